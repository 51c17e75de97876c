import Testing

@Suite("EasyPeasy")
struct EasyPeasyTests {
  @Test("is read with its signs and opposites", arguments: samples)
  func calls(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("lets later attributes take the places of earlier ones", arguments: replacementSamples)
  func replacements(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("is never guessed", arguments: unresolvedSamples)
  func unresolved(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(
    _ body: String, _ expected: String..., members: String = ""
  ) -> ReadingSample {
    ReadingSample(body, expected, members: members, imports: "EasyPeasy")
  }

  private static let samples = [
    sample("a.easy.layout(Top(8))", "a.top == self.top + 8"),
    sample("a.easy.layout(Bottom(8))", "a.bottom == self.bottom - 8"),
    sample("a.easy.layout(Right(8), Left())", "a.right == self.right - 8", "a.left == self.left"),
    sample("a.easy.layout(Trailing(-8))", "a.trailing == self.trailing + 8"),
    sample(
      "a.easy.layout([Top(8), Leading(4)])", "a.top == self.top + 8",
      "a.leading == self.leading + 4"),
    sample("a.easy.layout(Top(>=8))", "a.top >= self.top + 8"),
    // The relation is not turned with the sign.
    sample("a.easy.layout(Bottom(<=8))", "a.bottom <= self.bottom - 8"),
    sample("a.easy.layout(Width(40), Height(>=20))", "a.width == 40", "a.height >= 20"),
    sample("a.easy.layout(Size(40))", "a.width == 40", "a.height == 40"),
    sample(
      "a.easy.layout(Size(CGSize(width: 3, height: 4)))", "a.width == 3", "a.height == 4"),
    sample("a.easy.layout(Size().like(b))", "a.width == b.width", "a.height == b.height"),
    sample("a.easy.layout(Width().like(b, .height))", "a.width == b.height"),
    sample("a.easy.layout(Width(>=10.0*0.5).like(b))", "a.width >= b.width * 0.5 + 10"),
    // The prefix gives the number, too.
    sample("a.easy.layout(Width(*2).like(b))", "a.width == b.width * 2 + 2"),
    sample(
      "a.easy.layout(Edges(10))", "a.top == self.top + 10", "a.left == self.left + 10",
      "a.right == self.right - 10", "a.bottom == self.bottom - 10"),
    sample(
      "a.easy.layout(Edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))",
      "a.top == self.top + 1", "a.left == self.left + 2", "a.right == self.right - 4",
      "a.bottom == self.bottom - 3"),
    sample(
      "a.easy.layout(Center(CGPoint(x: 1, y: 2)))", "a.centerX == self.centerX + 1",
      "a.centerY == self.centerY + 2"),
    // Towards another view the opposite edge is meant, towards the superview the same one.
    sample("a.easy.layout(Top(10).to(b))", "a.top == b.bottom + 10"),
    sample("a.easy.layout(Top(10).to(self))", "a.top == self.top + 10"),
    sample("a.easy.layout(Bottom(10).to(b))", "a.bottom == b.top - 10"),
    sample("a.easy.layout(Left().to(b, .left))", "a.left == b.left"),
    sample("a.easy.layout(CenterY().to(b))", "a.centerY == b.centerY"),
    sample("a.easy.layout(LastBaseline(3).to(b))", "a.lastBaseline == b.lastBaseline - 3"),
    sample(
      "a.easy.layout(LeftMargin(3).to(b, .leftMargin))",
      "a.layoutMarginsGuide.left == b.layoutMarginsGuide.left + 3"),
    sample("a.easy.layout(Top(8).with(.medium))", "a.top == self.top + 8 @500"),
    sample(
      "a.easy.layout([Width(2), Height(3)].with(.custom(650)))", "a.width == 2 @650",
      "a.height == 3 @650"),
    sample("a <- Width(20)", "a.width == 20"),
    sample("a <- [Width(20), Height(30)]", "a.width == 20", "a.height == 30"),
    sample(
      "a.easy.layout(Top(8).when { true }, Left(8).when { false })", "a.top == self.top + 8",
      "a.left == self.left + 8 never"),
    ReadingSample("a.easy.layout(Top(8))", []),
  ]

  private static let replacementSamples = [
    sample(
      "a.easy.layout(Top(8))\na.easy.layout(Top(4))", "a.top == self.top + 8 stored",
      "a.top == self.top + 4"),
    sample(
      "a.easy.layout(Top(8), Bottom(8))\na.easy.layout(CenterY())",
      "a.top == self.top + 8 stored", "a.bottom == self.bottom - 8 stored",
      "a.centerY == self.centerY"),
    // What one call applies is activated after it has been replaced.
    sample(
      "a.easy.layout(Left(8), Right(8), CenterX())", "a.left == self.left + 8",
      "a.right == self.right - 8", "a.centerX == self.centerX"),
    sample(
      "a.easy.layout(Edges(8), Top(20))", "a.top == self.top + 8 stored",
      "a.left == self.left + 8", "a.right == self.right - 8", "a.bottom == self.bottom - 8",
      "a.top == self.top + 20"),
    sample(
      "a.easy.layout(Top(20), Center())", "a.top == self.top + 20", "a.centerX == self.centerX",
      "a.centerY == self.centerY"),
    sample(
      "a.easy.layout(Width(8))\na.easy.layout(Width(9).with(.low))", "a.width == 8",
      "a.width == 9 @250"),
    sample(
      "a.easy.layout(Width(8))\na.easy.clear()\na.easy.layout(Height(9))", "a.width == 8 stored",
      "a.height == 9"),
    sample(
      "a.easy.layout(Width(8))", "a.width == 9 conditional(layout in grow())",
      "a.width == 8 conditional(layout in build())",
      members: "func grow() { a.easy.layout(Width(9)) }"),
  ]

  private static let unresolvedSamples = [
    sample("a.easy.layout(attributes)", "unresolved: the attributes are not known"),
    sample(
      "a.easy.layout(Top().to(makeView()))",
      "unresolved: 'makeView()' could not be resolved to a view"),
    sample(
      "c.easy.layout(Top().to(b))",
      "c.top == b.bottom stored",
      "unresolved: it is not known whether the other view is the superview"),
  ]
}
