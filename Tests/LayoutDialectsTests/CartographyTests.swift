import Testing

@Suite("Cartography")
struct CartographyTests {
  @Test("relates edges and sizes", arguments: edgeSamples)
  func edges(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("relates compounds and insets", arguments: compoundSamples)
  func compounds(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("aligns and distributes", arguments: severalSamples)
  func several(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("replaces what a group holds", arguments: groupSamples)
  func groups(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: otherSamples)
  func others(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(
    _ body: String, _ expected: String..., members: String = "", outside: String = ""
  ) -> ReadingSample {
    ReadingSample(body, expected, members: members, imports: "Cartography", outside: outside)
  }

  /// The statements of a closure with proxies `a` and `b`.
  private static func closure(_ body: String, _ expected: String...) -> ReadingSample {
    ReadingSample("constrain(a, b) { a, b in\n\(body)\n}", expected, imports: "Cartography")
  }

  private static let edgeSamples = [
    closure("a.top == b.bottom + 8", "a.top == b.bottom + 8"),
    closure("a.leading >= b.trailing - 8", "a.leading >= b.trailing - 8"),
    closure("a.top == 4 + b.top + 8", "a.top == b.top + 12"),
    closure("a.width == 44", "a.width == 44"),
    // A factor is one of the constant, too.
    closure("a.width == (b.height + 10) / 2", "a.width == b.height * 0.5 + 5"),
    closure("a.width == 2 * b.width", "a.width == b.width * 2"),
    closure("a.top == a.superview!.top + 8", "a.top == self.top + 8"),
    closure("a.baseline == b.lastBaseline", "a.lastBaseline == b.lastBaseline"),
    closure(
      "a.top == a.superview!.safeAreaLayoutGuide.top", "a.top == self.safeAreaLayoutGuide.top"),
    closure("a.left == a.superview!.leftMargin", "a.left == self.layoutMarginsGuide.left"),
    closure("a.width == b.width ~ 750", "a.width == b.width @750"),
    closure("a.width <= 44 ~ .defaultLow", "a.width <= 44 @250"),
    closure("(a.width == 44) ~ LayoutPriority(600)", "a.width == 44 @600"),
    sample("constrain(a) { $0.width == 44 }", "a.width == 44"),
    sample(
      "constrain([a, b]) { views in\nfor view in views { view.height == 5 }\n}", "a.height == 5",
      "b.height == 5"),
  ]

  private static let compoundSamples = [
    closure(
      "a.edges == b.edges", "a.top == b.top", "a.leading == b.leading", "a.bottom == b.bottom",
      "a.trailing == b.trailing"),
    closure(
      "a.edges == inset(b.edges, 8)", "a.top == b.top + 8", "a.leading == b.leading + 8",
      "a.bottom == b.bottom - 8", "a.trailing == b.trailing - 8"),
    closure(
      "a.edges == inset(b.edges, 1, 2)", "a.top == b.top + 2", "a.leading == b.leading + 1",
      "a.bottom == b.bottom - 2", "a.trailing == b.trailing - 1"),
    closure(
      "a.edges <= b.edges.inseted(top: 1, leading: 2, bottom: 3, trailing: 4)",
      "a.top <= b.top + 1",
      "a.leading <= b.leading + 2", "a.bottom <= b.bottom - 3", "a.trailing <= b.trailing - 4"),
    closure(
      "a.edges == inset(b.edges, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      "a.top == b.top + 1", "a.leading == b.leading + 2", "a.bottom == b.bottom - 3",
      "a.trailing == b.trailing - 4"),
    closure("a.center == b.center", "a.centerX == b.centerX", "a.centerY == b.centerY"),
    closure(
      "a.size == b.size / 2 ~ 500", "a.width == b.width * 0.5 @500",
      "a.height == b.height * 0.5 @500"),
  ]

  private static let severalSamples = [
    closure("align(top: a, b)", "a.top == b.top"),
    closure("align(centerY: [a, b])", "a.centerY == b.centerY"),
    closure("distribute(by: 10, leftToRight: a, b)", "a.right == b.left - 10"),
    closure("distribute(vertically: a, b) ~ 600", "a.bottom == b.top @600"),
  ]

  private static let groupSamples = [
    sample(
      "let group = ConstraintGroup()\nconstrain(a, replace: group) { $0.width == 1 }\nconstrain(a, replace: group) { $0.width == 2 }",
      "a.width == 1 never", "a.width == 2"),
    sample(
      "let group = constrain(a) { $0.width == 1 }\ngroup.active = false", "a.width == 1 stored"),
    sample(
      "let group = ConstraintGroup()\nconstrain(a, replace: group) { $0.width == 1 }\nconstrain(clear: group)",
      "a.width == 1 never"),
  ]

  private static let otherSamples = [
    sample(
      "constrain(makeView()) { $0.width == 1 }",
      "unresolved: 'makeView()' could not be resolved to a view"),
    closure(
      "a.width == measure(b)", "a.width == ?measure(b)",
      "unresolved: a Cartography proxy is passed to 'measure', which is not analyzed"),
    closure("a.top == 8", "unresolved: '8' could not be resolved to a proxy"),
    ReadingSample("constrain(a) { $0.width == 1 }", []),
  ]
}
