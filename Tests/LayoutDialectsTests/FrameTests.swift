import Testing

@Suite("Frames that code assigns")
struct FrameTests {
  @Test("are read as constraints", arguments: FrameTests.samples)
  func reads(_ sample: ReadingSample) {
    #expect(sample.read() == sample.expected)
  }

  @Test("trap nothing where tokens are lost", arguments: FrameTests.samples)
  func damage(_ sample: ReadingSample) {
    for damaged in sample.damaged {
      // Each line tells a constraint or a reason: none is empty.
      #expect(damaged.read().allSatisfy { !$0.isEmpty })
    }
  }

  @Test("are read only where that is asked for")
  func silent() {
    let sample = ReadingSample(
      "a.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)", [],
      method: "override func layoutSubviews()")
    #expect(sample.read() == [])
  }

  private static func layout(
    _ body: String, _ expected: [String], members: String = "", outside: String = "",
    method: String = "override func layoutSubviews()"
  ) -> ReadingSample {
    ReadingSample(
      body, expected, members: members, outside: outside, method: method, readsFrames: true)
  }

  private static let box = [
    "a.left == self.left + 16", "a.top == self.top + 8", "a.width == 40", "a.height == 20",
  ]

  static let samples = whole + parts + members + order + doubts + upwards

  /// On the Mac, places are counted from the lower edge.
  private static let upwards = [
    mac(
      "a.frame = NSRect(x: 16, y: 8, width: 40, height: 20)",
      [
        "a.left == self.left + 16", "a.bottom == self.bottom - 8", "a.width == 40",
        "a.height == 20",
      ]
    ),
    mac("a.frame.origin.y = bounds.height - 20", ["a.bottom == self.top + 20"]),
    mac("a.frame.origin.y = bounds.midY", ["a.bottom == self.centerY"]),
    mac("a.frame.origin.y = bounds.height / 4", ["a.bottom == self.bottom - self.height * 0.25"]),
    mac(
      "b.frame.origin.y = 4\na.frame.origin.y = b.frame.minY",
      ["b.bottom == self.bottom - 4", "a.bottom == b.bottom"]),
    mac(
      "b.frame.origin.y = 4\na.frame.size.height = b.frame.minY",
      ["b.bottom == self.bottom - 4", "a.height == self.bottom - b.bottom"]),
    mac(
      "a.frame.origin.y = max(bounds.height - 40, 12)",
      [
        "a.bottom <= self.top + 40", "a.bottom <= self.bottom - 12",
        "a.bottom >= self.top + 40 @998", "a.bottom >= self.bottom - 12 @998",
      ]),
    mac(
      "a.frame.origin.y = 8", ["a.top == self.top + 8"],
      members: "override var isFlipped: Bool { true }"),
  ]

  private static func mac(
    _ body: String, _ expected: [String], members: String = ""
  ) -> ReadingSample {
    ReadingSample(
      body, expected, members: members, imports: "AppKit", method: "override func layout()",
      readsFrames: true)
  }

  /// A rectangle, however it is written.
  private static let whole = [
    layout("a.frame = CGRect(x: 16, y: 8, width: 40, height: 20)", box),
    layout("a.frame = CGRectMake(16, 8, 40, 20)", box),
    layout("a.frame = .init(x: 16, y: 8, width: 40, height: 20)", box),
    layout("a.frame = CGRect.init(x: 16, y: 8, width: 40, height: 20)", box),
    layout(
      "a.frame = CGRect(origin: CGPoint(x: 16, y: 8), size: CGSize(width: 40, height: 20))", box),
    layout("a.frame = CGRect(origin: .init(x: 16, y: 8), size: .init(width: 40, height: 20))", box),
    layout(
      "let size = CGSize(width: 40, height: 20); a.frame = CGRect(origin: .zero, size: size)",
      ["a.left == self.left", "a.top == self.top", "a.width == 40", "a.height == 20"]),
    layout(
      "a.frame = bounds",
      [
        "a.left == self.left", "a.top == self.top", "a.width == self.width",
        "a.height == self.height",
      ]),
    layout(
      "a.frame = bounds.insetBy(dx: 8, dy: 4)",
      [
        "a.left == self.left + 8", "a.top == self.top + 4", "a.width == self.width - 16",
        "a.height == self.height - 8",
      ]),
    layout(
      "a.frame = bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "a.left == self.left + 2", "a.top == self.top + 1", "a.width == self.width - 6",
        "a.height == self.height - 4",
      ]),
    layout(
      "a.frame = UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(1, 2, 3, 4))",
      [
        "a.left == self.left + 2", "a.top == self.top + 1", "a.width == self.width - 6",
        "a.height == self.height - 4",
      ]),
    layout(
      "a.frame = bounds.inset(by: safeAreaInsets)",
      [
        "a.left == self.safeAreaLayoutGuide.left", "a.top == self.safeAreaLayoutGuide.top",
        "a.width == self.safeAreaLayoutGuide.width", "a.height == self.safeAreaLayoutGuide.height",
      ]),
    layout(
      "let (slice, rest) = bounds.divided(atDistance: 60, from: .maxYEdge)\na.frame = slice\nb.frame = rest",
      [
        "a.left == self.left", "a.top == self.bottom - 60", "a.width == self.width",
        "a.height == 60", "b.left == self.left", "b.top == self.top", "b.width == self.width",
        "b.height == self.height - 60",
      ]),
    layout(
      "let parts = bounds.divided(atDistance: bounds.width / 2, from: CGRectEdge.minXEdge)\na.frame = parts.remainder",
      [
        "a.left == self.centerX", "a.top == self.top", "a.width == self.width * 0.5",
        "a.height == self.height",
      ]),
    layout(
      "a.frame = UIScreen.main.bounds",
      [
        "a.left == self.left", "a.top == self.top", "a.width == UIScreen.main.width",
        "a.height == UIScreen.main.height",
      ]),
    layout(
      "d.frame = bounds.offsetBy(dx: 8, dy: 0)",
      [
        "d.left == self.left + 8", "d.top == self.top", "d.width == self.width",
        "d.height == self.height",
      ], members: "lazy var d: UIView = { let view = UIView(); addSubview(view); return view }()"),
    layout(
      "",
      ["d.left == self.left + 1", "d.top == self.top + 2", "d.width == 3", "d.height == 4"],
      members: """
        let d = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        func more() { addSubview(d) }
        """),
  ]

  /// A part of a frame.
  private static let parts = [
    layout("a.frame.origin.x = 16", ["a.left == self.left + 16"]),
    layout("a.frame.origin = CGPoint(x: 16, y: 8)", Array(box[..<2])),
    layout("a.frame.size = CGSize(width: 40, height: 20)", Array(box[2...])),
    layout("a.frame.size.height = bounds.height / 2", ["a.height == self.height * 0.5"]),
    layout("a.bounds.size = CGSize(width: 40, height: 20)", Array(box[2...])),
    layout(
      "a.center = CGPoint(x: bounds.midX, y: bounds.midY - 8)",
      ["a.centerX == self.centerX", "a.centerY == self.centerY - 8"]),
    layout(
      "a.frame = CGRect(x: 0, y: 0, width: 40, height: 20)\na.center.x = bounds.midX",
      [
        "a.left == self.left never", "a.top == self.top", "a.width == 40", "a.height == 20",
        "a.centerX == self.centerX",
      ]),
    layout(
      "a.frame.size.width = 40\na.frame.origin.x = bounds.width - a.frame.width - 16",
      ["a.width == 40", "a.right == self.right - 16"]),
    layout(
      "a.sizeToFit()",
      [
        "a.width == a.intrinsicContentSize.width", "a.height == a.intrinsicContentSize.height",
      ]),
    layout(
      "a.frame.size = a.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))",
      [
        "a.width == a.intrinsicContentSize.width", "a.height == a.intrinsicContentSize.height",
      ]),
    layout(
      "frame.size.height = 44\na.frame.origin.y = 4",
      ["self.height == 44", "a.top == self.top + 4"]),
  ]

  /// What frames are computed from.
  private static let members = [
    layout(
      "a.frame = CGRect(x: 0, y: 0, width: 40, height: 20)\nb.frame.origin.x = a.frame.maxX + a.frame.width / 2 + 8",
      [
        "a.left == self.left", "a.top == self.top", "a.width == 40", "a.height == 20",
        "b.left == a.right + a.width * 0.5 + 8",
      ]),
    layout(
      "a.frame.size.width = bounds.width - padding",
      ["a.width == self.width + ?bounds.width - padding"],
      members: "var padding: CGFloat = 8"),
    layout(
      "a.frame.size.width = bounds.width - 2 * padding", ["a.width == self.width - 16"],
      members: "let padding: CGFloat = 8"),
    layout(
      "a.frame.size.width = min(bounds.width, 400)",
      [
        "a.width <= self.width", "a.width <= 400", "a.width >= self.width @998",
        "a.width >= 400 @998",
      ]),
    layout(
      "a.frame.origin.y = 8 - max(bounds.height, 20)",
      [
        "a.top <= self.top - self.height + 8", "a.top <= self.top - 12",
        "a.top >= self.top - self.height + 8 @998", "a.top >= self.top - 12 @998",
      ]),
    layout(
      "a.frame.size.width = max(100, min(bounds.width, 400))",
      [
        "a.width >= 100", "a.width <= self.width @998", "a.width >= self.width @997",
        "a.width <= 400 @998", "a.width >= 400 @997",
      ]),
    layout(
      "a.frame.origin.x = bar.frame.maxX",
      ["a.left == self.left + ?bar.frame.maxX"], members: "var bar: UINavigationBar!"),
    layout("window!.frame = bounds", []),
    layout(
      "a.frame.size.width = bounds.width - layoutMargins.left - layoutMargins.right",
      ["a.width == self.layoutMarginsGuide.width"]),
    layout(
      "a.frame.size.height = frame.height - 8", ["a.height == self.height - 8"],
      method: "init(frame: CGRect)"),
  ]

  /// Which assignment counts.
  private static let order = [
    layout(
      "a.frame.size.width = 10\na.frame.size.width = 20", ["a.width == 10 never", "a.width == 20"]),
    layout(
      "a.frame.size.width = 10\nb.frame.origin.x = a.frame.width\na.frame.size.width = 20",
      ["a.width == 10 never", "b.left == self.left + 10", "a.width == 20"]),
    layout(
      "a.frame.size.width = 20",
      ["a.width == 10 never", "b.left == self.left + 10", "a.width == 20"],
      members: """
        override func awakeFromNib() {
          a.frame.size.width = 10
          b.frame.origin.x = a.frame.width
        }
        """),
    layout(
      "a.frame.size.width = 10\na.frame.size.width += 20", ["a.width == 10 never", "a.width == 30"]),
    layout(
      "var y: CGFloat = 8\nfor view in [a, b] { view.frame.origin.y = y; y += 20 }",
      ["a.top == self.top + 8", "b.top == self.top + 28"]),
    layout(
      "var rect = bounds\nrect.size.height = 44\nrect.origin.y += 4\na.frame = rect",
      ["a.left == self.left", "a.top == self.top + 4", "a.width == self.width", "a.height == 44"]),
    layout(
      "if isHidden { a.frame.size.width = 10 } else { a.frame.size.width = 20 }",
      [
        "a.width == 10 conditional(if isHidden)",
        "a.width == 20 conditional(else of if isHidden)",
      ]),
    layout(
      "a.frame.size.width = 10\nif isHidden { a.frame.size.width = 20 }",
      [
        "a.width == 10 conditional(else of if isHidden)", "a.width == 20 conditional(if isHidden)",
      ]),
    layout(
      "a.frame.size.width = 20", ["a.width == 10 never", "a.width == 20"],
      members: "func setUp() { a.frame.size.width = 10 }\noverride func awakeFromNib() { setUp() }"),
    layout(
      "a.frame.size.width = 20", ["a.width == 10 stored", "a.width == 20"],
      members: "func toggle() { a.frame.size.width = 10 }"),
    layout(
      "first()\nsecond()", ["a.width == 10", "b.left == self.left + a.width"],
      members: """
        func first() { a.frame.size.width = 10 }
        func second() { b.frame.origin.x = a.frame.width }
        """),
    layout(
      "NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 8)])\na.frame.size.width = 20",
      ["a.width == 8", "a.width == 20 never"],
      members: "func flags() { a.translatesAutoresizingMaskIntoConstraints = false }"),
  ]

  /// What is not read, and why.
  private static let doubts = [
    layout(
      "a.frame = rectangle()",
      ["unresolved: 'rectangle()' is a call whose result is not known"]),
    layout(
      "b.frame.origin.x = a.frame.maxX\na.frame.origin.x = 8\na.frame.size.width = 10",
      [
        "unresolved: 'a.left' is assigned after it is read", "a.left == self.left + 8",
        "a.width == 10",
      ]),
    layout(
      "b.frame.origin.x = a.frame.width",
      ["unresolved: 'a.width' is used, but no code that was read assigns a value to it"]),
    layout(
      "var x: CGFloat = 8\nif isHidden { x = 16 }\na.frame.origin.x = x",
      ["unresolved: 'x' is assigned on several code paths"]),
    layout(
      "a.frame.origin.x = frame.minX + 8",
      [
        "unresolved: the position of 'self' in its superview is not known here; use 'bounds' to place its subviews"
      ]),
    layout(
      "a.frame.size.width = bounds.width * a.alpha",
      [
        "unresolved: 'bounds.width * a.alpha' multiplies or divides two values that are known only at run time"
      ]),
    layout(
      "frame.origin.x = 8",
      ["unresolved: the position of 'self' depends on the code that adds or presents it"]),
    layout("layer.frame = bounds", []),
    // A stack view sets the frame of what it arranges.
    layout(
      "let stack = UIStackView()\nstack.addArrangedSubview(a)\na.frame.size.width = 40",
      ["a.width == 40 never"]),
  ]
}
