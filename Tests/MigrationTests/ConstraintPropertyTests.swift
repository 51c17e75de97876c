import LintDriver
import Migration
import SourceText
import Testing

/// What other files do with properties that hold constraints, among them files that build no layout.
@Suite("Properties of constraints and other files")
struct ConstraintPropertyTests {
  private static let sill = """
    import SnapKit
    import UIKit

    class Sill: UIView {
      let pane = UIView()
      var paneTop: Constraint?

      func setUp() {
        addSubview(pane)
        pane.snp.makeConstraints { make in
          make.leading.trailing.equalToSuperview()
          paneTop = make.top.equalToSuperview().constraint
        }
      }
    }
    """

  /// A property of SnapKit's constraints is what all files take it for.
  @Test(arguments: [
    ("import UIKit", 1),
    ("struct Frame { var paneTop = 4 }", 1),
    ("func lift(_ frame: Frame) { print(frame.paneTop) }\nstruct Frame { var paneTop = 4 }", 1),
    ("func lower(_ sill: Sill) { sill.paneTop?.update(offset: 8) }", 0),
    ("func show(_ sill: Sill) { if let top = sill.paneTop { print(top.layoutConstraints) } }", 0),
    ("final class WideSill: Sill { func open() { paneTop?.activate() } }", 0),
    ("final class WideSill: Sill { override var paneTop: Constraint? { didSet {} } }", 0),
    ("protocol Paned { var paneTop: Constraint? { get } }\nextension Sill: Paned {}", 0),
  ])
  func constraintProperties(_ other: String, _ count: Int) {
    let sources = [("Sill.swift", Self.sill), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }

  /// The list that keeps what a view is remade with has a name that no file has.
  @Test(arguments: [
    ("class Pane: UIView { var cardList = 1 }", 1),
    ("class Pane: UIView { var cardConstraints = [\"a\"] }", 0),
  ])
  func listNames(_ other: String, _ count: Int) {
    let page = """
      import SnapKit

      final class Page: Pane {
        private let card = UIView()

        func show(_ inset: CGFloat) {
          addSubview(card)
          card.snp.remakeConstraints { $0.edges.equalToSuperview().inset(inset) }
        }
      }
      """
    let sources = [("Page.swift", page), ("Pane.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }
}
