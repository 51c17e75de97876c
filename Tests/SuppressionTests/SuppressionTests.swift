import SourceText
import Suppression
import Testing

/// Ways to put a command into a comment on a line of its own.
private let commentForms = [
  "// COMMAND", "//COMMAND", "/// COMMAND", "//! COMMAND", "  // COMMAND", "// why // COMMAND",
  "/* COMMAND */", "/** COMMAND */", "/*COMMAND*/", "/*\n COMMAND\n*/",
  "/**\n * Why.\n * COMMAND\n */",
  "/* COMMAND\n   and more */", "\t// COMMAND",
]

@Suite("A suppression")
struct SuppressionTests {
  @Test("works in every kind of comment", arguments: commentForms)
  func commentKinds(_ form: String) {
    func comment(_ command: String) -> String { form.replacing("COMMAND", with: command) }
    let lines = comment("").split(separator: "\n", omittingEmptySubsequences: false).count
    for ending in ["\n", "\r\n", "\r"] {
      func left(_ text: String) -> String {
        SuppressionSample(text.replacing("\n", with: ending)).left
      }
      #expect(left("\(comment("layoutlint:disable:next bad"))\nbad()\nbad()") == "bad \(lines + 2)")
      #expect(left("bad()\nbad()\n\(comment("layoutlint:disable:previous bad"))") == "bad 1")
      #expect(left("bad()\n\(comment("layoutlint:disable:file bad"))\nbad()") == "")
      #expect(
        left(
          "bad()\n\(comment("layoutlint:disable bad"))\nbad()\n\(comment("layoutlint:enable bad"))\nbad()"
        ) == "bad 1, bad \(lines * 2 + 3)")
      #expect(left("\(comment("layoutlint:disable:next odd"))\nbad()") == "bad \(lines + 1)")
      #expect(left("\(comment("layoutlint:disable:next all"))\nbad(odd)") == "")
    }
  }

  @Test(
    "on a line of code silences that line",
    arguments: [
      ("bad()  // layoutlint:disable:this bad\nbad()", "bad 2"),
      ("/* layoutlint:disable:this bad */ bad()\nbad()", "bad 2"),
      ("x(/* layoutlint:disable:this bad */ bad)\nbad()", "bad 2"),
      ("bad() // why // layoutlint:disable:this bad\nbad()", "bad 2"),
      ("/* layoutlint:disable:this bad\n */ bad()\nbad()", "bad 3"),
      ("bad()  // layoutlint:disable:next bad\nbad()", "bad 1"),
      ("bad()\nx()  // layoutlint:disable:previous bad\nbad()", "bad 3"),
      ("// layoutlint:disable:this bad\nbad()", "bad 2"),
    ])
  func thisLine(_ text: String, _ left: String) {
    #expect(SuppressionSample(text).left == left)
  }

  @Test(
    "reaches over blank lines and comments to the next code",
    arguments: [
      ("// layoutlint:disable:next bad\n\n\nbad()\nbad()", "bad 5"),
      ("// layoutlint:disable:next bad\n// Why.\n/// Doc.\nbad()", ""),
      ("// layoutlint:disable:next bad\n// layoutlint:disable:next odd\nbad(odd)", ""),
      ("bad()\n\n// Why.\n// layoutlint:disable:previous bad", ""),
      ("// layoutlint:disable:next bad", ""),
      ("// layoutlint:disable:previous bad\nbad()", "bad 2"),
      ("// layoutlint:disable:next bad\n#if DEBUG\nbad()\n#endif", "bad 3"),
    ])
  func reach(_ text: String, _ left: String) {
    #expect(SuppressionSample(text).left == left)
  }

  @Test(
    "covers a line as far as it goes on",
    arguments: [
      ("call(\n  a, bad,\n  bad)\nbad()", "bad 4"), ("a\n  .b(bad)\n  .c(bad)\nbad()", "bad 4"),
      ("let s = \"\"\"\n  \\(bad)\n  \"\"\"\nbad()", "bad 4"),
      ("call([\n  bad,\n])", "bad 2"), ("call {\n  bad()\n}", "bad 2"),
      ("func f(\n  a: Int = bad\n) {\n  bad()\n}", "bad 4"),
      ("let a: [A] = [\n  .bad,\n  .c]", "bad 2"), ("x = a ? b\n  : bad", "bad 2"),
      ("a(b(\n  bad), {\n  bad\n}, bad)", "bad 3, bad 4"), ("a.b?\n  .c(bad)", ""),
      ("call(\n  bad", ""), ("))\nbad", "bad 2"), ("}\nbad()", "bad 2"),
    ])
  func continuedLines(_ code: String, _ left: String) {
    let moved = left.split(separator: ", ").map { part in
      let words = part.split(separator: " ")
      return "\(words[0]) \((Int(words[1]) ?? 0) + 1)"
    }
    let sample = SuppressionSample("// layoutlint:disable:next bad\n" + code)
    #expect(sample.left == moved.joined(separator: ", "))
  }

  @Test(
    "of a region ends where it is said to",
    arguments: [
      ("disable bad|enable bad", "bad odd|odd|bad odd"),
      ("disable all|enable all", "bad odd||bad odd"),
      ("disable all|enable bad", "bad odd||bad"), ("disable bad|enable all", "bad odd|odd|bad odd"),
      ("disable bad|x", "bad odd|odd|odd"), ("disable bad, odd|enable odd", "bad odd||odd"),
      ("disable bad|disable odd", "bad odd|odd|"),
      ("enable bad|disable bad", "bad odd|bad odd|odd"),
    ])
  func regions(_ commands: String, _ left: String) {
    let lines = commands.split(separator: "|").map { "// layoutlint:\($0)\n" }
    let text = "bad(odd)\n" + lines.map { $0 + "bad(odd)\n" }.joined()
    let expected = left.split(separator: "|", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, rules in rules.split(separator: " ").map { "\($0) \(index * 2 + 1)" } }
    #expect(SuppressionSample(text).left == expected.joined(separator: ", "))
  }

  @Test(
    "that is prose or text suppresses nothing",
    arguments: [
      "let s = \"// layoutlint:disable:next bad\"\nbad()",
      "// Write layoutlint:disable:next bad\nbad()",
      "// `layoutlint:disable:next bad`\nbad()", "// layoutlint: disable of these\nbad()",
      "// https://layoutlint:disable:next bad\nbad()",
      "\"\"\"\n// layoutlint:disable:file bad\n\"\"\"\nbad()",
      "// Layoutlint:disable:next bad\nbad()",
    ])
  func prose(_ text: String) {
    let sample = SuppressionSample(text)
    #expect(sample.left.hasPrefix("bad "))
    #expect(sample.problems() == [])
    #expect(sample.unused == [])
  }

  @Test(
    "may start after a blank",
    arguments: [
      "// layoutlint: disable:next bad\nbad()", "// layoutlint:  disable:file bad\nbad()",
      "// layoutlint: disable all\nbad()", "bad() /* layoutlint: disable:this bad */",
    ])
  func blank(_ text: String) {
    let sample = SuppressionSample(text)
    #expect(sample.left == "")
    #expect(sample.problems() == [])
  }

  @Test(
    "says what is wrong with it",
    arguments: [
      ("disable:next bad", []), ("disable:next bad, odd", []), ("disable:next bad - odd", []),
      ("disable:next bad because of odd things", []), ("disable:next bad, because so", []),
      ("disable:next bad — warum nicht", []), ("disable:next bad: why", []),
      ("disable:next bad long-name", [.noComma(before: "long-name")]),
      ("disabel:next bad", [.unknownCommand("disabel:next")]),
      ("disable:next", [.noName(of: .next)]), ("disable", [.noName(of: .start)]),
      ("disable:next - why", [.noName(of: .next)]), ("disable:next bad,", [.nothingAfterComma]),
      ("disable:next bda", [.unknownRule("bda", nearest: "bad")]),
      (
        "disable:next wrong, bda",
        [.unknownRule("wrong", nearest: nil), .unknownRule("bda", nearest: "bad")]
      ),
    ] as [(String, [SuppressionProblem.Reason])])
  func problems(_ command: String, _ problems: [SuppressionProblem.Reason]) {
    #expect(SuppressionSample("// layoutlint:\(command)\nbad()").problems() == problems)
    #expect(SuppressionSample("/* layoutlint:\(command) */\nbad()").problems() == problems)
  }

  @Test(
    "says what is wrong with it after a blank, too",
    arguments: [
      ("disable", [.noName(of: .start)]), ("enable ", [.noName(of: .end)]),
      ("disable:net bad", [.unknownCommand("disable:net")]),
    ] as [(String, [SuppressionProblem.Reason])])
  func problemsAfterBlank(_ command: String, _ problems: [SuppressionProblem.Reason]) {
    #expect(SuppressionSample("// layoutlint: \(command)\nbad()").problems() == problems)
    #expect(SuppressionSample("/* layoutlint: \(command) */\nbad()").problems() == problems)
  }

  @Test(
    "gives a reason if one is wanted",
    arguments: [
      ("disable:next bad - why", true), ("disable:next bad why", true), ("disable:next bad", false),
      ("disable:next bad -", false), ("disable:next bad - 理由", true), ("enable bad", true),
      ("disable bad", false),
    ])
  func reasons(_ command: String, _ isGiven: Bool) {
    let sample = SuppressionSample("// layoutlint:\(command)")
    #expect(sample.problems(requiresReason: true) == (isGiven ? [] : [.noReason]))
  }

  @Test(
    "that is of no use can be taken out",
    arguments: [
      ("// layoutlint:disable:next bad\nodd()\n", "odd()\n"),
      ("x()\n  // layoutlint:disable:next bad - why\r\nodd()", "x()\nodd()"),
      ("odd()  // layoutlint:disable:this bad\nx", "odd()\nx"),
      ("odd() // why // layoutlint:disable:this bad\nx", "odd() // why\nx"),
      ("/* layoutlint:disable:this bad */ odd()", "odd()"),
      ("a/* layoutlint:disable:this bad */b", "a b"),
      ("a /* layoutlint:disable:this bad */ b", "a b"),
      ("/*\n * Why.\n * layoutlint:disable:next bad\n */\nodd()", "/*\n * Why.\n */\nodd()"),
      ("/* layoutlint:disable:next bad\n More. */\nodd()", "/*\n More. */\nodd()"),
      ("/**\n * layoutlint:disable:next bad\n */\nodd()", "odd()"),
      (
        "// layoutlint:disable:next bad, odd - why\nodd()",
        "// layoutlint:disable:next odd - why\nodd()"
      ),
      ("// layoutlint:disable:next odd, bad\nodd()", "// layoutlint:disable:next odd\nodd()"),
      (
        "// layoutlint:disable:next odd ,bad, all\nbad()",
        "// layoutlint:disable:next bad, all\nbad()"
      ),
      ("// layoutlint:disable:next bda\nodd()", "// layoutlint:disable:next bda\nodd()"),
      ("// layoutlint:enable bad\nodd()", "odd()"), ("odd()\n// layoutlint:disable bad", "odd()\n"),
      ("// layoutlint:disable odd\nodd()\n// layoutlint:enable odd", nil),
      ("// layoutlint:disable all\nodd()\n// layoutlint:enable bad\nbad()", nil),
      ("// layoutlint:disable:file all\nodd()", nil),
      ("// layoutlint:disable:file all\nx()", "x()"),
    ] as [(String, String?)])
  func removal(_ text: String, _ cleaned: String?) throws {
    #expect(try SuppressionSample(text).cleaned() == cleaned ?? text)
  }

  @Test("stays in bounds whatever bytes stand around it")
  func oddBytes() {
    let text =
      "/* layoutlint:disable:next bad, - */ // layoutlint:enable\n\"\\(bad)\" // layoutlint:"
    let bytes = Array(text.utf8)
    for start in bytes.indices {
      for length in [1, 3, 9] where start + length <= bytes.count {
        var mutant = bytes
        mutant.removeSubrange(start..<start + length)
        let sample = SuppressionSample(String(decoding: mutant, as: UTF8.self))
        #expect(sample.unusedSuppressions.allSatisfy { $0.removal.range.end <= mutant.count })
        #expect(sample.problems(requiresReason: true).count <= 4)
      }
    }
  }
}
