import LightSyntax
import Testing

@Suite("Spans in each other")
struct NestedSpansTests {
  @Test("are found by what they hold, as by looking at each")
  func innermost() {
    // Functions of a file: in a row, in each other, one in the last token of another.
    let spans = [
      TokenSpan(0, 30), TokenSpan(2, 10), TokenSpan(3, 4), TokenSpan(6, 10), TokenSpan(12, 12),
      TokenSpan(40, 60), TokenSpan(41, 50), TokenSpan(42, 49), TokenSpan(51, 60),
    ]
    for order in [spans, spans.reversed()] {
      let nested = NestedSpans(order)
      for token in 0..<70 {
        let expected = spans.filter { $0.indices.contains(token) }.min {
          $0.indices.count < $1.indices.count
        }
        #expect(nested.innermost(around: token)?.first == expected?.first, "\(token)")
      }
    }
    #expect(NestedSpans([]).innermost(around: 0) == nil)
  }
}
