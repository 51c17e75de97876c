import JSONText
import RulePages
import Testing

@Suite("Showing a rule's page")
struct RulePageOutputTests {
  @Test("explains in plain text, with the options before what keeps the rule silent")
  func explanation() throws {
    let page = try read(SamplePage().with(\.options, everyOption).text)
    #expect(
      RulePages.explanation(of: page) == #"""
        wide-gap: a gap is wide
        info, off by default, suggestion, group numbers

        The gap is wide.

        Flagged
            let gap = 100

        Accepted
            let gap = 1

        Fix
        Make it smaller.

        Options
          strict   boolean          default true
                   whether to be strict
          minimum  number           default 2.5
                   the least that counts
          unit     string           default "pt \"s\""
                   what to call a point
          allowed  list of numbers  default [0, -1]
                   never wide
          names    list of strings  default ["a"]
                   always wide

        Silent when
        - it is dark

        Sources
        - A ruler

        To silence one finding, add this comment on the line above it: // layoutlint:disable:next wide-gap

        """#)
  }

  @Test("lists rules as JSON in the order given")
  func list() throws {
    let page = try read(SamplePage().with(\.fix, "null").with(\.fixSection, "").text)
    #expect(ruleListJSON([]) == "{\"version\": 1, \"rules\": []}\n")
    #expect(
      ruleListJSON([page]) == """
        {"version": 1, "rules": [{"id": "wide-gap", "summary": "a gap is wide", \
        "group": "numbers", "severity": "info", "enabled": false, "fix": null, "options": []}]}

        """)
  }

  @Test("gives one rule as JSON with its page and the code of its examples")
  func one() throws {
    let page = try read(SamplePage().with(\.options, everyOption).text)
    let json = try JSONNode(parsing: Array(rulePageJSON(page).utf8), syntax: .json)
    let rule = try #require(json["rule"])
    guard case .object(let members) = rule.value else {
      Issue.record("the rule is no object")
      return
    }
    #expect(
      members.map(\.key) == [
        "id", "summary", "group", "severity", "enabled", "fix", "options", "flagged", "accepted",
        "page",
      ])
    #expect(rule["page"]?.value == .string(page.text))
    #expect(rule["flagged"].map(strings) == ["let gap = 100\n"])
    #expect(rule["accepted"].map(strings) == ["let gap = 1\n"])
  }

  @Test("writes an option's default in the form in which a page states it")
  func options() throws {
    let page = try read(SamplePage().with(\.options, everyOption).text)
    #expect(
      page.options.map(\.defaultValue.json) == [
        "true", "2.5", #""pt \"s\"""#, "[0, -1]", #"["a"]"#,
      ])
  }

  private func strings(_ node: JSONNode) -> [String] {
    guard case .array(let elements) = node.value else { return [] }
    return elements.compactMap { element in
      if case .string(let text) = element.value { text } else { nil }
    }
  }
}
