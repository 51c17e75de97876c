import CodePatterns
import LightSyntax
import Testing

/// A pattern, the code that takes its place, and what becomes of some code.
struct TemplateSample: Sendable, CustomTestStringConvertible {
  let pattern: String
  let template: String
  let code: String
  /// `nil` where nothing is offered.
  let fixed: String?

  init(_ pattern: String, _ template: String, _ code: String, _ fixed: String?) {
    self.pattern = pattern
    self.template = template
    self.code = code
    self.fixed = fixed
  }

  var testDescription: String { "\(code) → \(fixed ?? "nothing")" }
}

@Suite("What takes a match's place")
struct TemplateTests {
  @Test("is made of what the holes hold", arguments: templateSamples)
  func text(_ sample: TemplateSample) throws {
    let pattern = try CodePattern(Array(sample.pattern.utf8))
    let template = try CodeTemplate(Array(sample.template.utf8), for: [pattern])
    let file = syntax(sample.code)
    let match = try #require(pattern.matches(in: file).first)
    let text = template.text(for: match, of: pattern, in: file)
    let range = file.range(match.span)
    let bytes = Array(sample.code.utf8)
    let fixed = text.map {
      String(decoding: bytes[..<range.start] + Array($0.utf8) + bytes[range.end...], as: UTF8.self)
    }
    #expect(fixed == sample.fixed)
  }

  @Test(
    "is refused where it does not go with the pattern",
    arguments: [
      ("f($x)", "g($y)", 2, "the pattern has no hole '$y'"),
      ("f($...x)", "g($x)", 2, "'x' is a list; write '$...x'"),
      ("f($x)", "g($...x)", 2, "'x' is not a list; write '$x'"),
      ("f($x)", "g($_)", 2, "a hole in a fix needs a name"),
      ("f($x)", "g($x:number)", 2, "a kind is allowed only in the pattern"),
      (
        ".f($x)", "g($x)", 0,
        "the pattern starts with a period, so this code must start with one, too"
      ),
      ("$a.f($x)", ".f($x)", 0, "this code starts with a period, but the pattern does not"),
    ])
  func refused(_ pattern: String, _ template: String, _ offset: Int, _ message: String) throws {
    let pattern = try CodePattern(Array(pattern.utf8))
    #expect(throws: PatternError(message, at: offset)) {
      try CodeTemplate(Array(template.utf8), for: [pattern])
    }
  }
}

private let templateSamples: [TemplateSample] = [
  TemplateSample("f($a, $b)", "g($b, $a)", "x = f(1, 2) + 3", "x = g(2, 1) + 3"),
  TemplateSample("f($a)", "g($a)\n", "f( x /* kept */ .y )", "g(x /* kept */ .y)"),
  // A comment that would be lost keeps the code as it is.
  TemplateSample("f($a)", "g($a)", "f(1 /* why */)", nil),
  TemplateSample("f($a)", "g()", "f(x /* why */ .y)", nil),
  // Operators.
  TemplateSample("twice($a)", "$a * 2", "x = twice(a + b)", "x = (a + b) * 2"),
  TemplateSample("twice($a)", "$a * 2", "x = twice(a.b)", "x = a.b * 2"),
  TemplateSample("twice($a)", "$a * 2", "x = twice(a) - 1", "x = (a * 2) - 1"),
  TemplateSample("twice($a)", "$a * 2", "f(twice(a))", "f(a * 2)"),
  TemplateSample("twice($a)", "$a * 2", "twice(a).b", "(a * 2).b"),
  TemplateSample("scaled($n:number)", "$n.scaled", "x = scaled(-8)", "x = (-8).scaled"),
  TemplateSample("scaled($n)", "$n.scaled", "x = scaled(a ? 1 : 2)", "x = (a ? 1 : 2).scaled"),
  TemplateSample(
    "scaled($n)", "$n.scaled.rounded() + 1", "x = scaled(a + b)",
    "x = (a + b).scaled.rounded() + 1"),
  TemplateSample("f($a)", "g($a)", "f(a + b)", "g(a + b)"),
  TemplateSample(
    "let $x = $v", "let $x: CGFloat = $v", "let a = b ? 1 : 2", "let a: CGFloat = b ? 1 : 2"),
  // Lists, empty ones too.
  TemplateSample("f($...a, c: $c)", "g($...a, d: $c)", "f(1, b: 2, c: 3)", "g(1, b: 2, d: 3)"),
  TemplateSample("f($...a, c: $c)", "g($...a, d: $c)", "f(c: 3)", "g(d: 3)"),
  TemplateSample("f(c: $c, $...a)", "g(d: $c, $...a)", "f(c: 3)", "g(d: 3)"),
  TemplateSample("f($...a)", "g($...a)", "f()", "g()"),
  TemplateSample("f { $...a }", "g {\n  $...a\n}", "  f { x(); y() }", "  g {\n    x(); y()\n  }"),
  // Suffixes keep what is before them.
  TemplateSample(".left", ".leading", "make\n  .left.equalTo(a)", "make\n  .leading.equalTo(a)"),
  // Line breaks of the code stay; those of the template are indented.
  TemplateSample(
    "f($a)", "g(\n  $a\n)", "if x {\n\tf([1,\n2])\n}", "if x {\n\tg(\n\t  [1,\n2]\n\t)\n}"),
]
