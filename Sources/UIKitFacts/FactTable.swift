import LayoutModel

/// Facts by name, looked up by hashing.
struct FactTable<Fact: Sendable>: Sendable {
  private let facts: [Key: Fact]

  init(_ facts: [Fact], by name: (Fact) -> String) {
    var table: [Key: Fact] = [:]
    table.reserveCapacity(facts.count)
    for fact in facts {
      let key = Key(name(fact))
      if table[key] == nil { table[key] = fact }
    }
    self.facts = table
  }

  subscript(name: String) -> Fact? { facts[Key(name)] }

  /// A name, hashed in a fraction of the time that `String` takes: no source can add names to a table, so none can make
  /// them fall together.
  private struct Key: NumberKey {
    let name: String
    let number: Int

    init(_ name: String) {
      self.name = name
      var number = 0
      for byte in name.utf8 { number = number &* 31 &+ Int(byte) }
      self.number = number
    }

    static func == (left: Key, right: Key) -> Bool {
      left.number == right.number && left.name == right.name
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }
}
