extension MigrationTarget {
  /// Frames that come of dividing rectangles.
  package static let divided = MigrationTarget(
    "divided", "frames cut from one rectangle",
    rule: RuleWords(
      message: {
        "divided rectangles can replace the constraints of \($0)"
      },
      title: "divide rectangles in the layout method", risk: RuleWords.riskOfFrames),
    allowances: [.leftToRight, .outerSize],
    way: .layoutMethod { _ in DividedStyle() })
}

extension Refusal.Cause {
  static func division(_ what: String) -> Self {
    Self("no-division", "dividing a rectangle cannot produce these frames: \(what)")
  }
}

/// Cuts the frames of each set out of one rectangle.
struct DividedStyle: FrameStyle {
  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) {
    var division = DivisionWriter(frames: writer)
    try division.frames.chooseMirror()
    for set in writer.surroundings.sets { try division.divide(set) }
    try division.frames.mirror()
    writer = division.frames
  }

  func reading(of set: WrittenSet) -> TextReading { TextReading(runner: DivisionRunner()) }
}
