import SourceText

/// Spans that are nested or disjoint, with a search by the tokens that they contain.
package struct NestedSpans: Sendable {
  /// In the order of their starts, outer ones first.
  private let spans: [TokenSpan]
  /// For each span, its index among those that were given.
  private let places: [Int]
  /// For each span, the innermost one around it, or -1.
  private let outer: [Int]

  package init(_ spans: [TokenSpan]) {
    let places = spans.indices.sorted {
      (spans[$0].first, spans[$1].last) < (spans[$1].first, spans[$0].last)
    }
    let sorted = places.map { spans[$0] }
    self.places = places
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

  /// The smallest span that contains a token.
  package func innermost(around token: Int) -> TokenSpan? {
    var found: TokenSpan?
    forEach(around: token) { index in
      found = spans[index]
      return false
    }
    return found
  }

  /// The spans that contain a token, inner ones first.
  package func all(around token: Int) -> [TokenSpan] {
    var found: [TokenSpan] = []
    forEach(around: token) { index in
      found.append(spans[index])
      return true
    }
    return found
  }

  /// The indices of the given spans that contain a token, inner ones first.
  package func indices(around token: Int) -> [Int] {
    var found: [Int] = []
    forEach(around: token) { index in
      found.append(places[index])
      return true
    }
    return found
  }

  /// - Parameter body: gets an index of ``spans``, and returns whether it wants the next one.
  private func forEach(around token: Int, _ body: (Int) -> Bool) {
    // Whatever holds the token holds the last span that starts before it, or is it.
    var index = spans.partitionIndex { Int($0.first) > token } - 1
    while index >= 0 {
      if spans[index].indices.contains(token), !body(index) { return }
      index = outer[index]
    }
  }
}

/// The declarations of a file, to be found by what they hold.
struct DeclarationsByPlace: Sendable {
  /// The spans of the types and extensions.
  let types: NestedSpans
  /// The spans of the functions' bodies.
  let bodies: NestedSpans
  /// For each of the bodies, the index of its function.
  let functions: [Int]
  /// The spans of the closures' bodies.
  let closures: NestedSpans
  /// The spans of the variables and properties.
  let variables: NestedSpans

  init(_ file: SyntaxFile) {
    types = NestedSpans(file.types.map(\.span))
    functions = file.functions.indices.filter { file.functions[$0].body != nil }
    bodies = NestedSpans(functions.compactMap { file.functions[$0].body?.span })
    closures = NestedSpans(file.closures.map(\.body.span))
    variables = NestedSpans(file.variables.map(\.span))
  }
}
