extension MigrationTarget {
  /// Frames, with every length scaled to the screen.
  package static let scaled = MigrationTarget(
    "scaled", "frames, with lengths scaled to the screen",
    rule: RuleWords(
      message: { "scaled frames can replace the constraints of \($0)" },
      title: "set scaled frames in the layout method", risk: "sizes differ on other screens"),
    allowances: [.leftToRight, .outerSize, .unchangingContent],
    isScaled: true,
    support: SupportingCode(
      summary: "print the helpers that scale lengths",
      text: { scalingSupport($0.scaling, isForSplitView: $0.isForSplitView) }),
    way: .layoutMethod { ScaledStyle(scaling: $0.scaling) })
}

/// Sets frames of which the printer scales all lengths.
struct ScaledStyle: FrameStyle {
  let scaling: Scaling

  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) { try writer.setFrames() }

  func reading(of set: WrittenSet) -> TextReading {
    TextReading(runner: ScalingRunner(scaling: scaling))
  }
}

/// Runs `16.calculateWidth()`.
struct ScalingRunner: TextRunner {
  let scaling: Scaling

  func call(
    _ call: FrameEvaluator.Call, in evaluator: FrameEvaluator
  ) throws(Unknown) -> Value? {
    guard case .method(let name, .number(let number)) = call.callee, call.labels.isEmpty else {
      return nil
    }
    switch name {
    case scaling.widthHelper: return .number(number * evaluator.situation.widthScale)
    case scaling.heightHelper: return .number(number * evaluator.situation.heightScale)
    default: return nil
    }
  }
}
