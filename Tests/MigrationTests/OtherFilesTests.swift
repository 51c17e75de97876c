import Foundation
import LintDriver
import Migration
import SourceText
import Testing

/// A controller that constrains a view of a class that other files declare.
let sealPage = """
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

  """

/// What other files decide, among them those that build no layout.
@Suite("Migrations and other files")
struct OtherFilesTests {
  private static let page =
    sealPage + """

      class GrowingSeal: UIView {
        func grow() { snp.remakeConstraints { $0.height.equalTo(40) } }
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

  /// SnapKit's own file changes whatever its calls name; the same code elsewhere is code of the project.
  @Test(
    "are those of SnapKit",
    arguments: [
      ("SnapKit/View.swift", "extension ConstraintView", 1),
      ("App/View.swift", "extension ConstraintView", 0),
      ("SnapKit/View.swift", "extension Pinned", 0),
    ])
  func ownSources(_ path: String, _ type: String, _ count: Int) {
    let sources = [
      ("App/Page.swift", sealPage),
      ("SnapKit/ConstraintMaker.swift", "public class ConstraintMaker {}"),
      (path, "\(type) { func again(_ c: (ConstraintMaker) -> Void) { snp.remakeConstraints(c) } }"),
    ].map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }

  private static let spoiler = """
    import UIKit

    final class Spoiler: UIView {
      let caption = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(caption)
        caption.translatesAutoresizingMaskIntoConstraints = false
        caption.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
        caption.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
      }

      required init?(coder: NSCoder) { fatalError("not from a nib") }
    }
    """

  /// None of these files builds layout.
  @Test(
    "change what a view shows, or turn it, through several members",
    arguments: [
      ("func f(_ cell: Cell) { cell.spoiler.caption.text = nil }", ["content-changes"]),
      ("func f(_ cell: Cell) { cell.spoilers[0]?.caption.font = nil }", ["content-changes"]),
      ("func f(_ cell: Cell) { cell.spoiler.caption.transform = .identity }", ["transform"]),
      ("func f(_ cell: Cell) { cell.spoiler.caption.layer.transform = t }", ["transform"]),
      ("func f(_ cell: Cell) { cell.spoiler.caption.alpha = 0 }", []),
      ("func f(_ cell: Cell) { print(cell.spoiler.caption.transform) }", []),
      ("func f(_ cell: Cell) { cell.other.transform = .identity }", []),
    ])
  func changes(_ other: String, _ refused: [String]) {
    let sources = [("Spoiler.swift", Self.spoiler), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .frames))
    #expect(outcome.refused.map(\.code) == refused)
    #expect(outcome.migrated.isEmpty != refused.isEmpty)
  }

  @Test(
    "observe where a view of their class is, and how large",
    arguments: [
      ("observe(\\.bounds) { _, _ in }", 0), ("observe(\\Badge.frame) { _, _ in }", 0),
      ("addObserver(self, forKeyPath: #keyPath(UIView.center), context: nil)", 0),
      ("addObserver(self, forKeyPath: #keyPath(bounds), context: nil)", 0),
      ("addObserver(self, forKeyPath: \"bounds\", context: nil)", 0),
      ("observe(\\Self.bounds) { _, _ in }", 0), ("print(forKeyPath: \"size\", \"bounds\")", 1),
      ("observe(\\.alpha) { _, _ in }", 1), ("print(bounds, self.frame)", 1),
    ])
  func observers(_ code: String, _ count: Int) {
    let sources = [
      "import UIKit\nclass Badge: UIView { func setUp() { \(code) } }",
      Self.panel.replacing("TYPE", with: "Badge"),
    ]
    #expect(migratedCount(sources) == count)
  }

  private static let panel = """
    import UIKit

    public class Panel: UIView {
      private var box = TYPE()

      public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        box.topAnchor.constraint(equalTo: topAnchor).isActive = true
        box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }

      public required init?(coder: NSCoder) { fatalError("not from a nib") }
    }
    """

  private func migratedCount(_ sources: [String]) -> Int {
    let files = sources.enumerated().map {
      SourceFile(path: "\($0).swift", bytes: Array($1.utf8))
    }
    return LintDriver.migrate(files, MigrationRequest(to: .frames)).migrated.count
  }

  @Test(
    "of other modules may put another view into a property",
    arguments: [
      ("public var", 0), ("open var", 0), ("public let", 1), ("public private(set) var", 1),
      ("private var", 1), ("var", 1),
    ])
  func assigned(_ property: String, _ count: Int) {
    let code = Self.panel.replacing("TYPE", with: "UIView")
      .replacing("private var", with: property)
    #expect(migratedCount([code]) == count)
  }

  @Test(
    "have numbers of which a division leaves the rest out",
    arguments: [
      ("let margin = 9", "margin / 2", 0), ("let margin = 9.0", "margin / 2", 1),
      ("let margin = 9", "margin", 1), ("", "9 / 2", 0), ("", "8 / 2", 1), ("", "9.0 / 2", 1),
    ])
  func divisions(_ constant: String, _ number: String, _ count: Int) {
    let code = Self.panel.replacing("TYPE", with: "UIView")
      .replacing("import UIKit", with: "import SnapKit\nimport UIKit")
      .replacing("    addSubview(box)\n", with: "    \(constant)\n    addSubview(box)\n")
      .replacing(
        "    box.topAnchor.constraint(equalTo: topAnchor).isActive = true\n",
        with: "    box.snp.makeConstraints { $0.top.equalToSuperview().offset(\(number)) }\n")
    #expect(migratedCount([code]) == count)
  }

  /// A function of which nothing is left, if it is named like one that all files may call.
  @Test(
    "name functions that must stay",
    arguments: [
      (
        "func setUp()",
        "class Sub: Panel { override func setUp() { super.setUp(); topAnchor.constraint(equalTo: bottomAnchor).isActive = true } }",
        true
      ),
      ("func setUp()", "func show(_ panel: Panel) { panel.setUp() }", true),
      ("func setUp()", "func show(_ panel: Panel) { panel.show() }", false),
      ("private func setUp()", "func setUp() {}", false),
    ])
  func emptied(_ function: String, _ other: String, _ stays: Bool) throws {
    let code = Self.panel.replacing("TYPE", with: "UIView")
      .replacing(
        "    addSubview(box)\n", with: "    addSubview(box)\n    setUp()\n  }\n\n  \(function) {\n")
    let files = [code, other].enumerated().map {
      SourceFile(path: "\($0).swift", bytes: Array($1.utf8))
    }
    let outcome = LintDriver.migrate(files, MigrationRequest(to: .frames))
    let text = String(decoding: try #require(outcome.changes.first).after, as: UTF8.self)
    #expect(text.contains("box.frame = ") && text.contains(function) == stays)
  }

  @Test(
    "have initializers, before which there is no object that could have a property",
    arguments: [("", "box.alpha = 0.5", 1), ("box.alpha = 0.5", "", 0), ("print(box)", "", 0)])
  func initializers(_ before: String, _ after: String, _ count: Int) {
    let code = Self.panel.replacing("TYPE", with: "UIView")
      .replacing("private var box = UIView()", with: "private let mark = 1")
      .replacing(
        "    super.init(frame: frame)",
        with: "    let box = UIView()\n    \(before)\n    super.init(frame: frame)\n    \(after)")
    #expect(migratedCount([code]) == count)
  }

  @Test(
    "of other modules may change what a public view shows",
    arguments: [
      ("public final class", "public let", 0), ("open class", "open var", 0),
      ("public final class", "let", 1), ("final class", "public let", 1),
    ])
  func clients(_ type: String, _ property: String, _ count: Int) {
    let code = Self.spoiler.replacing("final class", with: type).replacing("  let", with: property)
      .replacing("override init", with: "public override init")
      .replacing("required init", with: "public required init")
    let outcome = LintDriver.migrate(
      [SourceFile(path: "Spoiler.swift", bytes: Array(code.utf8))], MigrationRequest(to: .frames))
    #expect(outcome.migrated.count == count)
  }

  private static let notes = """
    import UIKit

    final class Note: UIView {
      private let words = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(words)
        words.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          words.topAnchor.constraint(equalTo: topAnchor),
          words.leadingAnchor.constraint(equalTo: leadingAnchor),
          words.trailingAnchor.constraint(equalTo: trailingAnchor),
          words.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
      }

      required init?(coder: NSCoder) { fatalError("not from a nib") }
    }

    final class NotePage: UIViewController {
      private let note = Note()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(note)
        note.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          note.topAnchor.constraint(equalTo: view.topAnchor),
          note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          note.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          note.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
    }
    """

  /// A note is as large as its page, and that as large as a screen, unless other code may ask how large it would be, or
  /// makes more of them.
  @Test(arguments: [
    ("func open(_ other: UIViewController) { other.present(NotePage(), animated: true) }", 2),
    ("let count = 3", 2),
    ("func open(_ page: UIViewController) { page.preferredContentSize = .zero }", 0),
    ("func open(_ page: UIViewController) { page.modalPresentationStyle = .popover }", 0),
    (
      "func open(_ page: UIViewController) { page.show(NotePage(), sender: nil); page.addChild(page) }",
      2
    ),
    ("func note() -> UIView { Note() }", 1),
    ("let kinds: [UIView.Type] = [Note.self]", 1),
    ("func size(_ note: Note) -> CGSize { note.systemLayoutSizeFitting(.zero) }", 0),
  ])
  func outerSizes(_ other: String, _ count: Int) {
    let sources = [("Notes.swift", Self.notes), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .frames))
    #expect(outcome.migrated.count == count)
  }

  /// EasyPeasy replaces what it made before, so its calls stay where they may be made again, in whatever file.
  @Test(arguments: [
    ("", 1), ("extension AboutPage { func reopen() { place() } }", 0),
    ("extension AboutPage { func reopen() { title = nil } }", 1),
  ])
  func functionsThatRunOnce(_ other: String, _ count: Int) {
    let page = """
      import UIKit

      final class AboutPage: UIViewController {
        let logo = UIImageView()

        override func viewDidLoad() {
          super.viewDidLoad()
          place()
        }
      }
      """
    let layout = """
      import EasyPeasy
      import UIKit

      extension AboutPage {
        func place() {
          view.addSubview(logo)
          logo.easy.layout(Top(8), CenterX())
        }
      }
      """
    let texts = [("Page.swift", page), ("Layout.swift", layout), ("Other.swift", other)]
    let sources = texts.map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .anchors))
    #expect(outcome.migrated.count == count)
  }

  /// Frames take the place of constraints that are made once, which another file decides, too.
  @Test(arguments: [
    ("extension LogoPage { func reopen() { title = nil } }", 1),
    ("extension LogoPage { func reopen() { place() } }", 0),
  ])
  func framesOfFunctionsThatRunOnce(_ other: String, _ count: Int) {
    let page = """
      import UIKit

      final class LogoPage: UIViewController {
        private let logo = UIImageView()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(logo)
          place()
        }

        func place() {
          logo.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            logo.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 8),
            logo.widthAnchor.constraint(equalToConstant: 40),
            logo.heightAnchor.constraint(equalToConstant: 40),
          ])
        }
      }
      """
    let sources = [("Page.swift", page), ("Other.swift", other)].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    let outcome = LintDriver.migrate(sources, MigrationRequest(to: .frames))
    #expect(outcome.migrated.count == count)
  }

  /// The file that gets an import may be one in which somebody is just writing one.
  @Test(arguments: ["import", "import struct", "import 1"])
  func unfinishedImports(_ text: String) {
    let code = """
      import UIKit

      final class Panel: UIView {
        private let box = UIView()

        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
          box.widthAnchor.constraint(equalToConstant: 8).isActive = true
          box.heightAnchor.constraint(equalToConstant: 8).isActive = true
        }

        required init?(coder: NSCoder) { fatalError() }
      }

      \(text)
      """
    let source = SourceFile(path: "Panel.swift", bytes: Array(code.utf8))
    let outcome = LintDriver.migrate([source], MigrationRequest(to: .pinlayout))
    #expect(outcome.migrated.count == 1)
  }
}
