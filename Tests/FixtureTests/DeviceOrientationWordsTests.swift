import LintDriver
import LintRules
import SourceText
import Testing

/// Which branch a device takes that is in neither orientation, as the rule says it, for a condition.
private func branches(_ condition: String) -> [String] {
  let code = """
    import UIKit
    final class Board: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if \(condition) { layer.borderWidth = 1 } else { layer.borderWidth = 2 }
      }
    }
    """
  let files = [SourceFile(path: "Board.swift", bytes: Array(code.utf8))]
  let options = AnalysisOptions(
    rules: RuleSelection(only: ["device-orientation-in-layout"]), jobs: 1)
  return Analyzer.standard.analyze(files, options).flatMap { finding in
    ["portrait", "landscape"].filter { finding.diagnostic.message.contains("the \($0) branch") }
  }
}

@Test(
  "a device in neither orientation takes the branch for the one that code does not ask about",
  arguments: [
    ("UIDevice.current.orientation.isPortrait", "landscape"),
    ("!UIDevice.current.orientation.isPortrait", "landscape"),
    ("UIDevice.current.orientation.isLandscape", "portrait"),
    ("!UIDevice.current.orientation.isLandscape", "portrait"),
    ("UIDevice.current.orientation == .portrait", "landscape"),
    ("UIDevice.current.orientation != .landscapeLeft", "portrait"),
  ])
private func orientation(_ condition: String, _ branch: String) {
  #expect(branches(condition) == [branch])
}
