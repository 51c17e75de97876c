import Testing

@Suite("TinyConstraints")
struct TinyConstraintsTests {
  @Test("is read as it constrains from left to right", arguments: samples)
  func calls(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: unresolvedSamples)
  func unresolved(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(_ body: String, _ expected: String...) -> ReadingSample {
    ReadingSample(body, expected, imports: "TinyConstraints")
  }

  private static let samples = [
    sample(
      "a.edgesToSuperview()", "a.top == self.top", "a.left == self.left", "a.right == self.right",
      "a.bottom == self.bottom"),
    sample(
      "a.edgesToSuperview(insets: .top(10) + .left(4))", "a.top == self.top + 10",
      "a.left == self.left + 4", "a.right == self.right", "a.bottom == self.bottom"),
    sample(
      "a.edgesToSuperview(insets: .uniform(3))", "a.top == self.top + 3", "a.left == self.left + 3",
      "a.right == self.right - 3", "a.bottom == self.bottom - 3"),
    sample(
      "a.edgesToSuperview(excluding: .bottom, insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), usingSafeArea: true)",
      "a.top == self.safeAreaLayoutGuide.top + 1", "a.left == self.safeAreaLayoutGuide.left + 2",
      "a.right == self.safeAreaLayoutGuide.right - 4"),
    sample(
      "a.edgesToSuperview(excluding: [.top, .trailing])", "a.left == self.left",
      "a.bottom == self.bottom"),
    sample(
      "a.edges(to: b, excluding: .left, priority: .defaultHigh)", "a.top == b.top @750",
      "a.bottom == b.bottom @750", "a.right == b.right @750"),
    // The relation is not turned at the far edges.
    sample(
      "a.horizontalToSuperview(insets: .horizontal(8), relation: .equalOrGreater)",
      "a.left >= self.left + 8", "a.right >= self.right - 8"),
    sample(
      "a.verticalToSuperview(insets: .vertical(8))", "a.top == self.top + 8",
      "a.bottom == self.bottom - 8"),
    sample("a.topToSuperview(offset: 8)", "a.top == self.top + 8"),
    sample("a.bottomToSuperview(offset: -8)", "a.bottom == self.bottom - 8"),
    sample("a.rightToSuperview(offset: 8)", "a.right == self.right + 8"),
    // A trailing edge alone turns the sign.
    sample("a.trailingToSuperview(offset: 8)", "a.trailing == self.trailing - 8"),
    sample("a.leadingToSuperview(offset: 8)", "a.leading == self.leading + 8"),
    sample("a.topToSuperview(b.bottomAnchor, offset: 8)", "a.top == b.bottom + 8"),
    sample("a.top(to: b, b.bottomAnchor, offset: 8)", "a.top == b.bottom + 8"),
    sample("a.topToBottom(of: b, offset: 8)", "a.top == b.bottom + 8"),
    sample(
      "a.bottomToTop(of: b, offset: -8, relation: .equalOrLess)", "a.bottom <= b.top - 8"),
    sample("a.leadingToTrailing(of: b)", "a.leading == b.trailing"),
    sample("a.trailingToLeading(of: b)", "a.trailing == b.leading"),
    sample("a.leftToRight(of: b)", "a.left == b.right"),
    sample("a.rightToLeft(of: b)", "a.right == b.left"),
    sample("a.center(in: b)", "a.centerX == b.centerX", "a.centerY == b.centerY"),
    sample(
      "a.centerInSuperview(offset: CGPoint(x: 3, y: 4))", "a.centerX == self.centerX + 3",
      "a.centerY == self.centerY + 4"),
    sample("a.centerY(to: b, multiplier: 0.5, offset: 2)", "a.centerY == b.centerY * 0.5 + 2"),
    sample("a.centerXToSuperview()", "a.centerX == self.centerX"),
    sample("a.width(40)", "a.width == 40"),
    sample("a.height(40, relation: .equalOrGreater, priority: .low)", "a.height >= 40 @250"),
    sample("a.width(min: 10, max: 20)", "a.width >= 10", "a.width <= 20"),
    sample("a.height(max: 20)", "a.height <= 20"),
    sample("a.width(to: b, multiplier: 0.5, offset: 2)", "a.width == b.width * 0.5 + 2"),
    sample("a.widthToHeight(of: b)", "a.width == b.height"),
    sample("a.widthToSuperview(multiplier: 0.5)", "a.width == self.width * 0.5"),
    sample("a.size(CGSize(width: 3, height: 4))", "a.width == 3", "a.height == 4"),
    sample(
      "a.size(to: b, insets: CGSize(width: 3, height: 4))", "a.width == b.width + 3",
      "a.height == b.height + 4"),
    sample(
      "a.origin(to: b, insets: .top(2))", "a.left == b.left", "a.top == b.top + 2"),
    sample("a.aspectRatio(1.5)", "a.width == a.height * 1.5"),
    sample("let made = a.width(40, isActive: false)", "a.width == 40 never"),
    sample(
      "let made = a.size(CGSize(width: 3, height: 4), isActive: false)\nmade.activate()",
      "a.width == 3", "a.height == 4"),
    sample(
      "stack([a, b], axis: .horizontal, height: 9, spacing: 5)", "a.left == self.left",
      "a.top == self.top", "a.bottom == self.bottom", "a.height == 9", "b.left == a.right + 5",
      "b.top == self.top", "b.bottom == self.bottom", "b.right == self.right", "b.height == 9"),
    // Without its import, and where the project has a method of that name, it is none of TinyConstraints'.
    ReadingSample("a.width(40)", []),
  ]

  private static let unresolvedSamples = [
    sample(
      "a.top(to: makeView())", "unresolved: 'makeView()' could not be resolved to a view"),
    sample(
      "a.edgesToSuperview(usingSafeArea: isSafe)",
      "unresolved: the value of 'usingSafeArea' is not known: 'isSafe' could not be resolved"),
    sample(
      "a.topToSuperview(relation: relation)",
      "unresolved: 'relation' could not be resolved to a relation"),
    sample("stack(views())", "unresolved: the views are not known"),
  ]
}
