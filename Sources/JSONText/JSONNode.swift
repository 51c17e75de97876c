import SourceText

/// Which spelling a text may use.
public enum JSONSyntax: Sendable {
  /// RFC 8259: no comments, no trailing commas, keys and strings in double quotes.
  case json
  /// JSON5: comments, trailing commas, unquoted keys, single quotes, hexadecimal numbers and so on.
  ///
  /// Source: "The JSON5 Data Interchange Format", https://spec.json5.org.
  case json5
}

/// A value that was read, with the bytes that it was read from.
public struct JSONNode: Hashable, Sendable {
  /// The value itself.
  public enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// Every number, whole or not; `Infinity` and `NaN` occur in JSON5 only.
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the text; no key occurs twice.
    case object([JSONMember])
  }

  public let value: Value
  /// From the first byte of the value to one past its last, quotes and brackets included.
  public let range: SourceRange

  public init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }

  /// Reads one text: a value with nothing but whitespace (and comments, in JSON5) around it.
  ///
  /// - Parameter range: the part of `bytes` that is the text; `nil` is all of it. Offsets in the
  ///   result, and in errors, count from the start of `bytes` in either case.
  /// - Throws: the first error of the text, in reading order.
  public init(
    parsing bytes: [UInt8], in range: SourceRange? = nil, syntax: JSONSyntax = .json5
  ) throws(JSONReadingError) {
    var reader = JSONReader(bytes, in: range ?? SourceRange(0, bytes.count), syntax: syntax)
    self = try reader.readDocument()
  }
}

/// One `key: value` of an object.
public struct JSONMember: Hashable, Sendable {
  /// The key with its escapes resolved.
  public let key: String
  /// The key as it is written, quotes included.
  public let keyRange: SourceRange
  public let value: JSONNode

  public init(key: String, keyRange: SourceRange, value: JSONNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension JSONNode {
  /// The value of an object's member; `nil` if this is not an object or has no such key.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// What the value is, as a message names it: `a string`, `null`, …
  public var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a text could not be read.
public struct JSONReadingError: Error, Hashable, Sendable {
  /// The offset of the first byte that is not valid; the text's end if something is missing there.
  public let offset: Int
  /// A statement in lower case without a full stop, for example `expected ':', found '}'`.
  public let message: String
  /// The earlier key that this one repeats; `nil` for every other error.
  public let firstKey: SourceRange?

  public init(offset: Int, message: String, firstKey: SourceRange? = nil) {
    self.offset = offset
    self.message = message
    self.firstKey = firstKey
  }
}
