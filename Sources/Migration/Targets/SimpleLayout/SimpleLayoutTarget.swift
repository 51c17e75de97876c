extension MigrationTarget {
  /// Rows and columns of a small engine.
  package static let simpleLayout = MigrationTarget(
    "simple-layout", "rows and columns of a small layout engine",
    rule: RuleWords(
      message: { "rows and columns can replace the constraints of \($0)" },
      title: "lay out the views in rows and columns in the layout method",
      risk: RuleWords.riskOfFrames),
    allowances: [.leftToRight, .outerSize, .unchangingContent, .enoughRoom],
    support: SupportingCode(
      summary: "print the code of the layout engine for rows and columns",
      // Of all types of that name, the engine's alone has a parent frame.
      type: NamedType(name: "Layout", mark: "parentFrame", refusal: Refusal.Cause.nameTaken),
      text: { _ in rowsSupport }),
    way: .layoutMethod { RowStyle(room: Room($0)) })
}

extension Refusal.Cause {
  static func rows(_ what: String) -> Self {
    Self("no-rows", "rows and columns cannot produce these frames: \(what)")
  }

  static func rowDirection(_ view: String) -> Self {
    Self(
      "layout-direction",
      "'\(view)' follows the reading direction, but rows run from left to right"
        + " ('--allow left-to-right' ignores right-to-left layouts)")
  }

  static func outOfSpace(_ view: String) -> Self {
    Self(
      "out-of-space",
      "when there is too little space, the constraints let '\(view)' overlap other views, but a row"
        + " or column with flexible items would set no frames ('--allow enough-room' assumes that"
        + " there is enough space)",
      unless: .enoughRoom)
  }

  static func nameTaken(_ name: String) -> Self {
    Self(
      "name-taken",
      "'Layout' in this code means '\(name)', not the type that 'layoutlint support simple-layout'"
        + " prints")
  }
}

/// Lays views out as rows and columns.
struct RowStyle: FrameStyle {
  let room: Room

  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) {
    // Rows run from left to right in every language.
    if !writer.surroundings.isLeftToRightOnly,
      let view = writer.views.first(where: { !writer.isSymmetric($0) })
    {
      throw .rowDirection(writer.name(view))
    }
    var rows = RowWriter(frames: writer)
    for set in writer.surroundings.sets { try rows.layRows(set) }
    writer = rows.frames
  }

  func reading(of set: WrittenSet) -> TextReading {
    TextReading(
      runner: RowRunner(),
      // Where there is too little room, rows set no frames at all.
      situations: room.small(for: set),
      refusalOfTooLittleRoom: set.assumptions.contains(.enoughRoom) ? nil : Refusal.Cause.outOfSpace
    )
  }
}
