/// What SnapKit's calls do, version by version.
///
/// Source: SnapKit 5.7.1, `ConstraintViewDSL` and `ConstraintMaker`; 0.18 to 2, `View+SnapKit` and `ConstraintMaker`.
package enum SnapKitCall: String, Hashable, Sendable, CaseIterable {
  case make = "makeConstraints"
  case remake = "remakeConstraints"
  case update = "updateConstraints"
  case prepare = "prepareConstraints"
  case remove = "removeConstraints"

  package var name: String { rawValue }

  /// The name as it was until 2016, before `view.snp` took the prefix's place: `snp_makeConstraints`.
  package var formerName: String { Self.formerPrefix + rawValue }

  package static let handle = "snp"
  package static let formerPrefix = "snp_"

  /// The version since which ``handle`` stands for the prefix.
  package static let handleSince = 3

  /// What an update does whose constraint was not made before.
  package enum MissedUpdate: Hashable, Sendable { case adds, crashes }

  /// Until version 2 an update adds what it does not find; since 3 it ends the program.
  package static func missedUpdate(inVersion version: Int) -> MissedUpdate {
    version < handleSince ? .adds : .crashes
  }

  package var spellings: [String] { [name, formerName] }

  /// What calls that take constraints back are named, on views and on constraints.
  /// Source: SnapKit 5.7.1, `ConstraintViewDSL` and `Constraint`.
  package static let takingBack: Set<String> = Set(
    remake.spellings + remove.spellings + ["uninstall", MemberName.deactivate])

  /// Relations to the superview: where there is none, they end the program with "Expected superview but found nil".
  /// Source: SnapKit 5.7.1, `ConstraintMakerRelatable`.
  package static let superviewRelations: Set<String> = [
    "equalToSuperview", "lessThanOrEqualToSuperview", "greaterThanOrEqualToSuperview",
  ]

  /// Properties of views that set content priorities, each for one axis.
  /// Source: SnapKit 5.7.1, `ConstraintViewDSL`.
  package static let contentPriorities: Set<String> = [
    "contentHuggingHorizontalPriority", "contentHuggingVerticalPriority",
    "contentCompressionResistanceHorizontalPriority",
    "contentCompressionResistanceVerticalPriority",
  ]
}
