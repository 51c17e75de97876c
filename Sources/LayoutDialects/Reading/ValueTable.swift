/// What the names of a type stand for at one place of its code.
///
/// Indexed by reference, with a journal of changes: where paths part, one is taken back and the next one run, and
/// only what they changed is compared. Copying a dictionary for each `if` took a twentieth of reading.
struct ValueTable: Sendable {
  private var values: [Value?] = []
  /// Every change since the table was empty, with what stood there before.
  private var journal: [Entry] = []
  /// What was spent on keeping values: the journal holds all that a name ever stood for, and each change of a list makes
  /// another one.
  private(set) var work = 0
  /// Whether a value was let go that may hold layout, because it has too many parts.
  private(set) var hasLost = false

  subscript(reference: Reference) -> Value? {
    get { reference.index < values.count ? values[reference.index] : nil }
    set {
      let index = reference.index
      if index >= values.count {
        if newValue == nil { return }
        values.append(contentsOf: repeatElement(nil, count: index + 1 - values.count))
      }
      journal.append((reference, values[index]))
      values[index] = newValue.map { kept($0) }
    }
  }

  /// The value, unless it has too many parts: then nothing is known of it.
  private mutating func kept(_ value: Value) -> Value {
    let parts = value.parts
    work += parts / Self.partsPerStep
    guard parts > Value.maximumParts else { return value }
    if value.mayHoldLayout { hasLost = true }
    return .unknown(.limit("the value"))
  }

  /// Copying so many parts takes about as long as following an expression.
  static let partsPerStep = 4

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
