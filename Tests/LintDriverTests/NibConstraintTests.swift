import LintDriver
import LintRules
import TestSupport
import Testing

private let code = """
  import UIKit
  final class ErrorController: UIViewController {
    @IBOutlet private weak var noHeight: NSLayoutConstraint!
    func showError() {
      view.addSubview(UIView())
      noHeight.isActive = true
    }
    func hideError() { noHeight.isActive = false }
  }

  """

private let outlet = "<outlet property=\"noHeight\" destination=\"a1-b2\" id=\"x\"/>"

@Suite("Constraints that a nib does not install")
struct NibConstraintTests {
  @Test(
    "are kept by the nib",
    arguments: [
      ("Error.storyboard", "<exclude reference=\"a1-b2\"/>" + outlet, 0),
      ("Error.xib", outlet + "<exclude reference=\"a1-b2\"/>", 0),
      ("Views/Error.xib", outlet + outlet + "<exclude reference=\"a1-b2\"/>", 0),
      // Another one, an installed one, and one of another outlet are not.
      ("Error.xib", outlet + "<exclude reference=\"a1-b22\"/>", 1), ("Error.xib", outlet, 1),
      (
        "Error.xib",
        "<outlet property=\"height\" destination=\"a1-b2\"/><exclude reference=\"a1-b2\"/>", 1
      ),
      ("Error.xib", "<outlet property=\"noHeight\" destination=\"", 1), ("Error.txt", outlet, 1),
    ])
  func nibs(_ path: String, _ nib: String, _ count: Int) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", "A.swift": code, path: nib])
    let selection = try FileSelection([folder.path("")])
    let options = AnalysisOptions(
      rules: RuleSelection(only: ["weak-toggled-constraint"]), settings: selection.settings)
    #expect(Linter(options: options).run(selection).findings.count == count)
  }
}
