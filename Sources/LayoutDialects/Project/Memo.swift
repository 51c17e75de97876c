import Synchronization

/// Values that are computed when they are first asked for, by whatever thread that is.
///
/// They have to follow from their keys alone: two threads may compute one at once, and the first one done is kept.
package struct Memo<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let known = Mutex<[Key: Value]>([:])

  package init() {}

  package func value(for key: Key, _ compute: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    // Without the lock, so that computing one value may ask for another.
    let value = compute()
    return known.withLock { known in
      if let first = known[key] { return first }
      known[key] = value
      return value
    }
  }
}
