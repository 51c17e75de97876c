/// Numbers that look random, and are the same on every machine.
///
/// Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom Number Generators*, 2014 (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Makes of good inputs ones that nobody would write.
package struct Damage {
  private var numbers: SeededNumbers
  private let inputs: [[UInt8]]

  /// - Parameter inputs: what parts are borrowed from.
  package init(seed: UInt64, inputs: [[UInt8]]) {
    numbers = SeededNumbers(seed: seed)
    self.inputs = inputs
  }

  /// The input with one to eight changes.
  package mutating func damaged(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...8, using: &numbers) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let start = Int.random(in: 0...bytes.count, using: &numbers)
    let end = min(bytes.count, start + length())
    switch Int.random(in: 0..<7, using: &numbers) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 2: bytes.insert(contentsOf: borrowed(), at: start)
    case 3: bytes.replaceSubrange(start..<end, with: borrowed())
    case 4: bytes.insert(mark(), at: start)
    case 5 where start < bytes.count: bytes[start] = mark()
    default:
      // Deep nesting, long rows.
      let repeated = Array(bytes[start..<min(end, start + 8)])
      for _ in 0..<length() { bytes.insert(contentsOf: repeated, at: start) }
    }
  }

  /// Mostly short, sometimes long.
  private mutating func length() -> Int {
    let most = [2, 8, 40, 300].randomElement(using: &numbers) ?? 1
    return Int.random(in: 1...most, using: &numbers)
  }

  private mutating func borrowed() -> ArraySlice<UInt8> {
    guard let other = inputs.randomElement(using: &numbers), !other.isEmpty else { return [] }
    let start = Int.random(in: 0..<other.count, using: &numbers)
    return other[start..<min(other.count, start + length())]
  }

  /// A byte that means something to one of the parts, or any byte.
  private mutating func mark() -> UInt8 {
    let marks = Array("(){}[]<>\"'`\\/*#@.,:;=-+|!?&$_%0189aexV \n\r\t".utf8)
    return Bool.random(using: &numbers)
      ? marks.randomElement(using: &numbers) ?? 0 : UInt8.random(in: .min ... .max, using: &numbers)
  }
}
