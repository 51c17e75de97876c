import Testing

@Suite("Layout libraries")
struct LibraryImportTests {
  @Test("are read only in files that import them")
  func imports() {
    let sample = ReadingSample(
      "a.width(40)\na.easy.layout(Top(10))\nconstrain(a) { $0.top == b.top }", [])
    #expect(sample.read() == sample.expected)
  }
}
