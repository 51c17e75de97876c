import Diagnostics
import RulePages

/// What was seen of a project before it has a configuration.
package struct ProjectSurvey: Sendable {
  /// The number of findings by rule.
  package var findings: [String: Int] = [:]
  /// Patterns for generated code, and the number of files that each matches.
  package var generated: [(pattern: String, files: Int)] = []
  /// Names that look as if they were of the kind.
  package var facts: [FactKind: [String]] = [:]
  /// A configuration above the folder, as this one would extend it; `nil` if there is none.
  package var parent: String?
  /// The baseline that the configuration is to name, as a path from it on; `nil` for none.
  package var baseline: String?

  package init() {}
}

/// The commented configuration that a project starts with: only settings that differ from the defaults.
package func initialConfiguration(_ survey: ProjectSurvey, _ pages: [RulePage]) -> String {
  var lines = [
    "// The layoutlint settings for this folder and its subfolders. All other settings keep their default values:",
    "// 'layoutlint config PATH' prints the settings for a path; 'layoutlint help config' lists all keys.",
    "{",
    "  // For completion in editors: layoutlint config --schema > .layoutlint.schema.json",
    "  // \"$schema\": \"./.layoutlint.schema.json\",",
    "",
  ]
  if let parent = survey.parent {
    lines += ["  // Without this line, the settings in \(parent) would not apply here."]
    lines += ["  \"\(ConfigurationKey.extends.rawValue)\": \(json(parent)),", ""]
  }
  lines += excludeLines(survey)
  lines += ruleLines(survey, pages)
  lines += [
    "  // Different settings for some files or folders:",
    "  // \"\(ConfigurationKey.overrides.rawValue)\": [",
    "  //   { \"files\": [\"Sources/Legacy\"], \"rules\": { \"ambiguous-layout\": \"off\" } },",
    "  // ],",
    "",
    "  // A file of known findings, which are not reported; create it with: "
      + "layoutlint --write-baseline .layoutlint-baseline",
    "  \(survey.baseline == nil ? "// " : "")\"\(ConfigurationKey.baseline.rawValue)\": "
      + "\(json(survey.baseline ?? ".layoutlint-baseline")),",
  ]
  lines += factLines(survey)
  return (lines + ["}"]).map { $0 + "\n" }.joined()
}

private func excludeLines(_ survey: ProjectSurvey) -> [String] {
  if survey.generated.isEmpty { return [] }
  return [
    "  // Files that are not linted, even if named on the command line; same syntax as a .gitignore file.",
    "  \"\(ConfigurationKey.exclude.rawValue)\": [",
  ]
    + survey.generated.map { pattern, files in
      "    \(json(pattern)),  // \(files) \(files == 1 ? "file" : "files")"
    } + ["  ],", ""]
}

/// The rules that find something, the loudest first: what a team may want to set otherwise.
private func ruleLines(_ survey: ProjectSurvey, _ pages: [RulePage]) -> [String] {
  var lines = [
    "  // \"off\", \"info\", \"warning\", \"error\", or \"on\" for the rule's default severity. With options:",
    "  // { \"severity\": \"warning\", \"options\": { … } }; 'layoutlint explain RULE' lists them.",
    "  \"\(ConfigurationKey.rules.rawValue)\": {",
  ]
  let found = pages.filter { survey.findings[$0.id] ?? 0 > 0 }.sorted {
    (survey.findings[$1.id] ?? 0, $0.id) < (survey.findings[$0.id] ?? 0, $1.id)
  }
  let level = found.map { page in "    // \(json(page.id)): \(json(page.severity.rawValue))," }
  let width = level.map(\.count).max() ?? 0
  for (page, line) in zip(found, level) {
    let count = survey.findings[page.id] ?? 0
    let blanks = String(repeating: " ", count: width - line.count)
    lines.append("\(line)\(blanks)  // \(count) \(count == 1 ? "finding" : "findings")")
  }
  return lines + ["  },", ""]
}

private func factLines(_ survey: ProjectSurvey) -> [String] {
  let kinds = FactKind.allCases.filter { !(survey.facts[$0] ?? []).isEmpty }
  if kinds.isEmpty { return [] }
  var lines = [
    "",
    "  // Names in your own code, and what they mean. They were guessed from the code: please check them.",
    "  \"\(ConfigurationKey.facts.rawValue)\": {",
  ]
  for kind in kinds {
    let names = (survey.facts[kind] ?? []).map { json($0) }
    lines.append("    // \(kind.meaning)")
    let line = "    \(json(kind.rawValue)): [\(names.joined(separator: ", "))],"
    if line.count <= 110 {
      lines.append(line)
    } else {
      lines.append("    \(json(kind.rawValue)): [")
      lines += names.map { "      \($0)," }
      lines.append("    ],")
    }
  }
  return lines + ["  },"]
}
