import Diagnostics
import SourceText
import Suppression
import Testing

@Suite("A comment that suppresses a finding")
struct SuppressionWriterTests {
  @Test(
    "stands where it works, and reads well",
    arguments: [
      ("bad()", "// layoutlint:disable:next bad\nbad()"),
      ("x()\n  bad(odd, bad)\n", "x()\n  // layoutlint:disable:next bad, odd\n  bad(odd, bad)\n"),
      ("\tbad()", "\t// layoutlint:disable:next bad\n\tbad()"),
      ("call(\n  bad)", "// layoutlint:disable:next bad\ncall(\n  bad)"),
      (
        "[\n  bad,\n  odd]",
        "[\n  // layoutlint:disable:next bad\n  bad,\n  // layoutlint:disable:next odd\n  odd]"
      ),
      (
        "a = \"\"\"\n  \\(bad)\n  \"\"\"",
        "// layoutlint:disable:next bad\na = \"\"\"\n  \\(bad)\n  \"\"\""
      ),
      ("/* Why.\n */ bad()", "/* Why.\n */ /* layoutlint:disable:this bad */ bad()"),
      ("// Why.\nbad()", "// Why.\n// layoutlint:disable:next bad\nbad()"),
      (
        "x()\n// swiftlint:disable:next all\nbad()",
        "x()\n// layoutlint:disable:next bad\n// swiftlint:disable:next all\nbad()"
      ),
      ("\u{FEFF}bad()", "\u{FEFF}// layoutlint:disable:next bad\nbad()"),
      ("a\n  .b(bad)", "// layoutlint:disable:next bad\na\n  .b(bad)"), ("x()", "x()"),
    ])
  func place(_ text: String, _ expected: String) throws {
    let after = try suppressed(text)
    #expect(after == expected)
    let sample = SuppressionSample(after)
    #expect(sample.left == "")
    #expect(sample.unused == [])
    #expect(sample.problems() == [])
  }

  @Test("says why, if there is a reason")
  func reason() throws {
    let after = try suppressed("bad()", reason: "old code")
    #expect(after == "// layoutlint:disable:next bad - old code\nbad()")
    #expect(SuppressionSample(after).problems(requiresReason: true) == [])
  }

  private func suppressed(_ text: String, reason: String? = nil) throws -> String {
    let sample = SuppressionSample(text)
    let edits = SuppressionWriter(sample.file, reason: reason).edits(for: sample.findings)
    #expect(edits.count == sample.findings.count)
    return String(decoding: try applying(edits, to: sample.file.file.bytes), as: UTF8.self)
  }
}
