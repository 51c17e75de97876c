import Diagnostics
import LintDriver
import LintRules
import TestSupport
import Testing

/// A label without a position, and a class that has one.
private let row = """
  import UIKit
  class Row: UIView {
    private let label = UILabel()
    func setUp(_ text: String?) {
      addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.topAnchor.constraint(greaterThanOrEqualTo: topAnchor).isActive = true
      CODE
    }
  }

  """

@Suite("A view that shows nothing")
struct EmptyViewTests {
  private func severities(
    _ code: String, _ rest: String = "", open: Bool = false
  ) throws -> [Severity] {
    let row = row.replacing("CODE", with: code).replacing("private ", with: open ? "" : "private ")
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "Row.swift": row, "Rest.swift": rest,
    ])
    let selection = try FileSelection([folder.path("")])
    let only = RuleSelection(only: ["ambiguous-layout"])
    let options = AnalysisOptions(rules: only, jobs: 2, settings: selection.settings)
    return Linter(options: options).run(selection).findings.map(\.severity)
  }

  @Test("is an info if code only empties it")
  func empty() throws {
    #expect(try severities("label.text = nil") == [.info])
    #expect(try severities("label.text = \"\"; label.font = nil") == [.info])
    #expect(try severities("label.text = nil; label.backgroundColor = .clear") == [.info])
  }

  @Test(
    "is a warning if code may fill it, or shows it, or nothing is said of what it shows",
    arguments: [
      "", "label.text = nil; label.text = text", "label.text = nil; label.attributedText = text",
      "label.text = nil; label.backgroundColor = .red",
      "label.text = nil; label.layer.borderWidth = 1",
      "label.text = nil; Filler.fill(label)",
    ])
  func filled(_ code: String) throws {
    let filler =
      #"import UIKit; enum Filler { static func fill(_ label: UILabel) { label.text = "New" } }"#
    #expect(try severities(code, filler) == [.warning])
  }

  @Test("is a warning if other code may fill it")
  func filledElsewhere() throws {
    #expect(try severities("label.text = nil") == [.info])
    #expect(try severities("label.text = nil", open: true) == [.warning])
  }
}
