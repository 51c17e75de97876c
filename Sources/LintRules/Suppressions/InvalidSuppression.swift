import Diagnostics
import RulePages
import Suppression

extension Rule {
  /// A comment that is meant to suppress findings is malformed or names a rule that does not exist.
  ///
  /// - Why: it silences nothing, or other findings than intended.
  package static let invalidSuppression = Rule(
    "invalid-suppression",
    check: .suppressions { outcome in
      outcome.problems.map { Diagnostic($0.reason.message, at: $0.range) }
    }
  )
}

extension SuppressionProblem.Reason {
  fileprivate var message: String {
    switch self {
    case .unknownCommand(let word):
      let commands = SuppressionCommand.Reach.allCases.map(\.rawValue)
      let hint =
        nearest(to: word, among: commands).map { "did you mean '\($0)'?" }
        ?? "expected \(commands.joined(separator: ", "))"
      return "unknown command '\(word)'; \(hint)"
    case .noName(let reach):
      return
        "'layoutlint:\(reach.rawValue)' does not name a rule; add a rule, or 'all' for every rule"
    case .nothingAfterComma:
      return "a rule is missing after the comma"
    case .unknownRule(let name, let nearest):
      if RuleGroup(rawValue: name) != nil {
        return "'\(name)' is a group of rules; name one of its rules, or 'all' for every rule"
      }
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'layoutlint rules' lists them"
      return "unknown rule '\(name)'; \(hint)"
    case .noComma(let name):
      return "'\(name)' is not suppressed, because there is no comma before it; add a comma"
    case .noReason:
      return "this suppression has no reason; append ' - ' and the reason"
    }
  }
}
