/// The system's sets of edges.
package enum RectEdges {
  private static let edges: [String: Set<String>] = [
    "UIRectEdge": ["top", "left", "bottom", "right"],
    "NSDirectionalRectEdge": ["top", "leading", "bottom", "trailing"],
  ]

  /// The edges in the set of that name; `nil` for any other name. Source: Apple, `UIRectEdge` and
  /// `NSDirectionalRectEdge`.
  package static func options(of name: String, in type: String) -> Set<String>? {
    guard let edges = edges[type] else { return nil }
    if name == "all" { return edges }
    return edges.contains(name) ? [name] : nil
  }
}
