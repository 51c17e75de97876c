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
    "a storyboard may constrain an outlet, so nothing is said of it",
    arguments: [
      ("@IBOutlet weak var tag: UILabel!", "tag.widthAnchor", []),
      ("@IBOutlet private var tag: UILabel?", "tag?.widthAnchor", []),
      ("@IBOutlet weak var tag: UILabel!", "tag.layoutMarginsGuide.widthAnchor", []),
      ("@IBOutlet weak var tag: UILabel!", "box.widthAnchor", ["box.widthAnchor"]),
      ("private let tag = UILabel()", "tag.widthAnchor", ["tag.widthAnchor"]),
    ])
  func outlets(_ declaration: String, _ anchor: String, _ told: [String]) throws {
    let found = messages(declaration, "\(anchor).constraint(equalToConstant: 269)")
    #expect(found.count == told.count, "\(found)")
    for (message, anchor) in zip(found, told) {
      #expect(message.contains("so it does not constrain \(anchor);"))
    }
  }
}
