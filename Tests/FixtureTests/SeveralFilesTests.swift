import LintDriver
import LintRules
import SourceText
import Testing

@Suite("Files that are read together")
struct SeveralFilesTests {
  /// The panel's file holds no word of layout, so it is read in outline until the extension asks for the panel.
  @Test(
    "find a type whose layout another file builds, whatever its functions declare",
    arguments: ["", "struct Local { let x = 1 }", "class Local { class Inner {} }"])
  func localTypes(_ local: String) {
    let panel = """
      import UIKit
      final class Panel: UIView {
        let label = UILabel()
        func name() -> String {
          \(local)
          return "x"
        }
      }
      """
    let layout = """
      import UIKit
      extension Panel {
        func setUp() {
          addSubview(label)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
      }
      """
    let files = [("Panel.swift", panel), ("Panel+Layout.swift", layout)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let findings = Analyzer.standard.analyze(files, AnalysisOptions(jobs: 1))
    #expect(findings.map(\.rule) == ["missing-autoresizing-opt-out"])
    #expect(findings.map(\.path) == ["Panel.swift"])
  }
}
