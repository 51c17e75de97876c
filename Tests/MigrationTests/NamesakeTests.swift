import LintDriver
import Migration
import SourceText
import Testing

@Suite("Types and methods of one name in several files")
struct NamesakeTests {
  /// Files may declare types of one name for themselves, and methods of one name in other classes.
  @Test(
    "do not say what a file's own names mean",
    arguments: [
      ("private enum Gap { static let side: CGFloat = 8 }", "CGFloat(Gap.side)", true),
      ("class Seal: UIView { func tie() {}; func run() { tie(); self.tie() } }", "Gap.side", true),
      ("func run(_ page: Page) { page.tie() }", "Gap.side", false),
    ])
  func namesakes(_ other: String, _ number: String, _ isRemoved: Bool) {
    let page = """
      import SnapKit
      import UIKit
      private enum Gap { static let side = 8.0 }
      class Page: UIViewController {
        private let seal = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(seal)
          tie()
        }
        func tie() {
          seal.snp.makeConstraints { $0.edges.equalToSuperview().inset(Gap.side) }
        }
      }

      """
    let sources = [("Page.swift", page), ("Other.swift", "import UIKit\n" + other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .frames))
    let text = outcome.changes.first.map { String(decoding: $0.after, as: UTF8.self) } ?? ""
    #expect(text.contains(number), "\(text) \(outcome.refused)")
    #expect(text.contains("tie()") != isRemoved, "\(text)")
  }
}
