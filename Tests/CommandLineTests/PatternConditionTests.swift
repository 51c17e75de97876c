import TestSupport
import Testing

@Suite("Conditions of a rule page")
struct PatternConditionTests {
  @Test("hold as the code around a match says", arguments: conditionSamples)
  func holds(_ sample: ConditionSample) throws {
    let page = """
      ```json
      {
        "id": "sample", "summary": "found", "severity": "info", "message": "$x",
        "where": \(sample.condition)
      }
      ```

      Why.

      ```pattern
      \(sample.pattern)
      ```

      """
    let folder = try TemporaryFolder([
      ".layoutlint.json": "{ rulePages: '.', facts: { scalingFunctions: ['wide'] } }",
      "sample.md": page, "A.swift": sample.code,
      "Base.swift": "class Base: UIButton {}\nclass Screen: UITableViewController {}",
    ])
    let run = try runTeam(["--only", "sample", "--quiet", "/A.swift", "/Base.swift"], in: folder)
    #expect(run.errors == "")
    #expect(
      run.output.split(separator: "\n").map {
        $0.split(separator: " ").dropFirst(2).dropLast().joined(separator: " ")
      } == sample.found)
  }
}

/// Conditions, and what of some code they leave.
struct ConditionSample: Sendable, CustomTestStringConvertible {
  let condition: String
  let pattern: String
  let code: String
  let found: [String]

  init(_ condition: String, of pattern: String = "f($x)", in code: String, _ found: String...) {
    self.condition = condition
    self.pattern = pattern
    self.code = code
    self.found = found
  }

  var testDescription: String { "\(condition) in \(code)" }
}

private let conditionSamples: [ConditionSample] = [
  ConditionSample(
    #"{ "$x": { "is": [8, "a*"] } }"#, in: "f(8.0); f(9); f(abc); f(b.a)", "8.0", "abc"),
  ConditionSample(#"{ "$x": { "is": "?.b" } }"#, in: "f(a . b); f(é.b); f(ab.b)", "a.b", "é.b"),
  ConditionSample(
    #"{ "$x": { "is": "a + g(1, b: 2)" } }"#, in: "f(a+g(1,b:2)); f(b)", "a + g(1, b: 2)"),
  ConditionSample(#"{ "$x": { "isNot": [0, "*.zero"] } }"#, in: "f(0); f(1); f(CGRect.zero)", "1"),
  ConditionSample(
    #"{ "$x": { "atLeast": 2, "atMost": 9 } }"#, in: "f(1); f(2); f(-3); f((9)); f(10); f(a)", "2",
    "(9)"),
  ConditionSample(#"{ "$x": { "multipleOf": 0.1 } }"#, in: "f(0.3); f(0.35); f(a)", "0.3"),
  ConditionSample(#"{ "$x": { "notMultipleOf": 4 } }"#, in: "f(8); f(9); f(a)", "9"),
  // Axes.
  ConditionSample(
    #"{ "$x": { "axis": "horizontal" } }"#, of: "$_.constraint($..., constant: $x)",
    in:
      "topView.leadingAnchor.constraint(equalTo: a, constant: 1); b.topAnchor.constraint(equalTo: a, constant: 2)",
    "1"),
  ConditionSample(
    #"{ "$x": { "axis": "vertical" } }"#, of: "$_.offset($x)",
    in: "m.top.equalTo(a).offset(1); m.left.equalTo(a).offset(2); m.top.left.equalTo(a).offset(3)",
    "1"),
  ConditionSample(
    #"{ "$x": { "axis": "vertical" } }"#, of: "$x * 2",
    in:
      "CGSize(width: 1 * 2, height: g(3 * 2)); a.frame.size.height = 4 * 2; let topInset = 5 * 2; h(6 * 2)",
    "3", "4", "5"),
  // Scaling.
  ConditionSample(
    #"{ "$x": { "scaled": false } }"#, of: "inset = $x",
    in: "inset = 8; inset = wide(8); inset = 8.wide(); inset = metrics.scaledValue(for: 8)", "8"),
  ConditionSample(
    #"{ "$x": { "scaled": true } }"#, of: "g($x)", in: "wide(g(1)); g(2).wide; g(3); wide { g(4) }",
    "1",
    "2"),
  // Declarations around.
  ConditionSample(
    #"{ "inside": { "method": ["layout*", "init"] } }"#,
    in: "class A { init() { f(1) }\n func layoutSubviews() { g { f(2) } }\n func b() { f(3) } }",
    "1", "2"),
  ConditionSample(
    #"{ "outside": { "method": "b", "type": "*Preview" } }"#,
    in: "class A { func a() { f(1) }\n func b() { f(2) } }; struct CPreview { func a() { f(3) } }",
    "1"),
  ConditionSample(
    #"{ "inside": { "type": ["B", "O.C"] } }"#,
    in: "struct A { struct B { let a = f(1) } }; extension O.C { func a() { f(2) } }; let a = f(3)",
    "1",
    "2"),
  ConditionSample(
    #"{ "inside": { "superclass": "UIView" } }"#,
    in:
      "class A: Base { let a = f(1) }; class C: UILabel { let a = f(2) }; class D: UIView { let a = f(3) }\n"
      + "extension Base { func b() { f(4) } }; class E: Screen { let a = f(5) }; let a = f(6)",
    "1", "2", "3", "4"),
  ConditionSample(
    #"{ "outside": { "superclass": ["UIViewController", "Shown"] } }"#,
    in:
      "class A: Screen { let a = f(1) }; class B: C, Shown { let a = f(2) }; class D: C { let a = f(3) }",
    "3"),
]
