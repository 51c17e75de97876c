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

  /// The name until 2016, before `view.snp` replaced the prefix: `snp_makeConstraints`.
  package var formerName: String { Self.formerPrefix + rawValue }

  /// The class of what a closure gets to make constraints with.
  package static let maker = "ConstraintMaker"

  /// The types that SnapKit gives its calls. Source: SnapKit 5.7.1; 0.18 to 2 for `View`.
  package static let ownTypes: Set<String> = [
    maker, "ConstraintView", "ConstraintViewDSL", "ConstraintLayoutGuide",
    "ConstraintLayoutGuideDSL", "View",
  ]

  package static let handle = "snp"
  package static let formerPrefix = "snp_"

  /// The version since which ``handle`` replaces the prefix.
  package static let handleSince = 3

  /// What an update does if its constraint was not created before.
  package enum MissedUpdate: Hashable, Sendable { case adds, crashes }

  /// Until version 2, an update adds a missing constraint; since version 3, it crashes the app.
  package static func missedUpdate(inVersion version: Int) -> MissedUpdate {
    version < handleSince ? .adds : .crashes
  }

  package var spellings: [String] { [name, formerName] }

  /// The names of calls that remove constraints, on views and on constraints. Source: SnapKit 5.7.1,
  /// `ConstraintViewDSL` and `Constraint`.
  package static let takingBack: Set<String> = Set(
    remake.spellings + remove.spellings + ["uninstall", MemberName.deactivate])

  /// Relations to something else than the superview. Source: SnapKit 5.7.1, `ConstraintMakerRelatable`.
  package static let relations: Set<String> = [
    "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
  ]

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
