/// Values that several tests ask for, and that take long to make: each is made once.
///
/// Who asks for one that is being made leaves the thread to other tests, as a lock would not.
package actor SharedValues<Key: Hashable & Sendable, Value: Sendable> {
  private var values: [Key: Task<Value, Never>] = [:]

  package init() {}

  /// - Parameter make: the same function for the same key.
  package func value(
    _ key: Key, madeBy make: @escaping @Sendable () -> Value
  ) async -> Value {
    if let known = values[key] { return await known.value }
    let made = Task.detached { make() }
    values[key] = made
    return await made.value
  }
}
