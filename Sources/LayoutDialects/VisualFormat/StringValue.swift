import LightSyntax
import SourceText
import SwiftTokens

/// A text that code puts together from literals and known values.
struct StringValue: Hashable, Sendable {
  indirect enum Piece: Hashable, Sendable {
    /// A string literal, from its opening to its closing token, with the values of its interpolations in order.
    case literal(file: Int, first: Int, last: Int, interpolations: [StringValue])
    /// A known value that is spelt otherwise: `bytes` for what stands at `range`.
    case text([UInt8], file: Int, SourceRange)
    /// A number that is known only at run time.
    case number(Number, file: Int, SourceRange)
  }

  /// How many pieces a text may have; loops could put together any number.
  static let maximumPieces = 256

  private(set) var pieces: [Piece]

  init(_ piece: Piece) { pieces = [piece] }

  /// Both texts, one after the other; `nil` if they are too long to be followed.
  static func + (left: StringValue, right: StringValue) -> StringValue? {
    guard left.pieces.count + right.pieces.count <= maximumPieces else { return nil }
    var sum = left
    sum.pieces += right.pieces
    return sum
  }
}

/// A text as bytes, with the place in the source from which each byte comes.
struct LocatedText: Sendable {
  struct Place: Sendable {
    var file: Int
    var range: SourceRange
  }

  /// How long a text may be, in bytes; no format is nearly as long.
  static let maximumLength = 1 << 13

  private(set) var bytes: [UInt8] = []
  /// For each byte.
  private(set) var places: [Place] = []
  /// The numbers that are known only at run time, by the offset of the byte that stands for each.
  private(set) var unknowns: [Int: Number] = [:]

  /// `nil` if the text is too long.
  init?(_ value: StringValue, files: [SyntaxFile]) {
    guard append(value, files) else { return nil }
  }

  /// The text, if all of it is known.
  var text: String? { unknowns.isEmpty ? String(decoding: bytes, as: UTF8.self) : nil }

  /// The source of some of the bytes, if it lies in `file`; for an empty range, the place behind the byte before it.
  func range(of part: SourceRange, in file: Int) -> SourceRange? {
    let inside = places[min(part.start, places.count)..<min(part.end, places.count)]
    guard let first = inside.first, let last = inside.last else {
      guard let before = places[..<min(part.start, places.count)].last, before.file == file else {
        return nil
      }
      return SourceRange(before.range.end, before.range.end)
    }
    guard first.file == file, last.file == file, first.range.start <= last.range.end else {
      return nil
    }
    return SourceRange(first.range.start, last.range.end)
  }

  private mutating func append(_ value: StringValue, _ files: [SyntaxFile]) -> Bool {
    for piece in value.pieces {
      switch piece {
      case .literal(let file, let first, let last, let interpolations):
        let literal = StringLiteral(file: files[file], first: first, last: last)
        var values = interpolations[...]
        for part in literal.parts() {
          switch part {
          case .bytes(let bytes, let range): append(bytes, Place(file: file, range: range))
          case .interpolation:
            guard let next = values.popFirst(), append(next, files) else { return false }
          }
          guard bytes.count <= Self.maximumLength else { return false }
        }
      case .text(let bytes, let file, let range): append(bytes, Place(file: file, range: range))
      case .number(let number, let file, let range):
        unknowns[bytes.count] = number
        append([Self.unknownByte], Place(file: file, range: range))
      }
      guard bytes.count <= Self.maximumLength else { return false }
    }
    return true
  }

  /// No byte of any text in UTF-8.
  private static let unknownByte: UInt8 = 0xFF

  private mutating func append(_ new: [UInt8], _ place: Place) {
    bytes += new
    places += Array(repeating: place, count: new.count)
  }
}
