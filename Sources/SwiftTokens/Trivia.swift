import SourceText

/// A part of the gap between two tokens.
public struct TriviaPiece: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Blanks, tabs and whatever else separates tokens without ending a line.
    case blanks
    /// One LF, CRLF or lone CR.
    case lineBreak
    /// `//` up to the end of its line, which is not a part of it.
    case lineComment
    /// `/*` up to its `*/`, or to the end of the file.
    case blockComment
  }

  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension TokenizedFile {
  /// The gap between a token and the one before it (or the start of the file).
  /// - Parameter index: the token's index in ``tokens``.
  @inlinable
  public func gap(before index: Int) -> SourceRange {
    let start = index == 0 ? 0 : Int(tokens[index - 1].end)
    return SourceRange(start, Int(tokens[index].start))
  }

  /// Whether a comment starts in a gap between two tokens.
  public func hasComment(in gap: SourceRange) -> Bool {
    let index = firstComment(from: gap.start)
    return index < comments.count && comments[index].start < gap.end
  }

  /// The pieces of a gap between two tokens, or of a part of one that cuts no comment. In order, and without gaps
  /// between them.
  public func trivia(in gap: SourceRange) -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    var position = gap.start
    for comment in comments[firstComment(from: gap.start)...] {
      guard comment.end <= gap.end else { break }
      appendSpace(position, comment.start, to: &pieces)
      let isBlock = file.bytes[comment.start + 1] == UInt8(ascii: "*")
      pieces.append(TriviaPiece(isBlock ? .blockComment : .lineComment, comment))
      position = comment.end
    }
    appendSpace(position, gap.end, to: &pieces)
    return pieces
  }

  /// The index of the first comment that starts at `offset` or behind it, or the number of
  /// comments.
  private func firstComment(from offset: Int) -> Int {
    comments.partitionIndex { $0.start >= offset }
  }

  private func appendSpace(_ start: Int, _ end: Int, to pieces: inout [TriviaPiece]) {
    var position = start
    while position < end {
      let pieceStart = position
      let kind: TriviaPiece.Kind
      if let breakEnd = endOfLineBreak(position, limit: end) {
        kind = .lineBreak
        position = breakEnd
      } else {
        kind = .blanks
        while position < end, endOfLineBreak(position, limit: end) == nil { position += 1 }
      }
      pieces.append(TriviaPiece(kind, SourceRange(pieceStart, position)))
    }
  }

  private func endOfLineBreak(_ position: Int, limit: Int) -> Int? {
    switch file.bytes[position] {
    case UInt8(ascii: "\n"):
      return position + 1
    case UInt8(ascii: "\r"):
      let next = position + 1
      return next < limit && file.bytes[next] == UInt8(ascii: "\n") ? next + 1 : next
    case _:
      return nil
    }
  }
}
