/// A replacement of some bytes of one file.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to take out; empty for an insertion.
  public var range: SourceRange
  /// The new text.
  public var replacement: String

  public init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func delete(_ range: SourceRange) -> TextEdit { TextEdit(range, "") }

  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(SourceRange(offset, offset), text)
  }

  /// Whether the two cannot both be applied: they share a byte, or insert at the same place.
  public func overlaps(_ other: TextEdit) -> Bool {
    if range.isEmpty && other.range.isEmpty { return range.start == other.range.start }
    if range.isEmpty { return other.range.start < range.start && range.start < other.range.end }
    if other.range.isEmpty { return other.overlaps(self) }
    return range.start < other.range.end && other.range.start < range.end
  }
}

/// Two edits that ask for different content at the same place.
public struct OverlappingEdits: Error, Hashable {
  public let first: TextEdit
  public let second: TextEdit
}

/// Applies edits, in whatever order they come, to `bytes`.
///
/// Equal edits count once. Edits that reach past the end of `bytes` are programmer errors.
/// - Throws: ``OverlappingEdits`` if two different edits overlap; nothing is applied then.
public func applying(
  _ edits: some Sequence<TextEdit>, to bytes: [UInt8]
) throws(OverlappingEdits) -> [UInt8] {
  let ordered = Set(edits).sorted { ($0.range, $0.replacement) < ($1.range, $1.replacement) }
  for (first, second) in zip(ordered, ordered.dropFirst()) where first.overlaps(second) {
    throw OverlappingEdits(first: first, second: second)
  }
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var copied = 0
  for edit in ordered {
    precondition(edit.range.end <= bytes.count, "an edit must be inside its file")
    result += bytes[copied..<edit.range.start]
    result += edit.replacement.utf8
    copied = edit.range.end
  }
  result += bytes[copied...]
  return result
}
