import LayoutModel
import SourceText

extension VisualFormat {
  /// Parses a format; never traps, in time linear in its length.
  ///
  /// - Parameter unknowns: the offsets of placeholder bytes for numbers known only at run time.
  /// - Throws: the first error, at the byte at which the run-time system's parser would stop.
  package init(
    parsing bytes: [UInt8], unknowns: Set<Int> = []
  ) throws(VisualFormatError) {
    var parser = VisualFormatParser(bytes: bytes, unknowns: unknowns)
    self = try parser.parse()
  }
}

/// A parser by recursive descent, one method for each part of the grammar.
private struct VisualFormatParser {
  let bytes: [UInt8]
  let unknowns: Set<Int>
  var position = 0

  init(bytes: [UInt8], unknowns: Set<Int>) {
    self.bytes = bytes
    self.unknowns = unknowns
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    guard !bytes.isEmpty else { throw error(.empty) }
    for offset in bytes.indices where bytes[offset] >= 0x80 && !unknowns.contains(offset) {
      throw error(.notASCII, at: offset)
    }
    var format = VisualFormat(
      orientation: try orientation(), opening: nil, views: [], connections: [], closing: nil)
    if next("|") {
      let bar = SourceRange(position, position + 1)
      position += 1
      format.opening = VisualFormat.Bar(range: bar, connection: try connection())
    }
    format.views.append(try view(after: format.opening?.connection))
    while position < bytes.count {
      guard next("|") || next("[") || next("-") else { throw error(.noViewOrBar) }
      let connection = try connection()
      if next("|") {
        format.closing = VisualFormat.Bar(
          range: SourceRange(position, position + 1), connection: connection)
        position += 1
        if position < bytes.count { throw error(.textAfterEnd) }
      } else {
        format.connections.append(connection)
        format.views.append(try view(after: connection))
      }
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatError) -> VisualFormat.Orientation {
    guard next("H") || next("V") else { return .horizontal }
    let isVertical = next("V")
    position += 1
    guard next(":") else { throw error(.noColon(isVertical ? .vertical : .horizontal)) }
    position += 1
    return isVertical ? .vertical : .horizontal
  }

  // MARK: Views

  private mutating func view(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) -> VisualFormat.View {
    guard next("[") else {
      guard position < bytes.count else { throw error(.endsEarly) }
      if case .predicates? = connection {
        if next("-") { throw error(.accidentalMinus) }
        if next("(") || startsName || startsNumber { throw error(.twoConnections) }
      }
      throw error(.noView)
    }
    position += 1
    guard let name = name() else { throw error(.badViewName) }
    var predicates: [VisualFormat.Predicate] = []
    if next("(") { predicates = try self.predicates() }
    guard next("]") else { throw error(.viewNotClosed) }
    position += 1
    return VisualFormat.View(name: name, predicates: predicates)
  }

  private mutating func name() -> VisualFormat.Name? {
    guard startsName else { return nil }
    let start = position
    while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
    return VisualFormat.Name(
      text: String(decoding: bytes[start..<position], as: UTF8.self),
      range: SourceRange(start, position))
  }

  // MARK: Connections

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard next("-") else { return .flush }
    let minus = SourceRange(position, position + 1)
    position += 1
    guard position < bytes.count else { throw error(.endsEarly) }
    if next("[") || next("|") { return .standard(minus) }
    if next("-") { throw error(.accidentalMinus) }
    // The published grammar knows a relation and a priority in parentheses only; the run-time system reads
    // `->=8-` and `-8@750-` as well.
    let predicates = next("(") ? try self.predicates() : [try predicate()]
    guard next("-") else {
      throw error(position < bytes.count ? .connectionNotClosed : .endsEarly)
    }
    position += 1
    return .predicates(predicates)
  }

  // MARK: Predicates

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var list: [VisualFormat.Predicate] = []
    repeat {
      // The opening parenthesis, or the comma.
      position += 1
      list.append(try predicate())
    } while next(",")
    guard next(")") else { throw error(.predicatesNotClosed) }
    position += 1
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    let object = try object()
    guard next("@") else {
      return VisualFormat.Predicate(relation: relation, object: object, priority: nil)
    }
    position += 1
    let priority = try self.object()
    if case .number(let value, let range) = priority, !(value > 0 && value <= 1000) {
      throw VisualFormatError(cause: .priorityOutOfRange, range: range)
    }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func relation() throws(VisualFormatError) -> Relation {
    let relation: Relation
    if next("=") {
      relation = .equal
    } else if next(">") {
      relation = .greaterOrEqual
    } else if next("<") {
      relation = .lessOrEqual
    } else {
      return .equal
    }
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else {
      throw error(.badRelation)
    }
    position += 2
    return relation
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    if unknowns.contains(position) {
      position += 1
      return .unknown(SourceRange(position - 1, position))
    }
    if let name = name() { return .name(name) }
    let start = position
    guard let number = number() else { throw error(.noNumber) }
    return .number(number, SourceRange(start, position))
  }

  /// What C's `strtod` reads, without names such as `inf`: a name is a metric here.
  private mutating func number() -> Double? {
    let start = position
    var end = start
    if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") {
      end += 1
    }
    let negative = end > start && bytes[start] == UInt8(ascii: "-")
    if let hexadecimal = hexadecimal(from: end) {
      position = hexadecimal.end
      return negative ? -hexadecimal.value : hexadecimal.value
    }
    let whole = digits(from: end)
    end = whole.upperBound
    var fraction = end..<end
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      fraction = digits(from: end + 1)
      if !whole.isEmpty || !fraction.isEmpty { end = fraction.upperBound }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var text = "0" + String(decoding: bytes[whole], as: UTF8.self) + "."
    text += String(decoding: bytes[fraction], as: UTF8.self) + "0"
    if let exponent = exponent(from: end) {
      text += "e" + String(decoding: bytes[end + 1..<exponent], as: UTF8.self)
      end = exponent
    }
    position = end
    return Double(text).map { negative ? -$0 : $0 }
  }

  private func hexadecimal(from start: Int) -> (value: Double, end: Int)? {
    guard start + 2 < bytes.count, bytes[start] == UInt8(ascii: "0"),
      bytes[start + 1] | 0x20 == UInt8(ascii: "x")
    else { return nil }
    var end = start + 2
    var value = 0.0
    while end < bytes.count, let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue {
      value = value * 16 + Double(digit)
      end += 1
    }
    return end > start + 2 ? (value, end) : nil
  }

  private func digits(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return min(start, end)..<end
  }

  /// The end of an exponent that starts with its `e`.
  private func exponent(from start: Int) -> Int? {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var first = start + 1
    if first < bytes.count, bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") {
      first += 1
    }
    let end = digits(from: first).upperBound
    return end > first ? end : nil
  }

  // MARK: Bytes

  private func next(_ scalar: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: scalar)
  }

  private var startsName: Bool {
    position < bytes.count && isNamePart(bytes[position]) && !isDigit(bytes[position])
  }

  private var startsNumber: Bool {
    position < bytes.count && (isDigit(bytes[position]) || unknowns.contains(position))
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// An error at `offset`, or where the parser stands.
  private func error(
    _ cause: VisualFormatError.Cause, at offset: Int? = nil
  ) -> VisualFormatError {
    let start = min(offset ?? position, bytes.count)
    // Beside a value that is not known, anything may stand: it may end with the very character that is missed.
    let isBesideUnknown =
      !unknowns.isEmpty && (start - 1...start + 1).contains(where: unknowns.contains)
    return VisualFormatError(
      cause: isBesideUnknown ? .misplacedUnknown : cause,
      range: SourceRange(start, min(start + 1, bytes.count)))
  }
}
