extension MigrationTarget {
  /// Frames that come of dividing rectangles.
  package static let divided = MigrationTarget(
    "divided", "frames cut from one rectangle",
    rule: RuleWords(
      message: {
        "frames cut from one rectangle can replace the constraints of \($0)"
      },
      title: "lay the views out by dividing rectangles in the layout method",
      risk: RuleWords.riskOfFrames),
    allowances: [.leftToRight, .outerSize, .enoughRoom],
    way: .layoutMethod { DividedStyle(room: Room($0)) })
}

extension Refusal.Cause {
  static func division(_ what: String) -> Self {
    Self("no-division", "dividing a rectangle cannot produce these frames: \(what)")
  }

  static func cutOff(_ view: String) -> Self {
    Self(
      "out-of-space",
      "when there is too little space, the constraints keep the size of '\(view)', but cutting its"
        + " area from a rectangle would make it smaller"
        + " ('--allow enough-room' assumes that there is enough space)",
      unless: .enoughRoom)
  }
}

/// Cuts the frames of each set out of one rectangle.
struct DividedStyle: FrameStyle {
  let room: Room

  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) {
    var division = DivisionWriter(frames: writer)
    try division.frames.chooseMirror()
    for set in writer.surroundings.sets { try division.divide(set) }
    try division.frames.mirror()
    writer = division.frames
  }

  func reading(of set: WrittenSet) -> TextReading {
    TextReading(
      runner: DivisionRunner(), situations: room.small(for: set),
      refusalOfTooLittleRoom: set.assumptions.contains(.enoughRoom)
        ? nil : Refusal.Cause.cutOff)
  }
}
