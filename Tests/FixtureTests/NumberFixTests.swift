import Diagnostics
import LintDriver
import LintRules
import SourceText
import Testing

typealias NumberFile = (path: String, code: String)

/// What stands in place of numbers once they are scaled or named, for all findings, in the order of their places.
func replacements(
  _ files: [NumberFile], rules: Set<String> = ["unscaled-constant", "hard-coded-frame"],
  functions: Set<String> = [], tokens: Set<String> = []
) -> [String] {
  numberDiagnostics(files, rules, functions, tokens).flatMap(\.fixes)
    .filter { $0.applicability == .unsafe }.flatMap(\.edits).map(\.replacement)
}

/// What rules about numbers say of some files, in the order of the places.
func numberDiagnostics(
  _ files: [NumberFile], _ rules: Set<String>, _ functions: Set<String> = [],
  _ tokens: Set<String> = []
) -> [Diagnostic] {
  var settings = SettingsTable()
  settings.facts.scalingFunctions = functions
  settings.facts.tokens = tokens
  let options = AnalysisOptions(
    rules: RuleSelection(only: rules), jobs: 1, settings: settings)
  return Analyzer.standard.analyze(
    files.map { SourceFile(path: $0.path, bytes: Array($0.code.utf8)) }, options
  ).map(\.diagnostic).sorted { $0.range.start < $1.range.start }
}

@Suite("Fixes for numbers")
struct NumberFixTests {
  private typealias File = NumberFile

  private static func row(_ code: String, imports: String = "") -> String {
    """
    import UIKit
    \(imports)
    final class Row: UIView {
      let title = UILabel()
      let wide = NSLayoutConstraint()
      let tall = NSLayoutConstraint()
      func setUp() {
        \(code)
      }
    }
    """
  }

  private static let title = row(
    "title.topAnchor.constraint(equalTo: topAnchor, constant: 26).isActive = true")

  @Test(
    "call a function whose result is the number on the screen of the design",
    arguments: [
      (
        "extension Int { var up: CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 812 } }",
        "26.up"
      ),
      (
        "extension Int { func up() -> CGFloat { UIScreen.main.bounds.size.height / (667 / CGFloat(self)) } }",
        "26.up()"
      ),
      (
        """
        extension CGFloat {
          var up: CGFloat {
            let ratio = UIScreen.main.bounds.height / 812
            return self * ratio
          }
        }
        """, "CGFloat(26).up"
      ),
      (
        """
        private let designHeight: CGFloat = 812
        extension Double {
          func up() -> Double {
            if UIDevice.current.userInterfaceIdiom == .pad { return self }
            return (self * Double(UIScreen.main.bounds.height) / Double(designHeight)).rounded()
          }
        }
        extension Int { func up() -> CGFloat { CGFloat(self) / designHeight * UIScreen.main.bounds.height } }
        """, "26.up()"
      ),
      (
        "func up(_ value: CGFloat, at height: CGFloat = 812) -> CGFloat { value * UIScreen.main.bounds.height / height }",
        "up(26)"
      ),
      (
        """
        private let screenSize = UIScreen.main.bounds.size
        extension Int { var up: CGFloat { CGFloat(self) * min(screenSize.height / 812, 1.2) } }
        """, "26.up"
      ),
      (
        "extension CGFloat { var up: CGFloat { magnitude * (UIScreen.main.bounds.height / 844.0) } }",
        "CGFloat(26).up"
      ),
    ])
  func scaling(_ declaration: String, _ replacement: String) {
    let files = [("Helper.swift", "import UIKit\n\(declaration)"), ("Row.swift", Self.title)]
    let found = replacements(files, functions: ["up"])
    #expect(found == [replacement])
  }

  @Test(
    "call no function that gives anything else",
    arguments: [
      // It does not look at its number.
      "extension CGFloat { func up() -> CGFloat { UIScreen.main.bounds.height } }",
      "extension Int { var up: CGFloat { UIScreen.main.bounds.height } }",
      "extension Int { var up: CGFloat { UIScreen.main.bounds.height * 0.5 } }",
      "func up(_ value: CGFloat) -> CGFloat { UIScreen.main.bounds.height / 2 }",
      // A part of the screen, or a percentage of it.
      "extension CGFloat { var up: CGFloat { self * UIScreen.main.bounds.height } }",
      "extension CGFloat { var up: CGFloat { UIScreen.main.bounds.height * self / 100 } }",
      // What is left of the screen.
      "extension CGFloat { var up: CGFloat { UIScreen.main.bounds.height - self } }",
      "extension CGFloat { var up: CGFloat { self * 2 * UIScreen.main.bounds.height / 2 } }",
      "extension CGFloat { var up: CGFloat { UIScreen.main.bounds.height / self } }",
      "extension Int { var up: CGFloat { CGFloat(self) * min(UIScreen.main.bounds.height / 812, 0.8) } }",
    ])
  func otherFunctions(_ declaration: String) {
    let files = [("Helper.swift", "import UIKit\n\(declaration)"), ("Row.swift", Self.title)]
    #expect(replacements(files, functions: ["up"]) == [])
  }

  private static let helper =
    "extension Int { var up: CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 812 } }"
  private static let table =
    "enum Spacing { static let s: CGFloat = 8, m: CGFloat = 16, l: CGFloat = 26 }"

  @Test(
    "name nothing that is internal to another module",
    arguments: [helper, table], ["Core", "Modules/Core/Views", "Pods/Core"])
  func modules(_ declaration: String, _ folder: String) {
    let other = ("App/Row.swift", Self.row(Self.pin, imports: "import Core"))
    let own = ("\(folder)/Row.swift", Self.row(Self.pin))
    let declared = ("\(folder)/Numbers.swift", "import UIKit\n\(declaration)")
    func count(_ file: File) -> Int {
      replacements([declared, file], functions: ["up"], tokens: ["Spacing"]).count
    }
    #expect(count(other) == 0)
    #expect(count(own) == 1)
    // Nobody imports it: the folder is only a folder.
    #expect(count(("App/Row.swift", Self.row(Self.pin))) == 1)
    // Its own code imports a module of that name, so it is another one.
    let wrapper = (declared.0, "import UIKit\nimport Core\n\(declaration)")
    #expect(replacements([wrapper, other], functions: ["up"], tokens: ["Spacing"]).count == 1)
    let shown = (declared.0, "import UIKit\n" + Self.shown(declaration))
    #expect(replacements([shown, other], functions: ["up"], tokens: ["Spacing"]).count == 1)
  }

  @Test("know the modules of a Swift package by their folders, and no others")
  func packages() {
    let declared = ("Kit/Sources/Core/Numbers.swift", "import UIKit\n" + Self.helper)
    let row = ("Kit/Sources/Views/Row.swift", Self.row(Self.pin))
    let manifest = ("Kit/Package.swift", "import PackageDescription\n")
    #expect(replacements([declared, row], functions: ["up"]).count == 1)
    #expect(replacements([declared, row, manifest], functions: ["up"]).count == 0)
    let other = ("Package.swift", manifest.1)
    #expect(replacements([declared, row, other], functions: ["up"]).count == 1)
  }

  private static let pin =
    "title.topAnchor.constraint(equalTo: topAnchor, constant: 26).isActive = true"

  private static func shown(_ declaration: String) -> String {
    declaration.replacing("extension", with: "public extension")
      .replacing("enum", with: "public enum").replacing("static", with: "public static")
  }

  @Test("name a function that nobody stated where code already calls it")
  func unstated() {
    let declared = ("Core/Scaled.swift", "import UIKit\n" + Self.helper)
    let row = ("App/Row.swift", Self.row(Self.pin))
    let caller = ("App/Card.swift", Self.row("wide.constant = 31.up"))
    #expect(replacements([declared, row]) == [])
    #expect(replacements([declared, row, caller]) == ["26.up"])
  }

  @Test("name no table that a type of another file's hides")
  func hidden() {
    let table = ("Spacing.swift", Self.table)
    let row = ("Row.swift", "import UIKit\nextension Row {\n" + Self.pinning + "}")
    let inner = "enum Spacing { static let a: CGFloat = 1 }"
    func count(_ declaration: String) -> Int {
      replacements([table, row, ("Type.swift", declaration)], tokens: ["Spacing"]).count
    }
    #expect(count("final class Row: UIView { let title = UIView() }") == 1)
    #expect(count("final class Row: UIView { let title = UIView()\n\(inner) }") == 0)
    #expect(count("final class Card: UIView { \(inner) }") == 1)
  }

  private static let pinning = "func setUp() {\n" + pin + "\n}\n"

  private static let both = """
    import UIKit
    extension Int {
      func calculateWidth() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.width / 375 }
      func calculateHeight() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 667 }
    }
    """

  private func scaled(_ code: String) -> [String] {
    replacements([("Scaled.swift", Self.both), ("Row.swift", code)])
  }

  @Test(
    "scale no number that code beside it counts on",
    arguments: [
      // The formula of another part of the same frame, of another frame, or of a constraint.
      "title.frame = CGRect(x: 15, y: 26, width: frame.width - 2 * 15, height: 50)",
      "title.frame = CGRect(x: 15, y: 26, width: frame.width - 30, height: 50)",
      "title.frame = CGRect(x: 15, y: 26, width: 90, height: 50)\nwide.frame = CGRect(x: title.frame.maxX + 9, y: 26, width: 90, height: 50)",
      "let width = bounds.width - 40\ntitle.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true",
      "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true\nwide.constant = 20 * 2 + width",
      // A half of it is a corner radius.
      "title.frame = CGRect(x: 15, y: 26, width: 50, height: 50)\ntitle.layer.cornerRadius = 25",
    ])
  func sums(_ code: String) { #expect(scaled(Self.row(code)) == []) }

  @Test(
    "scale a number that no formula mentions",
    arguments: [
      ("title.frame = CGRect(x: 15, y: 26, width: frame.width / 2, height: 50)", 3),
      (
        "let width = bounds.width - 50\ntitle.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true",
        1
      ),
      (
        "title.frame = CGRect(x: 15, y: 26, width: 50, height: 50)\ntitle.layer.cornerRadius = 5", 4
      ),
    ])
  func alone(_ code: String, _ count: Int) { #expect(scaled(Self.row(code)).count == count) }

  @Test(
    "scale nothing in a type that adds up its own size",
    arguments: [
      "static func contentSize() -> CGSize { CGSize(width: 238, height: 157) }",
      "func rowHeight() -> CGFloat { title.frame.height + 14.5 + 28 }",
      "override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: 60) }",
      "override func sizeThatFits(_ size: CGSize) -> CGSize {\n return CGSize(width: size.width, height: 26 + 9)\n}",
    ])
  func measured(_ member: String) {
    let row = Self.title.replacing("  func setUp", with: "  \(member)\n  func setUp")
    #expect(scaled(row) == [])
    #expect(scaled(row.replacing("class Row", with: "class Card") + "\n" + Self.title).count == 1)
  }

  @Test(
    "scale what functions about other sizes stand beside",
    arguments: [
      "func height(of view: UICollectionView) -> CGFloat { 120 }",
      "func ratio() -> CGFloat { 26 + 4 }",
      "var halfHeight: CGFloat { bounds.height / 4 }",
      "var textHeight: CGFloat { UIFont.systemFont(ofSize: 14).lineHeight }",
    ])
  func unmeasured(_ member: String) {
    let row = Self.title.replacing("  func setUp", with: "  \(member)\n  func setUp")
    #expect(scaled(row) == ["26.calculateHeight()"])
  }

  @Test("scale both sides of a view that two constants make a square alike")
  func square() {
    let code = "rowIconWidth.constant = 60\n    rowIconHeight.constant = 60"
    #expect(scaled(Self.row(code)) == ["60.calculateHeight()", "60.calculateHeight()"])
    let other = "rowIconWidth.constant = 60\n    titleHeight.constant = 60"
    #expect(scaled(Self.row(other)) == ["60.calculateWidth()", "60.calculateHeight()"])
  }

  @Test("call no function of the main actor for a global")
  func globals() {
    let helper = Self.both.replacing("  func", with: "  @MainActor func")
    let use = Self.row(
      "title.topAnchor.constraint(equalTo: topAnchor, constant: gap).isActive = true")
    let global = replacements([
      ("Scaled.swift", helper), ("Row.swift", use + "\nprivate let gap: CGFloat = 26\n"),
    ])
    #expect(global == [])
    let member = use.replacing("  let title", with: "  private let gap: CGFloat = 26\n  let title")
    #expect(replacements([("Scaled.swift", helper), ("Row.swift", member)]).count == 1)
  }
}
