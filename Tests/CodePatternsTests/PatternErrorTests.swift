import CodePatterns
import Testing

@Suite("What is wrong with a pattern")
struct PatternErrorTests {
  @Test("is said with its place", arguments: wrongPatterns)
  func isSaid(pattern: String, offset: Int, message: String) {
    #expect(throws: PatternError(message, at: offset)) { try CodePattern(Array(pattern.utf8)) }
  }
}

private let second =
  "this is a second statement; a pattern must be a single expression or statement"
private let kinds =
  "a pattern must be an expression, an assignment, 'let', 'var', 'if', 'guard', 'for', 'while', "
  + "'defer', 'return' or 'throw'; to match only in certain methods or types, use 'inside' in the json block"
private let place =
  "a hole for a list must replace a statement, a condition, or an unlabeled argument or element"

private let wrongPatterns: [(String, Int, String)] = [
  ("", 0, "expected code"),
  ("// nothing", 0, "expected code"),
  ("$x", 0, "a hole by itself would match any code"),
  ("$...x", 0, "a hole by itself would match any code"),
  ("a = 1\nb = 2", 6, second),
  ("f($)", 2, "a hole needs a name: '$name', '$...names', or '$_' for any code"),
  ("f($...1)", 6, "a hole's name must start with a letter"),
  ("f($n:nubmer)", 5, "unknown kind 'nubmer'; did you mean 'number'?"),
  (
    "[$k:xyz]", 4,
    "unknown kind 'xyz'; expected one of expression, name, path, number, string, boolean, literal, "
      + "call, closure, array; if the colon is not part of the hole, put a space after the colon"
  ),
  ("f($...a:number)", 8, "a hole for a list cannot have a kind"),
  ("f($x:number, $x:string)", 13, "'$x' already has the kind 'number'"),
  ("f($x, $...x)", 6, "'x' is a list here and a single value elsewhere"),
  ("f($...x, $x)", 9, "'x' is a single value here and a list elsewhere"),
  ("f(a: $...x)", 5, place),
  ("$...x.frame", 0, place),
  ("$a + $...b", 5, place),
  ("let a: [$T]", 8, "a hole is not allowed here"),
  (#"f("\($x)")"#, 5, "a hole is not allowed here"),
  ("f(\\.$x)", 4, "a hole is not allowed here"),
  ("f(a", 1, "this bracket is not closed"),
  ("f a)", 2, second),
  ("f(1 +)", 5, "expected an expression"),
  ("f(a b)", 4, "expected a comma"),
  ("func f() { }", 0, kinds),
  ("class A { }", 0, kinds),
  ("switch a { default: b }", 0, kinds),
  ("f { func g() { } }", 4, "a pattern cannot contain this statement"),
  ("let a = 1, b = 2", 0, "a pattern can declare at most one name"),
  ("var a: Int { 1 }", 4, "a pattern cannot contain accessors"),
  ("@Published var a = $x", 0, "a pattern cannot contain attributes"),
  (String(repeating: "a.", count: 100) + "a", 200, "a pattern can have at most 200 tokens"),
]
