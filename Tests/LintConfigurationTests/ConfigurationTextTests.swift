import Diagnostics
import JSONText
import LintConfiguration
import LintRules
import RulePages
import SourceText
import Testing

@Suite("Texts about configurations")
struct ConfigurationTextTests {
  @Test("print every value with its place")
  func effective() throws {
    let text = try effective(
      """
      {
        exclude: ['Pods'],
        rules: { 'off-rule': 'off', 'plain-rule': 'error', 'tuned-rule': { options: { limit: 4 } } },
        failLevel: 'info',
        baseline: 'known.json',
        facts: { tokens: ['Spacing'] },
      }
      """)
    #expect(
      text == """
        // Configuration of A.swift
        // From 0.json
        {
          "exclude": [
            "Pods",                   // 0.json:2
          ],
          "rules": {
            "off-rule": "off",        // 0.json:3
            "plain-rule": "error",    // 0.json:3
            "tuned-rule": {
              "severity": "warning",  // default
              "options": {
                "flag": false,        // default
                "limit": 4,           // 0.json:3
                "name": "a",          // default
                "numbers": [1],       // default
                "words": [],          // default
              },
            },
          },
          "failLevel": "info",        // 0.json:4
          "suppressions": {
            "requireReason": false,   // default
          },
          "baseline": "known.json",   // 0.json:5
          "facts": {
            "tokens": [
              "Spacing",              // 0.json:6
            ],
          },
        }

        """)
  }

  @Test(
    "print settings that can be read again",
    arguments: [
      "{}", "{ rules: { 'off-rule': 'on', 'plain-rule': 'off' }, failLevel: 'error' }",
      "{ rules: { 'tuned-rule': { severity: 'info', options: { words: ['\"', '\\n'], limit: 1e9 } } } }",
      "{ rulePages: 'rules' }", "{ rulePages: ['a', '../b'] }",
      "{ include: ['a'], exclude: ['b'], suppressions: { requireReason: true }, facts: { tokens: ['A'] } }",
    ])
  func readAgain(_ text: String) throws {
    let first = try effective(text)
    let second = try effective(first)
    #expect(withoutComments(first) == withoutComments(second))
  }

  @Test(
    "say why a file is not linted",
    arguments: [
      ("{ exclude: ['A*'] }", "// This path is not linted: 'A*' excludes it (0.json:1)."),
      (
        "{\n include: ['B*'] }",
        "// This path is not linted: no pattern in 'include' matches it (0.json:2)."
      ),
    ])
  func absence(_ text: String, _ line: String) throws {
    #expect(try effective(text).contains("\n\(line)\n"))
  }

  @Test("say that nothing is stated")
  func nothing() {
    let text = EffectiveConfiguration(
      of: "A\n.swift", components("/app/A.swift"), isFolder: false, in: Configuration(),
      exclusion: nil, pages: samplePages
    ).text(samplePages)
    #expect(
      text.hasPrefix(
        "// Configuration of A␤.swift\n// No .layoutlint.json was found here"))
  }

  @Test("start a project off with what changes nothing", arguments: [nil, "../.layoutlint.json"])
  func initial(_ parent: String?) throws {
    var survey = ProjectSurvey()
    survey.findings = ["plain-rule": 3, "tuned-rule": 1]
    survey.generated = [("Generated", 2)]
    survey.facts = [.tokens: ["Spacing"], .scalingFunctions: ["scaled"]]
    survey.parent = parent
    let text = initialConfiguration(survey, samplePages)
    let read = try configuration(text)
    #expect(text.contains(/\/\/ "plain-rule": "[a-z]+", +\/\/ 3 findings\n/))
    #expect(text.contains(/\/\/ "tuned-rule": "[a-z]+", +\/\/ 1 finding\n/))
    #expect(text.contains("\"Generated\",  // 2 files\n"))
    #expect(read.files[0].extends.map(\.value.text) == (parent.map { [$0] } ?? []))
    #expect(read.facts(.tokens).map(\.value) == ["Spacing"])
    #expect(!read.lints("/app/Generated/A.swift"))
    let settings = read.settings(of: "/app/A.swift")
    for page in samplePages {
      #expect(settings.rules[page.id]?.enabled.value == page.enabled)
      #expect(!page.enabled || settings.rules[page.id]?.severity.value == page.severity)
    }
    #expect(settings.failLevel.value == .warning)
    #expect(settings.baseline == nil)
    #expect(settings.rules.values.allSatisfy { !$0.isNamed })
    let offers = text.replacing("// \"baseline\"", with: "\"baseline\"")
    let taken = try configuration(offers).settings(of: "/app/A.swift")
    #expect(taken.baseline?.value.text == ".layoutlint-baseline")
  }

  @Test("describe every key, rule and option for editors")
  func schema() throws {
    let text = configurationSchema(RulePage.embedded)
    let schema = try JSONNode(parsing: Array(text.utf8), syntax: .json)
    let properties = try #require(schema["properties"])
    for key in ConfigurationKey.allCases {
      #expect(properties[key.rawValue]?["description"] != nil, "\(key)")
    }
    for page in RulePage.embedded {
      let rule = try #require(schema["definitions"]?["rules"]?["properties"]?[page.id])
      guard case .array(let forms)? = rule["anyOf"]?.value else {
        Issue.record("\(page.id) has no forms")
        continue
      }
      let options = forms.last?["properties"]?["options"]?["properties"]
      for option in page.options { #expect(options?[option.name]?["default"] != nil) }
    }
    #expect(references(in: schema).allSatisfy { schema["definitions"]?[$0] != nil })
  }

  private static let replacements = ["", "\0", "null", "\"", "{"]

  @Test("damaged in any way trap nothing", arguments: replacements.indices)
  func mutations(_ kind: Int) {
    let bytes = Array(initialConfiguration(ProjectSurvey(), RulePage.embedded).utf8)
    // Each place with each replacement would take longer than all other tests of configurations: each is put in the place
    // of every third byte, in turn with the others.
    for index in stride(from: 3 * kind, to: bytes.count, by: 3 * Self.replacements.count) {
      let replacement = Array(Self.replacements[kind].utf8)
      let damaged = bytes[..<index] + replacement + bytes[(index + 1)...]
      do throws(ConfigurationError) {
        _ = try ConfigurationFile(
          reading: SourceFile(path: "c", bytes: Array(damaged)), in: [], pages: RulePage.embedded)
      } catch {
        #expect(!error.problems.isEmpty)
      }
    }
  }

  private func effective(_ text: String) throws -> String {
    EffectiveConfiguration(
      of: "A.swift", components("/app/A.swift"), isFolder: false, in: try configuration(text),
      exclusion: nil, pages: samplePages
    ).text(samplePages)
  }

  private func withoutComments(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.prefix(while: { $0 != "/" }) }
  }

  private func references(in node: JSONNode) -> [String] {
    switch node.value {
    case .object(let members):
      members.flatMap { member -> [String] in
        if member.key == "$ref", case .string(let target) = member.value.value {
          return [String(target.dropFirst("#/definitions/".count))]
        }
        return references(in: member.value)
      }
    case .array(let elements): elements.flatMap(references)
    case .null, .boolean, .number, .string: []
    }
  }
}
