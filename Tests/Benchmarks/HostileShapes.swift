/// Inputs that nobody writes, but a stranger may send: thousands of lines of which each could be compared with all others.
extension Shape {
  static let hostile: [Shape] = [
    members("helpers by label") {
      [
        "func pin(_ view: UIView, a\($0) x: CGFloat) { \(edge("view")) }",
        "func f\($0)() { pin(title, a\($0): 8) }",
      ]
    },
    members("overloads of a helper") {
      [
        "func pin(_ view: UIView, _ x: K\($0)) { \(edge("view")) }",
        "func f\($0)() { pin(title, \($0)) }",
      ]
    },
    members("outlets") {
      ["@IBOutlet var k\($0): NSLayoutConstraint!", "func f\($0)() { k\($0).constant = 8 }"]
    },
    Shape(
      "classes", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: {
        ["class V\($0): UIView { let a = UIView(); func f() { addSubview(a); \(edge("a")) } }"]
      }),
    Shape(
      "views of a class with many methods", unit: "rows", sizes: hostileSizes,
      opening: ["class Own: UIView {}"], ending: [],
      row: {
        [
          "extension Own { func m\($0)() { f\($0)(); m\($0 + 1)() } }",
          "class H\($0): UIView { let v = Own(); func f() { addSubview(v); \(edge("v")) } }",
        ]
      }),
    members("makers") {
      [
        "func make\($0)() -> UILabel { UILabel() }",
        "func s\($0)() { let v = make\($0)(); addSubview(v); \(edge("v")) }",
      ]
    },
    Shape(
      "initializers of a class", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: {
        [
          "extension UILabel { convenience init(a\($0): Int) { self.init() } }",
          "class I\($0): UIView { let v = UILabel(a\($0): 1); func f() { addSubview(v); \(edge("v")) } }",
        ]
      }),
    members("views of a class") {
      ["let v\($0) = UILabel()", "func s\($0)() { addSubview(v\($0)); \(edge("v\($0)")) }"]
    },
    Shape(
      "constants of enumerations", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: {
        [
          "enum E\($0) { static let a: CGFloat = \($0) }",
          "class V\($0): UIView { func f() { widthAnchor.constraint(equalToConstant: E\($0).a).isActive = true } }",
        ]
      }),
    statements("formats without their views", ["let views = [\"title\": title]"]) {
      ["_ = NSLayoutConstraint.constraints(withVisualFormat: \"H:[no\($0)]\", views: views)"]
    },
    statements("keys of a dictionary", ["var views: [String: UIView] = [:]"]) {
      ["views[\"key\($0)\"] = title"]
    },
    statements("keys under conditions", ["var views: [String: UIView] = [:]"]) {
      ["if flag\($0) { views[\"key\($0)\"] = title }"]
    },
    statements(
      "activations of one list", ["let list = [title.topAnchor.constraint(equalTo: topAnchor)]"]
    ) {
      _ in ["NSLayoutConstraint.activate(list)"]
    },
    statements("sums of lists", ["var list: [NSLayoutConstraint] = []"]) { _ in
      ["list = list + [title.topAnchor.constraint(equalTo: topAnchor)]"]
    },
    statements("guards that build") { ["guard flag\($0) else { \(edge("title")); return }"] },
    statements("early returns") { ["if flag\($0) { return }", edge("title")] },
    statements("removals") {
      ["addSubview(row\($0))", edge("row\($0)"), "row\($0).removeFromSuperview()"]
    },
    statements("choices of one condition") {
      ["title.widthAnchor.constraint(equalToConstant: wide ? \($0) : 8).isActive = true"]
    },
    statements("frames beside constraints") {
      ["row\($0).frame = CGRect(x: 0, y: \($0), width: 8, height: 8)", edge("row\($0)")]
    },
    statements("updates of SnapKit") {
      [
        "row\($0).snp.makeConstraints { $0.top.equalTo(title) }",
        "row\($0).snp.updateConstraints { $0.top.equalTo(title).offset(1) }",
      ]
    },
    statements("local views") {
      ["let v\($0) = UILabel()", "addSubview(v\($0))", edge("v\($0)")]
    },
    statements("local views of one name") { _ in
      ["do {", "let v = UIView()", "addSubview(v)", edge("v"), "}"]
    },
    statements("local numbers") {
      ["let n\($0): CGFloat = \($0)", width("n\($0)")]
    },
    statements("sums of a local number", ["var x: CGFloat = 0"]) {
      ["x = x + \($0)", width("x")]
    },
    statements("numbers under conditions") {
      ["var x\($0): CGFloat = 0", "if flag { x\($0) = 8 }", width("x\($0)")]
    },
    statements("views in a chain", ["let v0 = UIView()"]) {
      [
        "let v\($0 + 1) = UIView()",
        "v\($0 + 1).topAnchor.constraint(equalTo: v\($0).bottomAnchor).isActive = true",
      ]
    },
    statements("stacks") {
      [
        "let s\($0) = UIStackView(arrangedSubviews: [row\($0)])", "s\($0).axis = .vertical",
        "s\($0).spacing = 8",
      ]
    },
    statements("views of one stack", ["let stack = UIStackView()"]) {
      [
        "stack.addArrangedSubview(row\($0))",
        "row\($0).widthAnchor.constraint(equalToConstant: 8).isActive = true",
      ]
    },
    statements("spacings of one stack", ["let stack = UIStackView()"]) {
      ["stack.addArrangedSubview(row\($0))", "stack.setCustomSpacing(8, after: row\($0))"]
    },
    statements("guides") {
      ["let g\($0) = UILayoutGuide()", "addLayoutGuide(g\($0))", edge("g\($0)")]
    },
    statements("closures") { ["run { _ in \(edge("title")); print(\($0)) }"] },
    statements("switches") {
      ["switch kind\($0) { case .a: \(edge("title")); default: \(width("8")) }"]
    },
    statements("conditions on an optional") { ["if let v = row\($0) { \(edge("v")) }"] },
    statements("guards that bind") {
      ["guard let v\($0) = row\($0) else { return }", edge("v\($0)")]
    },
    statements("loops over two views") { _ in ["for v in [title, icon] { \(edge("v")) }"] },
    statements("constraints that are kept") {
      [
        "let k\($0) = title.widthAnchor.constraint(equalToConstant: 8)", "k\($0).isActive = true",
        "k\($0).constant = \($0)",
      ]
    },
    statements("priorities") {
      [
        "let k\($0) = title.widthAnchor.constraint(equalToConstant: 8)",
        "k\($0).priority = .defaultHigh", "k\($0).isActive = true",
      ]
    },
    statements("equations of items") {
      [
        "NSLayoutConstraint(item: title, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: \($0)).isActive = true"
      ]
    },
    statements("formats") { _ in
      [
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-8-[title]-8-|\", options: [], metrics: nil, views: [\"title\": title]))"
      ]
    },
    statements("formats with metrics") {
      [
        "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-m-[title]\", options: [], metrics: [\"m\": \($0)], views: [\"title\": title]))"
      ]
    },
    statements("remakes of SnapKit") {
      [
        "title.snp.remakeConstraints { $0.top.equalToSuperview().offset(\($0)) }",
        "title.snp.updateConstraints { $0.top.equalToSuperview().offset(8) }",
      ]
    },
    statements("makes of SnapKit") {
      ["row\($0).snp.makeConstraints { make in make.edges.equalToSuperview().inset(8) }"]
    },
    statements("frames that follow each other", ["var last = CGRect.zero"]) {
      ["row\($0).frame = CGRect(x: 0, y: last.maxY, width: 8, height: 8)", "last = row\($0).frame"]
    },
    statements("opt-outs") {
      ["row\($0).translatesAutoresizingMaskIntoConstraints = false", "addSubview(row\($0))"]
    },
    statements("calls of one helper") { ["pin(row\($0), to: self)"] },
    members("helpers that call each other") {
      ["func h\($0)(_ v: UIView) { h\($0 + 1)(v); \(edge("v")) }"]
    },
    members("idle methods") { ["func m\($0)() { print(title) }"] },
    members("set-up methods in a chain") { ["func s\($0)() { \(edge("title")); s\($0 + 1)() }"] },
    members("computed numbers") {
      ["var c\($0): CGFloat { \($0) }", "func u\($0)() { \(width("c\($0)")) }"]
    },
    members("lazy views") {
      ["lazy var v\($0): UILabel = { let v = UILabel(); addSubview(v); return v }()"]
    },
    members("nested types") { ["class N\($0): UIView { func f() { \(width("\($0)")) } }"] },
    Shape(
      "extensions of UIView", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: { ["extension UIView { func e\($0)() { \(edge("self")) } }"] }),
    Shape(
      "subclasses in a chain", unit: "rows", sizes: hostileSizes,
      opening: ["class C0: UIView {}"], ending: [],
      row: {
        [
          "class C\($0 + 1): C\($0) { let v = UIView(); func f\($0)() { addSubview(v); \(edge("v")) } }"
        ]
      }),
    Shape(
      "cells", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: {
        [
          "class T\($0): UITableViewCell { let a = UILabel()",
          "  func awake() { contentView.addSubview(a); a.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true } }",
        ]
      }),
    Shape(
      "protocols", unit: "rows", sizes: hostileSizes, opening: [], ending: [],
      row: {
        [
          "protocol P\($0) {}",
          "extension P\($0) where Self: UIView { func p\($0)() { \(edge("self")) } }",
        ]
      }),
    Shape(
      "classes with SnapKit", unit: "rows", sizes: hostileSizes, opening: ["import SnapKit"],
      ending: [],
      row: {
        [
          "class V\($0): UIView { let a = UIView()", "  func f() { addSubview(a)",
          "    a.snp.makeConstraints { $0.top.equalToSuperview() }", "} }",
        ]
      }),
    Shape(
      "classes that cannot be proven", unit: "rows", sizes: hostileSizes,
      opening: ["import SnapKit"], ending: [],
      row: {
        [
          "class V\($0): UIView {", "  func f() {",
          "    snp.makeConstraints { $0.width.greaterThanOrEqualTo(snp.height) }", "} }",
        ]
      }),
    Shape(
      "classes that frames can lay out", unit: "rows", sizes: [165, 330, 660], opening: [],
      ending: [],
      row: {
        [
          "class V\($0): UIView {", "  let a = UIView()", "  override init(frame: CGRect) {",
          "    super.init(frame: frame)", "    addSubview(a)",
          "    a.translatesAutoresizingMaskIntoConstraints = false",
          "    a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
          "    a.leftAnchor.constraint(equalTo: leftAnchor).isActive = true",
          "    a.widthAnchor.constraint(equalToConstant: 8).isActive = true",
          "    a.heightAnchor.constraint(equalToConstant: 8).isActive = true", "  }", "}",
        ]
      }),
    calls("SnapKit that cannot be proven") {
      ["row\($0).snp.makeConstraints { $0.width.greaterThanOrEqualTo(snp.height) }", "print()"]
    },
    statements("widths of the screen") {
      [
        "title.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width * \($0)).isActive = true"
      ]
    },
    calls("PureLayout") { ["row\($0).autoPinEdge(.top, to: .bottom, of: title, withOffset: 8)"] },
    calls("TinyConstraints") { ["row\($0).edgesToSuperview(insets: .uniform(8))"] },
    calls("Anchorage") { ["row\($0).topAnchor == title.bottomAnchor + 8"] },
    calls("Stevia") { ["sv(row\($0))", "row\($0).top(8).fillHorizontally(m: 8)"] },
    calls("EasyPeasy") { ["row\($0).easy.layout(Top(8), Left(8).to(title))"] },
    calls("Cartography") { ["constrain(row\($0), title) { a, b in a.top == b.bottom + 8 }"] },
  ]

  private static let hostileSizes = [2_000, 4_000, 8_000]

  private static func width(_ number: String) -> String {
    "title.widthAnchor.constraint(equalToConstant: \(number)).isActive = true"
  }

  private static func edge(_ view: String) -> String {
    "\(view).topAnchor.constraint(equalTo: topAnchor).isActive = true"
  }

  private static func members(_ name: String, row: @escaping @Sendable (Int) -> [String]) -> Shape {
    Shape(
      name, unit: "rows", sizes: hostileSizes,
      opening: ["class Panel: UIView {", "  let title = UILabel()"], ending: ["}"], row: row)
  }

  private static func statements(
    _ name: String, _ first: [String] = [], row: @escaping @Sendable (Int) -> [String]
  ) -> Shape {
    Shape(
      name, unit: "rows", sizes: hostileSizes,
      opening: ["class Panel: UIView {", "  let title = UILabel()", "  func setUp() {"] + first,
      ending: ["  }", "}"], row: row)
  }
  /// Statements with a library that makes constraints.
  private static func calls(_ library: String, row: @escaping @Sendable (Int) -> [String]) -> Shape
  {
    Shape(
      "calls of \(library)", unit: "rows", sizes: hostileSizes,
      opening: [
        "import \(library)", "class Panel: UIView {", "  let title = UILabel()",
        "  func setUp() {",
      ],
      ending: ["  }", "}"], row: row)
  }
}
