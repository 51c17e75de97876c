import LayoutModel
import SourceText

/// Reads the description of one constraint, such as
/// `<NSLayoutConstraint:0x600 'top' UILabel:0x7f8'Hi'.top == UIView:0x7f9.top + 8   (active)>`.
///
/// The notations are those of public logs: the equation of iOS 10 and later, the picture of older systems and of
/// distances (`V:|-(8)-[UILabel:0x7f8]`), masks with their flags (`h=--& v=--&`), content sizes with their
/// priorities, and SnapKit's own description (its `Debugging.swift`, version 5.7.1), which names file and line.
struct DescriptionReader {
  /// Why a description is not understood, and where.
  struct Failure: Error {
    var offset: Int
    var reason: String
  }

  let bytes: [UInt8]
  let end: Int
  /// The offset of the next byte to read.
  var index: Int
  /// What names stand for, `|` among them.
  private var names: [String: LoggedItem] = [:]

  init(_ bytes: [UInt8], _ range: SourceRange) {
    self.bytes = bytes
    index = range.start
    end = min(range.end, bytes.count)
  }

  /// A constraint without the names, which stand behind it.
  struct Body {
    var first: LoggedAnchor
    var relation: Relation
    var second: LoggedAnchor?
    var multiplier = 1.0
    var constant = 0.0
    var priority: Double?
    var isSideOpen = false
  }

  mutating func read(at position: SourcePosition) throws(Failure) -> LoggedConstraint {
    try expect("<")
    let className = text(while: isNameByte)
    try expect(":")
    let address = text {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ">")
    }
    let site = try readSite()
    let (identifier, hasFlags) = readLabels()
    let isPicture = starts("H:") || starts("V:")
    let body = try isPicture ? readPicture() : readEquation()
    let tail = readTail()
    var constraint = LoggedConstraint(
      className: className, address: address, first: named(body.first), relation: body.relation,
      second: body.second.map(named), position: position)
    constraint.identifier = identifier
    constraint.site = site
    constraint.multiplier = body.multiplier
    constraint.constant = body.constant
    constraint.priority = body.priority ?? tail.priority ?? 1000
    constraint.superview = names["|"]
    constraint.isSideOpen = body.isSideOpen && !tail.isDirectional
    constraint.isRightToLeft = tail.isRightToLeft
    constraint.maker = LoggedConstraint.Maker(
      className, identifier, hasFlags: hasFlags, content: tail.content)
    return constraint
  }

  /// `@Login.swift#42`.
  private mutating func readSite() throws(Failure) -> (file: String, line: Int)? {
    guard skip("@") else { return nil }
    let start = index
    let words = text { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
    let parts = words.split(separator: "#", maxSplits: 1)
    guard parts.count == 2, let line = Int(parts[1]), line > 0 else {
      throw Failure(offset: start, reason: "expected a file and a line, such as 'Login.swift#42'")
    }
    return (String(parts[0]), line)
  }

  /// `'identifier'`, and the flags of a mask: `h=--& v=--&`.
  private mutating func readLabels() -> (identifier: String?, hasFlags: Bool) {
    var identifier: String?
    var hasFlags = false
    while true {
      skipSpace()
      if identifier == nil, next == UInt8(ascii: "'"), let quoted = readQuoted() {
        identifier = quoted
      } else if starts("h=") || starts("v=") {
        hasFlags = true
        _ = text { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }
      } else {
        return (identifier, hasFlags)
      }
    }
  }

  /// `'…'` up to a quote that a blank follows; nothing is read if there is none.
  private mutating func readQuoted() -> String? {
    var close = index + 1
    while close + 1 < end {
      if bytes[close] == UInt8(ascii: "'"), bytes[close + 1] == UInt8(ascii: " ") {
        let quoted = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
        index = close + 1
        return quoted
      }
      close += 1
    }
    return nil
  }

  // MARK: What stands behind the constraint

  private struct Tail {
    var priority: Double?
    var content: (hugging: Double, compressionResistance: Double)?
    var isDirectional = false
    var isRightToLeft = false
  }

  private mutating func readTail() -> Tail {
    var tail = Tail()
    while let byte = next {
      if skip("(LTR)") {
        tail.isDirectional = true
      } else if skip("(RTL)") {
        (tail.isDirectional, tail.isRightToLeft) = (true, true)
      } else if skip("ames:") {
        readNames()
      } else if skip("Hug:") {
        tail.content = (readNumber() ?? 250, tail.content?.compressionResistance ?? 750)
      } else if skip("CompressionResistance:") {
        tail.content = (tail.content?.hugging ?? 250, readNumber() ?? 750)
      } else if skip("priority:") || skip("@") || skip("^") {
        while let byte = next, !isDigit(byte), byte != UInt8(ascii: ">") { index += 1 }
        tail.priority = readNumber() ?? tail.priority
      } else {
        if byte == UInt8(ascii: ">"), index + 1 >= end { return tail }
        index += 1
      }
    }
    return tail
  }

  /// `'|':UIView:0x7f8, title:0x7f9 )`; what is not understood ends the list.
  private mutating func readNames() {
    while true {
      skipSpace()
      guard let name = readName(), skip(":") else { return }
      let start = index
      while let byte = next, isNameByte(byte) || byte == UInt8(ascii: "<"), !starts("0x") {
        index += 1
      }
      if next == UInt8(ascii: ":") { index += 1 } else { index = start }
      let className = index > start ? string(start, index - 1) : nil
      guard let address = readAddress() else { return }
      names[name] = LoggedItem(
        className: className, address: address, text: name == "|" ? nil : name)
      while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: ")") { index += 1 }
      guard skip(",") else { return }
    }
  }

  private mutating func readName() -> String? {
    if next == UInt8(ascii: "'") {
      let start = index + 1
      guard let close = bytes[min(start, end)..<end].firstIndex(of: UInt8(ascii: "'")) else {
        return nil
      }
      index = close + 1
      return string(start, close)
    }
    let name = text(while: isNameByte)
    return name.isEmpty ? nil : name
  }

  /// What a name stands for.
  private func named(_ anchor: LoggedAnchor) -> LoggedAnchor {
    guard anchor.item.address == nil, let name = anchor.item.text, let item = names[name] else {
      return anchor
    }
    var anchor = anchor
    anchor.item = item
    return anchor
  }

  // MARK: Bytes

  var next: UInt8? { index < end ? bytes[index] : nil }

  func string(_ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }

  func starts(_ word: String) -> Bool { bytes[index..<max(index, end)].starts(with: word.utf8) }

  mutating func skip(_ word: String) -> Bool {
    guard starts(word) else { return false }
    index += word.utf8.count
    return true
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = next, isPart(byte) { index += 1 }
    return string(start, index)
  }

  mutating func expect(_ word: String) throws(Failure) {
    guard skip(word) else { throw expected("'\(word)'") }
  }

  func expected(_ what: String) -> Failure {
    Failure(offset: min(index, end), reason: "expected \(what)")
  }

  /// `0x7f8b8c40a2b0`.
  mutating func readAddress() -> String? {
    guard starts("0x") else { return nil }
    let start = index
    index += 2
    while let byte = next, isHexDigit(byte) { index += 1 }
    return string(start, index)
  }

  /// A finite number in decimal notation.
  mutating func readNumber() -> Double? {
    let start = index
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
    while let byte = next, isDigit(byte) || byte == UInt8(ascii: ".") { index += 1 }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      let exponent = index
      index += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
      let digits = index
      while let byte = next, isDigit(byte) { index += 1 }
      if index == digits { index = exponent }
    }
    if let number = Double(string(start, index)), number.isFinite { return number }
    index = start
    return nil
  }
}

func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

private func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
}

extension LoggedConstraint.Maker {
  /// Source: identifiers in public logs; Apple, `UIStackView` ("UISV-…"), and table views' encapsulated sizes.
  fileprivate init(
    _ className: String, _ identifier: String?, hasFlags: Bool,
    content: (hugging: Double, compressionResistance: Double)?
  ) {
    let identifier = identifier ?? ""
    if hasFlags || className == "NSAutoresizingMaskLayoutConstraint" {
      self = .autoresizingMask
    } else if let content {
      self = .contentSize(
        hugging: content.hugging, compressionResistance: content.compressionResistance)
    } else if className == "NSContentSizeLayoutConstraint" {
      self = .contentSize(hugging: 250, compressionResistance: 750)
    } else if className == "_UILayoutSupportConstraint" {
      self = .layoutSupport
    } else if className == "NSIBPrototypingLayoutConstraint" {
      self = .interfaceBuilder
    } else if identifier.hasPrefix("UISV-") {
      self = .stackView
    } else if identifier.hasPrefix("UIView-Encapsulated-Layout-") {
      self = .encapsulatedSize
    } else if identifier.hasPrefix("_UITemporaryLayout") {
      self = .temporarySize
    } else if ["UI", "_UI", "NS", "_NS", "TB_"].contains(where: identifier.hasPrefix) {
      self = .system
    } else {
      self = .code
    }
  }
}
