/// A half-open range of UTF-8 byte offsets in one file, counted from 0.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset one past the last byte; never less than `start`.
  public var end: Int

  @inlinable
  public init(_ start: Int, _ end: Int) {
    precondition(start <= end, "a range must end at or after its start")
    self.start = start
    self.end = end
  }

  /// The number of bytes in the range.
  @inlinable
  public var length: Int { end - start }

  @inlinable
  public var isEmpty: Bool { start == end }

  /// Whether every byte of `other` is in this range; an empty range is in any range that it touches.
  @inlinable
  public func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }

  /// The smallest range that covers both.
  @inlinable
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}

extension SourceRange: Comparable {
  /// Orders by start, then by end.
  @inlinable
  public static func < (left: SourceRange, right: SourceRange) -> Bool {
    (left.start, left.end) < (right.start, right.end)
  }
}
