import Fuzzing
import Testing

@Suite("Bytes from outside")
struct FuzzTests {
  /// How many damaged inputs each part gets, times thirteen parts: some seconds in all.
  private static let rounds = 120

  @Test("are survived, whatever they are", arguments: FuzzTarget.allCases)
  func damage(_ target: FuzzTarget) throws {
    let inputs = target.inputs
    #expect(!inputs.isEmpty)
    var damage = Damage(seed: 1, inputs: inputs)
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<Self.rounds {
      let bytes = damage.damaged(try #require(inputs.randomElement(using: &numbers)))
      let flaw = target.flaw(in: bytes)
      #expect(flaw == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test("are survived where they once were not", arguments: FuzzTarget.allCases)
  func corpus(_ target: FuzzTarget) {
    for bytes in target.examples {
      #expect(target.flaw(in: bytes) == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// How many programs of doubling steps are read: some seconds in all.
  private static let programs: UInt64 = 60
  /// A build with optimization takes a hundredth of it; one that counts what forty lines can double never ends.
  private static let longest = Duration.seconds(5)

  @Test("of programs that double what they hold are read in bounded time")
  func doubling() {
    for seed in 1...Self.programs {
      let program = DoublingProgram(seed: seed).text
      let time = ContinuousClock().measure {
        #expect(FuzzTarget.layout.flaw(in: Array(program.utf8)) == nil, "\(program)")
      }
      #expect(time < Self.longest, "\(program)")
    }
  }
}
