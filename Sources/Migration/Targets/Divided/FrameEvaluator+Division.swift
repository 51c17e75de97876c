extension FrameEvaluator.Rectangle {
  /// As `CGRect` does it: the distance is no less than nothing, and no more than there is.
  /// Source: Apple, `CGRect.divided(atDistance:from:)`.
  func divided(at distance: Double, from edge: String) -> (
    slice: Self, remainder: Self
  )? {
    var (slice, remainder) = (self, self)
    let extent = edge.hasPrefix("minX") || edge.hasPrefix("maxX") ? width : height
    let distance = min(max(distance, 0), max(extent, 0))
    switch edge {
    case "minXEdge":
      slice.width = distance
      remainder.x += distance
      remainder.width -= distance
    case "maxXEdge":
      slice.x += width - distance
      slice.width = distance
      remainder.width -= distance
    case "minYEdge":
      slice.height = distance
      remainder.y += distance
      remainder.height -= distance
    case "maxYEdge":
      slice.y += height - distance
      slice.height = distance
      remainder.height -= distance
    default: return nil
    }
    return (slice, remainder)
  }
}
