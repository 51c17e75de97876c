import SourceText
import Testing

struct ByteSearchTests {
  @Test("finds the first of equal bytes in any range", arguments: 0...20)
  func firstIndex(count: Int) {
    for place in 0..<count {
      // Neighbours that differ in one bit, and bytes of all sizes before.
      var bytes = (0..<count).map { $0 % 3 == 0 ? UInt8(0x3B) : UInt8(truncatingIfNeeded: $0 * 37) }
      bytes[place] = 0x3A
      for start in 0...count {
        for end in start...count {
          #expect(
            bytes.firstIndex(of: 0x3A, in: start..<end)
              == bytes[start..<end].firstIndex(of: 0x3A))
        }
      }
    }
  }

  @Test(
    "tells whether a text stands in another",
    arguments: [
      ("", "", true), ("", "a", false), ("aab", "ab", true), ("ab", "abc", false),
      ("xabcabd", "abd", true), ("Höhe", "öh", true), ("width", "Width", false),
    ])
  func holds(text: String, part: String, isHeld: Bool) {
    #expect(text.holds(part) == isHeld)
    #expect(Array("<\(text)".utf8).dropFirst().holds(part) == isHeld)
  }

  @Test("a line ends with LF, CRLF or a lone CR")
  func lines() {
    for length in 0...6 {
      var texts: [[UInt8]] = [[]]
      for _ in 0..<length {
        texts = texts.flatMap { text in [0x61, 0x0D, 0x0A].map { text + [$0] } }
      }
      for text in texts {
        let starts = text.indices.filter { index in
          text[index] == 0x0A || text[index] == 0x0D && text.dropFirst(index + 1).first != 0x0A
        }.map { $0 + 1 }
        #expect(LineTable(text).starts == [0] + starts)
      }
    }
  }
}
