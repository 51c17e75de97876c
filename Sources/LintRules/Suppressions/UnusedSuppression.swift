import Diagnostics
import Suppression

extension Rule {
  /// A comment suppresses a rule where the rule finds nothing.
  ///
  /// - Why: it hides the next mistake that is made there.
  /// - Fix (safe): takes out the rules that are not needed, or the whole comment.
  /// - Silent: about rules that did not run, and about itself.
  package static let unusedSuppression = Rule(
    "unused-suppression",
    check: .suppressions { outcome in outcome.unused.map(Diagnostic.unused) }
  )
}

extension Diagnostic {
  fileprivate static func unused(_ unused: UnusedSuppression) -> Diagnostic {
    let command = unused.command
    let names = unused.names.map { "'\($0)'" }.joined(separator: ", ")
    let isEveryRule = unused.names == [SuppressionCommand.everyRule]
    let message: String
    switch command.reach {
    case .end: message = "no region is open that this could end for \(names)"
    case .next, .this, .previous, .file, .start:
      message =
        isEveryRule
        ? "this suppression silences nothing"
        : "\(names) \(unused.names.count == 1 ? "finds" : "find") nothing that this could silence"
    }
    let title =
      unused.isPart ? "take \(names) out of the suppression" : "remove the suppression"
    return Diagnostic(message, at: command.range, fixes: [.safe(title, unused.removal)])
  }
}
