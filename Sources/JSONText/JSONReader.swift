import SourceText

/// A cursor over one text, which moves forward only and never passes the text's end.
///
/// The structure of values is here; strings, numbers and the space between tokens have files of
/// their own.
struct JSONReader {
  /// How many arrays and objects may lie in each other: far more than a person writes, and few
  /// enough that recursion cannot exhaust the stack of a secondary thread (512 KB on macOS).
  static let maximumNesting = 128

  let bytes: [UInt8]
  let end: Int
  let syntax: JSONSyntax
  /// The offset of the next byte to read.
  var index: Int
  private var nesting = 0

  init(_ bytes: [UInt8], in range: SourceRange, syntax: JSONSyntax) {
    precondition(
      range.start >= 0 && range.end <= bytes.count, "the range must lie within the bytes")
    self.bytes = bytes
    self.end = range.end
    self.index = range.start
    self.syntax = syntax
  }

  mutating func readDocument() throws(JSONReadingError) -> JSONNode {
    skipByteOrderMark()
    try skipSpace()
    let root = try readValue()
    try skipSpace()
    guard index == end else { throw expected("the end of the text") }
    return root
  }

  private mutating func readValue() throws(JSONReadingError) -> JSONNode {
    let start = index
    let value = try readBareValue()
    return JSONNode(value, SourceRange(start, index))
  }

  private mutating func readBareValue() throws(JSONReadingError) -> JSONNode.Value {
    guard let byte = next else { throw expected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object(try readMembers())
    case UInt8(ascii: "["): return .array(try readElements())
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "'") where syntax == .json5: return .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try readNumber())
    case UInt8(ascii: "+") where syntax == .json5, UInt8(ascii: ".") where syntax == .json5:
      return .number(try readNumber())
    default: return try readWord()
    }
  }

  private mutating func readWord() throws(JSONReadingError) -> JSONNode.Value {
    if skip("true") { return .boolean(true) }
    if skip("false") { return .boolean(false) }
    if skip("null") { return .null }
    if syntax == .json5, let number = skipNumberWord() { return .number(number) }
    throw expected("a value")
  }

  private mutating func readElements() throws(JSONReadingError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try enter()
    while !leave(at: "]") {
      if !elements.isEmpty {
        try readComma(orClosing: "]")
        if leaveAfterComma(at: "]") { break }
      }
      elements.append(try readValue())
      try skipSpace()
    }
    return elements
  }

  private mutating func readMembers() throws(JSONReadingError) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys: [String: SourceRange] = [:]
    try enter()
    while !leave(at: "}") {
      if !members.isEmpty {
        try readComma(orClosing: "}")
        if leaveAfterComma(at: "}") { break }
      }
      let member = try readMember(after: keys)
      keys[member.key] = member.keyRange
      members.append(member)
      try skipSpace()
    }
    return members
  }

  private mutating func readMember(
    after keys: [String: SourceRange]
  ) throws(JSONReadingError) -> JSONMember {
    let start = index
    let key = try readKey()
    let range = SourceRange(start, index)
    if let first = keys[key] {
      throw JSONReadingError(offset: start, message: "duplicate key '\(key)'", firstKey: first)
    }
    try skipSpace()
    guard skip(":") else { throw expected("':'") }
    try skipSpace()
    return JSONMember(key: key, keyRange: range, value: try readValue())
  }

  private mutating func readKey() throws(JSONReadingError) -> String {
    if next == UInt8(ascii: "\"") { return try readString() }
    guard syntax == .json5 else { throw expected("a key in double quotes") }
    if next == UInt8(ascii: "'") { return try readString() }
    return try readIdentifier()
  }

  /// Moves past an opening bracket and the space after it.
  private mutating func enter() throws(JSONReadingError) {
    guard nesting < Self.maximumNesting else {
      throw JSONReadingError(
        offset: index, message: "expected at most \(Self.maximumNesting) levels of nesting")
    }
    nesting += 1
    index += 1
    try skipSpace()
  }

  /// Moves past the closing bracket, if it comes next.
  private mutating func leave(at closing: String) -> Bool {
    guard skip(closing) else { return false }
    nesting -= 1
    return true
  }

  /// A trailing comma is JSON5's: in JSON, the bracket is left for the next value to stumble over.
  private mutating func leaveAfterComma(at closing: String) -> Bool {
    syntax == .json5 && leave(at: closing)
  }

  private mutating func readComma(orClosing closing: String) throws(JSONReadingError) {
    guard skip(",") else { throw expected("',' or '\(closing)'") }
    try skipSpace()
  }
}
