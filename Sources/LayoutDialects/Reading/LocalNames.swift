/// The local names in reach, and what they name.
///
/// A block that ends takes its names back. Copying the names for each block took a thirtieth of reading.
struct LocalNames: Sendable {
  private var references = NameTable<Reference>()
  /// The names in the order of their declarations, each with what it named before.
  private var journal: [(name: String, before: Reference?)] = []

  subscript(name: String) -> Reference? { references[name] }

  mutating func declare(_ name: String, as reference: Reference) {
    journal.append((name, references.updateValue(reference, forKey: name)))
  }

  /// How many names were declared before a block.
  struct Mark { fileprivate let count: Int }

  var mark: Mark { Mark(count: journal.count) }

  /// Takes back the names declared since `mark`.
  mutating func leave(to mark: Mark) {
    while journal.count > mark.count, let change = journal.popLast() {
      references[change.name] = change.before
    }
  }
}
