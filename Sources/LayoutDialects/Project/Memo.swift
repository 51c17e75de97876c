import Synchronization

/// Values that are computed on first use, on any thread.
///
/// The values must depend only on their keys: two threads may compute the same value at the same time, and the first
/// result is kept.
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
