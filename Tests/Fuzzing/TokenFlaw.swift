import SourceText
import SwiftTokens

/// Tokens and the trivia between them concatenate to the exact bytes, and flags and comments tell what is there.
func tokenFlaw(_ bytes: [UInt8]) -> String? {
  let file = TokenizedFile(SourceFile(path: "Code.swift", bytes: bytes))
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
        return "the gap before token \(index) holds more than whitespace and comments"
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
