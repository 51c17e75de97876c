import LayoutModel

/// A name as a key of tables, hashed in a third of the time that `String` takes.
///
/// The hash starts from a number of the process, so that no source can be written whose names all fall together.
struct NameKey: Hashable, Sendable {
  let name: String
  let number: Int

  init(_ name: String) {
    self.name = name
    number =
      unsafe name.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe Self.hash(UnsafeRawBufferPointer(bytes))
      } ?? Array(name.utf8).withUnsafeBytes { unsafe Self.hash($0) }
  }

  /// Eight bytes at a time; the last eight may repeat some.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash = start ^ UInt64(truncatingIfNeeded: bytes.count)
    if bytes.count < 8 {
      var word: UInt64 = 0
      for index in bytes.indices { unsafe word = word << 8 | UInt64(bytes[index]) }
      hash = mix(hash, word)
    } else {
      var offset = 0
      while offset + 8 < bytes.count {
        hash = mix(hash, unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      hash = mix(
        hash, unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
    }
    return Int(truncatingIfNeeded: hash)
  }

  private static let start = UInt64.random(in: 0 ... .max)

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  static func == (left: NameKey, right: NameKey) -> Bool {
    left.number == right.number && left.name == right.name
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension NameKey: NumberKey {}

/// A dictionary from names.
struct NameTable<Value> {
  private var entries: [NameKey: Value] = [:]

  init() {}

  init(_ entries: [String: Value]) {
    self.entries.reserveCapacity(entries.count)
    for (name, value) in entries { self.entries[NameKey(name)] = value }
  }

  subscript(name: String) -> Value? {
    get { entries.isEmpty ? nil : entries[NameKey(name)] }
    set { entries[NameKey(name)] = newValue }
  }

  subscript(name: String, default fallback: @autoclosure () -> Value) -> Value {
    get { entries[NameKey(name)] ?? fallback() }
    _modify { yield &entries[NameKey(name), default: fallback()] }
  }

  var names: [String] { entries.keys.map(\.name) }

  /// Puts a value in, unless there is one of the name.
  mutating func add(_ value: Value, as name: String) {
    let key = NameKey(name)
    if entries[key] == nil { entries[key] = value }
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// - Returns: the value that stood there before.
  mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    entries.updateValue(value, forKey: NameKey(name))
  }
}

extension NameTable: Sendable where Value: Sendable {}

/// A set of names.
struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private var names: Set<NameKey> = []

  init() {}

  init(_ names: some Sequence<String>) { self.names = Set(names.map(NameKey.init)) }

  init(arrayLiteral names: String...) { self.init(names) }

  func contains(_ name: String) -> Bool { !names.isEmpty && names.contains(NameKey(name)) }

  mutating func insert(_ name: String) { names.insert(NameKey(name)) }
}
