/// What covers the edges of a screen, and how much of it, in points.
///
/// Source: Apple, Human Interface Guidelines, "Layout"; screens of iPhones and iPads up to the year 2024.
package enum SystemBar: Hashable, Sendable, CaseIterable {
  case status, navigation, tab, safeArea

  /// Its heights on some device; those of a navigation bar may include the status bar above it.
  package var heights: Set<Double> {
    switch self {
    case .status: [20, 24, 44, 47, 48, 50, 54, 59, 62]
    case .navigation: [32, 44, 50, 64, 88, 91, 92, 96, 103, 106]
    case .tab: [32, 49, 50, 83]
    case .safeArea: [20, 21, 24, 34, 44, 47, 48, 50, 59, 62]
    }
  }

  /// Its heights that include no other bar and no cutout: an app's own bar may have the same height.
  package var ownHeights: Set<Double> {
    switch self {
    case .navigation: [32, 44, 50]
    case .tab: [32, 49, 50]
    case .status, .safeArea: []
    }
  }

  /// What covers the top of a screen: the status bar or the cut-out, with a navigation bar below it.
  package static let topSums: Set<Double> = [47, 59, 62, 64, 88, 91, 92, 96, 103, 106]
  /// What covers its bottom: the home indicator, a tab bar, or both.
  package static let bottomSums: Set<Double> = [34, 49, 83]
  /// What such sums are made of: the status bar or the cut-out, and a navigation bar.
  package static let topParts: [[Double]] = [[20, 44], [47, 44], [59, 44]]
  /// As ``topParts``, at the bottom: the home indicator, and a tab bar.
  package static let bottomParts: [[Double]] = [[34, 49]]
  /// What covers the top of a screen without a cut-out: bars on the systems that had no safe area.
  package static let former: Set<Double> = [20, 44, 64]
  /// The heights that bars at the top, at the bottom or at both take from a screen's height.
  package static let sums: Set<Double> = [64, 88, 83, 108, 113]
}
