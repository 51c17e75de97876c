import LintDriver
import Migration
import SourceText
import Testing

/// What other files decide, among them those that build no layout.
@Suite("Migrations and other files")
struct OtherFilesTests {
  private static let page = """
    import SnapKit
    import UIKit

    final class SealPage: UIViewController {
      private let seal = Seal()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(seal)
        seal.snp.makeConstraints { $0.edges.equalToSuperview() }
      }
    }

    class GrowingSeal: UIView {
      func grow() { snp.updateConstraints { $0.height.equalTo(40) } }
    }
    """

  /// A name that no file declares is that of another module's class.
  @Test(arguments: [
    ("import UIKit", 1),
    ("extension Seal { var isOpen: Bool { true } }", 1),
    ("let seal = Seal.self", 1),
    ("typealias Seal = GrowingSeal", 0),
    ("class Seal: GrowingSeal {}", 0),
    ("enum Wax { class Seal: GrowingSeal {} }", 0),
    ("func Seal() -> UIView { GrowingSeal() }", 0),
    ("let Seal = { GrowingSeal() }", 0),
    ("enum Wax { static var Seal: () -> UIView { { GrowingSeal() } } }", 0),
    ("protocol Waxed { associatedtype Seal: UIView }", 0),
  ])
  func foreignClass(_ other: String, _ count: Int) {
    let sources = [("Page.swift", Self.page), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }
}
