import Testing

@Suite("Other libraries")
struct OtherLibraryTests {
  @Test("are named where they are called", arguments: samples)
  func names(_ sample: ReadingSample) { #expect(sample.read() == sample.expected) }

  private static func sample(_ body: String, _ library: String, calls: Int = 1) -> ReadingSample {
    ReadingSample(
      body,
      Array(repeating: "unresolved: constraints made by \(library) are not read", count: calls),
      imports: library)
  }

  private static let samples = [
    sample("constrain(a, b) { a, b in a.top == b.bottom + 8 }", "Cartography"),
    sample("a.top(8).left(8)\na.fillContainer()", "Stevia", calls: 3),
    sample("layout { 8; |-a-| }", "Stevia"),
    sample("a.Top == b.Bottom + 8", "Stevia"),
    ReadingSample("a.width(40)\na.easy.layout(Top(10))\nconstrain(a) { $0.top == b.top }", []),
  ]
}
