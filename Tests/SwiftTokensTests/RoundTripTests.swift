import SourceText
import SwiftTokens
import Testing

/// Tokens and gaps concatenate to the exact bytes, whatever the bytes are.
struct RoundTripTests {
  @Test(arguments: Sample.all.map(\.source) + Statement.all.map(\.source))
  func holdsForEverySampleAndWhatIsLeftOfIt(_ source: String) {
    let bytes = Array(source.utf8)
    // One expectation for all: a macro for each of the thirty thousand variants takes longer than
    // the lexer.
    var variants = (0...bytes.count).map { Array(bytes[..<$0]) }
    for index in bytes.indices {
      for byte in [0, 0xFF, UInt8(ascii: "\"")] {
        variants.append(bytes)
        variants[variants.count - 1][index] = byte
      }
    }
    #expect(variants.filter { flaw(in: $0) != nil } == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func holdsForRandomBytes(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      #expect(flaw(in: bytes) == nil)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func holdsForRandomRowsOfDelimiters(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        text += delimiters.randomElement(using: &random) ?? ""
      }
      #expect(flaw(in: Array(text.utf8)) == nil)
    }
  }

  /// Each is repeated so often that a lexer which recurses, or reads to the end for each of them,
  /// fails.
  @Test(arguments: [
    "(", "[", "{", "<", "/*", #""\("#, "\"\"\"\n\\(", ##"#"\#("##, "#\"\"\"", "#/", "#/\n", "f(/a",
    "#",
    "`", "+/**/", "<#", "a<#", "\u{201C}", "\u{201C}\\(", "\n<<<<<<< ", "\n>>>> ", "//\n",
    "\"\\u{", "0x", "1.", "@available(a ", "\u{0}", "'", "?", "&", "\\", "\u{301}", "-", ".",
  ])
  func holdsForDeepNestingInLinearTime(_ piece: String) {
    #expect(flaw(in: Array(String(repeating: piece, count: 100_000).utf8)) == nil)
  }

  private let delimiters = [
    "\"", "\"\"\"", "#", "\\", "\\(", "\\#(", ")", "(", "/", "*", "/*", "*/", "//", "\n", "\r", " ",
    "a",
    "1", ".", "'", "`", "<#", "#>", "<", "=", "?", "!", "&", "[", "]", "{", "}", "é", "\u{301}",
    "#/", "/#",
    "\u{201C}", "\u{201D}", "try", "\n<<<<<<< ", "\n>>>>>>> ", "0x", "e", "_", "$", "@", "::", "\t",
  ]
}

/// The first way in which a tokenized file breaks its promises.
private func flaw(in bytes: [UInt8]) -> String? {
  let file = tokenized(bytes)
  guard let last = file.tokens.last, last.kind == .endOfFile, last.range.isEmpty,
    last.range.end == bytes.count
  else { return "does not end with an empty end of file" }
  var end = 0
  var comments: [SourceRange] = []
  for (index, token) in file.tokens.enumerated() {
    guard token.range.start >= end else { return "token \(index) overlaps the one before it" }
    if token.range.isEmpty, token.kind != .endOfFile { return "token \(index) is empty" }
    let gap = file.gap(before: index)
    end = token.range.end
    if gap.isEmpty, index > 0 {
      if !token.flags.isDisjoint(with: [.startsLine, .spaceBefore]) {
        return "token \(index) is flagged but follows its predecessor directly"
      }
      continue
    }
    var pieceStart = gap.start
    for piece in file.trivia(in: gap) {
      guard piece.range.start == pieceStart, !piece.range.isEmpty else { return "trivia has holes" }
      pieceStart = piece.range.end
      if piece.kind == .lineComment || piece.kind == .blockComment { comments.append(piece.range) }
      if piece.kind == .blanks, !isBlank(bytes[piece.range.start..<piece.range.end]) {
        return "the gap before token \(index) holds more than white space and comments"
      }
    }
    guard pieceStart == gap.end else { return "trivia ends early" }
    let hasLineBreak = bytes[gap.start..<gap.end].contains { $0 == 0x0A || $0 == 0x0D }
    if token.flags.contains(.startsLine) != (index == 0 || hasLineBreak) {
      return "token \(index) starts a line, or does not, against its flag"
    }
    if !token.flags.contains(.spaceBefore) { return "token \(index) has space before it" }
  }
  return comments == file.comments ? nil : "a comment lies outside of the gaps"
}

/// Whether bytes are nothing but blanks, tabs, form feeds, NULs, no-break spaces and byte order
/// marks.
private func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
  let blanks: Set<Unicode.Scalar> = [" ", "\t", "\u{B}", "\u{C}", "\u{0}", "\u{A0}", "\u{FEFF}"]
  return String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(blanks.contains)
}

/// A seeded generator, so that a failure comes back.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
