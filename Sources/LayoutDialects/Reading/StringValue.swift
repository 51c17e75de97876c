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
    /// `condition ? then : otherwise`; `site` is where it starts.
    case choice(condition: String, site: BranchSite, then: StringValue, otherwise: StringValue)
  }

  /// How many pieces a text may have; loops could put together any number.
  static let maximumPieces = 256

  private(set) var pieces: [Piece]

  init(_ piece: Piece) { pieces = [piece] }

  private init(_ pieces: [Piece]) { self.pieces = pieces }

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
    /// Whether the byte is written there, rather than put in by a value.
    var isWritten = true
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

  /// Whether all of a part is written as such in the source.
  func isWritten(_ part: SourceRange) -> Bool {
    places[min(part.start, places.count)..<min(part.end, places.count)].allSatisfy(\.isWritten)
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
      case .text(let bytes, let file, let range):
        append(bytes, Place(file: file, range: range, isWritten: false))
      case .choice: return false
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
    places += repeatElement(place, count: new.count)
  }
}

// MARK: - Choices

extension StringValue {
  /// One of the texts that a text with choices may be.
  struct Alternative: Sendable {
    var text: StringValue
    /// What was chosen; empty for a text without choices.
    var branches: [Branch]
  }

  /// How many choices a text may hold: two to the power of it are its alternatives.
  private static let maximumChoices = 3

  /// All that the text may be, without choices; `nil` if that is too much to follow.
  ///
  /// Choices by the same condition go the same way.
  var alternatives: [Alternative]? {
    var found: [Branch] = []
    guard collectChoices(into: &found) else { return nil }
    let choices = found
    return (0..<1 << choices.count).map { number in
      let branches = choices.enumerated().map { index, choice in
        let alternative = number >> index & 1
        let name = alternative == 0 ? choice.name : "else of " + choice.name
        return Branch(site: choice.site, alternative: alternative, name: name)
      }
      var taken: [String: Bool] = [:]
      for (choice, branch) in zip(choices, branches) {
        taken[choice.name] = branch.alternative == 0
      }
      return Alternative(text: chosen(taken), branches: branches)
    }
  }

  private func collectChoices(into found: inout [Branch]) -> Bool {
    for piece in pieces {
      switch piece {
      case .text, .number: break
      case .literal(_, _, _, let interpolations):
        for text in interpolations where !text.collectChoices(into: &found) { return false }
      case .choice(let condition, let site, let then, let otherwise):
        if !found.contains(where: { $0.name == condition }) {
          found.append(Branch(site: site, alternative: 0, name: condition))
        }
        guard found.count <= Self.maximumChoices, then.collectChoices(into: &found),
          otherwise.collectChoices(into: &found)
        else { return false }
      }
    }
    return true
  }

  private func chosen(_ taken: [String: Bool]) -> StringValue {
    StringValue(
      pieces.flatMap { piece -> [Piece] in
        switch piece {
        case .text, .number: [piece]
        case .literal(let file, let first, let last, let interpolations):
          [
            .literal(
              file: file, first: first, last: last,
              interpolations: interpolations.map { $0.chosen(taken) })
          ]
        case .choice(let condition, _, let then, let otherwise):
          (taken[condition] == false ? otherwise : then).chosen(taken).pieces
        }
      })
  }
}
