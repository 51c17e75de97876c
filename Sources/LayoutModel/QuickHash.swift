/// A key that is a number, hashed by one multiplication. The standard library's hash, which is made to withstand chosen
/// keys, takes twenty times as long.
public protocol NumberKey: Hashable {
  /// What tells keys apart.
  var number: Int { get }
}

extension NumberKey {
  /// What `Dictionary` and `Set` ask for; the standard library calls it with a seed for each table's size.
  @inlinable
  public func _rawHashValue(seed: Int) -> Int {
    var hash = UInt64(truncatingIfNeeded: number ^ seed)
    hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
