import LightSyntax

/// Runs `rectangle.divided(atDistance: 44, from: .minYEdge)` and takes the parts of that.
struct DivisionRunner: TextRunner {
  /// What `divided(atDistance:from:)` gives.
  struct Parts: OwnValue {
    var slice: FrameEvaluator.Rectangle
    var remainder: FrameEvaluator.Rectangle
  }

  func member(
    _ name: String, of value: Value, _ id: ExpressionID, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? {
    guard case .own(let parts as Parts) = value else { return nil }
    switch name {
    case "slice": return .rectangle(parts.slice)
    case "remainder": return .rectangle(parts.remainder)
    default: throw evaluator.unknown(id)
    }
  }

  func call(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? {
    guard case .method("divided", .rectangle(let rectangle)) = call.callee,
      call.labels == ["atDistance", "from"]
    else { return nil }
    guard case .number(let distance) = try evaluator.evaluate(call.arguments[0].value),
      case .symbol(let edge) = try evaluator.evaluate(call.arguments[1].value),
      let parts = rectangle.divided(at: distance, from: edge)
    else { throw evaluator.unknown(call.id) }
    return .own(parts)
  }
}

extension FrameEvaluator.Rectangle {
  /// As `CGRect` does it, but without numbers where the distance is less than nothing or more than there is: `CGRect`
  /// then takes the nearest that is possible, which no constraint says.
  /// Source: Apple, `CGRect.divided(atDistance:from:)`.
  fileprivate func divided(at distance: Double, from edge: String) -> DivisionRunner.Parts? {
    var (slice, remainder) = (self, self)
    let extent = edge.hasPrefix("minX") || edge.hasPrefix("maxX") ? width : height
    let tolerance = FrameProof.tolerance
    if distance < -tolerance || distance > extent + tolerance {
      return DivisionRunner.Parts(slice: .unknown, remainder: .unknown)
    }
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
    return DivisionRunner.Parts(slice: slice, remainder: remainder)
  }
}
