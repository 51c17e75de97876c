import Testing

@Suite("Stevia")
struct SteviaTests {
  @Test("places views in their superview", arguments: placeSamples)
  func places(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("reads rows", arguments: rowSamples)
  func rows(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("reads vertical layouts", arguments: layoutSamples)
  func layouts(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("reads equations", arguments: equationSamples)
  func equations(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("ties several views", arguments: severalSamples)
  func several(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: otherSamples)
  func others(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(
    _ body: String, _ expected: String..., members: String = "", outside: String = ""
  ) -> ReadingSample {
    ReadingSample(body, expected, members: members, imports: "Stevia", outside: outside)
  }

  private static let placeSamples = [
    sample("a.top(8)", "a.top == self.top + 8 @751"),
    sample("a.bottom(8)", "a.bottom == self.bottom - 8 @751"),
    sample(
      "a.left(8).right(gap)", "a.left == self.left + 8 @751", "a.right == self.right + ?-gap @751",
      members: "var gap: CGFloat = 4"),
    // The far edges turn the relation, too.
    sample("a.trailing(>=8)", "a.trailing <= self.trailing - 8 @751"),
    sample("a.leading(<=8)", "a.leading <= self.leading + 8 @751"),
    sample("a.top(20%)", "a.top == self.bottom * 0.2 @751"),
    sample("a.right(20%)", "a.right == self.right * 0.8 @751"),
    // A guide takes the share.
    sample("a.leading(20%)", "a.leading == self.leading + self.width * 0.2"),
    sample("a.trailing(20%)", "a.trailing == self.trailing - self.width * 0.2"),
    sample("a.bottom(100%)", "a.bottom == self.top @751"),
    sample("a.width(44)", "a.width == 44 @751"),
    sample("a.height(>=44)", "a.height >= 44 @751"),
    sample("a.width(50%)", "a.width == self.width * 0.5 @751"),
    sample("a.size(44)", "a.width == 44 @751", "a.height == 44 @751"),
    sample("a.aspectRatio(2)", "a.width == a.height * 2 @751"),
    sample("a.heightEqualsWidth()", "a.height == a.width @751"),
    sample(
      "a.fillContainer(padding: 8)", "a.leading == self.leading + 8 @751",
      "a.trailing == self.trailing - 8 @751", "a.top == self.top + 8 @751",
      "a.bottom == self.bottom - 8 @751"),
    sample(
      "a.fillHorizontally()", "a.leading == self.leading @751", "a.trailing == self.trailing @751"),
    sample(
      "a.centerInContainer()", "a.centerY == self.centerY @751", "a.centerX == self.centerX @751"),
    sample("a.centerHorizontally(offset: 5)", "a.centerX == self.centerX + 5 @751"),
    sample(
      "a.followEdges(b, top: 1, trailing: 2)", "a.top == b.top + 1 @751",
      "a.trailing == b.trailing + 2 @751", "a.bottom == b.bottom @751",
      "a.leading == b.leading @751"),
    sample("a.style { $0.alpha = 0 }.height(4)", "a.height == 4 @751"),
  ]

  private static let rowSamples = [
    sample("|a", "a.leading == self.leading @751"),
    sample("|-a-|", "a.trailing == self.trailing - 8 @751", "a.leading == self.leading + 8 @751"),
    sample(
      "|-16-a-8-b-16-|", "a.leading == self.leading + 16 @751", "a.trailing == b.leading - 8 @751",
      "b.trailing == self.trailing - 16 @751"),
    sample("a-b", "b.leading == a.trailing + 8 @751"),
    sample(
      "a-b-c", "b.leading == a.trailing + 8 @751", "b.trailing == c.leading - 8 @751"),
    sample(
      "a-(>=8)-b-(>=4)-|", "b.leading >= a.trailing + 8 @751",
      "self.trailing >= b.trailing + 4 @751"),
    sample("a-\"\"-b"),
    sample(
      "|a.width(4)| ~ 5",
      "a.width == 4 @751", "a.trailing == self.trailing @751", "a.leading == self.leading @751",
      "a.height == 5 @751"),
    sample("let gap: Int = 4\na-gap-b", "a.trailing == b.leading - 4 @751"),
  ]

  private static let layoutSamples = [
    sample(
      "layout(8, a, 4, b, 2)", "a.top == self.top + 8 @751", "b.top == a.bottom + 4 @751",
      "b.bottom == self.bottom - 2 @751"),
    sample(
      "layout {\n10%\n|a|\n>=8\nb\n\"\"\n}", "a.trailing == self.trailing @751",
      "a.leading == self.leading @751", "a.top == self.bottom * 0.1 @751",
      "b.top >= a.bottom + 8 @751"),
    // A row is aligned, and its first view stands for it.
    sample(
      "layout {\na-8-b\n4\nc\n}", "a.trailing == b.leading - 8 @751",
      "a.centerY == b.centerY @751", "c.top == a.bottom + 4 @751"),
    sample("layout(a, b)", "b.top == a.bottom @751"),
  ]

  private static let equationSamples = [
    sample("a.Top == b.Bottom + 8", "a.top == b.bottom + 8 @751"),
    sample("a.Width == 50 % b.Width", "a.width == b.width * 0.5 @751"),
    sample("a.Height >= b.Width / 2 - 4", "a.height >= b.width * 0.5 - 4 @751"),
    // Each number takes the place of the one before.
    sample("a.Top == b.Bottom + 8 + 4", "a.top == b.bottom + 4 @751"),
    sample("a.Width == 44", "a.width == 44 @751"),
    sample("a.Bottom <= 8", "a.bottom <= self.bottom - 8 @751"),
    sample("a.Trailing == 8", "a.trailing == self.trailing + 8 @751"),
    sample("a.Top == safeAreaLayoutGuide.Top + 8", "a.top == self.safeAreaLayoutGuide.top + 8"),
    // Of a view and its superview, the superview is never the first.
    sample("Bottom == a.Bottom + 8", "a.bottom == self.bottom + 8 @751"),
    sample("Bottom >= a.Bottom + 8", "self.bottom >= a.bottom + 8 @751"),
  ]

  private static let severalSamples = [
    sample(
      "equal(sizes: a, b)", "b.height == a.height @751", "b.width == a.width @751"),
    sample("equal(widths: [a, b, c])", "b.width == a.width @751", "c.width == b.width @751"),
    sample("align(tops: a, b)", "a.top == b.top @751"),
    sample("align(lastBaselines: a, b)", "a.lastBaseline == b.lastBaseline"),
    sample("alignHorizontally(a, b)", "a.centerY == b.centerY @751"),
    sample(
      "align(horizontally: a-10-b)", "a.trailing == b.leading - 10 @751",
      "a.centerY == b.centerY @751"),
    sample("alignVertically(a, with: b, offset: 3)", "a.centerX == b.centerX + 3 @751"),
    sample("align(.left, views: [a, b])", "a.left == b.left @751"),
  ]

  private static let otherSamples = [
    sample("a.leading(share%)", "unresolved: 'share%' could not be resolved to a percentage"),
    sample(
      "a-unknown-b",
      "unresolved: 'unknown' could not be resolved to a view or a number",
      "unresolved: 'b' could not be resolved to a view or a number"),
    // Numbers are taken from each other as ever.
    sample("let rest = bounds.width - a.frame.width - 8\na.width(rest)", "a.width == ?rest @751"),
    ReadingSample("a.top(8)\na.width(4)", []),
    // What another class declares hides nothing.
    ReadingSample(
      "layout(8, |a|, 4)\na.height(4)",
      [
        "a.trailing == self.trailing @751", "a.leading == self.leading @751",
        "a.top == self.top + 8 @751", "a.bottom == self.bottom - 4 @751", "a.height == 4 @751",
      ], imports: "Stevia",
      elsewhere: """
        class Grid: UIView {
          func layout() -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            widthAnchor.constraint(equalToConstant: 4).isActive = true
            return layout
          }
          func height(_ points: CGFloat) {
            heightAnchor.constraint(equalToConstant: points).isActive = true
          }
        }
        """),
  ]
}
