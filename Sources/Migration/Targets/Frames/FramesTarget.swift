extension MigrationTarget {
  /// Frames, each in a statement of its own.
  package static let frames = MigrationTarget(
    "frames", "frames in a layout method",
    rule: RuleWords(
      message: { "frames can replace the constraints of \($0)" },
      title: "set frames in the layout method", risk: RuleWords.riskOfFrames),
    allowances: [.leftToRight, .outerSize, .unchangingContent],
    way: .layoutMethod { _ in PlainFrameStyle() })
}

/// Sets the frame of one view after another.
struct PlainFrameStyle: FrameStyle {
  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) { try writer.setFrames() }

  func reading(of set: WrittenSet) -> TextReading { TextReading() }
}
