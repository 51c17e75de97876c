/// What a chain of PinLayout says along one axis, in the coordinates of the superview.
///
/// Source: PinLayout 1.10, [README](https://github.com/layoutBox/PinLayout).
struct PinnedSide {
  enum Edge { case start, center, end }

  private var edges: [Edge: Measure] = [:]
  var size: Measure?
  var minimum: Measure?
  var maximum: Measure?
  var startMargin = Measure.constant(0)
  var endMargin = Measure.constant(0)

  var isEmpty: Bool { edges.isEmpty && size == nil }

  /// PinLayout ignores an edge that contradicts others.
  ///
  /// - Returns: whether there is no such contradiction.
  mutating func pin(_ edge: Edge, at measure: Measure) -> Bool {
    let rivals: [Edge] = edge == .center ? [.start, .center, .end] : [edge, .center]
    guard rivals.allSatisfy({ edges[$0] == nil }) else { return false }
    edges[edge] = measure
    return true
  }

  /// The size that a number or both edges give.
  var stated: Measure? {
    if let size { return size }
    guard let start = edges[.start], let end = edges[.end] else { return nil }
    return end - start - startMargin - endMargin
  }

  func clamped(_ size: Measure) -> Measure {
    var size = size
    if let minimum { size = .among(isMaximum: true, [size, minimum]) }
    if let maximum { size = .among(isMaximum: false, [size, maximum]) }
    return size
  }

  /// Where a view of that size starts; `nil` if it stays where it is.
  func start(ofSize size: Measure) -> Measure? {
    if let start = edges[.start] { return start + startMargin }
    if let end = edges[.end] { return end - endMargin - size }
    return edges[.center].map { $0 - size * 0.5 + startMargin - endMargin }
  }
}
