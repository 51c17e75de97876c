import LayoutModel
import LayoutSolver
import Testing

/// A system and what solving it gives, in the words of ``AlgebraText`` and ``OutcomeText``.
struct AlgebraCase: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: String
  var testDescription: String { text }

  init(_ text: String, _ expected: String) {
    self.text = text
    self.expected = expected
  }
}

@Test("solves", arguments: equations + inequalities + priorities)
private func solves(_ sample: AlgebraCase) throws { try expectOutcome(sample) }

@Test("knows content sizes and chosen sizes", arguments: contentSizes + containers + directions)
private func knowsSizes(_ sample: AlgebraCase) throws { try expectOutcome(sample) }

@Test("finds what is free", arguments: freeQuantities)
private func findsFree(_ sample: AlgebraCase) throws { try expectOutcome(sample) }

@Test("finds minimal cores", arguments: conflicts)
private func findsCores(_ sample: AlgebraCase) throws { try expectOutcome(sample) }

private func expectOutcome(_ sample: AlgebraCase) throws {
  let text = OutcomeText(algebra: try AlgebraText(sample.text))
  #expect(text.short(text.algebra.problem.judged()) == sample.expected)
}

private let equations = [
  // One item, one axis: two of start, end, size and centre.
  AlgebraCase("H; v=320x480; a.left == v.left + 8; a.width == 100", "D8,100"),
  AlgebraCase("H; v=320x480; a.left == v.left + 8; a.right == v.right - 8", "D8,304"),
  AlgebraCase("H; v=320x480; a.right == v.right - 8; a.width == 100", "D212,100"),
  AlgebraCase("H; v=320x480; a.centerX == v.centerX; a.width == 100", "D110,100"),
  AlgebraCase("H; v=320x480; a.centerX == v.centerX; a.left == v.left + 20", "D20,280"),
  AlgebraCase("H; v=320x480; a.centerX == v.centerX; a.right == v.right - 20", "D20,280"),
  AlgebraCase("V; v=320x480; a.top == v.top + 8; a.height == 44", "D8,44"),
  AlgebraCase("V; v=320x480; a.top == v.top; a.bottom == v.bottom", "D0,480"),
  AlgebraCase("V; v=320x480; a.centerY == v.centerY - 40; a.height == 80", "D160,80"),
  // The order of the sides, and of the statements, does not matter.
  AlgebraCase("H; v=320x480; v.left + 8 == a.left; 100 == a.width", "D8,100"),
  AlgebraCase("H; v=320x480; a.width == 100; v.right == a.right + 8", "D212,100"),
  // Multipliers.
  AlgebraCase("H; v=320x480; a.left == v.left; a.width == 0.5*v.width", "D0,160"),
  AlgebraCase("H; v=320x480; a.left == v.left; a.width == 0.5*v.width - 16", "D0,144"),
  AlgebraCase("H; v=320x480; a.left == v.left; 2*a.width == v.width", "D0,160"),
  AlgebraCase("H; v=300x480; a.left == v.left; a.width == 0.333*v.width", "D0,99.9"),
  AlgebraCase("H; v=300x480; a.left == v.left; a.width == 0.3333333333333333*v.width", "D0,100"),
  AlgebraCase("H; v=320x480; a.left == v.left; a.width == 0*v.width + 12", "D0,12"),
  AlgebraCase(
    "H; v=320x480; a.left == v.left; a.width == 0*b.width + 12; b.l=v.l; b.w=3", "D0,12;0,3"),
  AlgebraCase("H; v=320x480; a.width == 20; a.centerX == 0.5*v.centerX", "D70,20"),
  AlgebraCase("H; v=320x480; a.width == 20; a.centerX == 1.5*v.centerX", "D230,20"),
  AlgebraCase(
    "H; v=320x480; a.left == v.left; a.width == -1*b.width + 50; b.l=v.l; b.w=30", "D0,20;0,30"),
  AlgebraCase(
    "H; v=320x480; a.left == v.left; a.width == 4*b.width; a.width == 2*b.width + 20; b.l=v.l",
    "D0,40;0,10"),
  // Both axes, and what ties them.
  AlgebraCase("v=320x480; a.l=v.l+8; a.t=v.t+4; a.w=100; a.h=0.5*a.w", "D8,4,100,50"),
  AlgebraCase("v=320x480; a.l=v.l; a.r=v.r; a.t=v.t; a.w=1.6*a.h", "D0,0,320,200"),
  AlgebraCase("v=320x480; a.x=v.x; a.y=v.y; a.w=a.h; a.h=100", "D110,190,100,100"),
  // Several items.
  AlgebraCase("H; v=320x480; a.l=v.l+8; a.w=50; b.l=a.r+8; b.r=v.r-8", "D8,50;66,246"),
  AlgebraCase("H; v=320x480; a.l=v.l+8; b.l=a.r+8; b.r=v.r-8; a.w=b.w", "D8,148;164,148"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w=b.w; b.w=2*c.w", "D0,128;128,128;256,64"),
  AlgebraCase(
    "H; v=300x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w=b.w; c.w=b.w", "D0,100;100,100;200,100"),
  AlgebraCase(
    "H; v=320x480; a.x=b.x; b.x=c.x; c.x=v.x; a.w=10; b.w=20; c.w=30", "D155,10;150,20;145,30"),
  AlgebraCase("H; v=320x480; a.l=b.l; b.l=c.l; c.l=v.l+4; a.r=b.r; b.r=c.r; c.w=9", "D4,9;4,9;4,9"),
  // A circle of references with one way out.
  AlgebraCase("H; v=320x480; a.w=2*b.w-10; b.w=2*a.w-20; a.l=v.l; b.l=v.l", "D0,16.667;0,13.333"),
  AlgebraCase(
    "H; v=320x480; a.w=b.w; b.w=c.w; c.w=a.w; c.w=7; a.l=v.l; b.l=a.l; c.l=b.l", "D0,7;0,7;0,7"),
  AlgebraCase(
    "H; v=320x480; b.l - a.r == c.l - b.r; a.l=v.l; c.r=v.r; a.w=20; b.w=60; c.w=40",
    "D0,20;120,60;280,40"),
  // Said twice, or implied.
  AlgebraCase("H; v=320x480; a.l=v.l+8; a.l=v.l+8; a.w=100; a.r=v.l+108", "D8,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.r=v.r; a.x=v.x; a.w=v.w", "D0,320"),
  AlgebraCase("H; v=320x480; a.left == a.left; a.left == v.left; a.width == 10", "D0,10"),
  AlgebraCase("H; v=320x480; a.l=v.l-20; a.w=0", "D-20,0"),
  AlgebraCase("H; v=320x480; a.l=v.l+0.5; a.w=33.25", "D0.5,33.25"),
]

private let inequalities = [
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=100; a.w>=50", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=100; a.w<=100", "D0,100"),
  AlgebraCase("H; v=320x480; a.l>=v.l; a.r<=v.r; a.w>=v.w", "D0,320"),
  AlgebraCase("H; v=320x480; a.l>=v.l; a.r<=v.r; a.w=v.w", "D0,320"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=100", "A0,?"),
  AlgebraCase("H; v=320x480; a.l>=v.l; a.w=100", "A?,100"),
  AlgebraCase("H; v=320x480; a.l>=v.l+10; a.r<=v.r-10", "A?,?"),
  AlgebraCase("H; v=320x480; a.l>=v.l+10; a.r<=v.r-10; a.x=v.x; a.w=300", "D10,300"),
  AlgebraCase("H; v=320x480; a.l>=v.l+10; a.r<=v.r-10; a.x=v.x; a.w>=300", "D10,300"),
  AlgebraCase("H; v=320x480; a.l>=v.l+10; a.r<=v.r-10; a.x=v.x; a.w>=200", "A?,?"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=0", "D0,0"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=b.w; b.w<=a.w; b.l=v.l; a.w=5", "D0,5;0,5"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=v.l; a.w>=b.w; b.w>=c.w; c.w>=a.w; c.w=5; c.l=v.l", "D0,5;0,5;0,5"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=v.l; a.w + b.w == 0", "D0,0;0,0"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=v.l; a.w + b.w <= 0", "D0,0;0,0"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w>=100; b.w>=120; c.w>=100",
    "D0,100;100,120;220,100"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w>=100; b.w>=100; c.w>=100", "A0,?;?,?;?,?"
  ),
]

private let priorities = [
  // A level yields to all above it, however many are below.
  AlgebraCase(
    "H; v=320x480; a.l=v.l; a.w=100@750; a.w=200@749; a.w=200@748; a.w=200@747", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=100; a.w=200@999", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=100@1; a.w=200@2", "D0,200"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=100@999.5; a.w=200@999", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=100@0.5", "D0,100"),
  // An unsatisfied one still pulls.
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=50; a.w=10@750", "D0,50"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=50; a.w=80@750", "D0,50"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=50; a.w>=80@250", "D0,50"),
  AlgebraCase("H; v=320x480; a.l=v.l+8; a.r<=v.r-8; a.w=400@750", "D8,304"),
  AlgebraCase("H; v=320x480; a.l=v.l+8; a.r=v.r-8@999; a.w<=200", "D8,200"),
  AlgebraCase("H; v=700x480; a.x=v.x; a.w<=600; a.w=v.w@999", "D50,600"),
  AlgebraCase("H; v=320x480; a.x=v.x; a.w<=600; a.w=v.w@999", "D0,320"),
  // Of one level, the sum of the violations counts: the median wins, two tie.
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500; a.w=40@500", "D0,20"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500", "A0,?"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500; a.w=0@499", "D0,10"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500; a.w=13@499", "D0,13"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=30@500; a.w<=10@500", "A0,?"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=10@500; a.w<=30@500", "A0,?"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=10@500; a.w<=30@500; a.w=100@50", "D0,30"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=v.l; a.w+b.w==100; a.w=80@500; 3*b.w==90@500", "D0,70;0,30"),
  // Sums, not squares, and in the measure of the constraint's own left-hand side.
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=v.l; a.w+b.w==100; 2*a.w==160@500; b.w==30@500", "D0,80;0,20"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=v.l; a.w+b.w==100; a.w==80@500; b.w==30@500", "A0,?;0,?"),
  // Fractions of a level and the sum of small wishes.
  AlgebraCase("H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=80@700; b.w=80@600", "D0,80;80,20"),
  AlgebraCase("H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=80@600; b.w=80@700", "D0,20;20,80"),
  AlgebraCase("H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=80@600; b.w=80@600", "A0,?;?,?"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=80@600; b.w=80@600; a.w=b.w@10", "D0,50;50,50"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w=50@5; b.w=50@4; c.w=50@3",
    "D0,50;50,50;100,0"),
  AlgebraCase("H; v=320x480; a.l=v.l@1; a.w=10@1; a.l=v.l+9@2", "D9,10"),
  AlgebraCase("H; v=320x480; a.l=b.l@20; b.l=a.l+7@19; a.w=1; b.w=1; b.l=v.l", "D0,1;0,1"),
]

private let contentSizes = [
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/750", "D0,80"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.r=v.r; a.w~80@250/750", "D0,320"),
  AlgebraCase("H; v=60x480; a.l=v.l; a.r=v.r; a.w~80@250/750", "D0,60"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.r<=v.r; a.w~80@250/750", "D0,80"),
  AlgebraCase("H; v=60x480; a.l=v.l; a.r<=v.r; a.w~80@250/750", "D0,60"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/750; a.w>=100", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/750; a.w=100@600", "D0,100"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/750; a.w=60@600", "D0,80"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/750; a.w=60@800", "D0,60"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@750/750; a.w=100@600", "D0,80"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~0@250/750", "D0,0"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@1000/1000", "D0,80"),
  // Side by side: the lower hugging stretches, the lower resistance yields, equal ones tie.
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@251/750", "D0,280;280,40"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@251/750; b.w~40@250/750", "D0,80;80,240"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750", "A0,?;?,?"),
  AlgebraCase(
    "H; v=120x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750", "D0,80;80,40"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750", "A0,?;?,?"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/749; b.w~40@250/750", "D0,60;60,40"),
  AlgebraCase(
    "H; v=100x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/751; b.w~40@250/750", "D0,80;80,20"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l>=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750", "D0,80;280,40"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750; a.w=b.w",
    "D0,160;160,160"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~80@250/750; b.w~40@250/750; a.w=b.w@100",
    "D0,160;160,160"),
  AlgebraCase("V; v=320x200; a.t=v.t; b.t=a.b; b.b=v.b; a.h~20@250/750; b.h=40", "D0,160;160,40"),
  AlgebraCase("H; v=320x480; a.x=v.x; a.w~80@250/750; a.l>=v.l+8; a.r<=v.r-8", "D120,80"),
]

private let containers = [
  // A container that takes any size: conflicts only if none satisfies the set.
  AlgebraCase("V; v=?320x?480; a.t=v.t+8; a.h=44; a.b=v.b-8", "D8,44"),
  AlgebraCase("V; v=320x480; a.t=v.t+8; a.h=44; a.b=v.b-8", "C0,1,2,=v.h"),
  AlgebraCase("H; v=?320x?480; a.l=v.l+8; a.r=v.r-8", "D8,304"),
  AlgebraCase("H; v=?320x?480; a.l=v.l+8; a.r=v.r-8; a.w>=400", "D8,880"),
  AlgebraCase("H; v=?320x?480; a.l=v.l+8; a.r=v.r-8; a.w<=100", "D8,50"),
  AlgebraCase("H; v=?0x?0; a.l=v.l+20; a.r=v.r-20; a.w>=10; a.w<=30", "D20,20"),
  AlgebraCase("H; v=?320x?480; a.l=v.l+8; a.r=v.r-8; a.w=10; a.w=20", "C2,3"),
  AlgebraCase("H; v=?320x?480; a.l=v.l; a.w=0.5*v.w; v.w=2*a.w+1", "C1,2"),
  AlgebraCase("H; v=?320x?480; a.l=v.l+8; a.w>=20", "A8,?"),
  AlgebraCase("H; v=?320x?480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=v.h; b.w=10", "D0,310;310,10"),
  // Fitting: after the content, so that it decides.
  AlgebraCase("V; v=320xfit; a.t=v.t+8; a.b=v.b-8; a.h~20@250/750", "D8,20"),
  AlgebraCase(
    "V; v=320xfit; a.t=v.t; b.t=a.b; b.b=v.b; a.h~20@250/750; b.h~30@250/750", "D0,20;20,30"),
  AlgebraCase("V; v=320xfit; a.t=v.t; a.b=v.b; a.h>=44; a.h~20@250/750", "D0,44"),
  AlgebraCase("V; v=320xfit; a.t=v.t+8; a.h=44", "D8,44"),
]

private let directions = [
  AlgebraCase("H; v=320x480; a.leading == v.leading + 8; a.width == 100", "D8,100"),
  AlgebraCase("RTL; H; v=320x480; a.leading == v.leading + 8; a.width == 100", "D212,100"),
  AlgebraCase("RTL; H; v=320x480; a.trailing == v.trailing - 8; a.width == 100", "D8,100"),
  AlgebraCase("RTL; H; v=320x480; a.left == v.left + 8; a.width == 100", "D8,100"),
  AlgebraCase(
    "RTL; H; v=320x480; a.leading=v.leading+8; a.w=50; b.leading=a.trailing+4; b.w=20",
    "D262,50;238,20"),
  AlgebraCase(
    "RTL; H; v=320x480; a.leading>=v.leading+8; a.trailing<=v.trailing-8; a.w=304", "D8,304"),
  AlgebraCase("RTL; H; v=320x480; a.leading=v.centerX+8; a.w=50", "D102,50"),
  AlgebraCase("H; v=320x480; a.leading=v.centerX+8; a.w=50", "D168,50"),
  AlgebraCase("RTL; H; v=320x480; a.centerX=v.centerX+8; a.w=50", "D143,50"),
  AlgebraCase("RTL; H; v=320x480; a.leading=v.leading; a.trailing=v.trailing-10", "D10,310"),
  // Baselines: plain items have theirs at the edges.
  AlgebraCase(
    "V; v=320x480; a.t=v.t; a.h=20; b.h=30; b.lastBaseline == a.lastBaseline", "D0,20;-10,30"),
  AlgebraCase(
    "V; v=320x480; a.top..16/4; b.top..24/6; a.t=v.t; a.h=20; b.h=30; b.lastBaseline=a.lastBaseline",
    "D0,20;-8,30"),
  AlgebraCase(
    "V; v=320x480; a.top..16/4; b.top..24/6; a.t=v.t; a.h=20; b.h=30; b.firstBaseline=a.firstBaseline",
    "D0,20;-8,30"),
  AlgebraCase("V; v=320x480; a.top..16/4; a.firstBaseline=v.t+40; a.h=20", "D24,20"),
  AlgebraCase(
    "V; v=320x480; a.top..16/4; a.firstBaseline=v.t+40; a.lastBaseline=v.b-40", "D24,420"),
]

private let freeQuantities = [
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t", "A0,0,?,?"),
  AlgebraCase("H; v=320x480; a.l=v.l", "A0,?"),
  AlgebraCase("H; v=320x480; a.r=v.r", "A?,?"),
  AlgebraCase("H; v=320x480; a.x=v.x", "A?,?"),
  AlgebraCase("H; v=320x480; a.w=10", "A?,10"),
  AlgebraCase("H; v=320x480; a.l=b.l; a.w=10; b.w=20", "A?,10;?,20"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; b.w=20", "A0,?;?,20"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r", "A0,?;?,?"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w=b.w", "D0,160;160,160"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=b.w; b.l=v.l", "A0,?;0,?"),
  AlgebraCase("H; v=320x480; a.w=b.w; b.w=a.w; a.l=v.l; b.l=v.l", "A0,?;0,?"),
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t; a.w=a.h", "A0,0,?,?"),
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t; a.r=v.r; a.h>=96", "A0,0,320,?"),
  AlgebraCase("v=320x480; a.l=v.l; a.t=v.t; a.r=v.r; a.w=3*a.h", "D0,0,320,106.667"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=0*v.w", "D0,0"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=b.w; b.l=v.l; b.w=10", "A0,?;0,10"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@500; a.w=20@500; b.l=a.r; b.w=5", "A0,?;?,5"),
  AlgebraCase("H; v=320x480; a.l=a.l; a.w=1", "A?,1"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.w=1; a.w+b.w==30", "A0,?;?,?;30,1"),
  AlgebraCase("H; v=320x480; a.x=v.x; b.l=a.l; b.r=a.r; c.x=b.x; c.w=10", "A?,?;?,?;155,10"),
]

private let conflicts = [
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10; a.w=20", "C1,2"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10; a.w=20; a.w=30", "C1,2/1,3/2,3"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10; a.w=10; a.w=20", "C1,3/2,3"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w>=20; a.w<=10", "C1,2"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w<=-1", "C1,a.w"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=-5", "C1,a.w"),
  AlgebraCase("H; v=320x480; a.l=v.l+8; a.w=100; a.r=v.l+100", "C0,1,2"),
  AlgebraCase("H; v=320x480; a.l=v.l+20; a.r=v.r-20; a.w=335", "C0,1,2,=v.w"),
  AlgebraCase("H; v=375x480; a.l=v.l+20; a.r=v.r-20; a.w=335", "D20,335"),
  AlgebraCase("H; v=30x480; a.l=v.l+20; a.r=v.r-20", "C0,1,=v.w,a.w"),
  AlgebraCase("H; v=320x480; a.l=v.l; b.l=a.r+8; a.l=b.r; b.w=10", "C1,2,3,a.w/1,2,a.w,b.w"),
  AlgebraCase("H; v=320x480; a.w=b.w+1; b.w=c.w+1; c.w=a.w+1; a.l=v.l; b.l=v.l; c.l=v.l", "C0,1,2"),
  AlgebraCase("H; v=320x480; a.left == a.left + 8; a.w=1", "C0"),
  AlgebraCase("H; v=320x480; 0*a.width == 5; a.l=v.l; a.w=1", "C0"),
  AlgebraCase("H; v=320x480; 0*a.width >= 5; 0*a.width >= -5; a.l=v.l; a.w=1", "C0"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10; a.w=20; b.l=v.l; b.w=30; b.w=40", "C1,2/4,5"),
  AlgebraCase("v=320x480; a.l=v.l; a.w=10; a.w=20; a.t=v.t; a.h=1; a.h=2", "C1,2/4,5"),
  AlgebraCase("v=320x480; a.w=2*a.h; a.w=100; a.h=20", "C0,1,2"),
  // Optional ones never conflict.
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=10@999; a.w=20@998", "D0,10"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w=-5@999", "D0,0"),
  // Content and given sizes take part when they are required.
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@1000/750; a.w=100", "C1,ha.w"),
  AlgebraCase("H; v=320x480; a.l=v.l; a.w~80@250/1000; a.w=60", "C1,ca.w"),
  AlgebraCase("H; v=320x480; v.width == 300; a.l=v.l; a.w=1", "C0,=v.w"),
  AlgebraCase("H; v=320x480; a.l=v.l+400; a.r<=v.r", "C0,1,=v.w,a.w"),
  AlgebraCase("H; v=320x480; a.l>=v.r; a.r<=v.l; a.w=3", "C0,1,2,=v.w/0,1,=v.w,a.w"),
  AlgebraCase("H; v=320x480; a.w>=b.w+1; b.w>=a.w; a.l=v.l; b.l=v.l", "C0,1"),
  AlgebraCase(
    "H; v=320x480; a.l=v.l; b.l=a.r; c.l=b.r; c.r=v.r; a.w=200; b.w=100; c.w>=50",
    "C0,1,2,3,4,5,6,=v.w"),
  AlgebraCase("H; v=320x480; a.x=v.x; a.l=v.l+10; a.r=v.r-20", "C0,1,2"),
  AlgebraCase("H; v=300x480; a.w=0.5*v.w; a.w=150.0000001; a.l=v.l", "D0,150"),
  AlgebraCase("H; v=300x480; a.w=0.5*v.w; a.w=150.01; a.l=v.l", "C0,1,=v.w"),
]
