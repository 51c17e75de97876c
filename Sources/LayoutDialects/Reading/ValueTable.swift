/// What the names of a type stand for at one place of its code.
///
/// Indexed by reference, with a journal of changes: where paths part, one is taken back and the next one run, and
/// only what they changed is compared. Copying a dictionary for each `if` took a twentieth of reading.
struct ValueTable: Sendable {
  private var values: [Value?] = []
  /// Every change since the table was empty, with what stood there before.
  private var journal: [Entry] = []

  subscript(reference: Reference) -> Value? {
    get { reference.index < values.count ? values[reference.index] : nil }
    set {
      let index = reference.index
      if index >= values.count {
        if newValue == nil { return }
        values.append(contentsOf: repeatElement(nil, count: index + 1 - values.count))
      }
      journal.append((reference, values[index]))
      values[index] = newValue
    }
  }

  /// A place in the run, to which it can be taken back.
  struct Mark { fileprivate let count: Int }

  var mark: Mark { Mark(count: journal.count) }

  mutating func removeAll() {
    for change in journal { values[change.reference.index] = nil }
    journal.removeAll(keepingCapacity: true)
  }

  /// One name with what it stood for; `nil` for nothing but itself.
  typealias Entry = (reference: Reference, value: Value?)

  /// Takes back all changes since `mark`.
  /// - Returns: what the changed names stood for until now, each name once.
  mutating func takeBack(to mark: Mark) -> [Entry] {
    let taken = changes(since: mark).map { (reference: $0.reference, value: self[$0.reference]) }
    while journal.count > mark.count, let change = journal.popLast() {
      values[change.reference.index] = change.value
    }
    return taken
  }

  /// The names that have changed since `mark`, each once, with what they stood for then.
  func changes(since mark: Mark) -> [Entry] {
    let changes = journal[mark.count...]
    guard changes.count > 1 else { return Array(changes) }
    var seen: Set<Reference> = []
    return changes.filter { seen.insert($0.reference).inserted }
  }
}
