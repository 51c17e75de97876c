import SourceText
import Testing

private func edit(_ start: Int, _ end: Int, _ text: String) -> TextEdit {
  TextEdit(SourceRange(start, end), text)
}

@Test(
  "edits apply in any order",
  arguments: [
    ([edit(0, 1, "x")], "xbcdef"), ([edit(4, 6, ""), edit(0, 2, "__")], "__cd"),
    ([edit(3, 3, "|")], "abc|def"), ([edit(2, 4, ""), edit(4, 4, "!")], "ab!ef"),
    ([edit(2, 4, "X"), edit(2, 4, "X")], "abXef"), ([edit(6, 6, "g")], "abcdefg"), ([], "abcdef"),
  ])
func appliesEdits(_ edits: [TextEdit], _ expected: String) throws {
  let bytes = Array("abcdef".utf8)
  #expect(try String(decoding: applying(edits, to: bytes), as: UTF8.self) == expected)
  #expect(try String(decoding: applying(edits.reversed(), to: bytes), as: UTF8.self) == expected)
}

@Test(
  "edits that overlap are an error",
  arguments: [
    [edit(0, 2, "x"), edit(1, 3, "y")], [edit(2, 2, "x"), edit(2, 2, "y")],
    [edit(1, 4, ""), edit(2, 2, "y")], [edit(1, 3, "x"), edit(1, 3, "y")],
  ])
func refusesOverlaps(_ edits: [TextEdit]) {
  #expect(throws: OverlappingEdits.self) { try applying(edits, to: Array("abcdef".utf8)) }
}

@Test(
  "lines end with LF, CRLF or CR",
  arguments: [
    (
      "a\nbc\r\nd\re",
      [(0, 1, 1), (2, 2, 1), (3, 2, 2), (6, 3, 1), (8, 4, 1), (9, 4, 2), (99, 4, 2)]
    ),
    ("", [(0, 1, 1), (5, 1, 1)]), ("é\n", [(2, 1, 3), (3, 2, 1)]),
  ])
func findsPositions(_ text: String, _ expected: [(Int, Int, Int)]) {
  let table = LineTable(Array(text.utf8))
  for (offset, line, column) in expected {
    #expect(table.position(at: offset) == SourcePosition(line: line, column: column))
  }
}
