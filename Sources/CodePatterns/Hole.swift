import Diagnostics
import SourceText
import SwiftTokens

/// What the code in a hole must be.
package enum HoleKind: String, CaseIterable, Sendable {
  /// Anything that gives a value; what a hole without a kind takes.
  case expression
  /// A name that stands alone.
  case name
  /// A name, `self`, or members of one: `title`, `self.title`, `cell?.layer.bounds`, `.zero`.
  case path
  /// A number literal, with or without a minus.
  case number
  /// A string literal.
  case string
  /// `true` or `false`.
  case boolean
  /// A number, a string, a boolean or `nil`.
  case literal
  case call
  case closure
  /// An array or dictionary literal.
  case array
}

/// A part of a pattern that matches any code of its kind.
package struct Hole: Hashable, Sendable {
  /// The name without its `$`; empty for `$_` and `$...`, whose occurrences are independent of each other.
  package let name: String
  package let kind: HoleKind
  /// Whether it matches any number of arguments, elements, conditions or statements.
  package let isList: Bool
}

/// An error in a pattern or in the code that replaces its matches.
package struct PatternError: Error, Hashable, Sendable {
  /// Counted from the start of the code, in bytes.
  package let offset: Int
  /// A statement in lower case without a full stop.
  package let message: String

  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }
}

/// Code whose holes are spelt as names of the same length, which the parser takes as it takes other names.
struct HoleSpelling {
  /// One place of a hole.
  struct Place {
    let hole: Hole
    /// From the `$` to the end of the name or kind.
    let range: SourceRange
    /// Whether a kind is written.
    let hasKind: Bool
  }

  /// In order.
  private(set) var places: [Place] = []
  private(set) var bytes: [UInt8]

  init(_ code: [UInt8]) throws(PatternError) {
    bytes = code
    let tokens = TokenizedFile(SourceFile(path: "", bytes: code)).tokens
    for token in tokens where token.kind == .dollarIdentifier {
      // What a list's name was read as starts inside its hole.
      if let last = places.last, token.start < last.range.end { continue }
      guard let place = try readHole(at: Int(token.start)) else { continue }
      places.append(place)
      for offset in place.range.start..<place.range.end where !isNameByte(code[offset]) {
        bytes[offset] = UInt8(ascii: "_")
      }
    }
  }

  /// The hole at a `$`; `nil` for a closure's `$0`.
  private func readHole(at start: Int) throws(PatternError) -> Place? {
    var end = start + 1
    let isList = bytes[end...].starts(with: "...".utf8)
    if isList { end += 3 }
    let nameStart = end
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[nameStart..<end], as: UTF8.self)
    if name.utf8.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) == true {
      if isList { throw PatternError("a hole's name must start with a letter", at: nameStart) }
      return nil
    }
    if name.isEmpty, !isList {
      throw PatternError(
        "a hole needs a name: '$name', '$...names', or '$_' for any code", at: start)
    }
    let known = name == "_" ? "" : name
    guard let kind = try readKind(at: end, isList: isList) else {
      let hole = Hole(name: known, kind: .expression, isList: isList)
      return Place(hole: hole, range: SourceRange(start, end), hasKind: false)
    }
    let hole = Hole(name: known, kind: kind.kind, isList: isList)
    return Place(hole: hole, range: SourceRange(start, kind.end), hasKind: true)
  }

  /// The kind whose colon stands at `colon` without blanks on either side.
  private func readKind(
    at colon: Int, isList: Bool
  ) throws(PatternError) -> (kind: HoleKind, end: Int)? {
    guard colon + 1 < bytes.count, bytes[colon] == UInt8(ascii: ":"), isNameByte(bytes[colon + 1])
    else { return nil }
    var end = colon + 1
    while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[colon + 1..<end], as: UTF8.self)
    if isList { throw PatternError("a hole for a list cannot have a kind", at: colon + 1) }
    if let kind = HoleKind(rawValue: name) { return (kind, end) }
    let names = HoleKind.allCases.map(\.rawValue)
    let hint =
      nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "expected one of \(names.joined(separator: ", ")); "
      + "if the colon is not part of the hole, put a space after the colon"
    throw PatternError("unknown kind '\(name)'; \(hint)", at: colon + 1)
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: byte >= 0x80
  }
}
