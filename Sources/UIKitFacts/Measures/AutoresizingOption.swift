import LayoutModel

/// An option of `autoresizingMask`: the part of a frame that follows the superview's size.
///
/// Source: Apple, `UIView.AutoresizingMask`.
package enum AutoresizingOption: String, Hashable, Sendable, CaseIterable {
  case flexibleWidth, flexibleHeight
  case flexibleLeftMargin, flexibleTopMargin, flexibleRightMargin, flexibleBottomMargin

  /// The option for a name as any version of Swift spells it; the versions differ in capitals.
  package static func named(_ name: String) -> AutoresizingOption? { table[name.lowercased()] }

  private static let table = FactTable(allCases) { $0.rawValue.lowercased() }

  /// The part of the frame that changes: `width`, `x`. A flexible margin on the right or at the bottom changes none.
  package var part: String? {
    switch self {
    case .flexibleWidth: "width"
    case .flexibleHeight: "height"
    case .flexibleLeftMargin: "x"
    case .flexibleTopMargin: "y"
    case .flexibleRightMargin, .flexibleBottomMargin: nil
    }
  }
}
