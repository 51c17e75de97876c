/// Names of members that later stages compare with, so that each is written only once.
package enum MemberName {
  // Views and what they hand out.
  package static let contentView = "contentView"
  /// What a class overrides if constraints do not position its frame: a property, or `alignmentRect(forFrame:)`.
  package static let alignment: Set<String> = ["alignmentRectInsets", "alignmentRect"]
  package static let imageView = "imageView"
  /// What a bar's item shows in place of a button of its own.
  package static let customView = "customView"
  package static let layoutIfNeeded = "layoutIfNeeded"
  package static let titleLabel = "titleLabel"
  package static let tableView = "tableView"
  package static let collectionView = "collectionView"
  package static let arrangedSubviews = "arrangedSubviews"
  package static let subviews = "subviews"
  /// The property with the children of a view.
  package static let childLists: Set<String> = [subviews, arrangedSubviews]
  package static let image = "image"

  // Hierarchy and constraints.
  package static let addConstraint = "addConstraint"
  package static let addConstraints = "addConstraints"
  package static let removeConstraint = "removeConstraint"
  package static let removeConstraints = "removeConstraints"
  package static let removeFromSuperview = "removeFromSuperview"
  package static let viewWithTag = "viewWithTag"
  package static let tag = "tag"
  /// Of a controller, to make its own view.
  package static let loadView = "loadView"
  package static let activate = "activate"
  package static let activateConstraints = "activateConstraints"
  package static let deactivate = "deactivate"
  package static let setCustomSpacing = "setCustomSpacing"

  // Layout and drawing that code asks for.
  package static let layoutSubtreeIfNeeded = "layoutSubtreeIfNeeded"
  package static let setNeedsDisplay = "setNeedsDisplay"

  // Geometry.
  package static let autoresizingMask = "autoresizingMask"
  package static let clipsToBounds = "clipsToBounds"
  package static let cornerRadius = "cornerRadius"
  package static let effectiveUserInterfaceLayoutDirection = "effectiveUserInterfaceLayoutDirection"
  package static let intrinsicContentSize = "intrinsicContentSize"
  package static let layoutMargins = "layoutMargins"
  package static let directionalLayoutMargins = "directionalLayoutMargins"
  package static let hitTest = "hitTest"
  package static let nativeBounds = "nativeBounds"
  package static let safeAreaInsets = "safeAreaInsets"
  package static let contentInset = "contentInset"
  package static let contentOffset = "contentOffset"
  package static let additionalSafeAreaInsets = "additionalSafeAreaInsets"
  package static let sizeThatFits = "sizeThatFits"
  package static let contentSize = "contentSize"
  package static let sizeToFit = "sizeToFit"
  package static let setImage = "setImage"
  package static let setValue = "setValue"

  // Content and the system.
  /// Of scroll views.
  package static let contentInsetAdjustmentBehavior = "contentInsetAdjustmentBehavior"
  package static let automaticallyAdjustsScrollViewInsets = "automaticallyAdjustsScrollViewInsets"
  package static let numberOfLines = "numberOfLines"
  package static let rowHeight = "rowHeight"
  package static let preferredMaxLayoutWidth = "preferredMaxLayoutWidth"
  /// Of labels: what measures a text, and what draws it.
  package static let textRect = "textRect"
  package static let drawText = "drawText"
  package static let scaledValue = "scaledValue"
  /// The start of the names of all methods that return a reused cell of a table or collection.
  package static let dequeueReusablePrefix = "dequeueReusable"
}

/// A name as it is spelt today, and as Swift 2 spelt it.
package struct Spelling: Hashable, Sendable {
  package let current: String
  package let former: String

  private init(_ current: String, formerly former: String) {
    self.current = current
    self.former = former
  }

  package func contains(_ name: some StringProtocol) -> Bool { name == current || name == former }

  package var all: [String] { [current, former] }

  /// Source: Apple, `NSLayoutConstraint`.
  package static let isActive = Spelling("isActive", formerly: "active")
  package static let activate = Spelling(
    MemberName.activate, formerly: MemberName.activateConstraints)
  package static let deactivate = Spelling(
    MemberName.deactivate, formerly: "deactivateConstraints")
  /// Source: Apple, `UIView`.
  package static let isHidden = Spelling("isHidden", formerly: "hidden")
  /// Source: Apple, `UIScrollView`.
  package static let isScrollEnabled = Spelling("isScrollEnabled", formerly: "scrollEnabled")
  /// Source: Apple, `UIScreen`.
  package static let mainScreen = Spelling("main", formerly: "mainScreen")
}
