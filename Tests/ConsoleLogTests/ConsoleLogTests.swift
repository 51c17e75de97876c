import ConsoleLog
import LayoutModel
import SourceText
import Testing

/// Two conflicts as UIKit prints them, with a time before each line, and one as AppKit does.
private let sampleLog = """
  2024-03-01 10:00:00.123456+0100 Shop[123:456] [LayoutConstraints] Unable to simultaneously satisfy constraints.
  \tProbably at least one of the constraints in the following list is one you don't want.
  \tTry this:
  \t\t(1) look at each constraint and try to figure out which you don't expect;
  \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
  (
      "<NSLayoutConstraint:0x601 UILabel:0x7f8'Price'.height == 30   (active)>",
      "<NSLayoutConstraint:0x602 V:|-(8)-[UILabel:0x7f8'Price']   (active, names: '|':Shop.Tag:0x7f9 )>",
      "<NSLayoutConstraint:0x603 UILabel:0x7f8'Price'.bottom == Shop.Tag:0x7f9.bottom - 8   (active)>",
      "<NSLayoutConstraint:0x604 'UIView-Encapsulated-Layout-Height' Shop.Tag:0x7f9.height == 44   (active)>",
      "<NSLayoutConstraint:0x605 UILabel:0x7f8'Price'.leading == Shop.Tag:0x7f9.leading   (active)>"
  )

  Will attempt to recover by breaking constraint
  <NSLayoutConstraint:0x601 UILabel:0x7f8'Price'.height == 30   (active)>

  Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
  default\t10:00:01\tShop\tUnable to simultaneously satisfy constraints.
  default\t10:00:01\tShop\t    "<NSLayoutConstraint:0x701 H:|-(20)-[UIView:0x7a1]   (active, names: '|':UIView:0x7a0 )>",
  default\t10:00:01\tShop\t    "<NSLayoutConstraint:0x702 H:[UIView:0x7a1]-(20)-|   (active, names: '|':UIView:0x7a0 )>",
  default\t10:00:01\tShop\tsomething else is logged between
  default\t10:00:01\tShop\t    "<NSLayoutConstraint:0x703 '_UITemporaryLayoutWidth' UIView:0x7a0.width == 0   (active)>"
  2024-03-01 10:00:02 Desk[9:9] [Layout] Unable to simultaneously satisfy constraints:
  (
      "<NSAutoresizingMaskLayoutConstraint:0x801 h=--& v=--& NSView:0x9a1.width == 100   (active)>",
      "<NSLayoutConstraint:0x802 NSView:0x9a1.width >= 120
        (active)>"
  )

  Will attempt to recover by breaking constraint
  <NSLayoutConstraint:0x802 NSView:0x9a1.width >= 120   (active)>
  """

@Suite("A console log")
struct ConsoleLogTests {
  @Test("falls into conflicts, each with the broken constraint")
  func conflicts() {
    let log = ConsoleLog(Array(sampleLog.utf8))
    #expect(log.problems == [])
    #expect(log.conflicts.map(\.constraints.count) == [5, 3, 2])
    #expect(log.conflicts.map(\.broken) == [0, nil, 1])
    #expect(log.conflicts.map(\.position.line) == [1, 18, 23])
    #expect(log.conflicts[0].constraints[1].position == SourcePosition(line: 8, column: 6))
  }

  @Test("is explained by smallest sets")
  func analysis() {
    let analyses = ConsoleLog(Array(sampleLog.utf8)).conflicts.map { ConflictAnalysis($0) }
    #expect(analyses.map(\.verdict) == [.conflicting, .conflicting, .conflicting])
    #expect(analyses.map(\.core) == [[0, 1, 2, 3], [0, 1, 2], [0, 1]])
    #expect(analyses[0].leftForBroken == 28...28)
    #expect(analyses[1].squeezed.map(\.item.address) == ["0x7a1"])
  }

  @Test(
    "tells nothing that the log does not say",
    arguments: [
      // Margins may be as wide as they like, and baselines lie anywhere.
      "<NSLayoutConstraint:0x1 UIView:0xa.leadingMargin == UIView:0xb.leading><NSLayoutConstraint:0x2 UIView:0xb.leading == UIView:0xa.leading + 20>",
      "<NSLayoutConstraint:0x1 UIView:0xa.firstBaseline == UIView:0xb.top + 5><NSLayoutConstraint:0x2 UIView:0xa.top == UIView:0xb.top>",
      // A mask's place counts from a superview that is not named.
      "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa.minX == 5><NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xb.minX == 9><NSLayoutConstraint:0x3 UIView:0xa.left == UIView:0xb.left>",
    ])
  func possible(_ text: String) throws {
    let log = ConsoleLog(Array(text.utf8))
    #expect(log.problems == [])
    #expect(ConflictAnalysis(try #require(log.conflicts.first)).verdict == .possible)
  }

  @Test("a margin never lies outside of its view")
  func margins() throws {
    let log = ConsoleLog(
      Array(
        """
        <NSLayoutConstraint:0x1 UIView:0xa.leadingMargin == UIView:0xb.leading>
        <NSLayoutConstraint:0x2 UIView:0xb.leading == UIView:0xa.leading - 20>
        """.utf8))
    #expect(ConflictAnalysis(try #require(log.conflicts.first)).core == [0, 1])
  }

  @Test("no damage traps", arguments: 0..<24)
  func damage(_ seed: Int) {
    var random = DamageNumbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let original = Array(sampleLog.utf8)
    for _ in 0..<40 {
      var bytes = original
      for _ in 0...Int(random.next(below: 6)) {
        let index = Int(random.next(below: UInt64(bytes.count)))
        switch random.next(below: 5) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(truncatingIfNeeded: random.next(below: 256))
        case 2: bytes.insert(bytes[index], at: index)
        case 3: bytes.removeSubrange(index..<min(index + 40, bytes.count))
        default:
          let marks = Array("<>'|[]()@#.:-*=HV0x".utf8)
          bytes[index] = marks[Int(random.next(below: UInt64(marks.count)))]
        }
      }
      check(bytes)
    }
    check(Array(original.prefix(seed * original.count / 24)))
  }

  /// What is read lies in the log, and each conflict can be asked about.
  private func check(_ bytes: [UInt8]) {
    let log = ConsoleLog(bytes)
    let lines = bytes.count(where: { $0 == 10 || $0 == 13 }) + 1
    #expect(!log.conflicts.isEmpty || !log.problems.isEmpty)
    for problem in log.problems {
      #expect(problem.position.line <= lines && problem.position.column >= 1)
    }
    for conflict in log.conflicts {
      #expect(conflict.broken.map(conflict.constraints.indices.contains) ?? true)
      let analysis = ConflictAnalysis(conflict)
      #expect(analysis.core.allSatisfy(conflict.constraints.indices.contains))
    }
  }
}

/// The same numbers on every run.
private struct DamageNumbers {
  var state: UInt64

  mutating func next(below limit: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % max(limit, 1)
  }
}
