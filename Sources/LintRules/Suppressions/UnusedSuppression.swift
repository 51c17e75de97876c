import Diagnostics
import Suppression

extension Rule {
  /// A comment suppresses a rule where the rule finds nothing.
  ///
  /// - Why: it hides the next mistake that is made there.
  /// - Fix (safe): removes the rules that are not needed, or the whole comment.
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
    case .end:
      message =
        "unnecessary 'layoutlint:enable': \(names) \(unused.names.count == 1 ? "is" : "are") not disabled here"
    case .next, .this, .previous, .file, .start:
      message =
        isEveryRule
        ? "unnecessary suppression: there are no findings here"
        : "unnecessary suppression: \(names) \(unused.names.count == 1 ? "reports" : "report") nothing here"
    }
    let comment = command.reach == .end ? "comment" : "suppression"
    let title = unused.isPart ? "remove \(names) from the \(comment)" : "remove the \(comment)"
    return Diagnostic(message, at: command.range, fixes: [.safe(title, unused.removal)])
  }
}
