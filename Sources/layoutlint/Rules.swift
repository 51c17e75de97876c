import Diagnostics
import LintConfiguration
import LintDriver
import Reporting
import RulePages

extension Surroundings {
  /// Lists the rules, or tests those of a project.
  func rules(_ request: RulesRequest) -> ExitCode {
    if let folder = request.tested {
      return testPages(in: FilePath(folder), configuration: request.configuration)
    }
    let known = knownRules(configuration: request.configuration)
    let pages = known.pages.filter { request.group == nil || $0.group == request.group }
    switch request.format {
    case .text: output.write(ruleTable(pages))
    case .json: output.write(ruleListJSON(pages))
    }
    return known.isWhole ? .success : .failure
  }

  /// Explains a rule.
  func explain(
    _ rule: String, _ format: OutputFormat, configuration: String?
  ) throws(UsageError) -> ExitCode {
    // What is built in can be explained whatever is configured.
    var known = (pages: pages, isWhole: true)
    if !pages.contains(where: { $0.id == rule }) {
      known = knownRules(configuration: configuration)
    }
    guard let page = known.pages.first(where: { $0.id == rule }) else {
      if let group = RuleGroup(rawValue: rule) {
        explain(group, known.pages, format)
        return known.isWhole ? .success : .failure
      }
      // Of a page that is wrong, that was said.
      if known.isWhole {
        if let place = declaration(ofType: rule, configuration) {
          throw UsageError(
            "'\(rule)' is a type, not a rule; use 'layoutlint explain \(place)' to see which of its views are checked"
          )
        }
        throw unknownRule(
          rule, among: known.pages.map(\.id), hasOwn: known.pages.count > pages.count,
          orElse: "; to explain a line of code, use FILE:LINE")
      }
      return .failure
    }
    switch format {
    case .text: output.write(explanation(of: page))
    case .json: output.write(rulePageJSON(page))
    }
    return known.isWhole ? .success : .failure
  }

  /// Where a type is declared below the current folder, as `FILE:LINE`; `nil` if there is none of that name.
  private func declaration(ofType name: String, _ configuration: String?) -> String? {
    // No rule starts like that, and no other file is read for a rule that is misspelled.
    guard name.first?.isUppercase ?? false else { return nil }
    var request = SelectionRequest()
    request.configuration = configuration
    guard let selection = select(["."], request) else { return nil }
    let (files, _) = loadFiles(selection, jobs: activeProcessorCount())
    return placeOfType(named: name, in: files)
  }

  /// Lists the rules of a group.
  private func explain(_ group: RuleGroup, _ pages: [RulePage], _ format: OutputFormat) {
    let pages = pages.filter { $0.group == group }
    switch format {
    case .text:
      output.write(
        "'\(group.rawValue)' is a group of rules: \(group.meaning)\n\n\(ruleTable(pages))\n"
          + "'layoutlint explain ID' explains one of them; '--only \(group.rawValue)' runs all of them.\n"
      )
    case .json: output.write(ruleListJSON(pages))
    }
  }

  /// Prints the JSON Schema of configuration files.
  func schema() -> ExitCode {
    let known = knownRules(configuration: nil)
    output.write(configurationSchema(known.pages))
    return known.isWhole ? .success : .failure
  }

  /// The pages of all rules of this folder, by id; what is wrong with those of the project is reported.
  private func knownRules(configuration: String?) -> (pages: [RulePage], isWhole: Bool) {
    do throws(ConfigurationError) {
      let known = try KnownRules(
        configuration: configuration.map { FilePath($0) }, pages: pages)
      report(known.problems)
      return (known.pages, known.problems.isEmpty)
    } catch {
      report(error)
      return (pages, false)
    }
  }

  private func testPages(in folder: FilePath, configuration: String?) -> ExitCode {
    do throws(ConfigurationError) {
      let test = try RulePageTest(
        of: folder, configuration: configuration.map { FilePath($0) }, pages: pages, analyzer)
      report(test.problems)
      for note in test.notes { output.write(printable(note) + "\n") }
      for failure in test.failures { output.write(failure.description) }
      errors.write(
        "\(counted(test.ruleCount, "rule")), \(counted(test.exampleCount, "example")): \(verdict(test))\n"
      )
      if !test.problems.isEmpty { return .failure }
      return test.failures.isEmpty ? .success : .findings
    } catch {
      report(error)
      return .failure
    }
  }
}

/// How the test of rule pages ended: `all passed`, or `1 failed; 1 page has errors`.
private func verdict(_ test: RulePageTest) -> String {
  var parts: [String] = []
  if !test.failures.isEmpty { parts.append("\(test.failures.count) failed") }
  let pages = Set(test.problems.map(\.path)).count
  if pages > 0 { parts.append("\(counted(pages, "page")) \(pages == 1 ? "has" : "have") errors") }
  if parts.isEmpty { parts.append(test.exampleCount == 0 ? "nothing to run" : "all passed") }
  return parts.joined(separator: "; ")
}

/// `layoutlint rules`: a line for each rule.
private func ruleTable(_ pages: [RulePage]) -> String {
  let rows = pages.map { page in
    [
      page.id, page.group?.rawValue ?? "", page.severity.rawValue, page.enabled ? "on" : "off",
      page.applicability.map { $0 == .displayOnly ? $0.words : "\($0.words) fix" } ?? "no fix",
    ]
  }
  let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return zip(rows, pages).map { row, page in
    zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) + "  " }.joined()
      + page.summary + "\n"
  }.joined()
}
