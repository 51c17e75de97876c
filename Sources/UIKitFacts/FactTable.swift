/// Facts by name, looked up by hashing.
struct FactTable<Fact: Sendable>: Sendable {
  private let facts: [Fact]
  private let names: [String]
  /// By the last bits of the names' hashes, where the facts stand in the list; -1 where there is none. A name whose slot
  /// is taken stands in the next free one.
  private let slots: [Int32]

  /// - Parameter facts: of two with one name, the first counts.
  init(_ facts: [Fact], by name: (Fact) -> String) {
    self.facts = facts
    names = facts.map(name)
    var size = 1
    while size < 2 * facts.count + 2 { size *= 2 }
    var slots = [Int32](repeating: -1, count: size)
    for index in names.indices {
      let slot = Self.slot(of: names[index], in: slots, names)
      if slots[slot] < 0 { slots[slot] = Int32(index) }
    }
    self.slots = slots
  }

  subscript(name: String) -> Fact? {
    let index = Int(slots[Self.slot(of: name, in: slots, names)])
    return index < 0 ? nil : facts[index]
  }

  /// The slot in which a name stands, or in which it would.
  private static func slot(of name: String, in slots: [Int32], _ names: [String]) -> Int {
    var slot = name.quickHash & (slots.count - 1)
    while slots[slot] >= 0, names[Int(slots[slot])] != name {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

extension String {
  /// A hash in a fraction of the time that `hashValue` takes: no source can add names to a table of facts, so none can
  /// make them fall together.
  fileprivate var quickHash: Int {
    var text = self
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var hash = UInt64(truncatingIfNeeded: bytes.count)
      func add(_ word: UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
      }
      var rest = 0
      while rest + 8 <= bytes.count {
        add(unsafe bytes.loadUnaligned(fromByteOffset: rest, as: UInt64.self))
        rest += 8
      }
      var word: UInt64 = 0
      while rest < bytes.count {
        word = word << 8 | UInt64(unsafe bytes[rest])
        rest += 1
      }
      add(word)
      return Int(truncatingIfNeeded: hash)
    }
  }
}
