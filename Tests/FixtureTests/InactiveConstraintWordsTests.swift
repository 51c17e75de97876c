import Diagnostics
import LintDriver
import LintRules
import SourceText
import Testing

@Suite("What is said of a constraint that nothing activates")
struct InactiveConstraintWordsTests {
  private func messages(_ declaration: String, _ line: String) -> [String] {
    let code = """
      import UIKit
      final class ResultController: UIViewController {
        \(declaration)
        private let box = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          \(line)
        }
      }
      """
    let files = [SourceFile(path: "ResultController.swift", bytes: Array(code.utf8))]
    return Analyzer.standard.analyze(files, AnalysisOptions(jobs: 1))
      .filter { $0.rule == "inactive-constraint" }.map(\.diagnostic.message)
  }

  @Test(
    "a storyboard may constrain an outlet, so only that the constraint has no effect is said",
    arguments: [
      ("@IBOutlet weak var tag: UILabel!", "tag.widthAnchor", "so it has no effect;"),
      ("@IBOutlet private var tag: UILabel?", "tag?.widthAnchor", "so it has no effect;"),
      (
        "@IBOutlet weak var tag: UILabel!", "tag.layoutMarginsGuide.widthAnchor",
        "so it has no effect;"
      ),
      (
        "@IBOutlet weak var tag: UILabel!", "box.widthAnchor",
        "so box.widthAnchor is not constrained;"
      ),
      ("private let tag = UILabel()", "tag.widthAnchor", "so tag.widthAnchor is not constrained;"),
    ])
  func outlets(_ declaration: String, _ anchor: String, _ words: String) throws {
    let found = messages(declaration, "\(anchor).constraint(equalToConstant: 269)")
    #expect(found.count == 1)
    #expect(found.first?.contains(words) == true, "\(found)")
  }
}
