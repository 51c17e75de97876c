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

  @Test("tell that an extension switches the mask of a property off, which constraints then place")
  func masksElsewhere() {
    let queue = """
      import UIKit
      final class Queue: UIView {
        let shuffle = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        let clear = UIButton(frame: CGRect(x: 0, y: 0, width: 93, height: 16))
        lazy var sort: UIButton = {
          let button = UIButton(frame: CGRect(x: 0, y: 0, width: 25, height: 25))
          return button
        }()
      }
      """
    let extensions = """
      import UIKit
      extension Queue {
        func setUp() {
          shuffle.translatesAutoresizingMaskIntoConstraints = false
          self.sort.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      extension Playlist {
        func setUp() { clear.translatesAutoresizingMaskIntoConstraints = false }
      }
      """
    let found = findings("hard-coded-frame", in: [("A.swift", queue), ("B.swift", extensions)])
    #expect(found.count == 1 && found.allSatisfy { $0.contains("width 93, height 16") }, "\(found)")
  }

  @Test(
    "are not for a phone in a folder for televisions",
    arguments: [("Examples-tvOS/Row.swift", 0), ("tvOSLike/Row.swift", 1), ("Row-tvOS.swift", 1)])
  func televisions(_ path: String, _ count: Int) {
    let code = """
      import UIKit
      final class Row: UIView {
        func setUp() { layoutMargins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0) }
      }
      """
    #expect(findings("hard-coded-inset", in: [(path, code)]).count == count)
  }

  @Test(
    "are not for a product in a folder of examples",
    arguments: [
      ("ChatSampleApp/Row.swift", 0), ("ChatDemoApp/Rows/Row.swift", 0),
      ("ExampleApp/Row.swift", 0),
      ("App/SampleFeatures/Row.swift", 0), ("DemoDirectory/Row.swift", 0),
      ("ExampleViews/Row.swift", 0), ("Demos/Row.swift", 0), ("sample-chat/Row.swift", 0),
      ("Democracy/Row.swift", 1), ("Sampler/Row.swift", 1), ("Exampleapp/Row.swift", 1),
      ("App/Row.swift", 1), ("SampleRow.swift", 1),
    ])
  func examples(_ path: String, _ count: Int) {
    let code = """
      import UIKit
      final class Row: UIView {
        let stack = UIStackView()
        func setUp() { stack.spacing = 13 }
      }
      """
    #expect(findings("unscaled-constant", in: [(path, code)]).count == count)
  }

  /// The messages of one rule.
  private func findings(_ rule: String, in files: [(path: String, code: String)]) -> [String] {
    let files = files.map { SourceFile(path: $0.path, bytes: Array($0.code.utf8)) }
    let rules = RuleSelection(only: [rule])
    return Analyzer.standard.analyze(files, AnalysisOptions(rules: rules, jobs: 1))
      .filter { $0.rule == rule }.map(\.diagnostic.message)
  }

  private static let shortPhones = """
    extension UIDevice {
      var isShort: Bool { UIScreen.main.bounds.height < 600 }
      var isSmall: Bool { isShort }
    }
    """

  @Test(
    "tell which names of other files stand for an answer about the screen",
    arguments: [
      "extension UIDevice { var isSmall: Bool { UIScreen.main.bounds.height < 600 } }",
      "enum Screen { static let isSmall = UIScreen.main.bounds.height < 600 }",
      "func isSmall() -> Bool {\n  return UIDevice.current.userInterfaceIdiom == .phone\n}",
      shortPhones,
    ])
  func screenNames(_ declaration: String) {
    #expect(numbersBehindSmall(declaration) == 0)
  }

  @Test(
    "tell which names of other files do not",
    arguments: [
      "extension UIDevice { var isSmall: Bool { name.isEmpty } }",
      "class Card: UIView { lazy var isSmall: UIView = { UIView(frame: UIScreen.main.bounds) }() }",
    ])
  func otherNames(_ declaration: String) {
    #expect(numbersBehindSmall(declaration) == 2)
  }

  private func numbersBehindSmall(_ declaration: String) -> Int {
    let view = """
      import UIKit
      final class Panel: UIView {
        let stack = UIStackView()
        func adapt() { stack.spacing = Screen.current.isSmall ? 13 : 26 }
      }
      """
    let files = [("Screen.swift", "import UIKit\n" + declaration), ("Panel.swift", view)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let options = AnalysisOptions(rules: RuleSelection(only: ["unscaled-constant"]), jobs: 1)
    return Analyzer.standard.analyze(files, options).count
  }
}
