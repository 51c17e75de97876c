import SourceText
import SwiftTokens
import Testing

@Test(arguments: Sample.all)
func splitsSourceIntoTokens(_ sample: Sample) {
  let file = tokenized(sample.source)
  #expect(file.tokens.dropLast().map { "\($0.kind) \(file.text($0))" } == sample.tokens)
}

@Test(arguments: Statement.all)
func splitsStatementsIntoTokens(_ statement: Statement) {
  let file = tokenized(statement.source)
  #expect(file.tokens.dropLast().map(file.text).joined(separator: " ") == statement.texts)
  #expect(file.diagnostics.isEmpty)
}

@Test(arguments: [
  ("a", "startsLine spaceBefore"),
  (" a", "startsLine spaceBefore"),
  ("\na", "startsLine spaceBefore"),
  ("+a", ""),
  ("+ a", "spaceBefore"),
  ("+\na", "startsLine spaceBefore"),
  ("+\r\n  a", "startsLine spaceBefore"),
  ("+\ra", "startsLine spaceBefore"),
  ("-/**/a", "spaceBefore"),
  ("-/*\n*/a", "startsLine spaceBefore"),
  ("- // b\na", "startsLine spaceBefore"),
])
func marksWhatStandsBeforeAToken(_ source: String, _ expected: String) throws {
  let file = tokenized(source)
  let token = try #require(file.tokens.first { $0.kind == .identifier })
  var words: [String] = []
  if token.flags.contains(.startsLine) { words.append("startsLine") }
  if token.flags.contains(.spaceBefore) { words.append("spaceBefore") }
  #expect(words.joined(separator: " ") == expected)
}

@Test(arguments: [
  (#""a"#, true), (#""a""#, false), (#""\(a"#, true), (#""\(a)""#, false), ("\"\"\"\na", true),
  ("#/a", true), ("#/a/#", false), (##"#"a"##, true),
])
func marksLiteralsThatDoNotEnd(_ source: String, _ isUnterminated: Bool) throws {
  let open = try #require(tokenized(source).tokens.first)
  #expect(open.flags.contains(.unterminated) == isUnterminated)
}

@Test(arguments: [
  ("\"a", "string literal is not closed"),
  ("/* a", "block comment is not closed"),
  ("#/a", "regex literal is not closed"),
  ("a*/", "unexpected '*/': no block comment is open"),
  ("a = 0b2", "binary literal contains a character that is not a valid binary digit"),
  ("a =b", "'=' has whitespace on only one side"),
  ("<#T#>", "editor placeholder is not filled in"),
  ("a\u{0}b", "NUL byte in the source"),
  ("'a'", "string is delimited by single quotes"),
  (#""\q""#, "escape sequence is not valid"),
  ("\u{201C}a\u{201D}", "a curly quote is not a string delimiter"),
  ("<<<<<<< a\n>>>>>>> b", "merge conflict is not resolved"),
])
func tellsWhatIsWrong(_ source: String, _ message: String) {
  #expect(tokenized(source).diagnostics.map(\.message) == [message])
}

@Test(arguments: [
  "a", "topAnchor", "translatesAutoresizingMaskIntoConstraints", "constraint", "self", "class",
  "é", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "abcdefghijklmnopq",
])
func hashesNamesWithoutTheirBackticks(_ name: String) {
  let hash = Token.nameHash(of: name)
  #expect(hash != 0)
  #expect(tokenized(name).tokens[0].nameHash == hash)
  #expect(tokenized("`\(name)`").tokens[0].nameHash == hash)
  #expect(tokenized("\"\(name)\"").tokens.allSatisfy { $0.nameHash == 0 })
}

@Test func comparesTextsAndNames() {
  let file = tokenized("`class` view")
  #expect(file.text(of: file.tokens[0], is: "`class`"))
  #expect(!file.text(of: file.tokens[0], is: "class"))
  #expect(file.name(of: file.tokens[0], is: "class"))
  #expect(file.name(of: file.tokens[0]) == "class")
  #expect(file.text(of: file.tokens[1], is: "view"))
  #expect(!file.text(of: file.tokens[1], is: "vie"))
  #expect(Token.nameHash(of: StaticString("view")) == file.tokens[1].nameHash)
}

@Test func namesThePiecesOfTrivia() {
  let file = tokenized("a \t// b\r\n\n/* c */ d")
  let pieces = file.trivia(in: file.gap(before: 1))
  #expect(
    pieces.map(\.kind) == [
      .blanks, .lineComment, .lineBreak, .lineBreak, .blockComment, .blanks,
    ])
  #expect(pieces.map { file.file.text($0.range) } == [" \t", "// b", "\r\n", "\n", "/* c */", " "])
  #expect(file.hasComment(in: file.gap(before: 1)))
  #expect(!file.hasComment(in: file.gap(before: 0)))
  #expect(!file.hasComment(in: file.gap(before: 2)))
}

@Test func dumpsALinePerFile() {
  let file = TokenizedFile(SourceFile(path: "a\"\\\n.swift", bytes: Array("let a = 1".utf8)))
  let expected =
    #"{"path": "a\"\\\u000a.swift", "tokens": "#
    + #"[[0, 3, "keyword"], [4, 5, "identifier"], [6, 7, "operator"], [8, 9, "integer"]]}"#
  #expect(String(decoding: file.dumpLine(), as: UTF8.self) == expected)
}
