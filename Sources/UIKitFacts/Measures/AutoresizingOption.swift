import LayoutModel

/// An option of `autoresizingMask`: the part of a frame that follows the superview's size.
///
/// Source: Apple, `UIView.AutoresizingMask`.
package enum AutoresizingOption: String, Hashable, Sendable, CaseIterable {
  case flexibleWidth, flexibleHeight
  case flexibleLeftMargin, flexibleTopMargin, flexibleRightMargin, flexibleBottomMargin

  /// The option of a name in the spelling of any version of Swift, whose capitals differ.
  package static func named(_ name: String) -> AutoresizingOption? { table[name.lowercased()] }

  private static let table = FactTable(allCases) { $0.rawValue.lowercased() }

  /// The part of the frame that does not keep its number: `width`, `x`. A flexible margin behind the view, as a web page
  /// counts, keeps all of them.
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
