/// A text in which `*` stands for any characters and `?` for one.
///
/// No regular expressions: those of the standard library look back without bound, so that a page could hang a run.
struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  init(_ text: String) { pattern = Array(text.utf8) }

  /// Takes time in proportion to the lengths' product at most: only the last `*` is ever tried again.
  func matches(_ text: String) -> Bool {
    let text = Array(text.utf8)
    var (index, place) = (0, 0)
    var last: (index: Int, place: Int)?
    while place < text.count {
      if index < pattern.count, pattern[index] == UInt8(ascii: "*") {
        last = (index, place)
        index += 1
      } else if index < pattern.count, pattern[index] == UInt8(ascii: "?") {
        index += 1
        repeat { place += 1 } while place < text.count && text[place] & 0xC0 == 0x80
      } else if index < pattern.count, pattern[index] == text[place] {
        index += 1
        place += 1
      } else if let back = last {
        last = (back.index, back.place + 1)
        index = back.index + 1
        place = back.place + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

extension [String] {
  /// Whether any of them, as globs, matches any of the names.
  func matchAny(of names: [String]) -> Bool {
    contains { text in
      let glob = Glob(text)
      return names.contains(where: glob.matches)
    }
  }
}
