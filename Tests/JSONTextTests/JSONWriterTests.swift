import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test(
    "spells strings with as few escapes as JSON wants",
    arguments: [
      ("", #""""#),
      ("plain", #""plain""#),
      (#"a"b\c/d"#, #""a\"b\\c/d""#),
      ("\n\r\t", #""\n\r\t""#),
      ("\u{0}\u{8}\u{1F}\u{7F}", #""\u0000\u0008\u001f\u007f""#),
      ("é\u{80}\u{9B}\u{A0}", "\"é\\u0080\\u009b\u{A0}\""),
      ("größe 😀", #""größe 😀""#),
      ("\u{2028}", "\"\u{2028}\""),
    ])
  func strings(text: String, expected: String) {
    #expect(written { $0.write(text) } == expected)
  }

  @Test(
    "spells numbers by their shortest form",
    arguments: [
      (0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.5, "0.5"),
      (0.1 + 0.2, "0.30000000000000004"),
      (999.5, "999.5"), (1e15, "1000000000000000"), (1e16, "1e+16"), (1e300, "1e+300"),
      (1e-7, "1e-07"), (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)])
  func numbers(number: Double, expected: String) {
    #expect(written { $0.write(number) } == expected)
  }

  @Test("writes what it is told on one line, in the order in which it is told")
  func oneLine() {
    #expect(
      written(.oneLine, example)
        == #"{"path": "A.swift", "tokens": [[0, 6, "keyword"], []], "none": null, "more": {}}"#)
  }

  @Test("indents by two")
  func indented() {
    #expect(
      written(.indented, example) == """
        {
          "path": "A.swift",
          "tokens": [
            [
              0,
              6,
              "keyword"
            ],
            []
          ],
          "none": null,
          "more": {}
        }
        """)
  }

  @Test("writes JSON Lines, and hands them out as they come")
  func lines() {
    var writer = JSONWriter()
    writer.object { $0.member("line", 1) }
    writer.endLine()
    let first = writer.take()
    writer.object { $0.member("line", 2) }
    writer.endLine()
    #expect(String(decoding: first, as: UTF8.self) == "{\"line\": 1}\n")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "{\"line\": 2}\n")
  }

  @Test("writes arrays and optionals of what can be written")
  func collections() {
    let values: [[String?]] = [["a", nil], []]
    #expect(written { $0.write(values) } == #"[["a", null], []]"#)
    #expect(written { $0.write([true, false]) } == "[true, false]")
  }

  @Test("what it writes reads back the same", arguments: JSONReaderTests.validInBoth)
  func roundTrip(sample: ValidText) throws {
    let node = try JSONNode(parsing: Array(sample.text.utf8))
    let again = try JSONNode(parsing: Array(node.oneLine.utf8), syntax: .json)
    #expect(again.oneLine == node.oneLine)
  }

  private func example(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("path", "A.swift")
      writer.array("tokens") { writer in
        writer.array { writer in
          writer.write(0)
          writer.write(6)
          writer.write("keyword")
        }
        writer.array { _ in }
      }
      writer.member("none", Int?.none)
      writer.object("more") { _ in }
    }
  }

  private func written(
    _ layout: JSONWriter.Layout = .oneLine, _ body: (inout JSONWriter) -> Void
  ) -> String {
    var writer = JSONWriter(layout)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
