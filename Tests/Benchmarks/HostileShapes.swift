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
    statements("widths of the screen") {
      [
        "title.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width * \($0)).isActive = true"
      ]
    },
  ]

  private static let hostileSizes = [2_000, 4_000, 8_000]

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
}
