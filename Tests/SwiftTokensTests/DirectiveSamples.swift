extension Sample {
  /// Whatever starts with a number sign.
  static let directives: [Sample] = [
    Sample("#if DEBUG", "poundIf #if", "identifier DEBUG"),
    Sample(
      "#elseif os(iOS)", "poundElseif #elseif", "identifier os", "leftParen (", "identifier iOS",
      "rightParen )"),
    Sample("#else", "poundElse #else"),
    Sample("#endif", "poundEndif #endif"),
    Sample("#if1", "poundIf #if", "integer 1"),
    Sample("#if\n#endif", "poundIf #if", "poundEndif #endif"),
    Sample("#iffy", "poundName #iffy"),
    Sample("#selector(a)", "poundName #selector", "leftParen (", "identifier a", "rightParen )"),
    Sample(
      "#available(iOS 13, *)", "poundName #available", "leftParen (", "identifier iOS",
      "integer 13", "comma ,", "infixOperator *", "rightParen )"),
    Sample(
      "#colorLiteral(red: 1)", "poundName #colorLiteral", "leftParen (", "identifier red",
      "colon :", "integer 1", "rightParen )"),
    Sample("#file", "poundName #file"),
    Sample("#fileID", "poundName #fileID"),
    Sample("#line", "poundName #line"),
    Sample(
      #"#warning("x")"#, "poundName #warning", "leftParen (", #"stringOpen ""#, "stringSegment x",
      #"stringClose ""#, "rightParen )"),
    Sample("#é", "poundName #é"),
    Sample("# if", "pound #", "ifKeyword if"),
    Sample("#1", "pound #", "integer 1"),
    Sample("#_x", "poundName #_x"),
    Sample(
      "#if !os(iOS) && canImport(UIKit)", "poundIf #if", "prefixOperator !", "identifier os",
      "leftParen (", "identifier iOS", "rightParen )", "infixOperator &&", "identifier canImport",
      "leftParen (", "identifier UIKit", "rightParen )"),
    Sample("##a", "pound #", "poundName #a"),
    Sample("#\u{FEFF}a", "pound #", "identifier a"),
    Sample("#a#b", "poundName #a", "poundName #b"),
    Sample(
      #"#sourceLocation(file: "a", line: 1)"#, "poundName #sourceLocation", "leftParen (",
      "identifier file", "colon :", #"stringOpen ""#, "stringSegment a", #"stringClose ""#,
      "comma ,", "identifier line", "colon :", "integer 1", "rightParen )"),
    Sample("#Preview { }", "poundName #Preview", "leftBrace {", "rightBrace }"),
    Sample(
      "#if swift(>=5.9)", "poundIf #if", "identifier swift", "leftParen (", "prefixOperator >=",
      "float 5.9", "rightParen )"),
    Sample("#unknown(1)", "poundName #unknown", "leftParen (", "integer 1", "rightParen )"),
    Sample("#else if", "poundElse #else", "ifKeyword if"),
    Sample("#elseif_", "poundName #elseif_"),
  ]

  /// The first line of a script.
  static let shebangs: [Sample] = [
    Sample("#!/usr/bin/env swift", "shebang #!/usr/bin/env swift"),
    Sample(
      "#!/usr/bin/env swift\nlet a", "shebang #!/usr/bin/env swift", "letKeyword let",
      "identifier a"),
    Sample("#!", "shebang #!"),
    Sample("\u{FEFF}#!/bin/sh\na", "shebang #!/bin/sh", "identifier a"),
    Sample(
      " #!/bin/sh", "pound #", "postfixExclamation !", "infixOperator /", "identifier bin",
      "infixOperator /", "identifier sh"),
    Sample("a\n#!b", "identifier a", "pound #", "postfixExclamation !", "identifier b"),
    Sample("#!a\r\nb", "shebang #!a", "identifier b"),
  ]
}
