import Testing

@Suite("PureLayout")
struct PureLayoutTests {
  @Test("is read with its signs and relations", arguments: viewSamples)
  func views(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is read as Swift 2 spells it", arguments: formerSamples)
  func former(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("ties each view of an array to the one before", arguments: arraySamples)
  func arrays(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is read with what its blocks say", arguments: blockSamples)
  func blocks(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: unresolvedSamples)
  func unresolved(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(_ body: String, _ expected: String...) -> ReadingSample {
    ReadingSample(body, expected, imports: "PureLayout")
  }

  private static let insets = "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"

  private static let viewSamples = [
    sample("a.autoPinEdge(toSuperviewEdge: .top)", "a.top == self.top"),
    sample("a.autoPinEdge(toSuperviewEdge: .top, withInset: 8)", "a.top == self.top + 8"),
    sample("a.autoPinEdge(toSuperviewEdge: .left, withInset: 8)", "a.left == self.left + 8"),
    sample("a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)", "a.bottom == self.bottom - 8"),
    sample("a.autoPinEdge(toSuperviewEdge: .right, withInset: 8)", "a.right == self.right - 8"),
    sample(
      "a.autoPinEdge(toSuperviewEdge: .trailing, withInset: -8)",
      "a.trailing == self.trailing + 8"),
    // The far edges turn the relation, too.
    sample(
      "a.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8, relation: .greaterThanOrEqual)",
      "a.bottom <= self.bottom - 8"),
    sample(
      "a.autoPinEdge(toSuperviewEdge: .leading, withInset: 8, relation: .greaterThanOrEqual)",
      "a.leading >= self.leading + 8"),
    sample(
      "a.autoPinEdge(toSuperviewMargin: .bottom, relation: .lessThanOrEqual)",
      "a.bottom >= self.layoutMarginsGuide.bottom"),
    sample(
      "a.autoPinEdge(toSuperviewSafeArea: .bottom, withInset: 4)",
      "a.bottom == self.safeAreaLayoutGuide.bottom - 4"),
    sample(
      "a.autoPinEdgesToSuperviewEdges()", "a.top == self.top", "a.leading == self.leading",
      "a.bottom == self.bottom", "a.trailing == self.trailing"),
    sample(
      "a.autoPinEdgesToSuperviewEdges(with: \(insets))", "a.top == self.top + 1",
      "a.leading == self.leading + 2", "a.bottom == self.bottom - 3",
      "a.trailing == self.trailing - 4"),
    sample(
      "a.autoPinEdgesToSuperviewEdges(with: .init(top: 1, left: 2, bottom: 3, right: 4))",
      "a.top == self.top + 1", "a.leading == self.leading + 2", "a.bottom == self.bottom - 3",
      "a.trailing == self.trailing - 4"),
    sample(
      "a.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .top)",
      "a.leading == self.leading", "a.bottom == self.bottom", "a.trailing == self.trailing"),
    // Leaving a left edge out makes the other one a right edge.
    sample(
      "a.autoPinEdgesToSuperviewEdges(with: \(insets), excludingEdge: .left)",
      "a.top == self.top + 1", "a.bottom == self.bottom - 3", "a.right == self.right - 4"),
    sample(
      "a.autoPinEdgesToSuperviewSafeArea(with: \(insets), excludingEdge: .left)",
      "a.top == self.safeAreaLayoutGuide.top + 1",
      "a.bottom == self.safeAreaLayoutGuide.bottom - 3",
      "a.trailing == self.safeAreaLayoutGuide.trailing - 4"),
    sample(
      "a.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)",
      "a.top == self.layoutMarginsGuide.top", "a.leading == self.layoutMarginsGuide.leading",
      "a.trailing == self.layoutMarginsGuide.trailing"),
    sample(
      "a.autoPinEdge(.top, to: .bottom, of: b, withOffset: -8, relation: .lessThanOrEqual)",
      "a.top <= b.bottom - 8"),
    sample("a.autoAlignAxis(toSuperviewAxis: .vertical)", "a.centerX == self.centerX"),
    sample(
      "a.autoAlignAxis(toSuperviewMarginAxis: .horizontal)",
      "a.centerY == self.layoutMarginsGuide.centerY"),
    sample(
      "a.autoAlignAxis(.horizontal, toSameAxisOf: b, withOffset: 5)", "a.centerY == b.centerY + 5"),
    sample(
      "a.autoAlignAxis(.vertical, toSameAxisOf: b, withMultiplier: 0.5)",
      "a.centerX == b.centerX * 0.5"),
    sample(
      "a.autoAlignAxis(.firstBaseline, toSameAxisOf: b)", "a.firstBaseline == b.firstBaseline"),
    sample("a.autoAlignAxis(.baseline, toSameAxisOf: b)", "a.lastBaseline == b.lastBaseline"),
    sample("a.autoCenterInSuperview()", "a.centerY == self.centerY", "a.centerX == self.centerX"),
    sample(
      "a.autoMatch(.width, to: .height, of: b, withMultiplier: 2)", "a.width == b.height * 2"),
    sample("a.autoMatch(.width, to: .width, of: b, withOffset: 4)", "a.width == b.width + 4"),
    sample("a.autoSetDimension(.width, toSize: 40)", "a.width == 40"),
    sample(
      "a.autoSetDimension(.height, toSize: 40, relation: .greaterThanOrEqual)", "a.height >= 40"),
    sample("a.autoSetDimensions(to: CGSize(width: 4, height: 5))", "a.width == 4", "a.height == 5"),
    sample("a.autoConstrainAttribute(.horizontal, to: .bottom, of: b)", "a.centerY == b.bottom"),
    sample(
      "a.autoConstrainAttribute(.marginLeft, to: .marginAxisVertical, of: b, withOffset: 3)",
      "a.layoutMarginsGuide.left == b.layoutMarginsGuide.centerX + 3"),
    sample("autoSetDimension(.width, toSize: 40)", "self.width == 40"),
  ]

  private static let formerSamples = [
    sample(
      "a.autoPinEdgeToSuperviewEdge(.Bottom, withInset: 8)", "a.bottom == self.bottom - 8"),
    sample(
      "a.autoPinEdge(.Top, toEdge: .Bottom, ofView: b, withOffset: 8)", "a.top == b.bottom + 8"),
    sample("a.autoPinEdge(ALEdge.Top, toEdge: ALEdge.Top, ofView: b)", "a.top == b.top"),
    sample(
      "a.autoPinEdgesToSuperviewEdgesWithInsets(UIEdgeInsetsZero, excludingEdge: .Top)",
      "a.leading == self.leading", "a.bottom == self.bottom", "a.trailing == self.trailing"),
    sample(
      "a.autoPinEdgesToSuperviewEdgesWithInsets(UIEdgeInsetsMake(1, 2, 3, 4))",
      "a.top == self.top + 1", "a.leading == self.leading + 2", "a.bottom == self.bottom - 3",
      "a.trailing == self.trailing - 4"),
    sample("a.autoAlignAxisToSuperviewAxis(.Horizontal)", "a.centerY == self.centerY"),
    sample(
      "a.autoAlignAxis(.Vertical, toSameAxisOfView: b, withOffset: 5)", "a.centerX == b.centerX + 5"
    ),
    sample(
      "a.autoMatchDimension(.Height, toDimension: .Width, ofView: b)", "a.height == b.width"),
    sample("a.autoSetDimensionsToSize(CGSizeMake(4, 5))", "a.width == 4", "a.height == 5"),
  ]

  private static let arraySamples = [
    sample(
      "[a, b, c].autoAlignViews(to: .top)", "b.top == a.top", "c.top == b.top"),
    sample("([a, b] as NSArray).autoMatchViewsDimension(.width)", "b.width == a.width"),
    sample(
      "let views: NSArray = [a, b]\nviews.autoSetViewsDimension(.height, toSize: 7)",
      "a.height == 7", "b.height == 7"),
    sample(
      "[a, b].autoDistributeViews(along: .horizontal, alignedTo: .horizontal, withFixedSpacing: 10, insetSpacing: true, matchedSizes: true)",
      "a.leading == self.leading + 10", "b.leading == a.trailing + 10", "b.width == a.width",
      "b.centerY == a.centerY", "b.trailing == self.trailing - 10"),
    sample(
      "[a, b].autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 10, insetSpacing: false, matchedSizes: false)",
      "a.top == self.top", "b.top == a.bottom + 10", "b.left == a.left", "b.bottom == self.bottom"),
    sample(
      "[a, b].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 30, insetSpacing: false)",
      "a.width == 30", "a.centerX == self.centerX * 1e-05 + 15", "b.width == 30",
      "b.centerX == self.centerX * 2 - 15", "b.top == a.top"),
  ]

  private static let blockSamples = [
    sample(
      "NSLayoutConstraint.autoSetPriority(.defaultHigh) { a.autoSetDimension(.width, toSize: 4) }",
      "a.width == 4 @750"),
    sample(
      "NSLayoutConstraint.autoSetPriority(UILayoutPriority(600)) {\na.autoSetDimension(.width, toSize: 4)\n}\na.autoSetDimension(.height, toSize: 5)",
      "a.width == 4 @600", "a.height == 5"),
    sample(
      "UIView.autoSetPriority(UILayoutPriorityDefaultLow, forConstraints: { a.autoSetDimension(.Width, toSize: 4) })",
      "a.width == 4 @250"),
    sample(
      "let made = NSLayoutConstraint.autoCreateAndInstallConstraints { a.autoSetDimension(.width, toSize: 4) }",
      "a.width == 4"),
  ]

  private static let unresolvedSamples = [
    sample(
      "a.autoPinEdge(edge, to: .top, of: b)",
      "unresolved: 'edge' could not be resolved to an attribute"),
    sample(
      "makeView().autoPinEdge(.top, to: .top, of: b)",
      "unresolved: the constrained view is not known"),
    sample(
      "a.autoPinEdge(.top, to: .top, of: makeView())",
      "unresolved: 'makeView()' could not be resolved to a view"),
    sample(
      "views().autoMatchViewsDimension(.width)",
      "unresolved: the constrained view is not known"),
    sample(
      "a.autoPinEdge(.top, strangely: b)",
      "unresolved: PureLayout has no method 'autoPinEdge' with these arguments"),
    sample(
      "sizes().map(a.autoSetDimensions)",
      "unresolved: a method that creates constraints is passed as a value"),
  ]
}
