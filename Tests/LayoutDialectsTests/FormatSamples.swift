/// Formats with the constraints that follow, by hand, from Apple's appendix on the visual format language and from
/// what the run-time system is known to return.
enum FormatSamples {
  static let all =
    views + bars + predicates + numbers + siblings + vertical + directions + alignments + mixed

  static let views = [
    FormatSample("[a]", []),
    FormatSample("H:[a]", []),
    FormatSample("V:[a]", []),
    FormatSample("[_v1]", []),
    FormatSample("[a(50)]", ["a.width == 50"]),
    FormatSample("[a(==50)]", ["a.width == 50"]),
    FormatSample("[a(>=50)]", ["a.width >= 50"]),
    FormatSample("[a(<=50)]", ["a.width <= 50"]),
    FormatSample("V:[a(50)]", ["a.height == 50"]),
    FormatSample("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    FormatSample(
      "[a(>=70,<=100,==90@250)]", ["a.width >= 70", "a.width <= 100", "a.width == 90 @250"]),
    FormatSample("[a(b)]", ["a.width == b.width"]),
    FormatSample("[a(==b)]", ["a.width == b.width"]),
    FormatSample("V:[a(>=b)]", ["a.height >= b.height"]),
    FormatSample("[a(==b@500)]", ["a.width == b.width @500"]),
    FormatSample("[a(a)]", ["a.width == a.width"]),
    FormatSample("[a(==b,>=40)]", ["a.width == b.width", "a.width >= 40"]),
  ]

  static let bars = [
    FormatSample("|[a]", ["a.leading == super(a).leading"]),
    FormatSample("[a]|", ["super(a).trailing == a.trailing"]),
    FormatSample("|[a]|", ["a.leading == super(a).leading", "super(a).trailing == a.trailing"]),
    FormatSample("H:|[a]|", ["a.leading == super(a).leading", "super(a).trailing == a.trailing"]),
    FormatSample("V:|[a]|", ["a.top == super(a).top", "super(a).bottom == a.bottom"]),
    FormatSample("|-[a]", ["a.leading == margins(a).leading"]),
    FormatSample("[a]-|", ["margins(a).trailing == a.trailing"]),
    FormatSample("V:|-[a]-|", ["a.top == margins(a).top", "margins(a).bottom == a.bottom"]),
    FormatSample("|-[a]", ["a.leading == super(a).leading + 20"], platform: .appKit),
    FormatSample(
      "V:|-[a]-|", ["a.top == super(a).top + 20", "super(a).bottom == a.bottom + 20"],
      platform: .appKit),
    FormatSample("|-0-[a]", ["a.leading == super(a).leading"]),
    FormatSample("|-10-[a]", ["a.leading == super(a).leading + 10"]),
    FormatSample("[a]-10-|", ["super(a).trailing == a.trailing + 10"]),
    FormatSample("|-(10)-[a]", ["a.leading == super(a).leading + 10"]),
    FormatSample("|-(>=10)-[a]", ["a.leading >= super(a).leading + 10"]),
    FormatSample("[a]-(>=8)-|", ["super(a).trailing >= a.trailing + 8"]),
    FormatSample("[a]-(<=8@200)-|", ["super(a).trailing <= a.trailing + 8 @200"]),
    FormatSample(
      "|-(>=10,<=30)-[a]",
      ["a.leading >= super(a).leading + 10", "a.leading <= super(a).leading + 30"]),
    FormatSample("|-(-8)-[a]", ["a.leading == super(a).leading -8"]),
    FormatSample("V:[a]-(-8)-|", ["super(a).bottom == a.bottom -8"]),
  ]

  static let predicates = [
    FormatSample("[a]-(10@750)-[b]", ["b.leading == a.trailing + 10 @750"]),
    FormatSample("[a]-(==10@750)-[b]", ["b.leading == a.trailing + 10 @750"]),
    FormatSample("[a]-(>=10@1000)-[b]", ["b.leading >= a.trailing + 10"]),
    FormatSample("[a]-(>=10@999.5)-[b]", ["b.leading >= a.trailing + 10 @999.5"]),
    FormatSample("[a]-(>=10@1)-[b]", ["b.leading >= a.trailing + 10 @1"]),
    FormatSample(
      "[a]-(>=10@750,<=20)-[b]",
      ["b.leading >= a.trailing + 10 @750", "b.leading <= a.trailing + 20"]),
    FormatSample("[a(100@20)]", ["a.width == 100 @20"]),
    FormatSample("[a(>=c@20)]", ["a.width >= c.width @20"]),
    // The published grammar wants parentheses here; the run-time system does not.
    FormatSample("[a]-10@750-[b]", ["b.leading == a.trailing + 10 @750"]),
    FormatSample("V:[a]->=0-[b]", ["b.top >= a.bottom"]),
    FormatSample("|-<=10-[a]", ["a.leading <= super(a).leading + 10"]),
  ]

  static let numbers = [
    FormatSample("[a]-8.5-[b]", ["b.leading == a.trailing + 8.5"]),
    FormatSample("[a]-.5-[b]", ["b.leading == a.trailing + 0.5"]),
    FormatSample("[a]-5.-[b]", ["b.leading == a.trailing + 5"]),
    FormatSample("[a]-1e2-[b]", ["b.leading == a.trailing + 100"]),
    FormatSample("[a(1.5E+1)]", ["a.width == 15"]),
    FormatSample("[a(25e-1)]", ["a.width == 2.5"]),
    FormatSample("[a(+7)]", ["a.width == 7"]),
    FormatSample("[a(0x10)]", ["a.width == 16"]),
    FormatSample("[a(007)]", ["a.width == 7"]),
    FormatSample("[a(>=-3)]", ["a.width >= -3"]),
    FormatSample("[a(1e999)]", ["a.width == ?infinity"]),
    FormatSample("[a]-gap-[b]", ["b.leading == a.trailing + 12"], metrics: ["gap": 12]),
    FormatSample("[a]-gap-[b]", ["b.leading == a.trailing -12"], metrics: ["gap": -12]),
    FormatSample("[a]-gap-[b]", ["b.leading == a.trailing + ?gap"], metrics: ["gap": nil]),
    FormatSample("[a]-gap-[b]", ["b.leading == a.trailing + ?gap"]),
    FormatSample("[a(wide)]", ["a.width == 300"], metrics: ["wide": 300]),
    FormatSample("[a(>=wide@low)]", ["a.width >= 300 @251"], metrics: ["wide": 300, "low": 251]),
    FormatSample("[a(wide@low)]", ["a.width == ?wide @?low"], metrics: ["low": nil]),
    FormatSample("[a(==b)]", ["a.width == 40"], metrics: ["b": 40]),
    FormatSample("|-(gap)-[a]", ["a.leading == super(a).leading + 4"], metrics: ["gap": 4]),
    FormatSample(
      "|-(>=gap,<=e1)-[a]",
      ["a.leading >= super(a).leading + 4", "a.leading <= super(a).leading + 9"],
      metrics: ["gap": 4, "e1": 9]),
  ]

  static let siblings = [
    FormatSample("[a][b]", ["b.leading == a.trailing"]),
    FormatSample("[a]-[b]", ["b.leading == a.trailing + 8"]),
    FormatSample("[a]-[b]", ["b.leading == a.trailing + 8"], platform: .appKit),
    FormatSample("[a]-0-[b]", ["b.leading == a.trailing"]),
    FormatSample("[a]-20-[b]", ["b.leading == a.trailing + 20"]),
    FormatSample("[a]-(-8)-[b]", ["b.leading == a.trailing -8"]),
    FormatSample("[a][b][c]", ["b.leading == a.trailing", "c.leading == b.trailing"]),
    FormatSample(
      "[a]-[b]-[c][d]",
      ["b.leading == a.trailing + 8", "c.leading == b.trailing + 8", "d.leading == c.trailing"]),
    FormatSample("[a]-[a]", ["a.leading == a.trailing + 8"]),
    FormatSample(
      "[a(10)]-[b(20)]", ["a.width == 10", "b.leading == a.trailing + 8", "b.width == 20"]),
    FormatSample("[a][b(==a)]", ["b.leading == a.trailing", "b.width == a.width"]),
  ]

  static let vertical = [
    FormatSample("V:[a][b]", ["b.top == a.bottom"]),
    FormatSample("V:[a]-[b]", ["b.top == a.bottom + 8"]),
    FormatSample(
      "V:|-4-[a(==b)]-6-[b]-|",
      [
        "a.top == super(a).top + 4", "a.height == b.height", "b.top == a.bottom + 6",
        "margins(b).bottom == b.bottom",
      ]),
    FormatSample(
      "V:[a]-[b]", ["b.firstBaseline == a.lastBaseline + ?systemSpacing"],
      options: ["spacingBaselineToBaseline"]),
    FormatSample(
      "V:[a]-30-[b]", ["b.firstBaseline == a.lastBaseline + 30"],
      options: ["spacingBaselineToBaseline"]),
    FormatSample("V:[a]-30-[b]", ["b.top == a.bottom + 30"], options: ["spacingEdgeToEdge"]),
    FormatSample(
      "[a]-30-[b]", ["b.leading == a.trailing + 30"], options: ["spacingBaselineToBaseline"]),
  ]

  static let directions = [
    FormatSample(
      "|-5-[a]-6-[b]-7-|",
      [
        "a.leading == super(a).leading + 5", "b.leading == a.trailing + 6",
        "super(b).trailing == b.trailing + 7",
      ],
      options: ["directionLeadingToTrailing"]),
    FormatSample(
      "|-5-[a]-6-[b]-7-|",
      ["a.left == super(a).left + 5", "b.left == a.right + 6", "super(b).right == b.right + 7"],
      options: ["directionLeftToRight"]),
    FormatSample(
      "|-5-[a]-6-[b]-7-|",
      ["super(a).right == a.right + 5", "a.left == b.right + 6", "b.left == super(b).left + 7"],
      options: ["directionRightToLeft"]),
    FormatSample(
      "|-(>=5)-[a]-[b]-|",
      ["super(a).right >= a.right + 5", "a.left == b.right + 8", "b.left == margins(b).left"],
      options: ["DirectionRightToLeft"]),
    FormatSample("|-[a]", ["a.left == margins(a).left"], options: ["directionLeftToRight"]),
    FormatSample("V:[a][b]", ["b.top == a.bottom"], options: ["directionRightToLeft"]),
    FormatSample("V:|[a]", ["a.top == super(a).top"], options: ["directionLeftToRight"]),
    FormatSample("[a(40)]", ["a.width == 40"], options: ["directionRightToLeft"]),
  ]

  static let alignments = [
    FormatSample("[a]", [], options: ["alignAllTop"]),
    FormatSample("|[a]", ["a.leading == super(a).leading"], options: ["alignAllTop"]),
    FormatSample(
      "[a][b]", ["b.leading == a.trailing", "a.top == b.top"], options: ["alignAllTop"]),
    FormatSample(
      "[a]-[b]", ["b.leading == a.trailing + 8", "a.lastBaseline == b.lastBaseline"],
      options: ["AlignAllBaseline"]),
    FormatSample(
      "[a]-[b]", ["b.leading == a.trailing + 8", "a.centerY == b.centerY"],
      options: ["AlignAllCenterY"]),
    FormatSample(
      "[a]-[b]", ["b.leading == a.trailing + 8", "a.firstBaseline == b.firstBaseline"],
      options: ["alignAllFirstBaseline"]),
    FormatSample(
      "[a][b]", ["b.leading == a.trailing", "a.top == b.top", "a.bottom == b.bottom"],
      options: ["alignAllBottom", "alignAllTop"]),
    FormatSample(
      "V:[a][b]", ["b.top == a.bottom", "a.left == b.left", "a.right == b.right"],
      options: ["alignAllRight", "alignAllLeft"]),
    FormatSample(
      "V:[a][b]", ["b.top == a.bottom", "a.leading == b.leading", "a.trailing == b.trailing"],
      options: ["alignAllLeading", "alignAllTrailing"]),
    FormatSample(
      "V:[a][b]", ["b.top == a.bottom", "a.centerX == b.centerX"], options: ["alignAllCenterX"]),
    FormatSample(
      "[a][b][c]",
      [
        "b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top",
        "a.centerY == b.centerY", "b.top == c.top", "b.centerY == c.centerY",
      ],
      options: ["alignAllCenterY", "alignAllTop"]),
    FormatSample(
      "[a][b]", ["a.left == b.right", "a.top == b.top"],
      options: ["directionRightToLeft", "alignAllTop"]),
  ]

  static let mixed = [
    FormatSample(
      "|-[a]-[b]-[c(>=20@500)]-|",
      [
        "a.leading == margins(a).leading", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.width >= 20 @500", "margins(c).trailing == c.trailing",
        "a.top == b.top", "b.top == c.top",
      ],
      options: ["alignAllTop"]),
    FormatSample(
      "|-50-[a(60,>=b)]-(>=5,<=9@300)-[b]-0-|",
      [
        "a.leading == super(a).leading + 50", "a.width == 60", "a.width >= b.width",
        "b.leading >= a.trailing + 5", "b.leading <= a.trailing + 9 @300",
        "super(b).trailing == b.trailing",
      ]),
    FormatSample(
      "|-[a]-pad-[b(a)]-|",
      [
        "a.leading == super(a).leading + 20", "b.leading == a.trailing + 16", "b.width == a.width",
        "super(b).trailing == b.trailing + 20",
      ],
      platform: .appKit, metrics: ["pad": 16]),
  ]
}
