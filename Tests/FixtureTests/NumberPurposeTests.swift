import Testing

private func row(_ code: String, _ members: String = "") -> String {
  """
  import UIKit
  final class Row: UIView {
    let title = UILabel()
    let dots = UIImageView()
    let starIcon = Star()
    let contactPicture = UIView()
    let closeButton = UIButton()
    let stack = UIStackView()
    \(members)
    func pin() { contactPicture.topAnchor.constraint(equalTo: topAnchor).isActive = true }
    func setUp() {
      \(code)
    }
  }
  """
}

@Suite("A token is offered by its name")
struct TokenNameTests {
  private func offered(_ tokens: String, for code: String) -> [String] {
    replacements(
      [
        ("Table.swift", "import UIKit\nenum Table { static let \(tokens) }"),
        ("Row.swift", row(code)),
      ],
      rules: ["unscaled-constant", "hard-coded-inset"], tokens: ["Table"])
  }

  private static let top =
    "title.topAnchor.constraint(equalTo: topAnchor, constant: 26).isActive = true"
  private static let leading =
    "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 26).isActive = true"
  private static let below =
    "title.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 26).isActive = true"
  private static let height = "title.heightAnchor.constraint(equalToConstant: 26).isActive = true"
  private static let gap = "stack.spacing = 26"
  private static let after = "stack.setCustomSpacing(26, after: title)"
  private static let insets =
    "stack.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 26, right: 0)"
  private static let picture =
    "contactPicture.heightAnchor.constraint(equalToConstant: 26).isActive = true"

  @Test(
    "not where it speaks of another edge, axis, kind or view",
    arguments: [
      // Edges.
      ("bottomInset", top), ("topMargin", leading), ("trailingPadding", top), ("topSpacing", gap),
      ("topInset", insets), ("leftMargin", insets),
      // Axes.
      ("horizontalInset", top), ("verticalMargin", leading), ("rowWidth", height),
      ("sideMargin", below),
      // Kinds.
      ("size", top), ("cornerRadius", leading), ("spacing", height), ("fontSize", below),
      // Views.
      ("titleInset", insets), ("contactPictureSize", height), ("buttonHeight", height),
      ("accessoryItemsSpacing", top), ("pollOptionsPadding", leading), ("iconMargin", below),
      ("titlePadding", after), ("cardSpacing", gap),
    ])
  func other(_ name: String, _ code: String) {
    #expect(offered("\(name): CGFloat = 26", for: code) == [])
  }

  @Test(
    "where it speaks of the same, or of nothing else",
    arguments: [
      ("topInset", top), ("leadingMargin", leading), ("leftPadding", leading),
      ("bottomSpacing", below), ("bottomInset", insets), ("verticalSpacing", below),
      ("horizontalMargin", leading), ("titleHeight", height), ("titleTopMargin", top),
      ("contactPictureSize", picture), ("pictureHeight", picture), ("rowMargin", top),
      ("largeSpacing", gap), ("xl", gap), ("mediumPadding", gap), ("twentySix", after),
      ("spacing", gap), ("stackSpacing", gap), ("standardMargin", insets), ("size26", height),
      ("space26", below),
    ])
  func same(_ name: String, _ code: String) {
    #expect(
      offered("\(name): CGFloat = 26", for: code).map { $0.replacing("-", with: "") } == [
        "Table.\(name)"
      ])
  }

  @Test(
    "where a class or an extension has it",
    arguments: [
      ("final class Table: NSObject { static let m: CGFloat = 26 }", "Table"),
      ("extension CGFloat { static let m: CGFloat = 26 }", "CGFloat"),
      ("class Kit { enum Table { static let m: CGFloat = 26 } }\n", ""),
      ("enum Kit {}\nextension Kit { class Table { static let m: CGFloat = 26 } }", "Kit.Table"),
    ])
  func kinds(_ table: String, _ type: String) {
    let found = replacements(
      [("Table.swift", "import UIKit\n" + table), ("Row.swift", row(Self.top))],
      tokens: [type])
    #expect(found == (type.isEmpty ? [] : ["\(type).m"]))
  }

  @Test(
    "by its type",
    arguments: [
      // An integer is no length, but SnapKit takes one.
      ("m = 26", top, "", 0), ("m: Int = 26", gap, "", 0),
      ("m = 26", "title.snp.makeConstraints { $0.top.equalToSuperview().offset(26) }", "", 1),
      (
        "m = 26", "title.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }",
        "let gap = 26", 1
      ),
      (
        "m: CGFloat = 26", "title.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }",
        "let gap = 26", 1
      ),
      (
        "m: CGFloat = 26", "title.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }",
        "let gap: Int = 26", 0
      ),
      (
        "m: CGFloat = 26",
        "title.snp.makeConstraints { $0.top.equalToSuperview().offset(gap) }\nlet rows = 3 * gap",
        "let gap = 26", 0
      ),
      ("m: CGFloat = 26", "stack.spacing = gap", "let gap: CGFloat = 26", 1),
      ("m: CGFloat = 26", "stack.spacing = CGFloat(gap)", "let gap: Float = 26", 0),
    ])
  func types(_ token: String, _ code: String, _ member: String, _ count: Int) {
    let found = replacements(
      [
        ("Table.swift", "import UIKit\nenum Table { static let \(token) }"),
        ("Row.swift", "import SnapKit\n" + row(code, member)),
      ],
      tokens: ["Table"])
    #expect(found.count == count)
  }
}

@Suite("A number is scaled")
struct ScaledShapeTests {
  private static let helpers = """
    import UIKit
    extension Int {
      func calculateWidth() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.width / 375 }
      func calculateHeight() -> CGFloat { CGFloat(self) * UIScreen.main.bounds.height / 667 }
    }
    """

  private func scaled(_ code: String, _ members: String = "") -> [String] {
    replacements(
      [("Scaled.swift", Self.helpers), ("Row.swift", "import SnapKit\n" + row(code, members))],
      rules: ["unscaled-constant", "hard-coded-frame", "hard-coded-inset"])
  }

  private static func sides(_ view: String, _ width: Int, _ height: Int) -> String {
    """
    \(view).widthAnchor.constraint(equalToConstant: \(width)).isActive = true
    \(view).heightAnchor.constraint(equalToConstant: \(height)).isActive = true
    """
  }

  @Test(
    "not where it is the size of an icon",
    arguments: [
      sides("dots", 8, 14), sides("starIcon", 16, 12), sides("title", 20, 20),
      "dots.snp.makeConstraints {\n$0.width.equalTo(8)\n$0.height.equalTo(14)\n}",
      "let star = UIImageView(frame: CGRect(x: 0, y: 2, width: 10, height: 10))",
      "addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))",
      "title.frame = CGRect(x: 0, y: 0, width: 24, height: 24)",
      // Scaled alone, it would distort the picture.
      "dots.heightAnchor.constraint(equalToConstant: 14).isActive = true",
      "starIcon.snp.makeConstraints { $0.width.equalTo(12) }",
    ])
  func icons(_ code: String) { #expect(scaled(code) == []) }

  @Test(
    "where it is another size",
    arguments: [
      (sides("title", 8, 14), ["8.calculateWidth()", "14.calculateHeight()"]),
      (sides("title", 50, 50), ["50.calculateHeight()", "50.calculateHeight()"]),
      // The shape of a picture stays.
      (sides("dots", 120, 80), ["120.calculateWidth()", "80.calculateWidth()"]),
      (sides("dots", 80, 120), ["80.calculateHeight()", "120.calculateHeight()"]),
      (
        "title.heightAnchor.constraint(equalToConstant: 14).isActive = true",
        ["14.calculateHeight()"]
      ),
      (
        "dots.heightAnchor.constraint(equalToConstant: 140).isActive = true",
        ["140.calculateHeight()"]
      ),
      (
        "let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))",
        ["40.calculateWidth()", "30.calculateHeight()"]
      ),
    ])
  func sizes(_ code: String, _ found: [String]) { #expect(scaled(code) == found) }

  @Test(
    "not where something else replaces it",
    arguments: [
      "let label = Ticker(frame: CGRect(x: 0, y: 0, width: width, height: 10))\nlabel.resizeHeightToFit()",
      "let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 10))\nlabel.text = \"\"\nlabel.sizeToFit()",
      "title.snp.makeConstraints { $0.top.equalToSuperview().inset(20) }\ntitle.snp.updateConstraints { $0.top.equalToSuperview().inset(inset) }",
    ])
  func replaced(_ code: String) { #expect(scaled(code) == []) }

  @Test(
    "where other code replaces something else, or may show it before",
    arguments: [
      "stack.spacing = 8\nstack.spacing = 0",
      "stack.spacing = 8\nlayoutIfNeeded()\nstack.spacing = 0",
      "stack.spacing = 8\nprint(stack.spacing)\nstack.spacing = 0",
      "stack.spacing = 8\nif isWide { stack.spacing = 0 }",
      "stack.spacing = 8\nguard isWide else { return }\nstack.spacing = 0",
      "stack.spacing = 8\nother.stack.spacing = 0",
      "title.snp.makeConstraints { $0.top.equalToSuperview().inset(8) }\ntitle.snp.updateConstraints { $0.bottom.equalToSuperview().inset(inset) }",
    ])
  func seen(_ code: String) {
    let code = code.replacing(
      "stack.spacing = 8", with: "stack.axis = .vertical\nstack.spacing = 8")
    #expect(scaled(code) == ["8.calculateHeight()"])
  }

  private static let inset =
    "title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true"

  @Test(
    "not where a formula of its type counts on it",
    arguments: [
      "func width() { title.preferredMaxLayoutWidth = bounds.width - 40 }",
      "lazy var cells = CGSize(width: UIScreen.main.bounds.width - 40, height: 90)",
      "func wide(_ view: UIView) -> CGRect { CGRect(x: 1, y: 1, width: view.frame.width - 20 * 2, height: 2) }",
      "var rest: Double { Double(screenWidth) - 20 }",
    ])
  func formulas(_ member: String) { #expect(scaled(Self.inset, member) == []) }

  @Test(
    "where a formula is about something else",
    arguments: [
      "func height() { title.alpha = bounds.height - 40 }",
      "func count() -> Int { list.count - 20 }",
      "func width() { title.preferredMaxLayoutWidth = bounds.width - 50 }",
      "}\nfinal class Card: UIView { func width() { title.preferredMaxLayoutWidth = bounds.width - 40 }",
    ])
  func otherFormulas(_ member: String) {
    let code = row(Self.inset) + "\nextension Row {\n\(member)\n}"
    let found = replacements([("Scaled.swift", Self.helpers), ("Row.swift", code)])
    #expect(found == ["20.calculateWidth()"])
  }

  @Test(
    "not where it is for touches or a bar",
    arguments: [
      "let area = bounds.insetBy(dx: -16, dy: -20)",
      "let area = closeButton.frame.insetBy(dx: -16, dy: 0)",
      "let area = bounds.insetBy(dx: 0, dy: -20)",
      "item.customView?.heightAnchor.constraint(equalToConstant: 32).isActive = true",
      "let item = UIBarButtonItem(customView: closeButton)\ncloseButton.heightAnchor.constraint(equalToConstant: 32).isActive = true",
      "leftBarButton.snp.makeConstraints { $0.height.equalTo(32) }",
    ])
  func touches(_ code: String) { #expect(scaled(code) == []) }

  @Test(
    "where it is for something else",
    arguments: [
      ("let area = bounds.insetBy(dx: 16, dy: 20)", 2),
      ("closeButton.heightAnchor.constraint(equalToConstant: 32).isActive = true", 1),
      ("searchBar.snp.makeConstraints { $0.height.equalTo(32) }", 1),
    ])
  func noTouches(_ code: String, _ count: Int) { #expect(scaled(code).count == count) }
}

@Suite("A message about a number")
struct NumberMessageTests {
  private func messages(_ code: String, _ members: String = "") -> [String] {
    numberDiagnostics([("Row.swift", row(code, members))], ["unscaled-constant"]).map(\.message)
  }

  @Test("says after which view a gap lies")
  func gaps() {
    #expect(
      messages("stack.setCustomSpacing(12, after: title)") == [
        "hard-coded spacing: the spacing after 'title' in 'stack' is 12 points"
      ])
    #expect(messages("stack.spacing = 12") == ["hard-coded spacing: stack.spacing is 12 points"])
  }

  @Test("says that formulas use a constant, too")
  func formulas() {
    let gap = "private let gap: CGFloat = 12"
    #expect(
      messages("stack.spacing = gap", gap) == [
        "'gap' is hard-coded: 12 points, used once in layout code"
      ])
    #expect(
      messages("stack.spacing = gap\ntitle.alpha = width - 2 * gap", gap) == [
        "'gap' is hard-coded: 12 points, used once in layout code and also in other code"
      ])
  }
}
