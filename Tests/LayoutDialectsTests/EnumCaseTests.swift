import Testing

@Suite("Cases of enumerations")
struct EnumCaseTests {
  @Test("are no other names of the type", arguments: samples)
  func names(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  @Test("are looked for in a file that starts with the enumeration")
  func start() {
    let read = ReadSource(
      """
      enum Side { case top }
      final class Panel: UIView {
        func build() { widthAnchor.constraint(equalToConstant: Side.enum).isActive = true }
      }
      """)
    #expect(read.constraints == ["self.width == ?Side.enum"])
  }

  private static let helper = """
    extension Side {
      func tie(_ view: UIView) { view.widthAnchor.constraint(equalToConstant: 4).isActive = true }
    }
    """

  private static let samples = [
    ReadingSample("Side.top.tie(a)", ["a.width == 4"], outside: "enum Side { case top }" + helper),
    ReadingSample(
      "Side.bottom.tie(a)", ["a.width == 4"],
      outside: "enum Side { case top(a: Int, b: Int), bottom }" + helper),
    ReadingSample(
      "Side.default.tie(a)", ["a.width == 4"],
      outside: "enum Side: String { case top = \"a\", `default` }" + helper),
    ReadingSample("Side.b.tie(a)", [], outside: "enum Side { case top(a: Int, b: Int) }" + helper),
    ReadingSample(
      "Side.b.tie(a)", [], outside: "enum Side { case top\n  static let a = f(), b = f() }" + helper
    ),
    ReadingSample(
      "Side.inner.tie(a)", [], outside: "enum Side { enum Part { case inner } }" + helper),
    ReadingSample("Side.enum.tie(a)", [], outside: "enum Side { case top }" + helper),
  ]
}
