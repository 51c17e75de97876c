import SourceText

/// Spans of which each lies in another one or apart from it, to be found by what they hold.
package struct NestedSpans: Sendable {
  /// In the order of their starts, outer ones first.
  private let spans: [TokenSpan]
  /// For each span, the innermost one around it, or -1.
  private let outer: [Int]

  package init(_ spans: [TokenSpan]) {
    let sorted = spans.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
    var outer: [Int] = []
    var open = -1
    for (index, span) in sorted.enumerated() {
      while open >= 0, sorted[open].last < span.first { open = outer[open] }
      outer.append(open)
      open = index
    }
    self.spans = sorted
    self.outer = outer
  }

  /// The smallest span that holds a token.
  package func innermost(around token: Int) -> TokenSpan? {
    var found: TokenSpan?
    forEach(around: token) { span in
      found = span
      return false
    }
    return found
  }

  /// The spans that hold a token, inner ones first.
  package func all(around token: Int) -> [TokenSpan] {
    var found: [TokenSpan] = []
    forEach(around: token) { span in
      found.append(span)
      return true
    }
    return found
  }

  /// - Parameter body: returns whether it wants the next one.
  private func forEach(around token: Int, _ body: (TokenSpan) -> Bool) {
    // Whatever holds the token holds the last span that starts before it, or is it.
    var index = spans.partitionIndex { Int($0.first) > token } - 1
    while index >= 0 {
      if spans[index].indices.contains(token), !body(spans[index]) { return }
      index = outer[index]
    }
  }
}
