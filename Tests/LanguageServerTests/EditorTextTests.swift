import LanguageServer
import SourceText
import Testing

@Suite("Positions")
struct EditorTextTests {
  struct Place: Sendable {
    let text: String
    let line: Int
    /// Counted in UTF-16.
    let character: Int
    /// Counted in UTF-8.
    let byte: Int
    /// From the start of the text.
    let offset: Int
  }

  static let places = [
    Place(text: "", line: 0, character: 0, byte: 0, offset: 0),
    Place(text: "ab", line: 0, character: 1, byte: 1, offset: 1),
    Place(text: "ä😀b", line: 0, character: 1, byte: 2, offset: 2),
    Place(text: "ä😀b", line: 0, character: 3, byte: 6, offset: 6),
    Place(text: "ä😀b", line: 0, character: 4, byte: 7, offset: 7),
    // A flag and a family: several characters of Unicode each.
    Place(text: "🇩🇪👩‍👦x", line: 0, character: 9, byte: 19, offset: 19),
    Place(text: "a\r\nb\r\n", line: 0, character: 1, byte: 1, offset: 1),
    Place(text: "a\r\nb\r\n", line: 1, character: 1, byte: 1, offset: 4),
    Place(text: "a\r\nb\r\n", line: 2, character: 0, byte: 0, offset: 6),
    Place(text: "a\rb\nc", line: 1, character: 1, byte: 1, offset: 3),
    Place(text: "a\rb\nc", line: 2, character: 1, byte: 1, offset: 5),
    // What Swift's lexer takes for no line's end, the protocol takes for none either.
    Place(text: "a\u{2028}b\nc", line: 1, character: 0, byte: 0, offset: 6),
  ]

  @Test("and offsets name the same place", arguments: places)
  func both(_ place: Place) {
    for (encoding, character) in [(PositionEncoding.utf16, place.character), (.utf8, place.byte)] {
      let text = EditorText(Array(place.text.utf8), encoding)
      let position = EditorPosition(line: place.line, character: character)
      #expect(text.offset(of: position) == place.offset)
      #expect(text.position(at: place.offset) == position)
    }
  }

  @Test(
    "that lie nowhere mean the nearest place before",
    arguments: [
      ("a\r\nb", 0, 9, 1), ("a\r\nb", 7, 0, 4), ("a\r\nb", -1, 3, 0), ("a\r\nb", 1, -3, 3),
      ("😀b", 0, 1, 0), ("", 3, 3, 0), ("a\n", 1, 5, 2), ("a", Int.max, Int.max, 1),
    ])
  func nowhere(_ text: String, _ line: Int, _ character: Int, _ offset: Int) {
    let text = EditorText(Array(text.utf8), .utf16)
    #expect(text.offset(of: EditorPosition(line: line, character: character)) == offset)
  }

  @Test("survive bytes that are no UTF-8")
  func invalidBytes() {
    let bytes: [UInt8] = [0x80, 0xF0, 0x9F, 0x0A, 0xC3, 0x0D, 0x0A, 0xFF]
    for encoding in PositionEncoding.allCases {
      let text = EditorText(bytes, encoding)
      for offset in 0...(bytes.count + 1) {
        #expect((0...bytes.count).contains(text.offset(of: text.position(at: offset))))
      }
    }
  }

  @Test("of changes give the text that the editor shows", arguments: PositionEncoding.allCases)
  func changes(_ encoding: PositionEncoding) {
    // Small numbers in place of chance, the same in each run.
    var seed: UInt64 = 42
    func number(below bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let pieces = ["a", "ä", "😀", "\r\n", "\n", "e\u{301}", "👩‍👦", "}", "漢"]
    var expected: [Unicode.Scalar] = []
    var text = EditorText([], encoding)
    for _ in 0..<400 {
      let ends = [number(below: expected.count + 1), number(below: expected.count + 1)].sorted()
      // An editor's cursor does not stand between CR and LF.
      if ends.contains(where: { splitsLineEnding(expected, $0) }) { continue }
      let inserted = (0..<number(below: 4)).map { _ in pieces[number(below: pieces.count)] }
        .joined()
      let range = EditorRange(
        place(ends[0], expected, encoding), place(ends[1], expected, encoding))
      text.replace(range, with: inserted)
      expected.replaceSubrange(ends[0]..<ends[1], with: inserted.unicodeScalars)
      #expect(String(decoding: text.bytes, as: UTF8.self).unicodeScalars.elementsEqual(expected))
    }
  }

  private func splitsLineEnding(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
  }

  /// The position of a scalar, counted plainly.
  private func place(
    _ index: Int, _ scalars: [Unicode.Scalar], _ encoding: PositionEncoding
  ) -> EditorPosition {
    let before = scalars[..<index]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let character = scalars[start..<index].reduce(0) {
      $0 + (encoding == .utf8 ? UTF8.width($1) : UTF16.width($1))
    }
    return EditorPosition(line: line, character: character)
  }
}
