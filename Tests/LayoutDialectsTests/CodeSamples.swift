private let views = #"["a": a, "b": b]"#

private func call(
  _ format: String, options: String? = "[]", metrics: String = "nil", views: String = views
) -> String {
  let options = options.map { "options: \($0), " } ?? ""
  return
    "NSLayoutConstraint.constraints(withVisualFormat: \(format), \(options)metrics: \(metrics), views: \(views))"
}

private func add(_ call: String) -> String { "addConstraints(\(call))" }

enum CodeSamples {
  static let calls = [
    CodeSample("addConstraints", add(call(#""|[a]""#)), ["a.leading == self.leading"]),
    CodeSample(
      "activate", "NSLayoutConstraint.activate(\(call(#""|[a]""#)))", ["a.leading == self.leading"]),
    CodeSample(
      "a sum", "NSLayoutConstraint.activate(\(call(#""|[a]""#)) + \(call(#""[b]|""#)))",
      ["a.leading == self.leading", "self.trailing == b.trailing"]),
    CodeSample(
      "a list",
      "var all = [NSLayoutConstraint]()\nall += \(call(#""|[a]""#))\nall.append(contentsOf: \(call(#""V:|[a]""#)))\nNSLayoutConstraint.activate(all)",
      ["a.leading == self.leading", "a.top == self.top"]),
    CodeSample(
      "a list of lists", "NSLayoutConstraint.activate([\(call(#""|[a]""#))].flatMap { $0 })",
      ["a.leading == self.leading"]),
    CodeSample(
      "kept", "let kept = \(call(#""|[a]""#))\nkeep(kept)", ["a.leading == self.leading stored"]),
    CodeSample("dropped", "_ = \(call(#""|[a]""#))", ["a.leading == self.leading never"]),
    CodeSample(
      "a priority afterwards",
      "let all = \(call(#""|[a]""#))\nall.forEach { $0.priority = .defaultHigh }\nNSLayoutConstraint.activate(all)",
      ["a.leading == self.leading @750"]),
    CodeSample("no options", add(call(#""|[a]""#, options: nil)), ["a.leading == self.leading"]),
    CodeSample(
      "an option", add(call(#""[a][b]""#, options: ".alignAllTop")),
      ["b.leading == a.trailing", "a.top == b.top"]),
    CodeSample(
      "options", add(call(#""[a][b]""#, options: "[.alignAllTop, .directionLeftToRight]")),
      ["b.left == a.right", "a.top == b.top"]),
    CodeSample(
      "an option with its type",
      add(call(#""[a][b]""#, options: "NSLayoutConstraint.FormatOptions.alignAllTop")),
      ["b.leading == a.trailing", "a.top == b.top"]),
    CodeSample(
      "no option by number", add(call(#""|[a]""#, options: "NSLayoutFormatOptions(rawValue: 0)")),
      ["a.leading == self.leading"]),
    CodeSample(
      "an option by number", add(call(#""[a][b]""#, options: ".init(rawValue: 1024)")),
      ["b.leading == a.trailing", "a.centerY == b.centerY"]),
    CodeSample(
      "options in a constant",
      "let options: NSLayoutConstraint.FormatOptions = [.alignAllBottom]\n"
        + add(call(#""[a][b]""#, options: "options")),
      ["b.leading == a.trailing", "a.bottom == b.bottom"]),
    CodeSample(
      "Swift 2",
      #"addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("[a]-[b]", options: .AlignAllBaseline, metrics: nil, views: ["a": a, "b": b]))"#,
      ["b.leading == a.trailing + 8", "a.lastBaseline == b.lastBaseline"]),
    CodeSample(
      "Swift 2 with types",
      #"NSLayoutConstraint.activateConstraints(NSLayoutConstraint.constraintsWithVisualFormat("V:[a]-[b]", options: [NSLayoutFormatOptions.AlignAllLeft], metrics: nil, views: ["a": a, "b": b]))"#,
      ["b.top == a.bottom + 8", "a.left == b.left"]),
    CodeSample(
      "Swift 1",
      #"addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("[a][b]", options: NSLayoutFormatOptions.AlignAllTop | NSLayoutFormatOptions.AlignAllBottom, metrics: nil, views: ["a": a, "b": b]))"#,
      ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"]),
    CodeSample(
      "under a condition", "if width > 4 { \(add(call(#""|[a]""#))) }",
      ["a.leading == self.leading conditional"]),
    CodeSample(
      "inside a loop", #"for format in ["|[a]|", "V:|[a]"] { \#(add(call("format"))) }"#,
      ["a.leading == self.leading", "self.trailing == a.trailing", "a.top == self.top"]),
  ]

  static let formats = [
    CodeSample(
      "a constant", #"let text = "|[a]""# + "\n" + add(call("text")), ["a.leading == self.leading"]),
    CodeSample(
      "a sum", add(call(#""|" + "[a]" + "-" + "[b]""#)),
      ["a.leading == self.leading", "b.leading == a.trailing + 8"]),
    CodeSample(
      "step by step", #"var text = "|[a]""# + "\n" + #"text += "[b]""# + "\n" + add(call("text")),
      ["a.leading == self.leading", "b.leading == a.trailing"]),
    CodeSample(
      "joined",
      #"let text = "H:|" + ["[a]", "[b]"].joined(separator: "-") + "|""# + "\n" + add(call("text")),
      ["a.leading == self.leading", "b.leading == a.trailing + 8", "self.trailing == b.trailing"]),
    CodeSample(
      "a property", add(call("text")), members: #"private let text = "|[a]""#,
      ["a.leading == self.leading"]),
    CodeSample(
      "a static property", add(call("Card.text")), members: #"static let text = "|[a]""#,
      ["a.leading == self.leading"]),
    CodeSample(
      "a computed property", add(call("self.text")),
      members: #"var text: String { "|[a]" + "[b]" }"#,
      ["a.leading == self.leading", "b.leading == a.trailing"]),
    CodeSample(
      "a raw string", add(call(##"#"|-\#(6)-[a]"#"##)), ["a.leading == self.leading + 6"]),
    CodeSample(
      "escapes", add(call(#""\u{7C}[a]""#)), ["a.leading == self.leading"]),
    CodeSample(
      "several lines", add(call("\"\"\"\n    |-5-\\\n    [a]\n    \"\"\"")),
      ["a.leading == self.leading + 5"]),
    CodeSample(
      "a known number put in", "let gap: CGFloat = 7\n" + add(call(#""|-\(gap)-[a(\(gap * 2))]""#)),
      ["a.leading == self.leading + 7", "a.width == 14"]),
    CodeSample(
      "an unknown number put in",
      add(call(#""|-(>=\(width)@\(width - 1))-[a(\(self.bounds.width))]""#)),
      ["a.leading >= self.leading + ?width @?width - 1", "a.width == ?self.bounds.width"]),
    CodeSample(
      "a static number put in", add(call(#""|-\(Card.gap)-[a]""#)),
      members: "static let gap: CGFloat = 3",
      ["a.leading == self.leading + 3"]),
    CodeSample(
      "a text put in", #"let name = "a""# + "\n" + add(call(#""|[\(name)]""#)),
      ["a.leading == self.leading"]),
    CodeSample(
      "a choice", #"let tail = width > 4 ? "-[b]" : "-3-|""# + "\n" + add(call(#""|[a]\(tail)""#)),
      [
        "a.leading == self.leading", "b.leading == a.trailing + 8 conditional",
        "self.trailing == a.trailing + 3 conditional",
      ]),
    CodeSample(
      "choices by one condition",
      #"let x = on ? "|-" : """# + "\n" + #"let y = on ? "-|" : """# + "\n"
        + add(call(#""V:" + x + "[a]" + y"#)),
      [
        "a.top == self.layoutMarginsGuide.top conditional",
        "self.layoutMarginsGuide.bottom == a.bottom conditional",
      ]),
    CodeSample(
      "a loop's number put in", "for i in [1, 2] { \(add(call(#""|-\(i)-[a]""#))) }",
      ["a.leading == self.leading + 1", "a.leading == self.leading + 2"]),
  ]

  static let dictionaries = [
    CodeSample(
      "a constant", "let views = \(views)\n" + add(call(#""|[a]""#, views: "views")),
      ["a.leading == self.leading"]),
    CodeSample(
      "a cast", add(call(#""|[a]""#, views: "\(views) as [String: AnyObject]")),
      ["a.leading == self.leading"]),
    CodeSample(
      "step by step",
      "var views = [String: UIView]()\nviews[\"x\"] = a\nviews.updateValue(b, forKey: \"y\")\n"
        + add(call(#""[x][y]""#, views: "views")),
      ["b.leading == a.trailing"]),
    CodeSample(
      "under conditions",
      "var views: [String: UIView] = [\"a\": a]\nif width > 9 { views[\"b\"] = b }\n"
        + add(call(#""[a][b]""#, views: "views")),
      ["b.leading == a.trailing"]),
    CodeSample(
      "a property", add(call(#""|[x]""#, views: "table")), members: #"lazy var table = ["x": a]"#,
      ["a.leading == self.leading"]),
    CodeSample(
      "a lazy closure", add(call(#""|[x]""#, views: "table")),
      members: #"lazy var table: [String: UIView] = { return ["x": a] }()"#,
      ["a.leading == self.leading"]),
    CodeSample(
      "a computed property", add(call(#""|[x]""#, views: "self.table")),
      members: #"var table: [String: Any] { ["x": self.a] }"#, ["a.leading == self.leading"]),
    CodeSample(
      "a macro", add(call(#""|[a]""#, views: "#dictionaryOfVariableBindings(a, b)")),
      ["a.leading == self.leading"]),
    CodeSample(
      "a helper that takes names",
      add(call(#""|[a]""#, views: #"VariableBindings(self, "a", "b")"#)),
      ["a.leading == self.leading"]),
    CodeSample(
      "metrics", add(call(#""|-m-[a(n)]""#, metrics: #"["m": 4.5, "n": width]"#)),
      ["a.leading == self.leading + 4.5", "a.width == ?width"]),
    CodeSample(
      "metrics step by step",
      "var metrics: [String: CGFloat] = [:]\nmetrics[\"m\"] = 4\n"
        + add(call(#""|-m-[a]""#, metrics: "metrics")),
      ["a.leading == self.leading + 4"]),
    CodeSample(
      "metrics that are not known", add(call(#""|-m-[a(n@p)]""#, metrics: "makeMetrics()")),
      [
        #"a.leading == self.leading + ?makeMetrics()["m"]"#,
        #"a.width == ?makeMetrics()["n"] @?makeMetrics()["p"]"#,
      ]),
    CodeSample(
      "a size beside metrics that are not known",
      add(call(#""[a(b)]""#, metrics: "makeMetrics()")), ["a.width == b.width"]),
    CodeSample(
      "a local view",
      "let x = UILabel()\naddSubview(x)\n" + add(call(#""|[x]""#, views: #"["x": x]"#)),
      ["x.leading == self.leading"]),
    CodeSample(
      "a view that is unwrapped", add(call(#""|[x]""#, views: #"["x": c!]"#)),
      members: "var c: UIView!",
      ["c.leading == c.superview.leading"]),
    CodeSample(
      "a view that is bound",
      "guard let c else { return }\n" + add(call(#""|[x]""#, views: #"["x": c]"#)),
      members: "var c: UIView?", ["c.leading == c.superview.leading"]),
    CodeSample(
      "a written type",
      "let views: [String: UIView] = [\"x\": c]\n" + add(call(#""|[x]""#, views: "views")),
      members: "var c: UIView!", ["c.leading == c.superview.leading"]),
  ]

  static let unknown = [
    CodeSample(
      "a parameter", add(call("format")),
      unresolved: ["the format is not known: the code that creates 'format' was not found"]),
    CodeSample(
      "too many choices",
      add(call(##"(p ? "[a]" : "") + (q ? "[a]" : "") + (r ? "[a]" : "") + (s ? "[a]" : "")"##)),
      unresolved: ["the format is not known: it has too many possible values"]),
    CodeSample(
      "a text put in", add(call(#""[a]\(format)[b]""#)),
      unresolved: [#"the format is not known: '\(format)' could not be resolved"#]),
    CodeSample(
      "a number where it may be more", add(call(#""|-\(width)[a]""#)),
      unresolved: ["the format is not known: the value interpolated at '[' is not known"]),
    CodeSample(
      "a text that grows in a loop",
      #"var text = "[a]""# + "\nfor _ in subviews { text += \"[b]\" }\n" + add(call("text")),
      unresolved: ["the format is not known: 'text' changes with each iteration of a loop"]),
    CodeSample(
      "views from a call", add(call(#""[a][b]""#, views: "makeViews()")),
      unresolved: [
        "the views dictionary is not known: 'makeViews(…)' is a call whose result is not known"
      ]),
    CodeSample(
      "views that are lent",
      "var views = \(views)\nfill(&views)\n" + add(call(#""[a][b]""#, views: "views")),
      unresolved: ["the views dictionary is not known: 'views' is assigned on several code paths"]),
    CodeSample(
      "views that a loop adds",
      "var views = \(views)\nfor (i, row) in rows.enumerated() { views[\"row\\(i)\"] = row }\n"
        + add(call(#""[a][row1]""#, views: "views")),
      unresolved: ["'row1' is not known: the dictionary may have entries that could not be read"]),
    CodeSample(
      "a view that differs",
      "var views = \(views)\nif width > 9 { views[\"b\"] = a }\n"
        + add(call(#""[a][b]""#, views: "views")),
      unresolved: ["the view 'b' is not known: 'b' is assigned on several code paths"]),
    CodeSample(
      "a view from a call", add(call(#""[a][c]""#, views: #"["a": a, "c": makeView()]"#)),
      unresolved: [
        "the view 'c' is not known: 'makeView(…)' is a call whose result is not known"
      ]),
    CodeSample(
      "baselines beside the superview",
      add(call(#""V:|[a][b]""#, options: ".spacingBaselineToBaseline")),
      unresolved: ["the meaning of baseline spacing next to '|' is not documented"]),
    CodeSample(
      "options from a call", add(call(#""[a][b]""#, options: "makeOptions()")),
      unresolved: ["the value of the options 'makeOptions()' is not known"]),
    CodeSample(
      "a name that is both", add(call(#""[a(b)]""#, metrics: #"["b": 3]"#)),
      unresolved: ["'b' is both a metric and a view"]),
  ]
}
