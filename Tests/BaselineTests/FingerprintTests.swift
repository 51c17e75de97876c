import Baseline
import Diagnostics
import SourceText
import Testing

private func finding(
  _ rule: String = "rule", path: String = "A.swift", type: String = "T", code: String = "c()",
  at offset: Int = 0
) -> Finding {
  var finding = Finding(
    rule: rule, severity: .info, path: path,
    diagnostic: Diagnostic("message", at: SourceRange(offset, offset)))
  finding.place = CodePlace(type: type, code: code)
  return finding
}

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("tell all findings of a run apart")
  func distinct() {
    let findings = [
      finding(), finding(), finding(), finding("other"), finding(path: "B.swift"),
      finding(type: "U"), finding(code: "d()"), finding(type: "Tc", code: "()"),
    ]
    let prints = fingerprints(of: findings) { $0 }
    #expect(Set(prints).count == findings.count)
    #expect(prints.allSatisfy { $0.utf8.count == 16 })
  }

  @Test("stay when code moves in its file, and when other findings come and go")
  func stable() {
    let before = fingerprints(of: [finding(), finding(code: "d()", at: 9)]) { $0 }
    let after = fingerprints(of: [finding("new"), finding(code: "d()", at: 99)]) { $0 }
    #expect(before[1] == after[1])
    // Written down, because it must not change between versions either.
    #expect(before[0] == "612531f8b8cdc1d6")
  }

  @Test("go by the path that all runs share")
  func path() {
    let here = fingerprints(of: [finding(path: "/a/A.swift")]) { String($0.dropFirst(3)) }
    #expect(here == fingerprints(of: [finding()]) { $0 })
  }
}
