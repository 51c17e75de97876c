import LightSyntax
import SourceText

extension TypeReader {
  /// The longest piece of source that a reason quotes.
  private static let longestQuote = 60

  func shortened(_ id: ExpressionID) -> String { quote(file.range(id)) }

  /// The source of a range on one line, cut where it is long.
  func quote(_ range: SourceRange) -> String {
    let bytes = file.source.file.bytes[range.start..<range.end]
    if bytes.count <= Self.longestQuote, !bytes.contains(where: { $0 < 0x20 }) {
      return file.source.file.text(range)
    }
    var line: [UInt8] = []
    for byte in bytes {
      let isBlank = byte <= 0x20
      if isBlank, line.last == 0x20 { continue }
      line.append(isBlank ? 0x20 : byte)
      // Between characters only, and never far.
      if line.count >= Self.longestQuote, byte < 0x80 {
        return String(decoding: line, as: UTF8.self) + "…"
      }
      if line.count >= 2 * Self.longestQuote { break }
    }
    return String(decoding: line, as: UTF8.self)
  }
}
