/// How the lines of a file end.
public enum LineEnding: String, Sendable, CaseIterable {
  case lineFeed = "\n"
  case carriageReturnLineFeed = "\r\n"
  case carriageReturn = "\r"

  /// The ending that most lines of `bytes` have; ``lineFeed`` for a single line and in a tie.
  public static func dominant(in bytes: [UInt8]) -> LineEnding {
    var lineFeeds = 0
    var pairs = 0
    var returns = 0
    var follows = false
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if follows { pairs += 1 } else { lineFeeds += 1 }
      } else if follows {
        returns += 1
      }
      follows = byte == UInt8(ascii: "\r")
    }
    if follows { returns += 1 }
    if lineFeeds >= max(pairs, returns) { return .lineFeed }
    return pairs >= returns ? .carriageReturnLineFeed : .carriageReturn
  }

  /// `text` with each of its line endings, of whatever kind, replaced by this one.
  public func applied(to text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return text
    }
    var result = ""
    for character in text {
      switch character {
      case "\n", "\r\n", "\r": result += rawValue
      default: result.append(character)
      }
    }
    return result
  }
}
