import Diagnostics
import Foundation
import JSONText
import Reporting
import RulePages
import SourceText
import Testing

/// The goldens, one for each kind of report. To make them anew, run the tests with the environment variable
/// `LAYOUTLINT_REGENERATE` set, and review the difference as code.
private let goldens = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")

@Suite("A report")
struct ReportTests {
  @Test("is what its golden shows", arguments: ReportKind.allCases)
  func golden(_ kind: ReportKind) throws {
    let file = goldens.appending(path: "report.\(kind.rawValue)")
    let bytes = kind.bytes(of: .sample())
    if ProcessInfo.processInfo.environment["LAYOUTLINT_REGENERATE"] != nil {
      try Data(bytes).write(to: file)
    }
    let expected = try Data(contentsOf: file)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
  }

  @Test("of nothing is well formed", arguments: ReportKind.allCases)
  func nothing(_ kind: ReportKind) throws {
    try requireWellFormed(kind.bytes(of: .sample(findings: [], problems: [])), kind)
  }

  @Test(
    "holds any name and message", arguments: ReportKind.allCases,
    [
      "a\"b'c.swift", "new\nline.swift", "\r\n\t.swift", "100%.swift", "::error file=x::y.swift",
      "a,b=c:d.swift", "\u{0}\u{1}\u{1B}[31m\u{7F}\u{85}.swift", "\u{FFFE}\u{FFFF}\u{2028}.swift",
      "<a href='x'>&amp;</a>.swift", "]]>.swift", "a|b`c``d.swift", "\\xFF\\.swift", "字 é😀.swift",
      "../up.swift", "/home/me/app/in.swift", "/elsewhere/out.swift", "", "-", "a//b/.swift",
    ])
  func hostileNames(_ kind: ReportKind, _ name: String) throws {
    let finding = Finding(
      rule: "some-rule", severity: .warning, path: name,
      diagnostic: Diagnostic(
        name, at: SourceRange(0, 1), notes: [Note(name, at: SourceRange(0, 1), in: name)],
        fixes: [.safe(name, TextEdit(SourceRange(0, 1), name))]))
    let content = ReportContent.sample(
      findings: [finding], problems: [ReportedProblem(path: name, reason: name)])
    let bytes = kind.bytes(of: content)
    try requireWellFormed(bytes, kind)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    // What a name holds starts no line of its own, and no command.
    let commands = lines.filter { $0.hasPrefix("::") }
    // A line of text starts with the path, whatever it is.
    if kind != .text { #expect(commands.count == (kind == .github ? 2 : 0)) }
    #expect(lines.contains { $0.contains("some-rule") })
    if kind != .json, kind != .jsonl, kind != .sarif, kind != .gitlab {
      #expect(!bytes.contains { $0 < 0x20 && $0 != 0x0A })
    }
  }

  @Test(
    "names the rule in every line about a finding",
    arguments: [ReportKind.text, .xcode, .github, .jsonl])
  func ruleInEveryLine(_ kind: ReportKind) {
    let content = ReportContent.sample(problems: [])
    let lines = String(decoding: kind.bytes(of: content), as: UTF8.self).split(separator: "\n")
    for line in lines where kind != .text || !line.contains(": note: ") {
      #expect(ReportContent.sampleRules.contains { line.contains($0) }, "\(line)")
    }
  }

  @Test(
    "counts columns as its readers do",
    arguments: [
      (ReportKind.sarif, "\"startColumn\": 12"), (.github, "col=12,"), (.text, ":3:16: "),
    ])
  func columns(_ kind: ReportKind, _ expected: String) {
    let file = SourceFile(path: "A.swift", bytes: Array("\n\nlet 字😀 = 1 + 2".utf8))
    let start = file.bytes.count - 4
    let finding = Finding(
      rule: "some-rule", severity: .error, path: "A.swift",
      diagnostic: Diagnostic("m", at: SourceRange(start, start + 1)))
    let text = String(
      decoding: kind.bytes(of: .sample(findings: [finding], files: [file])), as: UTF8.self)
    #expect(text.contains(expected), "\(text)")
  }

  @Test(
    "in SARIF has names that are URIs",
    arguments: [
      ("A B.swift", "A%20B.swift"), ("a:b.swift", "a%3Ab.swift"), ("字.swift", "%E5%AD%97.swift"),
      ("./x/y.swift", "x/y.swift"), ("/home/me/app/z.swift", "z.swift"),
      ("50%.swift", "50%25.swift"),
      ("/else/where.swift", "file:///else/where.swift"), ("\n#?.swift", "%0A%23%3F.swift"),
    ])
  func uris(_ path: String, _ uri: String) {
    let problem = ReportedProblem(path: path, reason: "gone")
    let log = ReportKind.sarif.bytes(of: .sample(findings: [], problems: [problem]))
    #expect(String(decoding: log, as: UTF8.self).contains("\"uri\": \"\(uri)\""))
  }

  @Test("with XML spells out what XML cannot hold")
  func xml() throws {
    let finding = Finding(
      rule: "some-rule", severity: .warning, path: "\u{1}&\n\u{FFFF}",
      diagnostic: Diagnostic("<\"'>", at: SourceRange(0, 0)))
    let text = String(
      decoding: ReportKind.checkstyle.bytes(of: .sample(findings: [finding], problems: [])),
      as: UTF8.self)
    #expect(text.contains("name=\"\\u{1}&amp;\\u{A}\\u{FFFF}\""))
    #expect(text.contains("message=\"&lt;&quot;&apos;&gt; (some-rule)\""))
  }
}

/// Reads a report with a reader of its own kind.
private func requireWellFormed(_ bytes: [UInt8], _ kind: ReportKind) throws {
  let text = try #require(String(validating: bytes, as: UTF8.self))
  switch kind {
  case .json, .sarif, .gitlab:
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  case .jsonl:
    for line in text.split(separator: "\n") {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
  case .checkstyle, .junit:
    try requireXML(text)
  case .html: try requireHTML(text)
  case .text, .xcode, .github, .markdown, .summary:
    #expect(text.isEmpty || text.hasSuffix("\n"))
  }
}

/// Requires that tags match, that no source can add one, and that nothing is loaded from outside.
private func requireHTML(_ text: String) throws {
  let parts = text.components(separatedBy: "<script>")
  #expect(parts.count == 2, "one script, our own")
  #expect(text.contains("default-src 'none'") && !text.contains("src=\""))
  let end = try #require(parts.last?.range(of: "</script>"))
  let markup = parts[0] + (parts.last?[end.upperBound...] ?? "")
  var open: [Substring] = []
  let tag = try Regex(#"<(/?)([a-z0-9]+)((?: [a-z-]+(?:="[^"<]*")?)*)>"#)
  for match in markup.matches(of: tag) {
    let name = try #require(match[2].substring)
    if ["meta", "input"].contains(name) { continue }
    if match[1].substring == "/" { #expect(open.popLast() == name) } else { open.append(name) }
  }
  #expect(open.isEmpty)
  // Whatever else starts like a tag would be one that the expression does not know.
  let rest = markup.replacing(tag, with: "").replacing("<!DOCTYPE html>", with: "")
  #expect(!rest.contains("<"), "\(rest)")
}

/// Requires that tags match, and that between them stands nothing that XML 1.0 forbids.
///
/// A reader of its own, because Foundation's is a package of C on Linux that not every toolchain holds.
private func requireXML(_ text: String) throws {
  var rest = text[...]
  #expect(rest.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
  rest = rest.dropFirst("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".count)
  var open: [Substring] = []
  let attribute = try Regex(#" [a-z]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|apos);)*""#)
  let characters = try Regex(#"(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)*"#)
  while let start = rest.firstIndex(of: "<") {
    let content = rest[..<start]
    #expect(try characters.wholeMatch(in: content) != nil, "\(content)")
    rest = rest[start...].dropFirst()
    let end = try #require(rest.firstIndex(of: ">"))
    var tag = rest[..<end]
    rest = rest[end...].dropFirst()
    if tag.hasPrefix("/") {
      #expect(open.popLast() == tag.dropFirst())
      continue
    }
    let isEmpty = tag.hasSuffix("/")
    if isEmpty { tag.removeLast() }
    let name = tag.prefix { $0.isLetter }
    tag = tag.dropFirst(name.count)
    while let match = try attribute.prefixMatch(in: tag) { tag = tag[match.range.upperBound...] }
    #expect(tag.isEmpty, "\(tag)")
    if !isEmpty { open.append(name) }
  }
  #expect(open.isEmpty)
  #expect(rest == "\n")
  #expect(
    text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
    })
}
