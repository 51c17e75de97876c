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
    sample("a.edgesToSuperview()\na.top(to: b)\nb.width(40)", "TinyConstraints", calls: 3),
    sample("a.easy.layout(Top(10), Left(10).to(b))", "EasyPeasy"),
    sample("a <- Width(20)", "EasyPeasy"),
    ReadingSample("a.width(40)\na.easy.layout(Top(10))\nconstrain(a) { $0.top == b.top }", []),
  ]
}
