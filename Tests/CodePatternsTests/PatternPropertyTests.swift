import CodePatterns
import LightSyntax
import SourceText
import SwiftTokens
import TestSupport
import Testing

@Suite("Patterns and real code")
struct PatternPropertyTests {
  @Test("find the code that they are made of", arguments: try Fixture.all())
  func itself(_ fixture: Fixture) throws {
    let file = syntax(String(decoding: fixture.source.bytes, as: UTF8.self))
    for statement in file.statements {
      let span = statement.span
      guard case .expression = statement.kind, span.indices.count < CodePattern.maximumTokens
      else { continue }
      // Code that no pattern can be is refused, which other tests are about.
      guard let pattern = try? CodePattern(Array(file.text(span).utf8)) else { continue }
      let spans = pattern.matches(in: file).map(\.span)
      let isFound = spans.contains { $0 == span } || pattern.isSuffix
      #expect(isFound, "\(file.text(span)) in \(fixture)")
    }
  }

  @Test("trap on no damage to either", arguments: damagedSamples)
  func damage(_ pattern: String, _ code: String) {
    for mutant in mutants(pattern) {
      if let damaged = try? CodePattern(mutant) { _ = damaged.matches(in: syntax(code)) }
      if let intact = try? CodePattern(Array(pattern.utf8)) {
        _ = try? CodeTemplate(mutant, for: [intact])
      }
    }
    guard let intact = try? CodePattern(Array(pattern.utf8)) else { return }
    for mutant in mutants(code) {
      let file = syntax(String(decoding: mutant, as: UTF8.self))
      for match in intact.matches(in: file) { _ = file.text(match.span) }
    }
  }

  /// Each list decides once about each element, so that lists of lists take no more than their sizes' product. With
  /// matching that goes back into what fitted, this would not end.
  @Test("end soon, however often a part could match")
  func hostileLists() throws {
    let holes = Array(repeating: "$..., f", count: 20).joined(separator: ", ")
    let pattern = try CodePattern(Array("g([\(holes), $..., x])".utf8))
    let code = "g([\(Array(repeating: "f", count: 3000).joined(separator: ", "))])"
    #expect(pattern.matches(in: syntax(code)).isEmpty)
    var nested = "$...b, 1, $...c"
    for _ in 0..<8 { nested = "$..., h(\(nested)), $..., h($...), $..." }
    var deep = "2"
    for _ in 0..<60 { deep = "h(\(deep)), h(\(deep.count > 20_000 ? "3" : deep))" }
    let matches = try CodePattern(Array("k(\(nested))".utf8)).matches(in: syntax("k(\(deep))"))
    #expect(matches.isEmpty)
  }
}

/// The bytes with each of them taken out, doubled or made another.
private func mutants(_ text: String) -> [[UInt8]] {
  let bytes = Array(text.utf8)
  return bytes.indices.flatMap { index in
    [[], [bytes[index], bytes[index]], Array("$".utf8), Array("(".utf8), Array("\"".utf8), [0xFF]]
      .map {
        Array(bytes[..<index]) + $0 + bytes[(index + 1)...]
      }
  }
}

private let damagedSamples: [(String, String)] = [
  ("$v.layer.cornerRadius = $n:number", "card?.layer.cornerRadius = -8.5 // round"),
  (
    "f($...a, c: $c) { $...b }",
    "f(1, [2: 3], c: (a ? b : c)) { [weak self] x in return \"\\(x)\" }"
  ),
  ("if let $x = $y as? $T { $...b }", "if let a = b as? C<D>, e { f() } else if g { }"),
  ("let $x: $T? = $v", "class A { lazy var b: C? = D(), e = 2\n let (f, g) = h }"),
  ("[$k: $v, $...r]", "[\"a\": { $0 }, .b: #selector(c), ]"),
]
