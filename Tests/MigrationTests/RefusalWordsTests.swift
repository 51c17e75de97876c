import LintDriver
import Migration
import SourceText
import Testing

/// The reasons for which the statements of a controller's `viewDidLoad` are skipped.
private func reasons(_ target: MigrationTarget, _ lines: String, members: String = "") -> [String] {
  let code = """
    import SnapKit
    import UIKit

    final class Panel: UIViewController {
      private let box = UIView()
      private let label = UILabel()
      \(members)

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        view.addSubview(label)
        \(lines)
      }
    }
    """
  let source = SourceFile(path: "Panel.swift", bytes: Array(code.utf8))
  return LintDriver.migrate([source], MigrationRequest(to: target)).refused.map(\.reason)
}

@Suite("Why something is not migrated")
struct RefusalWordsTests {
  @Test("says that a helper gives its constraint an identifier")
  func identifier() {
    let code = """
      import UIKit

      extension UIView {
        func square(_ side: CGFloat) {
          let width = widthAnchor.constraint(equalToConstant: side)
          width.identifier = "width"
          width.isActive = true
        }
      }

      final class Panel: UIView {
        private let box = UIView()

        func setUp() {
          addSubview(box)
          box.square(8)
        }
      }
      """
    let source = SourceFile(path: "Panel.swift", bytes: Array(code.utf8))
    var request = MigrationRequest(to: .anchors)
    request.inlined = InlinedHelpers(["square"])
    let reasons = LintDriver.migrate([source], request).refused.map(\.reason)
    #expect(reasons == ["the constraint has an identifier, which the new code would not set"])
  }

  @Test(
    "is said in the words of anchors where these are written",
    arguments: [
      (
        "box.snp.makeConstraints { make in make.left.equalToSuperview().inset(margin) }",
        "private let margin = Theme.margin",
        "'margin' may be of type UIEdgeInsets, CGSize or CGPoint, which anchors do not accept: "
          + "if it is a number, declare its type"
      ),
      (
        "box.snp.makeConstraints { make in make.width.equalTo(8); make.height.equalTo(Sizes.row) }",
        "",
        "code that may constrain these views could not be read: the target is not known: "
          + "'Sizes.row' may be a view or a number"
      ),
    ])
  func anchors(_ line: String, _ member: String, _ reason: String) {
    let reasons = reasons(.anchors, line, members: member)
    #expect(reasons == [reason])
    #expect(!reasons.joined().contains("layout method"))
  }

  @Test("says what a frame would need")
  func frames() {
    let lines = """
      box.translatesAutoresizingMaskIntoConstraints = false
          let width = CGFloat.random(in: 1...9)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leftAnchor.constraint(equalTo: view.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: width),
            box.heightAnchor.constraint(equalToConstant: 8),
          ])
      """
    #expect(
      reasons(.frames, lines) == [
        "'width' is known only where the constraint is created: a layout method needs a number, or a "
          + "property or constant of the class"
      ])
  }
}
