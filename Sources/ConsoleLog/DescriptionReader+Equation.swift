import LayoutModel

/// Attributes as constraints describe themselves.
///
/// Source: public logs; `minX`, `midX` and so on are those of autoresizing masks.
private let loggedAttributes: [(name: String, attribute: Attribute, isMargin: Bool)] = [
  ("leadingMargin", .leading, true), ("trailingMargin", .trailing, true),
  ("leftMargin", .left, true), ("rightMargin", .right, true), ("topMargin", .top, true),
  ("bottomMargin", .bottom, true), ("centerXWithinMargins", .centerX, true),
  ("centerYWithinMargins", .centerY, true), ("firstBaseline", .firstBaseline, false),
  ("lastBaseline", .lastBaseline, false), ("baseline", .lastBaseline, false),
  ("leading", .leading, false), ("trailing", .trailing, false), ("left", .left, false),
  ("right", .right, false), ("top", .top, false), ("bottom", .bottom, false),
  ("width", .width, false), ("height", .height, false), ("centerX", .centerX, false),
  ("centerY", .centerY, false), ("minX", .left, false), ("midX", .centerX, false),
  ("maxX", .right, false), ("minY", .top, false), ("midY", .centerY, false),
  ("maxY", .bottom, false),
]

extension DescriptionReader {
  /// `UILabel:0x7f8'Hi'.top == 0.5*UIView:0x7f9.top + 8`.
  mutating func readEquation() throws(Failure) -> Body {
    let first = try readAnchor()
    skipSpace()
    guard let relation = readRelation() else { throw expected("'==', '>=' or '<='") }
    skipSpace()
    var body = Body(first: first, relation: relation)
    if let number = readNumber() {
      guard skip("*") else {
        body.constant = number
        return body
      }
      body.multiplier = number
    }
    body.second = try readAnchor()
    while true {
      let start = index
      skipSpace()
      if skip("* "), let factor = readNumber() {
        body.multiplier = factor
      } else if skip("+ "), let constant = readDistance() {
        body.constant += constant
      } else if skip("- "), let constant = readDistance() {
        body.constant -= constant
      } else {
        index = start
        return body
      }
    }
  }

  mutating func readRelation() -> Relation? {
    for relation in Relation.allCases where skip(relation.rawValue) { return relation }
    return nil
  }

  /// `8`, or a standard distance: `NSSpace(8)`, `NSLayoutAnchorConstraintSpace(8)`.
  mutating func readDistance() -> Double? {
    if skip("NSSpace(") || skip("NSLayoutAnchorConstraintSpace(") {
      let number = readNumber()
      _ = skip(")")
      return number
    }
    return readNumber()
  }

  /// `UILabel:0x7f8'Hi'.top`.
  private mutating func readAnchor() throws(Failure) -> LoggedAnchor {
    let item = try readItem(isEnd: { $0.attribute(at: $1) != nil })
    guard let (attribute, length) = attribute(at: index) else {
      throw expected("an attribute such as '.top'")
    }
    index += length
    return LoggedAnchor(item: item, attribute: attribute.attribute, isMargin: attribute.isMargin)
  }

  /// The attribute that a period and a name tell, and how many bytes both take.
  private func attribute(
    at offset: Int
  ) -> (attribute: (name: String, attribute: Attribute, isMargin: Bool), length: Int)? {
    guard offset < end, bytes[offset] == UInt8(ascii: ".") else { return nil }
    let word = bytes[(offset + 1)..<end].prefix { isNameByte($0) && $0 != UInt8(ascii: ".") }
    guard let known = loggedAttributes.first(where: { word.elementsEqual($0.name.utf8) }) else {
      return nil
    }
    return (known, word.count + 1)
  }

  /// A class with an address and perhaps a text, or a name alone.
  ///
  /// - Parameter isEnd: whether what stands at an offset ends an item.
  mutating func readItem(
    isEnd: (DescriptionReader, Int) -> Bool
  ) throws(Failure) -> LoggedItem {
    let start = index
    var item = LoggedItem()
    if let colon = colonOfAddress() {
      item.className = string(start, colon)
      index = colon + 1
      item.address = readAddress()
      guard next == UInt8(ascii: "'") else { return item }
    }
    // A text may hold anything, quotes and periods among it.
    let textStart = index
    let isQuoted = next == UInt8(ascii: "'")
    while index < end {
      let isClosed = !isQuoted || index > textStart + 1 && bytes[index - 1] == UInt8(ascii: "'")
      if isClosed, isEnd(self, index) { break }
      index += 1
    }
    guard index < end, index > start else {
      index = textStart
      throw expected("a view such as 'UILabel:0x7f8'")
    }
    item.text = unquoted(textStart, index)
    // SnapKit prints a view's label in place of its address: `UILabel:title`.
    let parts = item.text?.split(separator: ":", omittingEmptySubsequences: false) ?? []
    if item.className == nil, parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      (item.className, item.text) = (String(parts[0]), String(parts[1]))
    }
    return item
  }

  private func unquoted(_ start: Int, _ end: Int) -> String {
    guard end - start >= 2, bytes[start] == UInt8(ascii: "'"),
      bytes[end - 1] == UInt8(ascii: "'")
    else { return string(start, end) }
    return string(start + 1, end - 1)
  }

  /// How long the name of a class may be, its generic arguments included.
  private static let maximumClass = 1_000

  /// Where `:0x` follows the name of a class.
  private func colonOfAddress() -> Int? {
    var offset = index
    let limit = min(end - 2, index + Self.maximumClass)
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: ":")
      where bytes[offset + 1] == UInt8(ascii: "0")
        && bytes[offset + 2] == UInt8(ascii: "x"):
        return offset > index ? offset : nil
      case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "'"),
        UInt8(ascii: "|"):
        return nil
      default: offset += 1
      }
    }
    return nil
  }
}
