/// Facts by name, looked up by hashing.
struct FactTable<Fact: Sendable>: Sendable {
  private let facts: [String: Fact]

  init(_ facts: [Fact], by name: (Fact) -> String) {
    self.facts = Dictionary(facts.map { (name($0), $0) }) { first, _ in first }
  }

  subscript(name: String) -> Fact? { facts[name] }
}
