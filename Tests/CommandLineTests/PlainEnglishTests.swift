import Foundation
import RulePages
import TestSupport
import Testing
import layoutlint

/// Words that a careful English reader would call odd where they are used of code, and what to write instead.
private let oddWords: [(pattern: String, instead: String)] = [
  (#"\b(hold|holds|held)\b"#, "contain, have, apply, be met"),
  (#"\b(tell|tells|told)\b"#, "report"),
  (#"\bshall\b"#, "must, to"), (#"\bmend(s|ed|ing)?\b"#, "fix"), (#"\bgo(es)? by\b"#, "follow"),
  (#"\bleft alone\b"#, "skipped, not changed"), (#"\bwhich is why\b"#, "so"),
  (#"\bsurely\b"#, "certainly, or nothing"), (#"\bends? the program\b"#, "crashes"),
  (#"\bas it does anyway\b"#, "the default"), (#"\bfrom 1 on\b"#, "at least 1"),
  (#"\bno key of\b"#, "not a key in"), (#"\bspeaks? of\b"#, "is about, reports"),
  (#"\bsays? of\b"#, "reports about"),
  (#"\bstands? (in|for|at|under|behind|beside)\b"#, "is in, means"),
  (#"\b(lies|lie) (in|on|at|inside|outside)\b"#, "is in"),
  (#"\bpass(es|ed)? (it )?(by|over)\b"#, "skips"),
  (#"\b(its|their) kin\b"#, "similar ones"), (#"\banew\b"#, "again"), (#"\binside of\b"#, "inside"),
  (#"\b(is|are) tied to\b"#, "constrained to"),
  (#"\bis no (label|view|key|number|name|file|part|index|line|pattern|method)\b"#, "is not a"),
  (#"\b(is|are) not followed\b"#, "is not analyzed, could not be resolved"),
  (#"\bhanded (to|on)\b"#, "passed to"), (#"\bput together\b"#, "built"),
  (#"\btakes? the place of\b"#, "replaces"), (#"\bcannot stand\b"#, "is not allowed"),
  (#"\bnothing fixes\b"#, "no constraint determines"), (#"\bcannot all\b"#, "conflict"),
]

@Suite("Plain English")
struct PlainEnglishTests {
  /// The text without code, names of files and links.
  private static func prose(_ text: String) -> String {
    text.replacing(/(?s)```.*?```/, with: "").replacing(/`[^`\n]*`/, with: "")
      .replacing(/\]\([^)]*\)/, with: "")
  }

  private func check(_ text: String, _ place: String) throws { try check([(text, place)]) }

  private func check(_ texts: [(text: String, place: String)]) throws {
    let patterns = oddWords.map { "(\($0.pattern))" }.joined(separator: "|")
    let expression = try NSRegularExpression(pattern: patterns)
    for (text, place) in texts.map({ ($0.text.lowercased(), $0.place) }) {
      let odd = expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
        match in
        let words = Range(match.range, in: text).map { String(text[$0]) } ?? ""
        let instead = oddWords.first {
          words.range(of: $0.pattern, options: .regularExpression) != nil
        }?.instead
        return "'\(words)'; write: \(instead ?? "")"
      }
      #expect(odd == [], "\(place)")
    }
  }

  @Test("is what the pages of rules are written in", arguments: RulePage.embedded.map(\.id))
  func pages(_ id: String) throws {
    let page = try #require(RulePage.embedded.first { $0.id == id })
    try check(Self.prose(page.text), id)
    for text in [page.summary] + page.options.map(\.meaning) { try check(text, id) }
  }

  @Test("is what help is written in", arguments: HelpTopic.allCases)
  func help(_ topic: HelpTopic) throws { try check(topic.text, topic.rawValue) }

  /// What people read who only use the program, or want to change it.
  private static let documents = [
    "README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md",
    "Sources/ARCHITECTURE.md", "Sources/READING.md", "Sources/SOLVING.md", "Sources/MIGRATING.md",
    "Sources/RUNNING.md",
  ]

  @Test("is what README.md and the guides are written in")
  func guides() throws {
    let guides = files(in: ".github/guides", endingIn: ".md").map {
      ".github/guides/" + $0.lastPathComponent
    }
    #expect(guides.count > 10)
    for path in Self.documents + guides.sorted() {
      try check(Self.prose(try Document(path).text), path)
    }
  }

  /// The texts between quotation marks, but for short ones and what is no text for people.
  private func literals(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      .flatMap { $0.matches(of: /"((?:[^"\\]|\\.)*)"/) }.map { String($0.1) }
      .filter { $0.split(separator: " ").count > 2 && !$0.contains("grouped(") }
  }

  @Test("is what messages, fixes and errors are written in")
  func literals() throws {
    let sources = files(in: "Sources", endingIn: ".swift").filter {
      $0.lastPathComponent != "EmbeddedRulePages.swift"
    }
    let texts = try sources.flatMap { file in
      try literals(in: file).map { ($0, "\(file.lastPathComponent): \($0)") }
    }
    #expect(texts.count > 1_000)
    try check(texts)
  }

  @Test("is what reports are written in")
  func reports() throws {
    for name in ["text", "junit", "markdown", "summary", "github"] {
      try check(try Document("Tests/ReportingTests/Golden/report.\(name)").text, name)
    }
  }

  @Test("is what findings in all fixtures are written in")
  func findings() throws {
    let run = runSample(
      ["--no-cache", "--numbers", checkout.appending(path: "Fixtures").path],
      analyzer: .standard, pages: RulePage.embedded)
    #expect(run.output.split(separator: "\n").count > 1_000)
    let messages = run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /(?:error|warning|info|note): (.*)$/)
        .map { String($0.1).replacing(/'[^']*'/, with: "''") }
    }
    #expect(messages.count > 1_000)
    try check(Set(messages).sorted().map { ($0, $0) })
  }
}
