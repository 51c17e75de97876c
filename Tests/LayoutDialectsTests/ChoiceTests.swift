import Testing

@Suite("Values of which a path decides")
struct ChoiceTests {
  @Test("make a constraint for each path", arguments: samples)
  func reading(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static let samples = [
    ReadingSample(
      "a.topAnchor.constraint(equalTo: isLow ? b.bottomAnchor : topAnchor, constant: 8).isActive = true",
      [
        "a.top == b.bottom + 8 conditional(if isLow)",
        "a.top == self.top + 8 conditional(else of if isLow)",
      ]),
    ReadingSample(
      "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: (c ?? self).topAnchor)])",
      [
        "a.top == c.top conditional(c != nil)",
        "a.top == self.top conditional(else of c != nil)",
      ]),
    ReadingSample(
      """
      let top: NSLayoutYAxisAnchor
      if isLow { top = b.bottomAnchor } else { top = topAnchor }
      a.topAnchor.constraint(equalTo: top).isActive = true
      """,
      [
        "a.top == b.bottom conditional(if isLow)",
        "a.top == self.top conditional(else of if isLow)",
      ]),
    // Paths that leave it as it is ask nothing more.
    ReadingSample(
      """
      let top: NSLayoutYAxisAnchor
      if isLow { top = b.bottomAnchor } else { top = topAnchor }
      if isWide { print("wide") } else { print("narrow") }
      switch mode {
      case .one: print("1")
      case .two: print("2")
      default: print("more")
      }
      a.topAnchor.constraint(equalTo: top).isActive = true
      """,
      [
        "a.top == b.bottom conditional(if isLow)",
        "a.top == self.top conditional(else of if isLow)",
      ]),
    ReadingSample(
      """
      var top = topAnchor
      switch mode {
      case .one: top = b.topAnchor
      case .two: print("2")
      default: top = b.bottomAnchor
      }
      a.topAnchor.constraint(equalTo: top).isActive = true
      """,
      [
        "a.top == b.top conditional(case .one:)",
        "a.top == self.top conditional(case .two:)",
        "a.top == b.bottom conditional(default:)",
      ]),
    // Names that a block declares end with it.
    ReadingSample(
      """
      let top = topAnchor
      if isLow {
        let top = b.topAnchor
        b.topAnchor.constraint(equalTo: top).isActive = true
      }
      a.topAnchor.constraint(equalTo: top).isActive = true
      """,
      [
        "b.top == b.top conditional(if isLow)", "a.top == self.top",
      ]),
    ReadingSample(
      """
      let edge: NSLayoutConstraint
      if isLow {
        edge = a.bottomAnchor.constraint(equalTo: bottomAnchor)
      } else {
        edge = a.topAnchor.constraint(equalTo: topAnchor)
      }
      edge.priority = .defaultHigh
      edge.isActive = true
      """,
      [
        "a.bottom == self.bottom @750 conditional(if isLow)",
        "a.top == self.top @750 conditional(else of if isLow)",
      ]),
    ReadingSample(
      """
      let one = isLow ? a : b
      let other = isWide ? topAnchor : bottomAnchor
      let edge = one.topAnchor.constraint(equalTo: other)
      remember(edge)
      """,
      [
        "a.top == self.top stored", "a.top == self.bottom stored",
        "b.top == self.top stored", "b.top == self.bottom stored",
      ]),
    // What is asked again has the same answer.
    ReadingSample(
      """
      let one = isLow ? a : b
      let other = !self.isLow ? bottomAnchor : topAnchor
      let edge = one.topAnchor.constraint(equalTo: other)
      remember(edge)
      """,
      ["a.top == self.top stored", "b.top == self.bottom stored"]),
    ReadingSample(
      "(isLow ? a : makeView()).topAnchor.constraint(equalTo: topAnchor).isActive = true",
      [
        "unresolved: the first anchor is not known: 'isLow ? a : makeView()' chooses between several values"
      ]),
  ]
}
