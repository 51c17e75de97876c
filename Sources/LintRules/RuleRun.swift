import Diagnostics
import LayoutDialects
import LightSyntax
import RulePages
import SourceText
import Suppression

/// The rules of one run, with their options and severities.
package struct RuleRun: Sendable {
  private let rules: [(rule: Rule, page: RulePage, options: RuleOptions)]
  /// The ids of all rules there are, whether they run or not.
  package let knownRules: Set<String>

  /// - Parameter includes: whether a rule runs, by its page.
  package init(includes: (RulePage) -> Bool) {
    knownRules = Set(RulePage.embedded.map(\.id))
    let pages = Dictionary(uniqueKeysWithValues: RulePage.embedded.map { ($0.id, $0) })
    rules = Rule.catalogue.compactMap { rule in
      guard let page = pages[rule.id], includes(page) else { return nil }
      return (rule, page, RuleOptions(defaultsOf: page))
    }
  }

  /// Whether a rule needs the layout that the code builds, rather than one file's syntax.
  package var needsLayout: Bool {
    rules.contains { entry in
      switch entry.rule.check {
      case .file, .suppressions: false
      case .constraint, .item, .unknownAnchor, .visualFormat: true
      }
    }
  }

  /// What the rules about one file's syntax find.
  package func findings(in file: SyntaxFile) -> [Finding] {
    rules.flatMap { entry -> [Finding] in
      guard case .file(let check) = entry.rule.check else { return [] }
      return check(file, entry.options).map { finding($0, entry.page, file) }
    }
  }

  /// What the rules about layout find. Each finding comes once, however often a loop makes its constraint.
  package func findings(
    in reading: LayoutReading, project: Project, files: [SyntaxFile]
  ) -> [Finding] {
    var seen: Set<Finding> = []
    var findings: [Finding] = []
    func add(_ diagnostics: [Diagnostic], _ page: RulePage, _ file: Int) {
      for diagnostic in diagnostics {
        let found = finding(diagnostic, page, files[file])
        if seen.insert(found).inserted { findings.append(found) }
      }
    }
    for entry in rules {
      for scope in reading.scopes {
        let context = LayoutContext(scope: scope, project: project, files: files)
        switch entry.rule.check {
        case .constraint(let check):
          for (constraint, origin) in zip(scope.constraints, scope.origins) {
            add(check(constraint, context, entry.options), entry.page, origin.file)
          }
        case .item(let check):
          for (item, description) in zip(scope.items, scope.descriptions) {
            let file = description.creation?.file ?? scope.file
            add(check(item, context, entry.options), entry.page, file)
          }
        case .file, .unknownAnchor, .visualFormat, .suppressions: break
        }
      }
      switch entry.rule.check {
      case .unknownAnchor(let check):
        for anchor in reading.unknownAnchors {
          add(check(anchor, project), entry.page, anchor.file)
        }
      case .visualFormat(let check):
        for problem in reading.visualFormatProblems {
          add(check(problem), entry.page, problem.file)
        }
      case .file, .constraint, .item, .suppressions: break
      }
    }
    return findings
  }

  /// What the rules about suppressions say about those of one file.
  func findings(about outcome: SuppressionOutcome, in path: String) -> [Finding] {
    rules.flatMap { entry -> [Finding] in
      guard case .suppressions(let check) = entry.rule.check else { return [] }
      return check(outcome).map { finding($0, entry.page, path) }
    }
  }

  /// The ids of the rules that run.
  package var ids: Set<String> { Set(rules.map(\.rule.id)) }

  private func finding(_ diagnostic: Diagnostic, _ page: RulePage, _ file: SyntaxFile) -> Finding {
    finding(diagnostic, page, file.source.file.path)
  }

  private func finding(_ diagnostic: Diagnostic, _ page: RulePage, _ path: String) -> Finding {
    Finding(rule: page.id, severity: page.severity, path: path, diagnostic: diagnostic)
  }
}

extension RuleOptions {
  /// The defaults that a rule's page states.
  init(defaultsOf page: RulePage) {
    var numbers: [String: Double] = [:]
    var numberLists: [String: [Double]] = [:]
    var stringLists: [String: [String]] = [:]
    for option in page.options {
      switch option.defaultValue {
      case .number(let value): numbers[option.name] = value
      case .numbers(let values): numberLists[option.name] = values
      case .strings(let values): stringLists[option.name] = values
      case .boolean, .string: break
      }
    }
    self.init(numbers: numbers, numberLists: numberLists, stringLists: stringLists)
  }
}
