import Diagnostics
import LayoutDialects

extension Rule {
  /// A SnapKit call relates attributes in a way that SnapKit rejects.
  ///
  /// - Why: SnapKit calls `fatalError`; the app crashes when the code is run.
  /// - Silent: when an attribute, an item or the closure is not known, and for updates of constraints that may have
  ///   been created elsewhere.
  package static let invalidSnapKitTarget = Rule(
    "invalid-snapkit-target",
    check: .snapKitMistake { mistake in
      switch mistake.kind {
      case .unequalGroups(let attributes, let target):
        [.unequalGroups(attributes, target, mistake)]
      case .neverMade(let attribute): [.neverMade(attribute, mistake)]
      }
    }
  )
}

extension Diagnostic {
  fileprivate static func unequalGroups(
    _ attributes: String, _ target: String, _ mistake: SnapKitMistake
  ) -> Diagnostic {
    Diagnostic(
      "this crashes the app: SnapKit cannot constrain \(attributes) to \(target) of '\(mistake.item)'; use the same attributes on both sides, or a single attribute of '\(mistake.item)'",
      at: mistake.range)
  }

  fileprivate static func neverMade(_ attribute: String, _ mistake: SnapKitMistake) -> Diagnostic {
    Diagnostic(
      "this crashes the app: '\(mistake.item)' has no \(attribute) constraint to update; create it first, or call remakeConstraints",
      at: mistake.range)
  }
}
