import Diagnostics
import RulePages
import SourceText
import Testing

/// Reads `text` as a page of a team's own rules.
private func readTeamPage(_ text: String) throws(RulePageError) -> RulePage {
  try RulePage(
    parsing: SourceFile(path: "rules/wide-gap.md", bytes: Array(text.utf8)),
    form: .team(builtIn: ["narrow-gap"]))
}

private let opening = """
  ```json
  { "id": "wide-gap", "summary": "a gap is wide", "severity": "info" }
  ```

  """

private let pattern = "\n```pattern\ngap = $n\n```\n"

@Suite("Reading a team's page")
struct TeamPageTests {
  @Test("needs no more than facts, a reason and a pattern")
  func shortest() throws {
    let page = try readTeamPage(opening + "\nWhy.\n" + pattern)
    #expect(page.id == "wide-gap")
    #expect(page.severity == .info)
    #expect(page.enabled)
    #expect(page.applicability == nil)
    #expect(page.options.isEmpty)
    let match = try #require(page.match)
    #expect(
      match.patterns.map { String(decoding: page.code(in: $0), as: UTF8.self) } == ["gap = $n\n"])
    #expect(match.fix == nil && match.message == nil && match.conditions.isEmpty)
  }

  @Test("takes tabs and line ends of every kind")
  func lineEnds() throws {
    let text = (opening + "\nWhy.\n" + pattern).replacing("\n", with: "\r\n")
      .replacing("gap = $n", with: "gap =\t$n")
    #expect(try readTeamPage(text).match?.patterns.count == 1)
  }

  @Test("takes conditions with their values", arguments: conditionSamples)
  func conditions(_ text: String, _ tests: [RuleCondition.Test]) throws {
    let page = try readTeamPage(
      opening.replacing("\"info\"", with: "\"info\", \"where\": \(text)") + "\nWhy.\n" + pattern)
    #expect(page.match?.conditions.map(\.test) == tests)
  }

  @Test("pairs the examples of its fix")
  func fixExamples() throws {
    let page = try readTeamPage(
      opening.replacing("\"info\"", with: "\"info\", \"fix\": \"safe\"") + "\nWhy.\n" + pattern
        + "\n## Fix\n\n```fix\ngap = 1\n```\n\n```swift\na\n```\n\n```swift\nb\n```\n")
    #expect(page.examples.map(\.kind) == [.unfixed, .fixed])
    #expect(
      page.match?.fix.map { String(decoding: page.code(in: $0), as: UTF8.self) } == "gap = 1\n")
  }

  @Test("says what is wrong, with its place", arguments: wrongTeamPages)
  func wrong(_ text: String, _ messages: [String]) {
    do throws(RulePageError) {
      _ = try readTeamPage(text)
      Issue.record("expected an error")
    } catch {
      #expect(error.problems.map(\.description) == messages.map { "rules/wide-gap.md:\($0)" })
    }
  }

  @Test("traps on no damage")
  func damage() {
    let text = Array(
      (opening.replacing("\"info\"", with: "\"info\", \"where\": \(conditionSamples[0].0)")
        + "\nWhy.\n"
        + pattern + "\n## Fix\n\n```fix\ngap = 1\n```\n").utf8)
    for index in text.indices {
      for replacement in [[], Array("null".utf8), Array("```\n".utf8), [0x0A], [0xFF]] {
        let damaged = Array(text[..<index]) + replacement + text[(index + 1)...]
        _ = try? readTeamPage(String(decoding: damaged, as: UTF8.self))
      }
    }
  }
}

private let conditionSamples: [(String, [RuleCondition.Test])] = [
  (
    #"{"$n": {"is": [8, "a*"], "isNot": 0, "atLeast": 2, "atMost": 9, "axis": "vertical"}}"#,
    [
      .hole("n", .isAny(of: [.number(8), .text("a*")])), .hole("n", .isNone(of: [.number(0)])),
      .hole("n", .atLeast(2)), .hole("n", .atMost(9)), .hole("n", .axis(.vertical)),
    ]
  ),
  (
    #"{"$n": {"multipleOf": 4, "notMultipleOf": 0.5, "scaled": false}}"#,
    [
      .hole("n", .multipleOf(4)), .hole("n", .notMultipleOf(0.5)), .hole("n", .scaled(false)),
    ]
  ),
  (
    #"{"inside": {"method": "f", "type": ["A", "B"]}, "outside": {"superclass": "C"}}"#,
    [.inside(.method(["f"])), .inside(.type(["A", "B"])), .outside(.superclass(["C"]))]
  ),
]

private func page(_ facts: String) -> String {
  "```json\n{ \"id\": \"wide-gap\", \"summary\": \"s\", \"severity\": \"info\", \(facts) }\n```\n\nWhy.\n"
    + pattern
}

private let wrongTeamPages: [(String, [String])] = [
  (opening + "\nWhy.\n", ["6:1: error: expected a pattern block"]),
  (
    opening + pattern,
    [
      "1:1: error: expected a paragraph that describes what goes wrong, before the first heading"
    ]
  ),
  (
    page("\"options\": []"),
    ["2:57: error: unknown key 'options'"]
  ),
  (
    page("\"fix\": \"safe\""),
    ["2:64: error: expected a fix block with the code that replaces a match"]
  ),
  (
    page("\"enabled\": true") + "\n```fix\na\n```\n",
    [
      "12:1: error: the json block does not state how safe this fix is; add \"fix\": \"safe\", \"unsafe\" or \"display-only\""
    ]
  ),
  (
    page("\"fix\": \"safe\"") + "\n```fix\na\n```\n\n```fix\nb\n```\n",
    ["15:1: error: only one fix block is allowed"]
  ),
  (
    page("\"fix\": \"safe\"") + "\n## Fix\n\n```fix\na\n```\n\n```swift\nb\n```\n",
    ["18:1: error: expected a second swift block with the fixed code"]
  ),
  (
    page("\"enabled\": true") + "\n```text\na\n```\n",
    ["11:1: error: expected a swift, a pattern or a fix block"]
  ),
  (
    page("\"where\": []"), ["2:66: error: expected an object, found a list"]
  ),
  (
    page("\"where\": {\"n\": {}}"),
    ["2:67: error: unknown key 'n': expected 'inside', 'outside' or a hole such as '$name'"]
  ),
  (
    page("\"where\": {\"$n\": {\"atLest\": 1}}"),
    ["2:74: error: unknown key 'atLest' (did you mean 'atLeast'?)"]
  ),
  (
    page("\"where\": {\"$n\": {\"atLeast\": \"1\", \"multipleOf\": 0, \"is\": []}}"),
    [
      "2:85: error: expected a number, found a string",
      "2:104: error: expected a number above 0",
      "2:113: error: the list is empty",
    ]
  ),
  (
    page("\"where\": {\"$n\": {\"axis\": \"diagonal\", \"is\": [true]}}"),
    [
      "2:82: error: unknown value 'diagonal': expected horizontal, vertical",
      "2:101: error: expected a string or a number, found a boolean",
    ]
  ),
  (
    page("\"where\": {\"inside\": {}, \"outside\": {\"method\": [1, \"\"]}}"),
    [
      "2:77: error: expected 'method', 'type' or 'superclass'",
      "2:104: error: expected a string, found a number",
      "2:107: error: expected a name",
    ]
  ),
  (
    page("\"message\": 7"), ["2:68: error: expected a string, found a number"]
  ),
  (
    opening.replacing("wide-gap", with: "narrow-gap") + "\nWhy.\n" + pattern,
    ["2:9: error: id 'narrow-gap' does not match the file name 'wide-gap.md'"]
  ),
]
