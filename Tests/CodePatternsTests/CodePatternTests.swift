import CodePatterns
import Testing

@Suite("Patterns of code")
struct CodePatternTests {
  @Test("find code of their structure", arguments: expressionSamples)
  func expressions(_ sample: PatternSample) throws {
    #expect(try found(sample.pattern, in: sample.code) == sample.matches)
  }

  @Test("find statements and declarations", arguments: statementSamples)
  func statements(_ sample: PatternSample) throws {
    #expect(try found(sample.pattern, in: sample.code) == sample.matches)
  }

  @Test("take lists of any length", arguments: listSamples)
  func lists(_ sample: PatternSample) throws {
    #expect(try found(sample.pattern, in: sample.code) == sample.matches)
  }

  @Test(
    "name the words without which nothing matches",
    arguments: [
      ("$view.layer.cornerRadius = $n:number", ["layer", "cornerRadius"]),
      ("f(a: $x:number, b: $y, c: { $...z })", ["f", "a"]), ("$x as? UILabel", ["UILabel"]),
      ("guard let self = self else { $...b }", ["guard"]), ("$a + $b", []),
      ("let $x = \\.frame", []), ("return f.`g`", ["f", "g", "return"]),
    ])
  func words(_ pattern: String, _ names: [String]) throws {
    #expect(try CodePattern(Array(pattern.utf8)).requiredNames == names)
  }

  @Test("take only code of a hole's kind", arguments: kindSamples)
  func kinds(_ sample: PatternSample) throws {
    #expect(try found(sample.pattern, in: sample.code) == sample.matches)
  }
}

private let expressionSamples: [PatternSample] = [
  // Whitespace, line breaks, comments and trailing commas.
  PatternSample(
    "$view.layer.cornerRadius = $n",
    in: "card . layer /* round */\n  .cornerRadius\n    = 8 // eight",
    "card . layer /* round */ .cornerRadius = 8 | $view=card | $n=8"),
  PatternSample("f($x, y)", in: "f(\n  1,\n  y, // last\n)", "f( 1, y, // last ) | $x=1"),
  PatternSample("f( $x , y, )", in: "f(1,y)", "f(1,y) | $x=1"),
  PatternSample("[$a, b]", in: "[1,\n b,]", "[1, b,] | $a=1"),
  PatternSample("$a + b", in: "(x)+(b)", "(x)+(b) | $a=(x)"),
  // Names and labels matter, and so does their order.
  PatternSample("f(a: $x)", in: "f(a: 1); f(b: 2); f(3); g(a: 4)", "f(a: 1) | $x=1"),
  PatternSample("f($x)", in: "f(a: 1)"),
  PatternSample("f(a: $x, b: $y)", in: "f(b: 1, a: 2)"),
  PatternSample("a.b", in: "a.b.c; x.a.b; b.a; a?.b; a!.b", "a.b", "a?.b", "a!.b"),
  PatternSample("`a`.b", in: "a.`b`", "a.`b`"),
  // `self.` may be left out of the pattern only.
  PatternSample("view.frame", in: "self.view.frame; view.frame", "self.view.frame", "view.frame"),
  PatternSample("self.view.frame", in: "self.view.frame; view.frame", "self.view.frame"),
  PatternSample("$v.frame", in: "self.frame; frame", "self.frame | $v=self"),
  // Optional chaining, unwrapping and effects may be left out.
  PatternSample("$v.layer.opacity", in: "a?.layer!.opacity", "a?.layer!.opacity | $v=a?"),
  PatternSample("$v?.layer", in: "a?.layer; b.layer", "a?.layer | $v=a"),
  PatternSample("f($x)", in: "let a = try await f(try g())", "f(try g()) | $x=try g()"),
  PatternSample("try! $x", in: "try! f(); try? f(); try f()", "try! f() | $x=f()"),
  // A hole for a name of a member, a label and a function.
  PatternSample("$a.$b()", in: "x.y.z()", "x.y.z() | $a=x.y | $b=z"),
  PatternSample("f($label: 1)", in: "f(a: 1); f(1)", "f(a: 1) | $label=a"),
  PatternSample("$f(8)", in: "pad(8); a.pad(8)", "pad(8) | $f=pad", "a.pad(8) | $f=a.pad"),
  PatternSample(".$edge", in: "x.left; .right", ".left | $edge=left", ".right | $edge=right"),
  // The same hole holds the same code.
  PatternSample("$x = $x", in: "a.b = a . b; a = b; self.x = x", "a.b = a . b | $x=a.b"),
  PatternSample("f($a, $a)", in: "f(g(1,), g(1)); f(1, 1.0)", "f(g(1,), g(1)) | $a=g(1,)"),
  PatternSample("$_ == $_", in: "a == b", "a == b"),
  // Literals go by what they are worth.
  PatternSample(
    "f(16)", in: "f(16.0); f(0x10); f(1_6); f(17); f(-16)", "f(16.0)", "f(0x10)", "f(1_6)"),
  PatternSample("f(-8)", in: "f(-8.0); f(8)", "f(-8.0)"),
  PatternSample(#"f("a b")"#, in: ##"f("a b"); f("a  b"); f(#"a b"#)"##, #"f("a b")"#),
  PatternSample("f(true, nil)", in: "f(true, nil); f(false, nil)", "f(true, nil)"),
  // Suffixes.
  PatternSample(
    ".priority($n)", in: "make.top.equalTo(x).priority(750).labeled(a)", ".priority(750) | $n=750"),
  PatternSample(".left", in: "view.left.x = f(.left)", ".left", ".left"),
  PatternSample("f(.left)", in: "f(.left); f(a.left)", "f(.left)"),
  PatternSample(".frame.size = $s", in: "a.frame.size = b", ".frame.size = b | $s=b"),
  PatternSample(".a().b($x)", in: "x\n  .a()\n  .b(1)\n  .c()", ".a() .b(1) | $x=1"),
  // Closures, with or without a label and a signature.
  PatternSample(
    "f { $x.g() }", in: "f { [weak self] a in a.g() }", "f { [weak self] a in a.g() } | $x=a"),
  PatternSample(
    "f(done: { g() })", in: "f { g() }; f(done: { g() })", "f { g() }", "f(done: { g() })"),
  PatternSample("f { g() }", in: "f(done: { g() }); f(done: g())", "f(done: { g() })"),
  PatternSample(
    "f { $a in $a.g() }", in: "f { x in x.g() }; f { x in y.g() }", "f { x in x.g() } | $a=x"),
  PatternSample("f { $0.g() }", in: "f { $0.g() }; f { $1.g() }", "f { $0.g() }"),
  // Everything else that expressions are made of.
  PatternSample(
    "$x as? UIStackView", in: "a as? UIStackView; a as! UIStackView", "a as? UIStackView | $x=a"),
  PatternSample("$x as? $T", in: "a as? [Int: B.C]", "a as? [Int: B.C] | $x=a | $T=[Int: B.C]"),
  PatternSample("$c ? $a : 0", in: "x ? y : 0", "x ? y : 0 | $c=x | $a=y"),
  PatternSample("$a[0]", in: "b[0]; b[1]", "b[0] | $a=b"),
  PatternSample("$a * 2 + $b", in: "x * 2 + y; x * (2 + y)", "x * 2 + y | $a=x | $b=y"),
  PatternSample("!$a", in: "!b; -b", "!b | $a=b"),
  PatternSample("$a!", in: "b!.c", "b! | $a=b"),
  PatternSample("#selector($f)", in: "#selector(g); #keyPath(g)", "#selector(g) | $f=g"),
  PatternSample("\\.frame", in: "f(\\.frame, \\.bounds)", "\\.frame"),
  PatternSample("[$k: 1]", in: "[a: 1]; [b: 2]", "[a: 1] | $k=a"),
  PatternSample("(a: $x, b: $y)", in: "(a: 1, b: 2)", "(a: 1, b: 2) | $x=1 | $y=2"),
  PatternSample("a.sorted(by: <)", in: "a.sorted(by: <); a.sorted(by: >)", "a.sorted(by: <)"),
  PatternSample("UIView()", in: "Box<UIView>(); UIView(); UIView<A>()", "UIView()", "UIView<A>()"),
  PatternSample("Box<A>()", in: "Box<A>(); Box<B>(); Box()", "Box<A>()"),
  PatternSample("f(&$x)", in: "f(&a); f(a)", "f(&a) | $x=a"),
  // Each place where it stands, inside matches too.
  PatternSample("f($x)", in: "f(f(1))", "f(f(1)) | $x=f(1)", "f(1) | $x=1"),
]

private let statementSamples: [PatternSample] = [
  PatternSample(
    "let $x = UIView()", in: "let a = UIView()\nvar b = UIView()", "let a = UIView() | $x=a"),
  PatternSample(
    "let $x = $v", in: "private lazy var a = 1\nstatic let b: Int = 2, c = 3",
    "b: Int = 2 | $x=b | $v=2", "c = 3 | $x=c | $v=3"),
  PatternSample(
    "lazy var $x = $_", in: "class A { private lazy var a: B = C()\n var b = 2 }",
    "private lazy var a: B = C() | $x=a"),
  PatternSample("var $x: $T?", in: "var a: B? = nil; var c: B", "var a: B? = nil | $x=a | $T=B"),
  PatternSample(
    "var $x: UIView?", in: "weak var a: UIView?; var b: UIView", "weak var a: UIView? | $x=a"),
  PatternSample("let ($a, $b) = $c", in: "let (x, y) = z", "let (x, y) = z | $a=x | $b=y | $c=z"),
  PatternSample("return $x", in: "func f() { return 1 }\nfunc g() { return }", "return 1 | $x=1"),
  PatternSample("throw $x", in: "throw E.a", "throw E.a | $x=E.a"),
  PatternSample("defer { $...b }", in: "defer { f(); g() }", "defer { f(); g() } | $b=f(); g()"),
  PatternSample(
    "if let $x = $y { $...b }", in: "if let a = b { f(); g() }; if let c { }",
    "if let a = b { f(); g() } | $x=a | $y=b | $b=f(); g()"),
  PatternSample(
    "if $c { return }", in: "if a, b { return }\nif a { return } else { }\nif a { return }",
    "if a { return } | $c=a"),
  PatternSample(
    "if $...c, x { $...b }", in: "if a, let b = c, x { f() }",
    "if a, let b = c, x { f() } | $c=a, let b = c | $b=f()"),
  PatternSample(
    "guard let $x = $y else { return }", in: "guard let a = b as? C else { return }",
    "guard let a = b as? C else { return } | $x=a | $y=b as? C"),
  PatternSample(
    "for $x in $s { $x.isHidden = true }",
    in: "for a in b { a.isHidden = true }\nfor a in b { c.isHidden = true }",
    "for a in b { a.isHidden = true } | $x=a | $s=b"),
  PatternSample(
    "if let $x = y { }", in: "if var a = y { }; if let b = y { }", "if let b = y { } | $x=b"),
  PatternSample(
    "guard let self = self else { $...b }",
    in: "guard let self = self else { return }; guard let self else { return }",
    "guard let self = self else { return } | $b=return"),
  PatternSample("while $c { $...b }", in: "while a { }", "while a { } | $c=a | $b="),
  PatternSample(
    "if #available(iOS 11, *) { $...b }", in: "if #available(iOS 11,*) { f() }",
    "if #available(iOS 11,*) { f() } | $b=f()"),
]

private let listSamples: [PatternSample] = [
  PatternSample(
    "f($...a)", in: "f(); f(1); f(x: 1, 2) { 3 }", "f() | $a=", "f(1) | $a=1",
    "f(x: 1, 2) { 3 } | $a=x: 1, 2) { 3 }"),
  PatternSample(
    "f($...a, c: $x)", in: "f(c: 1); f(1, b: 2, c: 3); f(c: 1, d: 2)",
    "f(c: 1) | $a= | $x=1", "f(1, b: 2, c: 3) | $a=1, b: 2 | $x=3"),
  PatternSample("f($...a, $x, $...b)", in: "f(1, 2, 3)", "f(1, 2, 3) | $a= | $x=1 | $b=2, 3"),
  PatternSample(
    "f($...a, 2, $...b)", in: "f(1, 2, 3, 2, 4); f(1)", "f(1, 2, 3, 2, 4) | $a=1 | $b=3, 2, 4"),
  PatternSample("f($...a, 2)", in: "f(2, 1, 2); f(2, 1)", "f(2, 1, 2) | $a=2, 1"),
  PatternSample("f($...a, 1, 2, $...)", in: "f(1, 1, 1, 2)", "f(1, 1, 1, 2) | $a=1, 1"),
  PatternSample(
    "f($...a) + g($...a)", in: "f(1, 2,) + g(1, 2); f(1) + g(2)",
    "f(1, 2,) + g(1, 2) | $a=1, 2"),
  PatternSample("[$x, $...]", in: "[]; [1]; [2, 3]", "[1] | $x=1", "[2, 3] | $x=2"),
  PatternSample(
    #"["a": $v, $...r]"#, in: #"["a": 1, "b": 2, "c": 3]"#,
    #"["a": 1, "b": 2, "c": 3] | $v=1 | $r="b": 2, "c": 3"#),
  PatternSample(
    #"[$...r, "c": $v]"#, in: #"["a": "c", "b": 2, "c": 3]"#,
    #"["a": "c", "b": 2, "c": 3] | $r="a": "c", "b": 2 | $v=3"#),
  PatternSample(
    "f { $...a; g() }", in: "f { x()\n y()\n g() }\nf { g(); x() }",
    "f { x() y() g() } | $a=x() y()"),
  // Once something fits, it is not tried again elsewhere.
  PatternSample(
    "f($...a, $x, $...b, $x)", in: "f(1, 2, 3, 1); f(1, 2, 3, 2)",
    "f(1, 2, 3, 1) | $a= | $x=1 | $b=2, 3"),
]

private let kindSamples: [PatternSample] = [
  PatternSample(
    "f($n:number)", in: "f(8); f(-8.5); f((8)); f(a); f(8 + 1); f(+a)",
    "f(8) | $n=8", "f(-8.5) | $n=-8.5", "f((8)) | $n=(8)"),
  PatternSample(
    "f($s:string)", in: #"f("a"); f(8); f("\(a)")"#, #"f("a") | $s="a""#, #"f("\(a)") | $s="\(a)""#),
  PatternSample("f($b:boolean)", in: "f(true); f(a)", "f(true) | $b=true"),
  PatternSample(
    "f($l:literal)", in: #"f(true); f(1); f("a"); f(nil); f(a)"#,
    "f(true) | $l=true", "f(1) | $l=1", #"f("a") | $l="a""#, "f(nil) | $l=nil"),
  PatternSample("f($x:name)", in: "f(a); f(a.b); f(1)", "f(a) | $x=a"),
  PatternSample(
    "f($x:path)", in: "f(a); f(self.a?.b); f(.b); f(a().b)",
    "f(a) | $x=a", "f(self.a?.b) | $x=self.a?.b", "f(.b) | $x=.b"),
  PatternSample("f($x:call)", in: "f(a()); f(a)", "f(a()) | $x=a()"),
  PatternSample("f($x:closure)", in: "f { }; f(a)", "f { } | $x={ }"),
  PatternSample("f($x:array)", in: "f([1]); f([:]); f(a)", "f([1]) | $x=[1]", "f([:]) | $x=[:]"),
  PatternSample("f(a: $x:number)", in: "f(a: 1); f(a: b)", "f(a: 1) | $x=1"),
]
