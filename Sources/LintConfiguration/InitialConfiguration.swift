import Diagnostics
import RulePages

/// What was seen of a project before it has a configuration.
package struct ProjectSurvey: Sendable {
  /// The number of findings by rule.
  package var findings: [String: Int] = [:]
  /// Patterns of generated code, and how many files they are for.
  package var generated: [(pattern: String, files: Int)] = []
  /// Names that look as if they were of the kind.
  package var facts: [FactKind: [String]] = [:]
  /// A configuration above the folder, as this one would extend it; `nil` if there is none.
  package var parent: String?
  /// The baseline that the configuration is to name, as a path from it on; `nil` for none.
  package var baseline: String?

  package init() {}
}

/// The configuration with comments that a project starts with. It changes nothing but what is excluded.
package func initialConfiguration(_ survey: ProjectSurvey, _ pages: [RulePage]) -> String {
  var lines = [
    "// The settings of layoutlint for this folder and all below it.",
    "// 'layoutlint config PATH' prints what holds for a file, 'layoutlint help config' says more.",
    "{",
    "  // For completion in editors: layoutlint config --schema > .layoutlint.schema.json",
    "  // \"$schema\": \"./.layoutlint.schema.json\",",
    "",
  ]
  if let parent = survey.parent {
    lines += ["  // Without this line, nothing that it states would hold here."]
    lines += ["  \"\(ConfigurationKey.extends.rawValue)\": \(json(parent)),", ""]
  }
  lines += excludeLines(survey)
  lines += ruleLines(survey, pages)
  lines += [
    "  // Findings from this severity on make a run fail: \"info\", \"warning\" or \"error\".",
    "  \(survey.parent == nil ? "" : "// ")\"failLevel\": \"\(Severity.warning.rawValue)\",",
    "",
  ]
  lines += [
    "  // Whether a comment that silences a finding must say why.",
    "  // \"\(ConfigurationKey.suppressions.rawValue)\": { \"\(SuppressionKey.requireReason.rawValue)\": true },",
    "",
    "  // Findings that are known and not reported: layoutlint --write-baseline .layoutlint-baseline",
    "  \(survey.baseline == nil ? "// " : "")\"\(ConfigurationKey.baseline.rawValue)\": "
      + "\(json(survey.baseline ?? ".layoutlint-baseline")),",
    "",
  ]
  lines += factLines(survey)
  lines += [
    "  // A folder with the pages of your own rules: 'layoutlint help rules' says how to write one.",
    "  // \"\(ConfigurationKey.rulePages.rawValue)\": \"layout-rules\",",
    "",
    "  // Other settings for some of the files.",
    "  // \"overrides\": [{ \"files\": [\"Tests\"], \"rules\": { \"\(pages.first?.id ?? "")\": \"off\" } }],",
    "}",
  ]
  return lines.map { $0 + "\n" }.joined()
}

private func excludeLines(_ survey: ProjectSurvey) -> [String] {
  var lines = [
    "  // What is not linted, also if it is named on the command line, written as in a .gitignore file.",
    "  \"\(ConfigurationKey.exclude.rawValue)\": [",
  ]
  for (pattern, files) in survey.generated {
    lines.append("    \(json(pattern)),  // \(files) \(files == 1 ? "file" : "files")")
  }
  if survey.generated.isEmpty { lines.append("    // \"Generated\",") }
  return lines + ["  ],", ""]
}

private func ruleLines(_ survey: ProjectSurvey, _ pages: [RulePage]) -> [String] {
  var lines = [
    "  // \"off\", \"info\", \"warning\", \"error\", or \"on\" for the rule's own severity. With options:",
    "  // { \"severity\": \"warning\", \"options\": { … } }; 'layoutlint explain RULE' lists them.",
    "  \"\(ConfigurationKey.rules.rawValue)\": {",
  ]
  // What is stated above is not to be stated otherwise by chance.
  let mark = survey.parent == nil ? "" : "// "
  for page in pages {
    let count = survey.findings[page.id] ?? 0
    let found = count == 0 ? "no findings" : count == 1 ? "1 finding" : "\(count) findings"
    lines.append("    // \(page.summary): \(found)")
    for option in page.options {
      lines.append("    // option \(json(option.name)): \(option.defaultValue.json)")
    }
    let level = page.enabled ? page.severity.rawValue : RuleLevel.off.rawValue
    lines.append("    \(mark)\(json(page.id)): \(json(level)),")
  }
  return lines + ["  },", ""]
}

private func factLines(_ survey: ProjectSurvey) -> [String] {
  var lines = [
    "  // What your own code is for, by name. Found by what it looks like: please correct it.",
    "  \"\(ConfigurationKey.facts.rawValue)\": {",
  ]
  for kind in FactKind.allCases {
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
  return lines + ["  },", ""]
}
