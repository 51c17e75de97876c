/// How code measures attributed text.
///
/// Source: Apple, `NSAttributedString.boundingRect(with:options:context:)` and `NSStringDrawingOptions`.
package enum TextMeasuring {
  package static let boundingRect = "boundingRect"
  /// Measures as many lines as the text needs.
  package static let lineOrigin: Set<String> = ["usesLineFragmentOrigin", "UsesLineFragmentOrigin"]
  package static let currentLeading = "usesFontLeading"
  package static let leading: Set<String> = [currentLeading, "UsesFontLeading"]
  /// All options.
  package static let known =
    lineOrigin.union(leading).union([
      "usesDeviceMetrics", "truncatesLastVisibleLine", "UsesDeviceMetrics",
      "TruncatesLastVisibleLine", "union",
    ])
}
