import LayoutDialects
import LayoutModel
import SourceText
import SwiftTokens

/// What code outside the views decides about NotAutoLayout's chains.
struct MakerStyle: FrameStyle {
  /// Whether a label may have several lines: its height then depends on the width that it has.
  let mayWrapText: Bool
  /// The properties of the class, which closures that may run later name with `self`.
  let ownNames: Set<String>

  init(_ code: LayoutCode) {
    mayWrapText = code.mayWrapText
    ownNames = code.propertyNames.subtracting(code.localConstants)
  }

  func write(_ writer: inout FrameWriter) throws(Refusal.Cause) {
    var makers = MakerWriter(frames: writer)
    try makers.frames.chooseMirror()
    while let view = makers.frames.nextView() { try makers.make(view, self) }
    try makers.frames.mirror()
    writer = makers.frames
  }

  func reading(of set: WrittenSet) -> TextReading {
    TextReading(runner: MakerTextRunner(superviews: set.superviews))
  }

  /// A text for a closure that may run later: `self.padding * 2`.
  func qualified(_ text: String) -> String {
    let code = TokenizedFile(SourceFile(path: "", bytes: Array(text.utf8)))
    var (result, end) = ("", 0)
    for index in code.tokens.indices where names(index, in: code) {
      let start = Int(code.tokens[index].start)
      result += code.file.text(SourceRange(end, start)) + "self."
      end = start
    }
    return result + code.file.text(SourceRange(end, code.file.bytes.count))
  }

  /// Whether a token names a property of the class, and is neither a member of something else nor a label.
  private func names(_ index: Int, in code: TokenizedFile) -> Bool {
    let tokens = code.tokens
    guard tokens[index].kind == .identifier, ownNames.contains(code.name(of: tokens[index])) else {
      return false
    }
    guard index > 0 else { return true }
    switch tokens[index - 1].kind {
    case .period: return false
    case .leftParen, .comma: return tokens[index + 1].kind != .colon
    default: return true
    }
  }
}

/// One line of a view, left or middle for instance, and what says where it is.
struct MakerLine {
  enum Source {
    /// Something with a place, and how much further the line is.
    case anchor(PlanAnchor)
    /// A share of the parent, and how much further the line is.
    case share(Double, offset: Form)
    /// In the coordinates of the parent.
    case number(String)
  }

  /// How much of the view lies before it.
  var share: Double
  var source: Source

  var anchor: PlanAnchor? {
    if case .anchor(let anchor) = source { anchor } else { nil }
  }

  /// What NotAutoLayout calls a line, by the share that lies before it: "center" is horizontal, "middle" vertical.
  static func name(_ share: Double, _ axis: Axis) -> String {
    let names = axis == .horizontal ? ["left", "center", "right"] : ["top", "middle", "bottom"]
    return names[Int(share * 2)]
  }

  /// What it calls the point in which two lines meet.
  static func point(_ horizontal: Double, _ vertical: Double) -> String {
    name(vertical, .vertical) + name(horizontal, .horizontal).titled
  }
}

extension String {
  /// With a capital in front.
  var titled: String { prefix(1).uppercased() + dropFirst() }
}
