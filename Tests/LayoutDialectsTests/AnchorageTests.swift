import Testing

@Suite("Anchorage")
struct AnchorageTests {
  @Test("relates anchors and sizes", arguments: anchorSamples)
  func anchors(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("relates groups, with signs to the inside", arguments: groupSamples)
  func groups(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("gives priorities", arguments: prioritySamples)
  func priorities(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("gives constraints that code keeps and changes", arguments: resultSamples)
  func results(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: otherSamples)
  func others(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(
    _ body: String, _ expected: String..., members: String = "", outside: String = ""
  ) -> ReadingSample {
    ReadingSample(body, expected, members: members, imports: "Anchorage", outside: outside)
  }

  private static let anchorSamples = [
    sample("a.leadingAnchor == b.trailingAnchor", "a.leading == b.trailing"),
    sample("a.topAnchor /==/ topAnchor + 8", "a.top == self.top + 8"),
    sample(
      "a.bottomAnchor <= safeAreaLayoutGuide.bottomAnchor - 8",
      "a.bottom <= self.safeAreaLayoutGuide.bottom - 8"),
    sample("a.topAnchor />=/ 4 + b.topAnchor + 8", "a.top >= b.top + 12"),
    // With the number first, it is still taken away.
    sample("a.topAnchor == 4 - b.topAnchor", "a.top == b.top - 4"),
    sample("a.widthAnchor == 44", "a.width == 44"),
    sample("a.widthAnchor >= side", "a.width >= ?side", members: "var side: CGFloat = 4"),
    sample("a.widthAnchor == 2 * b.heightAnchor / 4 + 1", "a.width == b.height * 0.5 + 1"),
    // The multiplier leaves the constant alone.
    sample("a.widthAnchor == (b.widthAnchor + 10) / 2", "a.width == b.width * 0.5 + 10"),
    sample("a.leadingAnchor == b.trailingAnchor / 2", "a.leading == b.trailing * 0.5"),
    // What an object's variable holds first need not be what it holds when the constraint is made.
    sample(
      "text.widthAnchor == text.estimate\ntext.heightAnchor == text.line",
      "text.width == ?text.estimate", "text.height == 7", members: "let text = TextStack()",
      outside: "class TextStack: UIView {\nvar estimate = CGFloat(0)\nlet line = CGFloat(7)\n}"),
    sample(
      "a.topAnchor == (isLow ? b.bottomAnchor : topAnchor) + 8",
      "a.top == b.bottom + 8 conditional(if isLow)",
      "a.top == self.top + 8 conditional(else of if isLow)", members: "var isLow = false"),
  ]

  private static let groupSamples = [
    sample(
      "a.edgeAnchors == edgeAnchors + 8", "a.leading == self.leading + 8",
      "a.trailing == self.trailing - 8", "a.top == self.top + 8", "a.bottom == self.bottom - 8"),
    sample(
      "a.edgeAnchors <= edgeAnchors - UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      "a.leading <= self.leading - 2", "a.trailing >= self.trailing + 4", "a.top <= self.top - 1",
      "a.bottom >= self.bottom + 3"),
    sample(
      "let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)\na.edgeAnchors == b.edgeAnchors + insets",
      "a.leading == b.leading + 2", "a.trailing == b.trailing - 4", "a.top == b.top + 1",
      "a.bottom == b.bottom - 3"),
    sample(
      "a.horizontalAnchors >= b.horizontalAnchors + 8", "a.leading >= b.leading + 8",
      "a.trailing <= b.trailing - 8"),
    sample(
      "a.verticalAnchors == b.edgeAnchors.verticalAnchors", "a.top == b.top",
      "a.bottom == b.bottom"),
    sample(
      "a.centerAnchors <= b.centerAnchors + 3", "a.centerX <= b.centerX + 3",
      "a.centerY <= b.centerY + 3"),
    sample(
      "a.sizeAnchors == b.sizeAnchors + 3", "a.width == b.width + 3", "a.height == b.height + 3"),
    sample("a.sizeAnchors >= CGSize(width: 30, height: 20)", "a.width >= 30", "a.height >= 20"),
    sample(
      "AnchorPair(first: a.topAnchor, second: b.bottomAnchor) == verticalAnchors + 5",
      "a.top == self.top + 5", "b.bottom == self.bottom - 5"),
    sample(
      "a.horizontalAnchors == inner + 8", "a.leading == self.layoutMarginsGuide.leading + 8",
      "a.trailing == self.layoutMarginsGuide.trailing - 8",
      members:
        "var inner: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { layoutMarginsGuide.horizontalAnchors }"
    ),
  ]

  private static let prioritySamples = [
    sample("a.widthAnchor == 44 ~ .high", "a.width == 44 @750"),
    sample("a.widthAnchor == b.widthAnchor ~ .low + 1", "a.width == b.width @251"),
    sample("a.topAnchor == b.topAnchor + 8 ~ Priority.required - 1", "a.top == b.top + 8 @999"),
    sample("a.topAnchor == b.topAnchor ~ 600", "a.top == b.top @600"),
    sample("a.topAnchor == b.topAnchor ~ .custom(.defaultLow)", "a.top == b.top @250"),
    sample(
      "a.sizeAnchors == CGSize(width: 30, height: 20) ~ .fittingSize", "a.width == 30 @50",
      "a.height == 20 @50"),
    sample(
      "let weak: Priority = .low\na.centerAnchors == b.centerAnchors ~ weak",
      "a.centerX == b.centerX @250", "a.centerY == b.centerY @250"),
  ]

  private static let resultSamples = [
    sample(
      "let height = a.heightAnchor == 44\nheight.isActive = false", "a.height == 44 stored"),
    sample(
      "let edges = a.edgeAnchors == b.edgeAnchors\nedges.top.isActive = false\nedges.trailing.constant = -4",
      "a.leading == b.leading", "a.trailing == b.trailing - 4", "a.top == b.top stored",
      "a.bottom == b.bottom"),
    sample(
      "made = Anchorage.batch(active: false) {\na.widthAnchor == 4\na.heightAnchor == 5 ~ .low\n}",
      "a.width == 4 stored", "a.height == 5 @250 stored",
      members: "var made: [NSLayoutConstraint] = []"),
    sample("batch { a.widthAnchor == 4 }", "a.width == 4"),
    sample(
      "NSLayoutConstraint.activate(batch(active: false) {\nif isLow { a.widthAnchor == 4 }\na.heightAnchor == 5\n})",
      "a.width == 4 conditional(if isLow)", "a.height == 5", members: "var isLow = false"),
  ]

  private static let otherSamples = [
    sample(
      "a.topAnchor == place()",
      "unresolved: the second anchor is not known: 'place(…)' is a call whose result is not known"
    ),
    sample(
      "a.edgeAnchors == b.edgeAnchors + inset(for: a)",
      "unresolved: the second anchor is not known: 'b.edgeAnchors + inset(for: a)' could not be resolved to an anchor"
    ),
    sample(
      "a.topAnchor == b.leadingAnchor",
      "unresolved: Anchorage cannot relate these anchors to each other"),
    sample(
      "makeView().heightAnchor == 44", "unresolved: the constrained view is not known"),
    // What a condition asks for makes no constraint.
    sample("if a.tag == b.tag, a.frame.width <= 4 { }"),
    ReadingSample(
      "a.widthAnchor == 44",
      ["unresolved: custom operators that create constraints are not analyzed"]),
    ReadingSample(
      "a.widthAnchor == 44", ["a.width == 44"], imports: "Layout",
      elsewhere: "@_exported import Anchorage"),
  ]
}
