import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension NumberReader {
  /// The numbers of a visual format, each where it stands in the string.
  mutating func readFormat(_ opening: Int) {
    guard var text = FormatText(opening: opening, in: file) else { return }
    text.metrics = metrics(besides: opening)
    // An interpolation is a number, or else a part of the format: what stands around it is one without it, too.
    let plain = text.withoutInterpolations
    if let format = try? VisualFormat(parsing: text.bytes, unknowns: text.unknowns) {
      readFormat(format, text)
    } else if !text.unknowns.isEmpty, let format = try? VisualFormat(parsing: plain.bytes) {
      readFormat(format, plain)
    }
  }

  /// What a call gives as `metrics:` beside a format.
  private func metrics(besides opening: Int) -> ExpressionID? {
    guard let bracket = file.opening(before: opening), bracket > 0,
      let call = file.call(named: bracket - 1)
    else { return nil }
    return file.argument("metrics", of: call)
  }

  private mutating func readFormat(_ format: VisualFormat, _ text: FormatText) {
    let axis = format.orientation.axis
    let names = format.views.map(\.name.text)
    let size = axis == .horizontal ? "width" : "height"
    for (index, view) in format.views.enumerated() {
      let previous = index == 0 ? nil : names[index - 1]
      let connection = index == 0 ? format.opening?.connection : format.connections[index - 1]
      let facts = previous.map { "the gap between '\($0)' and '\(view.name.text)'" }
      let edge = axis == .horizontal ? "leading" : "top"
      addGaps(
        connection, text, axis, view.name.text, facts ?? Self.gap(of: view.name.text, at: edge))
      for predicate in view.predicates {
        addFormat(
          predicate, text, part: size, axis, view.name.text, attributeName(size, of: view.name.text)
        )
      }
    }
    if let last = names.last {
      let edge = axis == .horizontal ? "trailing" : "bottom"
      addGaps(format.closing?.connection, text, axis, last, Self.gap(of: last, at: edge))
    }
  }

  private static func gap(of view: String, at edge: String) -> String {
    "the gap between \(attributeName(edge, of: view)) and the superview"
  }

  private mutating func addGaps(
    _ connection: VisualFormat.Connection?, _ text: FormatText, _ axis: Axis, _ item: String,
    _ fact: String
  ) {
    guard case .predicates(let predicates)? = connection else { return }
    for predicate in predicates { addFormat(predicate, text, part: "gap", axis, item, fact) }
  }

  private mutating func addFormat(
    _ predicate: VisualFormat.Predicate, _ text: FormatText, part: String, _ axis: Axis,
    _ item: String, _ fact: String
  ) {
    let place = text.range(of: predicate.object.range)
    var use = NumberUse(
      place: .visualFormat, part: part, axis: axis, value: nil, form: .computed, range: place,
      item: item, fact: "")
    use.isBound = use.isSize && predicate.relation != .equal
    let bound =
      switch predicate.relation {
      case .equal: ""
      case .greaterOrEqual: "at least "
      case .lessOrEqual: "at most "
      }
    func state(_ value: Double) {
      use.value = value
      use.fact = "\(fact) is \(bound)\(LayoutModel.format(value)) points"
    }
    switch predicate.object {
    case .number(let value, let range):
      guard isLength(value) else { break }
      use.form = .literal
      use.literal = text.literal(value, at: range)
      state(value)
    case .name(let name):
      if let number = text.metrics.flatMap({ classifier.metric(name.text, in: $0) }) {
        use.form = number.form
        if let value = number.value { state(value) }
      } else {
        // The size of another view is no number.
        guard part == "gap" else { return }
        use.form = .token(name.text)
      }
    case .unknown: break
    }
    uses.append(use)
  }
}

/// The text of a visual format, with the place of each byte in the file.
private struct FormatText {
  private(set) var bytes: [UInt8] = []
  /// Where interpolations stand.
  private(set) var unknowns: Set<Int> = []
  /// The dictionary with the numbers that the format names.
  var metrics: ExpressionID?
  private var offsets: [Int] = []
  private let end: Int

  /// `nil` for strings with escapes, which formats do not need.
  init?(opening: Int, in file: SyntaxFile) {
    let tokens = file.source.tokens
    guard !file.source.bytes(of: tokens[opening]).contains(UInt8(ascii: "#")) else { return nil }
    var index = opening + 1
    while index < tokens.count, tokens[index].kind != .stringClose {
      switch tokens[index].kind {
      case .stringSegment:
        let text = file.source.bytes(of: tokens[index])
        if text.contains(UInt8(ascii: "\\")) || text.contains(0x0A) { return nil }
        bytes += text
        offsets += text.indices
      case .stringEscape:
        unknowns.insert(bytes.count)
        bytes.append(UInt8(ascii: "0"))
        offsets.append(Int(tokens[index].start))
        guard index + 1 < tokens.count else { return nil }
        index = max(index + 1, Int(file.partners[index + 1]))
      default: return nil
      }
      index += 1
    }
    guard index < tokens.count, !bytes.isEmpty else { return nil }
    end = Int(tokens[index].start)
  }

  /// The same text where each interpolation is empty.
  var withoutInterpolations: FormatText {
    var plain = self
    for index in unknowns.sorted(by: >) {
      plain.bytes.remove(at: index)
      plain.offsets.remove(at: index)
    }
    plain.unknowns = []
    return plain
  }

  /// A number of the format; `nil` where Swift would not read it as one: `.5`.
  func literal(_ value: Double, at range: SourceRange) -> WrittenLiteral? {
    let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
    guard text.drop(while: { $0 == "-" }).first?.isNumber ?? false, text.last?.isNumber ?? false
    else { return nil }
    return WrittenLiteral(range: self.range(of: range), text: text, value: value, isInString: true)
  }

  /// The bytes of the file at which a part of the format stands.
  func range(of part: SourceRange) -> SourceRange {
    let start = part.start < offsets.count ? offsets[part.start] : end
    let last = part.end > part.start && part.end <= offsets.count ? offsets[part.end - 1] + 1 : end
    return SourceRange(start, max(start, last))
  }
}

/// Whether a string starts as visual formats do: `"H:`, `"V:`; `"|-` and `"[`, where a label before says so.
func mayBeVisualFormat(at index: Int, _ file: TokenizedFile) -> Bool {
  guard file.tokens[index + 1].kind == .stringSegment else { return false }
  let text = file.bytes(of: file.tokens[index + 1])
  guard let first = text.first else { return false }
  if first == UInt8(ascii: "H") || first == UInt8(ascii: "V") {
    return text.dropFirst().first == UInt8(ascii: ":")
  }
  guard first == UInt8(ascii: "|") || first == UInt8(ascii: "["), index > 1 else { return false }
  let label = file.tokens[index - 1].kind == .colon ? index - 2 : index - 1
  let name = label == index - 2 ? file.tokens[label] : file.tokens[max(0, label - 1)]
  return ["withVisualFormat", "visualFormat", "constraintsWithVisualFormat"].contains(
    file.name(of: name))
}
