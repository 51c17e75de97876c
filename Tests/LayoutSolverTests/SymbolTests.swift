import LayoutModel
import LayoutSolver
import Testing

/// Judges a problem with the values for its symbol `$0`.
private func judgement(_ text: String, _ values: [Double]) throws -> Judgement {
  try AlgebraText(text).problem.judged(
    at: values.map { Assignment([Scalar.Symbol(index: 0): $0]) })
}

@Test("symbols take part with their values")
private func symbols() throws {
  let algebra = try AlgebraText("H; v=$0x480; a.l=v.l+$1; a.w=$2*v.w; b.l=a.l+$1; b.w=$1")
  let values = [320, 8, 0.5].enumerated().map { (Scalar.Symbol(index: $0.offset), $0.element) }
  let outcome = algebra.problem.judged(Assignment(Dictionary(uniqueKeysWithValues: values)))
  #expect(OutcomeText(algebra: algebra).short(outcome) == "D8,160;16,8")
}

@Test("says at which values a set conflicts")
private func sometimesConflicting() throws {
  let text = "H; v=$0x480; a.l=v.l+20; a.r=v.r-20; a.w=335"
  let judgement = try judgement(text, [320, 375, 414])
  #expect(judgement.isSometimesConflicting)
  #expect(!judgement.isAlwaysConflicting)
  #expect(
    judgement.conflicts.map(\.assignment) == [320, 414].map { Assignment([.init(index: 0): $0]) })
  #expect(judgement.alwaysFree.isEmpty)
}

@Test("says that a set conflicts at all values")
private func alwaysConflicting() throws {
  let judgement = try judgement("H; v=$0x480; a.l=v.l; a.w=$0; a.w=$0+1", [320, 375])
  #expect(judgement.isAlwaysConflicting)
  #expect(!judgement.isSometimesConflicting)
}

@Test("tells cores that conflict at all values from those that need one")
private func alwaysCores() throws {
  let text = "H; v=$0x480; a.l=v.l; a.r=v.r; a.w=320; b.l=v.l; b.w=1; b.w=2"
  let judgement = try judgement(text, [320, 375])
  #expect(judgement.conflicts.map(\.conflict.cores.count) == [1, 2])
  #expect(judgement.alwaysCores == [[4, 5].map { .constraint(Constraint.ID(index: $0)) }])
}

@Test("what is free only sometimes is not always free")
private func alwaysFree() throws {
  // Up to a width of 100 the two bounds meet.
  let text = "H; v=$0x480; a.l>=v.l; a.r<=v.r; a.w>=100; b.l=v.l"
  let sometimes = try judgement(text, [100, 320])
  #expect(sometimes.alwaysFree.map(\.attribute) == [.width])
  #expect(sometimes.alwaysFreedoms.map(\.missing) == [.size])
  let always = try judgement(text, [120, 320])
  #expect(always.alwaysFree.map(\.attribute) == [.left, .width, .width])
  // A size alone comes before what may follow from it.
  #expect(always.alwaysFreedoms.map(\.missing) == [.size, .positionAndSize])
}

@Test("a tie at one value is told as a tie")
private func tieAtOneValue() throws {
  let text = "H; v=320x480; a.l=v.l; b.l=a.r; b.r=v.r; a.w~$0@250/750; b.w~40@250/750"
  let judgement = try judgement(text, [80, 400])
  #expect(judgement.alwaysFreedoms.map(\.isContentTie) == [true])
}

@Test("a value that is not analysed leaves nothing certain")
private func notAnalyzed() throws {
  let judgement = try judgement("H; v=$0x480; a.l=v.l", [320, .nan])
  #expect(judgement.alwaysFree.isEmpty)
  #expect(judgement.notAnalyzed != nil)
  #expect(!judgement.isAlwaysConflicting)
}

@Test(
  "knows what the others of a core force",
  arguments: [
    ("v=320x480; a.l=v.l+20; a.r=v.r-20; a.w=335", 2, 280.0, 280.0),
    ("v=320x480; a.w>=20; a.w<=10", 0, -Double.infinity, 10),
    ("v=320x480; a.w>=20; a.w<=10", 1, 20, .infinity),
    ("v=320x480; a.w=0.5*v.w; a.w=10", 0, -150, -150),
  ])
private func forcedRange(_ text: String, _ index: Int, _ low: Double, _ high: Double) throws {
  let problem = try AlgebraText(text).problem
  guard case .conflicting(let conflict) = problem.judged(), let core = conflict.cores.first else {
    Issue.record("no conflict")
    return
  }
  let member = CoreMember.constraint(Constraint.ID(index: index))
  let range = try problem.range(leftFor: member, in: core)
  #expect(range == low...high)
}

@Test(
  "knows what says nothing new",
  arguments: [
    ("v=320x480; a.l=v.l; a.w=10; a.w=10", "1,2"),
    ("v=320x480; a.l=v.l; a.r=v.r; a.w=v.w", "0,1,2"),
    ("v=320x480; a.l=v.l; a.w=10; a.w>=5; a.w<=20; a.r<=v.r", "2,3,4"),
    ("v=320x480; a.l=v.l; a.w=10; a.w>=5@750", ""),
    ("v=320x480; a.l=v.l; a.w=10; b.l=a.r; b.w=3; b.r=v.l+13", "0,1,2,3,4"),
    ("v=320x480; a.l=v.l; a.w>=0", "1"),
  ])
private func implied(_ text: String, _ expected: String) throws {
  let problem = try AlgebraText(text).problem
  let implied = try problem.constraints.filter { try problem.isImplied($0) }
  #expect(implied.map { String($0.id.index) }.joined(separator: ",") == expected)
}

@Test("keeps what bears on some of the bodies, and what that goes through")
private func partOfProblem() throws {
  let algebra = try AlgebraText(
    "H; v=320x480; a.l=v.l; a.w=10; b.l=a.r; b.w=5; c.l=v.l; d.l=c.r; d.w=v.w")
  let ids = algebra.problem.bodies.map(\.id)
  func kept(_ wanted: Int) -> [Int] {
    let part = algebra.problem.part(about: [ids[wanted]], apartFrom: [ids[0]])
    #expect(
      part.constraints.allSatisfy { constraint in
        constraint.terms.allSatisfy { term in part.bodies.contains { $0.id == term.anchor.item } }
      })
    return part.bodies.compactMap { body in ids.firstIndex(of: body.id) }
  }
  #expect(kept(2) == [0, 1, 2] && kept(3) == [0, 3, 4])
  #expect(algebra.problem.part(about: ids, apartFrom: []) == algebra.problem)
}
