import SourceText
import Testing

@Test(
  "the ending of most lines wins",
  arguments: [
    ("", LineEnding.lineFeed), ("a", .lineFeed), ("a\nb\n", .lineFeed),
    ("a\r\nb\r\nc\n", .carriageReturnLineFeed), ("a\rb\rc\n", .carriageReturn),
    ("a\r\nb\n", .lineFeed), ("a\r\nb\r", .carriageReturnLineFeed), ("a\r", .carriageReturn),
    ("a\r\r\n", .carriageReturnLineFeed),
  ])
func dominantLineEnding(_ text: String, _ ending: LineEnding) {
  #expect(LineEnding.dominant(in: Array(text.utf8)) == ending)
}

@Test("text takes on a line ending", arguments: LineEnding.allCases)
func appliesLineEnding(_ ending: LineEnding) {
  let end = ending.rawValue
  #expect(ending.applied(to: "a\nb\r\nc\rd") == "a\(end)b\(end)c\(end)d")
  #expect(ending.applied(to: "abc") == "abc")
}
