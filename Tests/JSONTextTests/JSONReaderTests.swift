import JSONText
import SourceText
import Testing

/// A text and the value that it spells, in the writer's one-line form.
struct ValidText: CustomTestStringConvertible {
  let text: String
  let value: String
  var testDescription: String { text }

  init(_ text: String, _ value: String) {
    self.text = text
    self.value = value
  }
}

@Suite("Reading JSON and JSON5")
struct JSONReaderTests {
  static let validInBoth: [ValidText] = [
    ValidText("null", "null"),
    ValidText("true", "true"),
    ValidText(" \t\r\nfalse\n", "false"),
    ValidText("0", "0"),
    ValidText("-0", "0"),
    ValidText("12", "12"),
    ValidText("-12.50", "-12.5"),
    ValidText("1e3", "1000"),
    ValidText("1E+2", "100"),
    ValidText("25e-1", "2.5"),
    ValidText("0.1", "0.1"),
    ValidText("9007199254740993", "9007199254740992"),
    ValidText("[]", "[]"),
    ValidText("[ ]", "[]"),
    ValidText("[1,2 , 3]", "[1, 2, 3]"),
    ValidText("[[[]],{}]", "[[[]], {}]"),
    ValidText("{}", "{}"),
    ValidText("{ \"a\" : 1, \"b\":[true]}", "{\"a\": 1, \"b\": [true]}"),
    ValidText("{\"b\": 1, \"a\": 2}", "{\"b\": 1, \"a\": 2}"),
    ValidText(#""""#, #""""#),
    ValidText(#""a\"b\\c\/d""#, #""a\"b\\c/d""#),
    ValidText(#""\b\f\n\r\t""#, #""\u0008\u000c\n\r\t""#),
    ValidText(#""\u0041\u00e9\u20ac""#, "\"Aé€\""),
    ValidText(#""\uD83D\uDE00""#, "\"😀\""),
    ValidText(#""\ud83d\ude00 x""#, "\"😀 x\""),
    ValidText(#""\u0000""#, #""\u0000""#),
    ValidText("\"größe 😀 中\"", "\"größe 😀 中\""),
    ValidText(#"{"": null, "a\nb": 1}"#, #"{"": null, "a\nb": 1}"#),
    ValidText("\"it's\"", "\"it's\""),
    ValidText("\u{FEFF}[1]", "[1]"),
  ]

  static let validInJSON5: [ValidText] = [
    ValidText("// lead\n1 // tail", "1"),
    ValidText("/* a */ [ /* b */ 1 /* c */ , /* d */ 2 /* e */ ]", "[1, 2]"),
    ValidText("/* * / ** */1", "1"),
    ValidText("//\u{2028}1", "1"),
    ValidText("//\r1", "1"),
    ValidText("[1,2,]", "[1, 2]"),
    ValidText("[1 , // last\n]", "[1]"),
    ValidText("{a:1,}", "{\"a\": 1}"),
    ValidText("{$_a1: 1, größe: 2, \\u0041b: 3}", "{\"$_a1\": 1, \"größe\": 2, \"Ab\": 3}"),
    ValidText("{null: 1, true: 2, Infinity: 3}", "{\"null\": 1, \"true\": 2, \"Infinity\": 3}"),
    ValidText("{'a b': 'c'}", "{\"a b\": \"c\"}"),
    ValidText("'it\\'s \"so\"'", #""it's \"so\"""#),
    ValidText("'a\\\nb'", "\"ab\""),
    ValidText("'a\\\r\nb'", "\"ab\""),
    ValidText("'a\\\rb\\\u{2029}c'", "\"abc\""),
    ValidText("'a\tb'", "\"a\\tb\""),
    ValidText("'a\u{2028}b'", "\"a\u{2028}b\""),
    ValidText("'\\v\\0\\x41\\xe9'", "\"\\u000b\\u0000Aé\""),
    ValidText("'\\q\\é\\😀'", "\"qé😀\""),
    ValidText("0x1F", "31"),
    ValidText("-0XfF", "-255"),
    ValidText("+1", "1"),
    ValidText(".5", "0.5"),
    ValidText("5.", "5"),
    ValidText("-.5e1", "-5"),
    ValidText("5.e1", "50"),
    ValidText("+.25", "0.25"),
    ValidText("[Infinity, -Infinity, +Infinity, NaN, -NaN]", "[null, null, null, null, null]"),
    ValidText("\u{00A0}\u{0B}\u{0C}\u{2003}\u{3000}\u{2028}1\u{FEFF}", "1"),
  ]

  @Test("reads what both syntaxes share", arguments: validInBoth)
  func readsJSON(sample: ValidText) throws {
    for syntax in [JSONSyntax.json, .json5] {
      let node = try JSONNode(parsing: Array(sample.text.utf8), syntax: syntax)
      #expect(node.oneLine == sample.value)
    }
  }

  @Test("reads JSON5, which strict JSON refuses", arguments: validInJSON5)
  func readsJSON5(sample: ValidText) throws {
    let bytes = Array(sample.text.utf8)
    #expect(try JSONNode(parsing: bytes).oneLine == sample.value)
    #expect(throws: JSONReadingError.self) { try JSONNode(parsing: bytes, syntax: .json) }
  }

  @Test("keeps infinities and the sign of zero")
  func numbers() throws {
    #expect(try JSONNode(parsing: Array("-Infinity".utf8)).value == .number(-.infinity))
    guard case .number(let zero) = try JSONNode(parsing: Array("-0.0".utf8)).value else {
      Issue.record("no number")
      return
    }
    #expect(zero.sign == .minus)
  }

  @Test("knows where each value and key stands")
  func ranges() throws {
    let text = "// é\n{ name: 'a', \"list\": [ 1, true ] }"
    let bytes = Array(text.utf8)
    let root = try JSONNode(parsing: bytes)
    guard case .object(let members) = root.value, case .array(let list)? = root["list"]?.value
    else {
      Issue.record("no object with a list")
      return
    }
    let file = SourceFile(path: "", bytes: bytes)
    #expect(file.text(root.range) == "{ name: 'a', \"list\": [ 1, true ] }")
    #expect(members.map { file.text($0.keyRange) } == ["name", "\"list\""])
    #expect(members.map { file.text($0.value.range) } == ["'a'", "[ 1, true ]"])
    #expect(list.map { file.text($0.range) } == ["1", "true"])
  }

  @Test("reads a part of a file with the file's offsets")
  func part() throws {
    let bytes = Array("```\n[1]\n```".utf8)
    #expect(try JSONNode(parsing: bytes, in: SourceRange(4, 8)).range == SourceRange(4, 7))
    #expect(
      throws: JSONReadingError(offset: 6, message: "expected ',' or ']', found the end of the text")
    ) {
      try JSONNode(parsing: bytes, in: SourceRange(4, 6))
    }
  }
}

extension JSONNode {
  /// The value as the writer spells it on one line.
  var oneLine: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    switch value {
    case .null: writer.write(String?.none)
    case .boolean(let value): writer.write(value)
    case .number(let value): writer.write(value)
    case .string(let value): writer.write(value)
    case .array(let elements):
      writer.array { writer in
        for element in elements { element.write(to: &writer) }
      }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.value.write(to: &writer)
        }
      }
    }
  }
}
