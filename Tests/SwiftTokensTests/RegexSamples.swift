extension Sample {
  /// Regex literals, and divisions that look like them.
  static let regexes: [Sample] = [
    Sample("/a/", "regexOpen /", "regexSegment a", "regexClose /"),
    Sample(
      "let r = /a/", "letKeyword let", "identifier r", "equal =", "regexOpen /", "regexSegment a",
      "regexClose /"),
    Sample(
      "let r = /a b/", "letKeyword let", "identifier r", "equal =", "regexOpen /",
      "regexSegment a b", "regexClose /"),
    Sample(
      "let r = / a/", "letKeyword let", "identifier r", "equal =", "regexOpen /", "regexSegment  a",
      "regexClose /"),
    Sample(
      "let r = /a /", "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      "identifier a", "infixOperator /"),
    Sample(
      #"let r = /a\/b/"#, "letKeyword let", "identifier r", "equal =", "regexOpen /",
      #"regexSegment a\/b"#, "regexClose /"),
    Sample(
      "let r = /[/]/", "letKeyword let", "identifier r", "equal =", "regexOpen /", "regexSegment [",
      "regexClose /", "rightBracket ]", "postfixOperator /"),
    Sample(
      "let r = /(a)/", "letKeyword let", "identifier r", "equal =", "regexOpen /",
      "regexSegment (a)", "regexClose /"),
    Sample(
      "let r = /a)/", "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      "identifier a", "rightParen )", "postfixOperator /"),
    Sample(
      "let r = /a", "letKeyword let", "identifier r", "equal =", "prefixOperator /", "identifier a"),
    Sample(
      "let r = /a\nb/", "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      "identifier a", "identifier b", "postfixOperator /"),
    Sample(
      "f(/a/)", "identifier f", "leftParen (", "regexOpen /", "regexSegment a", "regexClose /",
      "rightParen )"),
    Sample(
      "f(/a/, /b/)", "identifier f", "leftParen (", "regexOpen /", "regexSegment a", "regexClose /",
      "comma ,", "regexOpen /", "regexSegment b", "regexClose /", "rightParen )"),
    Sample(
      "[/a/]", "leftBracket [", "regexOpen /", "regexSegment a", "regexClose /", "rightBracket ]"),
    Sample(
      "f(/, /)", "identifier f", "leftParen (", "infixOperator /", "comma ,", "infixOperator /",
      "rightParen )"),
    Sample("f(/)", "identifier f", "leftParen (", "infixOperator /", "rightParen )"),
    Sample(
      "a / b / c", "identifier a", "infixOperator /", "identifier b", "infixOperator /",
      "identifier c"),
    Sample(
      "a/b/c", "identifier a", "infixOperator /", "identifier b", "infixOperator /", "identifier c"),
    Sample(
      "a /b/ c", "identifier a", "regexOpen /", "regexSegment b", "regexClose /", "identifier c"),
    Sample("return /a/", "returnKeyword return", "regexOpen /", "regexSegment a", "regexClose /"),
    Sample(
      "x = /a/.b", "identifier x", "equal =", "regexOpen /", "regexSegment a", "regexClose /",
      "period .", "identifier b"),
    Sample("!/a/", "prefixOperator !", "regexOpen /", "regexSegment a", "regexClose /"),
    Sample("+/a/", "prefixOperator +", "regexOpen /", "regexSegment a", "regexClose /"),
    Sample(
      "try! /a/", "tryKeyword try", "postfixExclamation !", "regexOpen /", "regexSegment a",
      "regexClose /"),
    Sample(
      "try? / a/", "tryKeyword try", "postfixQuestion ?", "regexOpen /", "regexSegment  a",
      "regexClose /"),
    Sample(
      "case /a/:", "caseKeyword case", "regexOpen /", "regexSegment a", "regexClose /", "colon :"),
    Sample(
      "{ /a/ }", "leftBrace {", "regexOpen /", "regexSegment a", "regexClose /", "rightBrace }"),
    Sample("#/a/#", "regexOpen #/", "regexSegment a", "regexClose /#"),
    Sample("#/a/b/#", "regexOpen #/", "regexSegment a/b", "regexClose /#"),
    Sample("#/ a /#", "regexOpen #/", "regexSegment  a ", "regexClose /#"),
    Sample("##/a/#b/##", "regexOpen ##/", "regexSegment a/#b", "regexClose /##"),
    Sample("#/\na\n/#", "regexOpen #/", "regexSegment \na\n", "regexClose /#"),
    Sample("#/\na\n", "regexOpen #/", "identifier a"),
    Sample("#/a\n/#", "regexOpen #/", "regexSegment a", "prefixOperator /", "pound #"),
    Sample("#/a", "regexOpen #/", "regexSegment a"),
    Sample("#/a/", "regexOpen #/", "regexSegment a/"),
    Sample("#/a/##", "regexOpen #/", "regexSegment a", "regexClose /##"),
    Sample("#//#", "regexOpen #/", "regexClose /#"),
    Sample(
      "let r = /=/", "letKeyword let", "identifier r", "equal =", "regexOpen /", "regexSegment =",
      "regexClose /"),
    Sample("/^a$/", "regexOpen /", "regexSegment ^a$", "regexClose /"),
    Sample(#"/\(/"#, "regexOpen /", #"regexSegment \("#, "regexClose /"),
    Sample("/[)]/", "regexOpen /", "regexSegment [)]", "regexClose /"),
    Sample("/(?<n>a)/", "regexOpen /", "regexSegment (?<n>a)", "regexClose /"),
    Sample(
      "func /(a: B) {}", "funcKeyword func", "prefixOperator /", "leftParen (", "identifier a",
      "colon :", "identifier B", "rightParen )", "leftBrace {", "rightBrace }"),
    Sample("infix operator /", "identifier infix", "operatorKeyword operator", "infixOperator /"),
    Sample("operator /^/", "operatorKeyword operator", "infixOperator /^/"),
    Sample(
      "let r = /a/*b*/", "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      "identifier a"),
    Sample(
      "let r = /a//b", "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      "identifier a"),
    Sample("let r = /*a*/b", "letKeyword let", "identifier r", "equal =", "identifier b"),
    Sample(
      "(a/b, c/d)", "leftParen (", "identifier a", "infixOperator /", "identifier b", "comma ,",
      "identifier c", "infixOperator /", "identifier d", "rightParen )"),
    Sample("#/ /", "regexOpen #/", "regexSegment  /"),
    Sample(
      #"let r = /\"#, "letKeyword let", "identifier r", "equal =", "prefixOperator /",
      #"backslash \"#),
    Sample("a\n/b/", "identifier a", "regexOpen /", "regexSegment b", "regexClose /"),
    Sample(
      "x.map(/a/i)", "identifier x", "period .", "identifier map", "leftParen (", "regexOpen /",
      "regexSegment a", "regexClose /", "identifier i", "rightParen )"),
    Sample("1 / 2", "integer 1", "infixOperator /", "integer 2"),
    Sample(
      "(1) / 2 / 3", "leftParen (", "integer 1", "rightParen )", "infixOperator /", "integer 2",
      "infixOperator /", "integer 3"),
    Sample(
      "a!/b/c", "identifier a", "postfixExclamation !", "infixOperator /", "identifier b",
      "infixOperator /", "identifier c"),
    Sample("in /a/", "inKeyword in", "regexOpen /", "regexSegment a", "regexClose /"),
  ]
}
