import Testing

@Suite("SnapKit")
struct SnapKitTests {
  @Test("is read with the signs of its sources", arguments: constantsSamples)
  func constants(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is read with each attribute of a group", arguments: groupsSamples)
  func groups(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is followed to every target", arguments: targetsSamples)
  func targets(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is read through the ways of writing a closure", arguments: closuresSamples)
  func closures(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("takes earlier constraints away", arguments: replacementsSamples)
  func replacements(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: unresolvedSamples)
  func unresolved(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  /// A `makeConstraints` on `a` with one statement.
  private static func make(
    _ statement: String, _ expected: [String], members: String = "", imports: String = "UIKit"
  ) -> ReadingSample {
    ReadingSample(
      "a.snp.makeConstraints { make in \(statement) }", expected, members: members,
      imports: imports)
  }

  private static let constantsSamples = [
    make("make.top.equalToSuperview().offset(8)", ["a.top == self.top + 8"]),
    make("make.bottom.equalToSuperview().offset(8)", ["a.bottom == self.bottom + 8"]),
    make("make.bottom.equalToSuperview().inset(8)", ["a.bottom == self.bottom - 8"]),
    make("make.trailing.equalToSuperview().inset(8)", ["a.trailing == self.trailing - 8"]),
    make("make.leading.equalToSuperview().inset(8)", ["a.leading == self.leading + 8"]),
    make("make.width.equalToSuperview().inset(10)", ["a.width == self.width - 20"]),
    make("make.centerX.equalToSuperview().inset(10)", ["a.centerX == self.centerX"]),
    make("make.lastBaseline.equalTo(b).inset(3)", ["a.lastBaseline == b.lastBaseline - 3"]),
    make("make.firstBaseline.equalTo(b).inset(3)", ["a.firstBaseline == b.firstBaseline + 3"]),
    // SnapKit takes the sign from the target's attribute.
    make("make.top.equalTo(b.snp.bottom).inset(8)", ["a.top == b.bottom - 8"]),
    make("make.bottom.equalTo(b.snp.top).inset(8)", ["a.bottom == b.top + 8"]),
    make("make.right.lessThanOrEqualToSuperview().inset(10)", ["a.right <= self.right - 10"]),
    make("make.top.equalToSuperview().offset(8).inset(2).offset(5)", ["a.top == self.top + 5"]),
    make("make.width.equalTo(40).offset(5)", ["a.width == 5"]),
    make(
      "make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "a.left == self.left + 2", "a.top == self.top + 1", "a.right == self.right - 4",
        "a.bottom == self.bottom - 3",
      ]),
    make(
      "make.directionalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
      [
        "a.top == self.top + 1", "a.bottom == self.bottom - 3", "a.leading == self.leading + 2",
        "a.trailing == self.trailing - 4",
      ]),
    make(
      "make.size.center.equalTo(b).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 6))",
      [
        "a.width == b.width - 8", "a.height == b.height - 4", "a.centerX == b.centerX - 2",
        "a.centerY == b.centerY - 1",
      ]),
    make(
      "make.edges.equalToSuperview().inset(UIEdgeInsets.zero).priority(999)",
      [
        "a.left == self.left @999", "a.top == self.top @999", "a.right == self.right @999",
        "a.bottom == self.bottom @999",
      ]),
    make(
      "make.left.right.equalToSuperview().inset(gap)",
      ["a.left == self.left + ?gap", "a.right == self.right + ?-gap"],
      members: "var gap: CGFloat = 4"),
    make(
      "make.right.equalToSuperview().offset(-gap)", ["a.right == self.right - 4"],
      members: "let gap: CGFloat = 4"),
    make(
      "make.top.bottom.equalToSuperview().inset(insets)",
      ["a.top == self.top + ?insets.top", "a.bottom == self.bottom + ?-insets.bottom"],
      members: "var insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)"),
    make("make.width.equalTo(b).multipliedBy(0.5).offset(2)", ["a.width == b.width * 0.5 + 2"]),
    make("make.width.equalTo(b).multipliedBy(3).dividedBy(4)", ["a.width == b.width * 0.25"]),
    make("make.top.equalTo(b).priority(.high)", ["a.top == b.top @750"]),
    make("make.top.equalTo(b).priority(.medium)", ["a.top == b.top @500"]),
    make("make.top.equalTo(b).priority(.medium)", ["a.top == b.top @501"], imports: "AppKit"),
    make("make.top.equalTo(b).priority(ConstraintPriority.low)", ["a.top == b.top @250"]),
    make("make.top.equalTo(b).priority(UILayoutPriority.defaultLow)", ["a.top == b.top @250"]),
    make("make.top.equalTo(b).priorityHigh()", ["a.top == b.top @750"]),
    make(
      "make.top.equalTo(b).offset(1).priority(UILayoutPriority(12)).labeled(\"top\")",
      [
        "a.top == b.top + 1 @12"
      ]),
  ]

  private static let groupsSamples = [
    make(
      "make.edges.equalTo(b)",
      [
        "a.left == b.left", "a.top == b.top", "a.right == b.right", "a.bottom == b.bottom",
      ]),
    make(
      "make.bottom.right.top.left.equalTo(b)",
      [
        "a.left == b.left", "a.top == b.top", "a.right == b.right", "a.bottom == b.bottom",
      ]),
    make("make.horizontalEdges.equalTo(b)", ["a.left == b.left", "a.right == b.right"]),
    make("make.verticalEdges.equalTo(b)", ["a.top == b.top", "a.bottom == b.bottom"]),
    make(
      "make.directionalHorizontalEdges.equalTo(b)",
      [
        "a.leading == b.leading", "a.trailing == b.trailing",
      ]),
    make("make.size.greaterThanOrEqualTo(b)", ["a.width >= b.width", "a.height >= b.height"]),
    make(
      "make.center.equalToSuperview()", ["a.centerX == self.centerX", "a.centerY == self.centerY"]),
    make("make.left.top.left.equalTo(b)", ["a.left == b.left", "a.top == b.top"]),
    make("make.baseline.equalTo(b)", ["a.lastBaseline == b.lastBaseline"]),
    make("make.leftMargin.equalTo(b)", ["a.layoutMarginsGuide.left == b.layoutMarginsGuide.left"]),
    make(
      "make.horizontalEdges.top.equalTo(b.snp.centerX)",
      [
        "a.left == b.centerX", "a.top == b.centerX", "a.right == b.centerX",
      ]),
    make(
      "make.edges.equalTo(b.snp.margins)",
      [
        "a.left == b.layoutMarginsGuide.left", "a.top == b.layoutMarginsGuide.top",
        "a.right == b.layoutMarginsGuide.right", "a.bottom == b.layoutMarginsGuide.bottom",
      ]),
    make("make.width.height.equalTo(b.snp.size)", ["a.width == b.width", "a.height == b.height"]),
  ]

  private static let targetsSamples = [
    make("make.width.equalTo(44)", ["a.width == 44"]),
    make("make.width.greaterThanOrEqualTo(44.5)", ["a.width >= 44.5"]),
    make("make.size.equalTo(44)", ["a.width == 44", "a.height == 44"]),
    make("make.top.right.equalTo(10)", ["a.top == self.top + 10", "a.right == self.right + 10"]),
    make("make.center.equalTo(10)", ["a.centerX == self.left + 10", "a.centerY == self.top + 10"]),
    make("make.centerX.equalTo(10)", ["a.centerX == self.centerX + 10"], imports: "AppKit"),
    make(
      "make.center.equalTo(CGPoint(x: 3, y: 4))",
      [
        "a.centerX == self.left + 3", "a.centerY == self.top + 4",
      ]),
    make("make.size.equalTo(CGSize(width: 3, height: 4))", ["a.width == 3", "a.height == 4"]),
    make(
      "make.size.equalTo(CGSize(width: side, height: side))",
      [
        "a.width == ?side", "a.height == ?side",
      ], members: "var side: CGFloat = 4"),
    make(
      "make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "a.left == self.left + 2", "a.top == self.top + 1", "a.right == self.right - 4",
        "a.bottom == self.bottom - 3",
      ]),
    make("make.height.equalTo(rowHeight)", ["a.height == 30"], members: "let rowHeight = 30"),
    make(
      "make.height.equalTo(Metrics.row)", ["a.height == 30"],
      members: "enum Metrics { static let row: CGFloat = 30 }"),
    make(
      "make.height.equalTo(Metrics.row)", ["a.height == ?Metrics.row"],
      members: "enum Metrics { static let row = 1 / scale }"),
    make(
      "make.height.equalTo(Metrics.layout.row)\nmake.width.equalTo(Metrics.layout.inner.side)",
      ["a.height == 30", "a.width == 8"],
      members: "struct Metrics { struct layout { static let row: CGFloat = 30\n"
        + "enum inner { static let side: CGFloat = 8 } } }"),
    make(
      "make.height.equalTo(layout.row)\nmake.width.equalTo(Self.layout.inner.side)\n"
        + "make.top.equalTo(Self.Inset.top)",
      ["a.height == 30", "a.width == 8", "a.top == self.top + 5"],
      members: "struct layout { static let row: CGFloat = 30\n"
        + "enum inner { static let side: CGFloat = 8 } }\n"
        + "enum Inset { static let top: CGFloat = 5 }"),
    make(
      "make.height.equalTo(layout.row)", ["a.height == ?layout.row"],
      members: "enum layout { static let row = 1 / scale }"),
    make(
      "make.height.equalTo(layout.row)",
      ["unresolved: the target is not known: 'layout.row' may be a view or a number"],
      members: "enum layout { static let row: CGFloat = 30 }\nlet layout = Layout()"),
    make(
      "make.height.equalTo(layout.row)",
      ["unresolved: the target is not known: 'layout.row' may be a view or a number"],
      members: "enum Other { enum layout { static let row: CGFloat = 30 } }"),
    make(
      "make.height.equalTo(Metrics.layout.row)", ["a.height == ?Metrics.layout.row"],
      members: "enum Metrics { enum layout { static let row = 1 / scale } }"),
    make("make.height.equalTo(CGFloat.row)", ["a.height == ?CGFloat.row"]),
    make("make.height.equalTo(b.frame.height)", ["a.height == ?b.frame.height"]),
    make("make.top.equalTo(b.snp.bottom)", ["a.top == b.bottom"]),
    make("make.top.equalTo(safeAreaLayoutGuide)", ["a.top == self.safeAreaLayoutGuide.top"]),
    make(
      "make.top.equalTo(safeAreaLayoutGuide.snp.bottom)",
      ["a.top == self.safeAreaLayoutGuide.bottom"]),
    make("make.top.equalTo(a.superview!)", ["a.top == self.top"]),
    make(
      "make.top.equalToSuperview { $0.safeAreaLayoutGuide }",
      ["a.top == self.safeAreaLayoutGuide.top"]),
    make("make.top.equalTo(self.snp.topMargin)", ["a.top == self.layoutMarginsGuide.top"]),
    ReadingSample(
      "c.snp.makeConstraints { $0.top.equalToSuperview() }", ["c.top == c.superview.top"]),
    ReadingSample("snp.makeConstraints { $0.height.equalTo(9) }", ["self.height == 9"]),
    ReadingSample(
      "guide.snp.makeConstraints { $0.height.equalTo(b) }", ["guide.height == b.height"],
      members: "let guide = UILayoutGuide()"),
  ]

  private static let closuresSamples = [
    ReadingSample(
      "a.snp_makeConstraints { (make) -> Void in make.top.equalTo(b.snp_bottom).offset(2) }",
      [
        "a.top == b.bottom + 2"
      ]),
    ReadingSample(
      "a.snp.makeConstraints { [weak self] (make: ConstraintMaker) -> Void in make.top.equalTo(self!.b) }",
      [
        "a.top == b.top"
      ]),
    ReadingSample(
      "a.snp.makeConstraints({ $0.top.equalTo(b); $0.left.equalTo(b) })",
      ["a.top == b.top", "a.left == b.left"]),
    ReadingSample(
      "[a, b].forEach { view in view.snp.makeConstraints { $0.height.equalTo(9) } }",
      [
        "a.height == 9", "b.height == 9",
      ]),
    make(
      "if isHidden { make.height.equalTo(0) } else { make.height.equalTo(50) }",
      [
        "a.height == 0 conditional(if isHidden)", "a.height == 50 conditional(else of if isHidden)",
      ]),
    make(
      "for view in [b, c] { make.top.lessThanOrEqualTo(view) }",
      ["a.top <= b.top", "a.top <= c.top"]),
    make("let top = make.top.equalTo(b)\ntop.offset(4)", ["a.top == b.top + 4"]),
    make("let top = make.top.equalTo(b)\nif isHidden { top.offset(4) }", ["a.top == b.top + ?4"]),
    make(
      "self.top = make.top.equalTo(b).offset(3).constraint", ["a.top == b.top + 3"],
      members: "var top: Constraint?"),

    make(
      "self.sides = make.left.right.equalTo(b).constraint",
      ["a.left == b.left stored", "a.right == b.right stored"],
      members: "var sides: Constraint?\nfunc hide() { sides?.deactivate() }"),
    ReadingSample(
      "let made = a.snp.prepareConstraints { $0.height.equalTo(9) }", ["a.height == 9 stored"]),
    ReadingSample(
      "let made = a.snp.prepareConstraints { $0.size.equalTo(9) }\nmade.forEach { $0.activate() }",
      [
        "a.width == 9", "a.height == 9",
      ]),
  ]

  private static let replacementsSamples = [
    ReadingSample("a.snp.remakeConstraints { $0.top.equalTo(b) }", ["a.top == b.top"]),
    ReadingSample(
      "a.snp.makeConstraints { $0.top.equalTo(b) }\na.snp.remakeConstraints { $0.top.equalTo(c) }",
      [
        "a.top == b.top never", "a.top == c.top",
      ]),
    ReadingSample(
      "a.snp.makeConstraints { $0.top.equalTo(b) }\na.snp.removeConstraints()",
      ["a.top == b.top never"]),
    ReadingSample(
      "a.snp.makeConstraints { $0.top.equalTo(b) }\nif isHidden { a.snp.remakeConstraints { $0.top.equalTo(c) } }",
      [
        "a.top == b.top conditional(before remakeConstraints)",
        "a.top == c.top conditional(if isHidden && remakeConstraints in build())",
      ]),
    ReadingSample(
      "a.snp.makeConstraints { $0.top.equalTo(b) }",
      [
        "a.top == c.top conditional(remakeConstraints in move())",
        "a.top == b.top conditional(before remakeConstraints)",
      ], members: "func move() { a.snp.remakeConstraints { $0.top.equalTo(c) } }"),
    ReadingSample(
      "a.snp.remakeConstraints { $0.top.equalTo(b) }\na.snp.makeConstraints { $0.left.equalTo(b) }",
      [
        "a.top == b.top", "a.left == b.left",
      ]),
    ReadingSample("a.snp.updateConstraints { $0.height.equalTo(9) }", ["a.height == 9"]),
    ReadingSample(
      "a.snp.makeConstraints { $0.height.equalTo(9) }\na.snp.updateConstraints { $0.height.equalTo(12) }",
      [
        "a.height == 12", "a.height == 12 never",
      ]),
    ReadingSample(
      "a.snp.makeConstraints { $0.height.equalTo(9) }", ["a.height == 12 stored", "a.height == 9"],
      members: "func grow() { a.snp.updateConstraints { $0.height.equalTo(12) } }"),
  ]

  private static let unresolvedSamples = [
    make(
      "make.edges.equalTo(b.snp.size)",
      [
        "unresolved: SnapKit crashes the app here: the target has several attributes, which differ from the constrained ones"
      ]),
    make(
      "make.top.equalTo(thing)",
      ["unresolved: the target is not known: 'thing' may be a view or a number"],
      members: "var thing = makeThing()"),
    make(
      "make.top.equalTo(isHidden ? b.snp.top : c.snp.top)",
      [
        "unresolved: the target is not known: 'isHidden ? b.snp.top : c.snp.top' chooses between several values"
      ]),
    make("make.top.left", ["unresolved: attributes without a relation create no constraint"]),
    make(
      "make.top.left\nmake.width.equalTo(1)",
      ["unresolved: attributes without a relation create no constraint", "a.width == 1"]),
    make(
      "make.pinToMargins()", ["unresolved: 'pinToMargins' is not a known SnapKit method"]),
    make("make.top.left.pin(b)", ["unresolved: 'pin' is not a known SnapKit method"]),
    make(
      "pin(make)",
      ["unresolved: SnapKit's ConstraintMaker is passed to 'pin', which is not analyzed"]),
    ReadingSample(
      "a.snp.makeConstraints(layout)",
      [
        "unresolved: the closure that creates the constraints could not be read"
      ], members: "var layout: (ConstraintMaker) -> Void"),
    ReadingSample(
      "find().snp.makeConstraints { $0.top.equalTo(b) }",
      [
        "unresolved: the constrained view is not known: 'find(…)' is a call whose result is not known"
      ]),
    ReadingSample(
      "pin(a)",
      [
        "unresolved: the constrained view is not known: 'make' is a parameter whose value is known only where the function is called"
      ], members: "func pin(_ make: ConstraintMaker) { make.top.equalTo(b) }"),
    ReadingSample(
      "for case check({ a.snp.makeConstraints { make in make.top.left.equalTo(b) } }) in subviews {}",
      [
        "unresolved: the code around it is not analyzed",
        "unresolved: the code around it is not analyzed",
      ]),
    make(
      "make.top.equalTo(safeAreaLayoutGuide.snp.topMargin)",
      ["unresolved: a layout guide has no margins"]),
  ]
}
