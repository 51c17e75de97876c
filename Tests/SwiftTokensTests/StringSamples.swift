extension Sample {
  /// String literals, raw and over several lines, with interpolations.
  static let strings: [Sample] = [
    Sample("\"\"", #"stringOpen ""#, #"stringClose ""#),
    Sample(#""a""#, #"stringOpen ""#, "stringSegment a", #"stringClose ""#),
    Sample(#""a b""#, #"stringOpen ""#, "stringSegment a b", #"stringClose ""#),
    Sample(#""a\n""#, #"stringOpen ""#, #"stringSegment a\n"#, #"stringClose ""#),
    Sample(#""\"""#, #"stringOpen ""#, #"stringSegment \""#, #"stringClose ""#),
    Sample(#""\\""#, #"stringOpen ""#, #"stringSegment \\"#, #"stringClose ""#),
    Sample(#""\u{1F600}""#, #"stringOpen ""#, #"stringSegment \u{1F600}"#, #"stringClose ""#),
    Sample(#""\u{}""#, #"stringOpen ""#, #"stringSegment \u{}"#, #"stringClose ""#),
    Sample(#""\u""#, #"stringOpen ""#, #"stringSegment \u"#, #"stringClose ""#),
    Sample(
      #""\u{123456789}""#, #"stringOpen ""#, #"stringSegment \u{123456789}"#, #"stringClose ""#),
    Sample(#""\q""#, #"stringOpen ""#, #"stringSegment \q"#, #"stringClose ""#),
    Sample(#""\"#, #"stringOpen ""#, #"stringSegment \"#),
    Sample(#"""#, #"stringOpen ""#),
    Sample(#""a"#, #"stringOpen ""#, "stringSegment a"),
    Sample("\"a\nb", #"stringOpen ""#, "stringSegment a", "identifier b"),
    Sample("\"a\r\nb", #"stringOpen ""#, "stringSegment a", "identifier b"),
    Sample(#""é""#, #"stringOpen ""#, "stringSegment é", #"stringClose ""#),
    Sample(#""🐶""#, #"stringOpen ""#, "stringSegment 🐶", #"stringClose ""#),
    Sample("'a'", "stringOpen '", "stringSegment a", "stringClose '"),
    Sample(#"'a"b'"#, "stringOpen '", #"stringSegment a"b"#, "stringClose '"),
    Sample(#""it's""#, #"stringOpen ""#, "stringSegment it's", #"stringClose ""#),
    Sample(#"'a\'b'"#, "stringOpen '", #"stringSegment a\'b"#, "stringClose '"),
    Sample("\"tab\there\"", #"stringOpen ""#, "stringSegment tab\there", #"stringClose ""#),
    Sample(
      #""\(a)""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "rightParen )", #"stringClose ""#),
    Sample(
      #""a\(b)c""#, #"stringOpen ""#, "stringSegment a", #"stringEscape \"#, "leftParen (",
      "identifier b", "rightParen )", "stringSegment c", #"stringClose ""#),
    Sample(
      #""\(a)\(b)""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "rightParen )", #"stringEscape \"#, "leftParen (", "identifier b", "rightParen )",
      #"stringClose ""#),
    Sample(
      #""\((a))""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "leftParen (",
      "identifier a", "rightParen )", "rightParen )", #"stringClose ""#),
    Sample(
      #""\(a(b))""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "leftParen (", "identifier b", "rightParen )", "rightParen )", #"stringClose ""#),
    Sample(
      #""\(a, b: c)""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "comma ,", "identifier b", "colon :", "identifier c", "rightParen )", #"stringClose ""#),
    Sample(
      #""\("x")""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", #"stringOpen ""#,
      "stringSegment x", #"stringClose ""#, "rightParen )", #"stringClose ""#),
    Sample(
      #""\("\(a)")""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", #"stringOpen ""#,
      #"stringEscape \"#, "leftParen (", "identifier a", "rightParen )", #"stringClose ""#,
      "rightParen )", #"stringClose ""#),
    Sample(
      #""\(a","b""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      #"stringOpen ""#, "stringSegment ,", #"stringClose ""#, "identifier b", #"stringOpen ""#),
    Sample(#""\("#, #"stringOpen ""#, #"stringEscape \"#, "leftParen ("),
    Sample(
      #""\()""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "rightParen )",
      #"stringClose ""#),
    Sample(
      "\"\\(a\n)\"", #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "rightParen )", #"stringOpen ""#),
    Sample(
      "\"\\(\"a\nb", #"stringOpen ""#, #"stringEscape \"#, "leftParen (", #"stringOpen ""#,
      "stringSegment a", "identifier b"),
    Sample(
      #""\(a /* ) */)""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "rightParen )", #"stringClose ""#),
    Sample(
      #""\({ a }())""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "leftBrace {",
      "identifier a", "rightBrace }", "leftParen (", "rightParen )", "rightParen )",
      #"stringClose ""#),
    Sample(
      #""\(a ?? "b")""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a",
      "infixOperator ??", #"stringOpen ""#, "stringSegment b", #"stringClose ""#, "rightParen )",
      #"stringClose ""#),
    Sample(#""\(a"#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a"),
    Sample("\"\"\"\na\n\"\"\"", #"stringOpen """"#, "stringSegment \na\n", #"stringClose """"#),
    Sample(
      "\"\"\"\na \"quoted\" b\n\"\"\"", #"stringOpen """"#, "stringSegment \na \"quoted\" b\n",
      #"stringClose """"#),
    Sample(
      "\"\"\"\na \"\"two\"\" b\n\"\"\"", #"stringOpen """"#, "stringSegment \na \"\"two\"\" b\n",
      #"stringClose """"#),
    Sample(
      "\"\"\"\n\\(a)\n\"\"\"", #"stringOpen """"#, "stringSegment \n", #"stringEscape \"#,
      "leftParen (", "identifier a", "rightParen )", "stringSegment \n", #"stringClose """"#),
    Sample(
      "\"\"\"\n\\(a\n)\n\"\"\"", #"stringOpen """"#, "stringSegment \n", #"stringEscape \"#,
      "leftParen (", "identifier a", "rightParen )", "stringSegment \n", #"stringClose """"#),
    Sample(
      "\"\"\"\n\\\"\"\"\n\"\"\"", #"stringOpen """"#, "stringSegment \n\\\"\"\"\n",
      #"stringClose """"#),
    Sample(
      "\"\"\"\na\\\nb\n\"\"\"", #"stringOpen """"#, "stringSegment \na\\\nb\n", #"stringClose """"#),
    Sample(
      "\"\"\"\na\\  \nb\n\"\"\"", #"stringOpen """"#, "stringSegment \na\\  \nb\n",
      #"stringClose """"#),
    Sample("\"\"\"", #"stringOpen """"#),
    Sample("\"\"\"\na", #"stringOpen """"#, "stringSegment \na"),
    Sample("\"\"\"a\"\"\"", #"stringOpen """"#, "stringSegment a", #"stringClose """"#),
    Sample("\"\"\"\"\"\"", #"stringOpen """"#, #"stringClose """"#),
    Sample(
      "\"\"\"\n\"\\(\"b\")\"\n\"\"\"", #"stringOpen """"#, "stringSegment \n\"", #"stringEscape \"#,
      "leftParen (", #"stringOpen ""#, "stringSegment b", #"stringClose ""#, "rightParen )",
      "stringSegment \"\n", #"stringClose """"#),
    Sample(
      "\"\"\"\n\\(\"\"\"\nx\n\"\"\")\n\"\"\"", #"stringOpen """"#, "stringSegment \n",
      #"stringEscape \"#, "leftParen (", #"stringOpen """"#, "stringSegment \nx\n",
      #"stringClose """"#, "rightParen )", "stringSegment \n", #"stringClose """"#),
    Sample(
      "\"\"\"\r\na\r\n\"\"\"", #"stringOpen """"#, "stringSegment \r\na\r\n", #"stringClose """"#),
    Sample(##"#"a"#"##, #"stringOpen #""#, "stringSegment a", ##"stringClose "#"##),
    Sample(##"#"a\(b)"#"##, #"stringOpen #""#, #"stringSegment a\(b)"#, ##"stringClose "#"##),
    Sample(
      ##"#"a\#(b)c"#"##, #"stringOpen #""#, "stringSegment a", ##"stringEscape \#"##, "leftParen (",
      "identifier b", "rightParen )", "stringSegment c", ##"stringClose "#"##),
    Sample(##"#"a"b"#"##, #"stringOpen #""#, #"stringSegment a"b"#, ##"stringClose "#"##),
    Sample(##"#"\"#"##, #"stringOpen #""#, #"stringSegment \"#, ##"stringClose "#"##),
    Sample(##"#"\#""#"##, #"stringOpen #""#, ##"stringSegment \#""##, ##"stringClose "#"##),
    Sample(
      ###"##"a"#b"##"###, #"stringOpen ##""#, ##"stringSegment a"#b"##, ###"stringClose "##"###),
    Sample(
      ###"##"a\##(b)"##"###, #"stringOpen ##""#, "stringSegment a", ###"stringEscape \##"###,
      "leftParen (", "identifier b", "rightParen )", ###"stringClose "##"###),
    Sample(
      ###"##"a\#(b)"##"###, #"stringOpen ##""#, ##"stringSegment a\#(b)"##, ###"stringClose "##"###),
    Sample(##"#""#"##, #"stringOpen #""#, ##"stringClose "#"##),
    Sample(##"#"""#"##, #"stringOpen #""#, #"stringSegment ""#, ##"stringClose "#"##),
    Sample(##"#""""#"##, #"stringOpen #""#, #"stringSegment """#, ##"stringClose "#"##),
    Sample(
      "#\"\"\"\na\n\"\"\"#", #"stringOpen #""""#, "stringSegment \na\n", ##"stringClose """#"##),
    Sample(
      "#\"\"\"\n\"\"\"\n\"\"\"#", #"stringOpen #""""#, "stringSegment \n\"\"\"\n",
      ##"stringClose """#"##),
    Sample(
      "#\"\"\"\n\\#(a)\n\"\"\"#", #"stringOpen #""""#, "stringSegment \n", ##"stringEscape \#"##,
      "leftParen (", "identifier a", "rightParen )", "stringSegment \n", ##"stringClose """#"##),
    Sample(#"#"a"#, #"stringOpen #""#, "stringSegment a"),
    Sample(###"#"a"##"###, #"stringOpen #""#, "stringSegment a", ###"stringClose "##"###),
    Sample(##"#"a"# #"##, #"stringOpen #""#, "stringSegment a", ##"stringClose "#"##, "pound #"),
    Sample(####"###"a"###"####, #"stringOpen ###""#, "stringSegment a", ####"stringClose "###"####),
    Sample(##"#"a\#n"#"##, #"stringOpen #""#, ##"stringSegment a\#n"##, ##"stringClose "#"##),
    Sample(##""a"#"##, #"stringOpen ""#, "stringSegment a", #"stringClose ""#, "pound #"),
    Sample(
      #""a" "b""#, #"stringOpen ""#, "stringSegment a", #"stringClose ""#, #"stringOpen ""#,
      "stringSegment b", #"stringClose ""#),
    Sample(
      #""a"+"b""#, #"stringOpen ""#, "stringSegment a", #"stringClose ""#, "infixOperator +",
      #"stringOpen ""#, "stringSegment b", #"stringClose ""#),
    Sample(
      ##""\(#"a"#)""##, #"stringOpen ""#, #"stringEscape \"#, "leftParen (", #"stringOpen #""#,
      "stringSegment a", ##"stringClose "#"##, "rightParen )", #"stringClose ""#),
    Sample(
      ##"#"\#("\(a)")"#"##, #"stringOpen #""#, ##"stringEscape \#"##, "leftParen (",
      #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "identifier a", "rightParen )",
      #"stringClose ""#, "rightParen )", ##"stringClose "#"##),
    Sample("\"\u{1}\"", #"stringOpen ""#, "stringSegment \u{1}", #"stringClose ""#),
    Sample("\"a\u{0}b\"", #"stringOpen ""#, "stringSegment a\u{0}b", #"stringClose ""#),
    Sample(
      #""\(x.map { "\($0)" })""#, #"stringOpen ""#, #"stringEscape \"#, "leftParen (",
      "identifier x", "period .", "identifier map", "leftBrace {", #"stringOpen ""#,
      #"stringEscape \"#, "leftParen (", "dollarIdentifier $0", "rightParen )", #"stringClose ""#,
      "rightBrace }", "rightParen )", #"stringClose ""#),
    Sample(
      #"f("a", "b")"#, "identifier f", "leftParen (", #"stringOpen ""#, "stringSegment a",
      #"stringClose ""#, "comma ,", #"stringOpen ""#, "stringSegment b", #"stringClose ""#,
      "rightParen )"),
    Sample(
      #"["a": "b"]"#, "leftBracket [", #"stringOpen ""#, "stringSegment a", #"stringClose ""#,
      "colon :", #"stringOpen ""#, "stringSegment b", #"stringClose ""#, "rightBracket ]"),
    Sample(#""//""#, #"stringOpen ""#, "stringSegment //", #"stringClose ""#),
    Sample(#""/* */""#, #"stringOpen ""#, "stringSegment /* */", #"stringClose ""#),
    Sample(
      "\"\\( // c\n)\"", #"stringOpen ""#, #"stringEscape \"#, "leftParen (", "rightParen )",
      #"stringOpen ""#),
  ]
}
