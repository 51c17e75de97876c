import LightSyntax
import SourceText
import SwiftTokens
import Testing

/// The type and the statement around each `@` of a text, which is taken out before reading it.
private func units(_ marked: String) -> [String] {
  var bytes: [UInt8] = []
  var offsets: [Int] = []
  for byte in marked.utf8 {
    if byte == UInt8(ascii: "@") { offsets.append(bytes.count) } else { bytes.append(byte) }
  }
  var units = CodeUnits(SyntaxFile(TokenizedFile(SourceFile(path: "A.swift", bytes: bytes))))
  return offsets.map { "\(units.typeName(at: $0)): \(units.text(at: $0))" }
}

@Suite("The statement around a place")
struct CodeUnitsTests {
  @Test(
    "is spelt without regard to layout",
    arguments: [
      ("a . frame=\n  @b // c\n  + 1", ": a.frame=b+1"), ("let a = @1_000", ": a=1000"),
      ("f(\n  a,\n  @b,\n)", ": f(a,b)"), ("return @a; b", ": return a"),
      ("public let a: A = @b", ": a:A=b"), ("private  var a = @b, c = d", ": a=b"),
      ("var a = b, c = @d", ": c=d"), ("s = \"\"\"\n    @a  b\n    \"\"\"", ": s=\"\"\"a b\"\"\""),
      ("@x\ny", ": x"), ("x\n@y", ": y"), ("@", ": "),
    ])
  func spelling(_ code: String, _ unit: String) {
    #expect(units(code) == [unit])
  }

  @Test(
    "leaves out what lists and braces hold, and each of these is its own",
    arguments: [
      ("activate(@[ a(1), @b(2), @c ])", [": activate([])", ": b(2)", ": c"]),
      ("f(@a) { @b; c }", [": f(a){}", ": b"]), ("x[@0].y = [@1]", [": x[0].y=[]", ": 1"]),
      ("if @a { @b } else { @c }", [": if a{}else{}", ": b", ": c"]),
      ("switch a {\ncase .b: @c\ncase .d: @e\ndefault: @f }", [": c", ": e", ": f"]),
      ("f {\n  #if A\n  @b\n  #else\n  @c\n  #endif\n}", [": b", ": c"]),
    ])
  func nesting(_ code: String, _ expected: [String]) {
    #expect(units(code) == expected)
  }

  @Test("knows its type")
  func types() {
    let code = """
      class A { var a = @1
        struct B { func b() { @b } }
        let c = { @c } }
      extension A . B { func d() { @d } }
      @e
      """
    #expect(units(code) == ["A: a=1", "A.B: b", "A: c", "A.B: d", ": e"])
  }

  @Test(
    "is found in any bytes",
    arguments: ["}})]", "{[(", "\"\\(", "case", "a,,b;;", "class A {", "#if"])
  func malformed(_ code: String) {
    let units = units(code.map { "@\($0)" }.joined() + "@")
    #expect(units.count == code.count + 1)
  }
}
