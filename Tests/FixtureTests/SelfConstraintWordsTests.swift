import Diagnostics
import LintDriver
import LintRules
import SourceText
import Testing

@Suite("What is said of a constraint of an attribute with itself")
struct SelfConstraintWordsTests {
  private func messages(_ lines: String) -> [String] { findings(lines).map(\.diagnostic.message) }

  private func findings(_ lines: String) -> [Finding] {
    let code = """
      import UIKit
      final class Badge: UIView {
        private let icon = UIView()
        func setUp(gap: CGFloat) {
          addSubview(icon)
          icon.translatesAutoresizingMaskIntoConstraints = false
          \(lines)
        }
      }
      """
    let files = [SourceFile(path: "Badge.swift", bytes: Array(code.utf8))]
    return Analyzer.standard.analyze(files, AnalysisOptions(jobs: 1))
      .filter { $0.rule == "self-constraint" }
  }

  @Test(
    "says whether it has no effect or can never be satisfied",
    arguments: [
      ("leadingAnchor.constraint(equalTo: icon.leadingAnchor)", "itself, which has no effect;"),
      (
        "leadingAnchor.constraint(equalTo: icon.leadingAnchor, constant: 8)",
        "itself + 8, which can never be satisfied: UIKit breaks and logs the constraint;"
      ),
      (
        "topAnchor.constraint(greaterThanOrEqualTo: icon.topAnchor, constant: -8)",
        "at least itself - 8, which has no effect;"
      ),
      (
        "topAnchor.constraint(greaterThanOrEqualTo: icon.topAnchor, constant: 8)",
        "at least itself + 8, which can never be satisfied: UIKit breaks and logs the constraint;"
      ),
      (
        "topAnchor.constraint(lessThanOrEqualTo: icon.topAnchor, constant: 8)",
        "at most itself + 8, which has no effect;"
      ),
      (
        "topAnchor.constraint(equalTo: icon.topAnchor, constant: gap)",
        "itself + gap, which has no effect if the constant is 0, and can never be satisfied otherwise;"
      ),
      (
        "widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 2)",
        "2 × itself, which only sets it to 0;"
      ),
      (
        "widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5, constant: 10)",
        "0.5 × itself + 10, which only sets it to 20;"
      ),
      (
        "widthAnchor.constraint(greaterThanOrEqualTo: icon.widthAnchor, multiplier: 2, constant: 10)",
        "at least 2 × itself + 10, which can never be satisfied: UIKit breaks and logs the constraint;"
      ),
      (
        "widthAnchor.constraint(lessThanOrEqualTo: icon.widthAnchor, multiplier: 2, constant: 10)",
        "at most 2 × itself + 10, which has no effect;"
      ),
      (
        "widthAnchor.constraint(lessThanOrEqualTo: icon.widthAnchor, multiplier: 0.5, constant: 10)",
        "at most 0.5 × itself + 10, which only keeps it at 20 or less;"
      ),
    ])
  func effect(_ constraint: String, _ words: String) {
    let messages = messages("icon.\(constraint).isActive = true")
    #expect(messages.count == 1 && messages.allSatisfy { $0.contains(words) }, "\(messages)")
  }

  @Test(
    "is a warning only if the constraint can never be satisfied",
    arguments: [
      ("leadingAnchor.constraint(equalTo: icon.leadingAnchor)", Severity.info),
      ("leadingAnchor.constraint(equalTo: icon.leadingAnchor, constant: 8)", .warning),
      ("topAnchor.constraint(greaterThanOrEqualTo: icon.topAnchor, constant: 8)", .warning),
      ("topAnchor.constraint(lessThanOrEqualTo: icon.topAnchor, constant: 8)", .info),
      ("topAnchor.constraint(equalTo: icon.topAnchor, constant: gap)", .info),
      ("widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 2)", .info),
      (
        "widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 2, constant: 10)", .warning
      ),
      (
        "widthAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 0.5, constant: 10)", .info
      ),
    ])
  func severity(_ constraint: String, _ severity: Severity) {
    #expect(findings("icon.\(constraint).isActive = true").map(\.severity) == [severity])
  }

  @Test("does not say that an optional constraint is logged")
  func optional() {
    let messages = messages(
      """
      let inset = icon.leadingAnchor.constraint(equalTo: icon.leadingAnchor, constant: 8)
          inset.priority = .defaultHigh
          inset.isActive = true
      """)
    #expect(
      messages == [
        "icon.leadingAnchor is constrained to itself + 8, which can never be satisfied; "
          + "use another view, or delete the constraint"
      ])
  }
}
