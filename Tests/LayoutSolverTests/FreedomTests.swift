import LayoutModel
import LayoutSolver
import Testing

@Test("tells each freedom once, at its root", arguments: freedoms)
private func groupsFreedoms(_ sample: AlgebraCase) throws {
  let text = OutcomeText(algebra: try AlgebraText(sample.text))
  guard case .ambiguous(let ambiguity) = text.algebra.problem.judged() else {
    Issue.record("not ambiguous")
    return
  }
  #expect(ambiguity.freedoms.map(text.freedom).joined(separator: "; ") == sample.expected)
}

@Test("completions complete", arguments: freedoms)
private func completionsComplete(_ sample: AlgebraCase) throws {
  let algebra = try AlgebraText(sample.text)
  guard case .ambiguous(let ambiguity) = algebra.problem.judged() else { return }
  for choice in 0..<4 {
    let completed = algebra.problem.completed(ambiguity, choice: choice).judged()
    #expect(completed.isDetermined, "\(choice): \(OutcomeText(algebra: algebra).short(completed))")
  }
}

extension OutcomeText {
  /// `a.horizontal size w|r|x > b.l,b.w (tie …)`.
  func freedom(_ freedom: Freedom) -> String {
    let completions = freedom.completions.map { set in
      set.map { Self.letters[$0] ?? $0.rawValue }.joined(separator: "+")
    }.joined(separator: "|")
    var text = "\(algebra.name(freedom.item)).\(freedom.axis) \(freedom.missing) \(completions)"
    if !freedom.dependents.isEmpty {
      text += " > " + freedom.dependents.map(anchor).joined(separator: ",")
    }
    if case .tie(let members) = freedom.cause { text += " (tie \(core(members)))" }
    return text
  }
}

private let freedoms = [
  AlgebraCase("H; v=320x480; a.l=v.l", "a.horizontal size w|r|x"),
  AlgebraCase("H; v=320x480; a.r=v.r", "a.horizontal size w|l|x"),
  AlgebraCase("H; v=320x480; a.x=v.x", "a.horizontal size w|l|r"),
  AlgebraCase("H; v=320x480; a.w=10", "a.horizontal position l|r|x"),
  AlgebraCase("V; v=320x480; a.h=10", "a.vertical position t|b|y"),
  AlgebraCase("V; v=320x480; a.t>=v.t; a.b<=v.b", "a.vertical positionAndSize t+h|t+b|h+b|h+y"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; b.w=20", "a.horizontal size w|r|x > b.l"),
  AlgebraCase("H; v=320x480; b.l=a.r; a.l=v.l; b.w=20", "a.horizontal size w|r|x > b.l"),
  AlgebraCase("H; v=320x480; b.l=a.r+8; b.w=20; a.w=30", "a.horizontal position l|r|x > b.l"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r", "a.horizontal size w|r|x > b.l,b.w"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r",
    "a.horizontal size w|r|x > b.l,c.l,c.w; b.horizontal size w|r|x > c.l,c.w"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.w=5",
    "a.horizontal size w|r|x > b.l,c.l; b.horizontal size w|r|x > c.l"),
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t; a.w=a.h", "a.horizontal size w|r|x > a.h"),
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t", "a.horizontal size w|r|x; a.vertical size h|b|y"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=v.l; b.w=a.w; c.l=v.l; c.w=b.w",
    "a.horizontal size w|r|x > b.w,c.w"),
  AlgebraCase(
    "H; v=320x480; c.w=b.w; b.w=a.w; a.l=v.l; b.l=v.l; c.l=v.l", "a.horizontal size w|r|x > c.w,b.w"
  ),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=v.l; a.w=b.w; b.w=a.w", "b.horizontal size w|r|x > a.w"),
  AlgebraCase("H; v=320x480; a.w=0.5*a.l; a.l>=v.l", "a.horizontal positionOrSize w|l|r|x"),
  // Ties.
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500", "a.horizontal size w|r|x (tie 1,2)"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750",
    "a.horizontal size w|r|x > b.l,b.w (tie ha.w,hb.w)"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750",
    "a.horizontal size w|r|x > b.l,b.w (tie ca.w,cb.w)"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w=40@250",
    "a.horizontal size w|r|x > b.l,b.w (tie 3,ha.w)"),
  AlgebraCase("H; v=320x480; a.w~80@250/750", "a.horizontal position l|r|x"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750; c.l=b.l",
    "c.horizontal size w|r|x; a.horizontal size w|r|x > b.l,b.w,c.l (tie ha.w,hb.w)"),
]
