import LayoutModel

extension Attribute {
  /// The property of views and guides that returns the anchor: `leadingAnchor`. Source: Apple, `UIView`, "Constraining
  /// views with anchors".
  package var anchorName: String { rawValue + "Anchor" }
}
