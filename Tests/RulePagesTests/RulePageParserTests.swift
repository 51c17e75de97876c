import RulePages
import SourceText
import Testing

@Suite("Reading a rule's page")
struct RulePageParserTests {
  @Test("takes the facts from the json block")
  func facts() throws {
    let page = try read(SamplePage().with(\.options, everyOption).text)
    #expect(page.id == "wide-gap")
    #expect(page.summary == "a gap is wide")
    #expect(page.group == .numbers)
    #expect(page.severity == .info)
    #expect(!page.enabled)
    #expect(page.applicability == .displayOnly)
    #expect(
      page.options == [
        RuleOption("strict", defaultValue: .boolean(true), meaning: "whether to be strict"),
        RuleOption("minimum", defaultValue: .number(2.5), meaning: "the least that counts"),
        RuleOption("unit", defaultValue: .string("pt \"s\""), meaning: "what to call a point"),
        RuleOption("allowed", defaultValue: .numbers([0, -1]), meaning: "never wide"),
        RuleOption("names", defaultValue: .strings(["a"]), meaning: "always wide"),
      ])
  }

  @Test("takes the examples from their sections, and the code elsewhere for none")
  func examples() throws {
    var sample = SamplePage()
    sample.flagged += "\nOr:\n\n```swift\nlet é = 99\n\nlet b = 98\n```\n"
    sample.fixSection += "\n```swift\nlet gap = 2\n```\n"
    let page = try read(sample.text)
    #expect(page.examples.map(\.kind) == [.flagged, .flagged, .accepted])
    #expect(
      page.examples.map(page.code)
        == ["let gap = 100\n", "let é = 99\n\nlet b = 98\n", "let gap = 1\n"])
    #expect(page.examples.map(\.line) == [17, 23, 31])
    #expect(page.text == sample.text)
  }

  @Test("needs no section about a fix that does not exist")
  func noFix() throws {
    let page = try read(SamplePage().with(\.fix, "null").with(\.fixSection, "").text)
    #expect(page.applicability == nil)
  }

  @Test("says where the json block is wrong", arguments: identityProblems)
  func identity(wrong: WrongPage) {
    #expect(problems(of: wrong.text) == wrong.problems)
  }

  @Test("says where the sections are wrong", arguments: sectionProblems)
  func sections(wrong: WrongPage) {
    #expect(problems(of: wrong.text) == wrong.problems)
  }

  @Test("says all that is wrong, from top to bottom")
  func everything() {
    let sample = SamplePage().with(\.severity, "1").with(\.enabled, "1").with(\.silent, "")
    #expect(
      problems(of: sample.text) == [
        "rules/wide-gap.md:5:15: error: expected a string, found a number",
        "rules/wide-gap.md:6:14: error: expected a boolean, found a number",
        "rules/wide-gap.md:34:1: error: missing section '## Silent when'",
      ])
  }

  @Test("refuses every beginning of a page that ends before its last section says something")
  func beginnings() {
    let text = SamplePage().with(\.options, everyOption).text
    let last = text.utf8.count - "- A ruler\n".utf8.count
    for count in 0...last {
      #expect(!problems(of: String(decoding: text.utf8.prefix(count), as: UTF8.self)).isEmpty)
    }
    #expect(problems(of: text).isEmpty)
  }

  @Test("refuses bytes that are no text", arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80]])
  func encoding(bytes: [UInt8]) {
    let source = SourceFile(path: "rules/wide-gap.md", bytes: Array(SamplePage().text.utf8) + bytes)
    #expect(throws: RulePageError.self) { try RulePage(parsing: source) }
  }
}

/// A page with a flaw, and what is said about it, without the path.
struct WrongPage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let problems: [String]

  init(_ text: String, _ problems: String...) {
    self.init(text, problems)
  }

  private init(_ text: String, _ problems: [String]) {
    self.text = text
    self.problems = problems.map { "rules/wide-gap.md:\($0)" }
    testDescription = problems.joined(separator: "; ")
  }

  init<Part>(_ part: WritableKeyPath<SamplePage, Part>, _ value: Part, _ problems: String...) {
    self.init(SamplePage().with(part, value).text, problems)
  }
}
