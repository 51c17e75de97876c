import LayoutDialects
import LayoutModel

extension LayoutScope {
  /// `title.trailing`.
  func text(_ anchor: Anchor) -> String { "\(name(anchor.item)).\(anchor.attribute.rawValue)" }

  /// `title.width >= 2 × badge.width + 8`.
  func equation(_ id: Constraint.ID) -> String {
    equation(id, number: formatLength, anchor: text)
  }
}
