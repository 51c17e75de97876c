import LayoutModel
import SourceText

/// A name as a key of tables, hashed in a third of the time that `String` takes.
///
/// The hash starts from a number of the process, so that no source can be written whose names all fall together.
struct NameKey: Hashable, Sendable {
  let name: String
  let number: Int

  init(_ name: String) {
    self.name = name
    number =
      if let short = ShortText(name) {
        Self.hash(short.low, short.high, short.count)
      } else {
        Self.hash(longer: name)
      }
  }

  /// A name of up to fifteen bytes.
  @inline(__always)
  private static func hash(_ low: UInt64, _ high: UInt64, _ count: Int) -> Int {
    let hash = mix(mix(start, low), high ^ UInt64(truncatingIfNeeded: count) << 56)
    return Int(truncatingIfNeeded: hash)
  }

  /// A name that its string does not hold in itself. It may be short all the same, and then hashes as such.
  @inline(never)
  private static func hash(longer name: String) -> Int {
    var name = name
    return name.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      guard bytes.count > ShortText.maximumCount else {
        let (low, high) = unsafe (word(bytes.prefix(8)), word(bytes.dropFirst(8)))
        return hash(low, high, bytes.count)
      }
      // Eight bytes at a time; the last eight may repeat some.
      var hash = start ^ UInt64(truncatingIfNeeded: bytes.count)
      for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
        hash = mix(hash, unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      hash = mix(
        hash, unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      return Int(truncatingIfNeeded: hash)
    }
  }

  /// At most eight bytes, the first in the lowest bits.
  private static func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
    unsafe bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
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
  private var table: [NameKey: Value] = [:]

  init() {}

  init(_ entries: [String: Value]) {
    table.reserveCapacity(entries.count)
    for (name, value) in entries { table[NameKey(name)] = value }
  }

  subscript(name: String) -> Value? {
    get { table.isEmpty ? nil : table[NameKey(name)] }
    set { table[NameKey(name)] = newValue }
  }

  subscript(name: String, default fallback: @autoclosure () -> Value) -> Value {
    get { table[NameKey(name)] ?? fallback() }
    _modify { yield &table[NameKey(name), default: fallback()] }
  }

  var count: Int { table.count }

  var names: [String] { table.keys.map(\.name) }

  /// All names with their values, in no order.
  var entries: some Sequence<(String, Value)> { table.lazy.map { ($0.key.name, $0.value) } }

  /// Puts a value in, unless there is one of the name.
  mutating func add(_ value: Value, as name: String) {
    let key = NameKey(name)
    if table[key] == nil { table[key] = value }
  }

  mutating func reserveCapacity(_ count: Int) { table.reserveCapacity(count) }

  /// - Returns: the value that stood there before.
  mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    table.updateValue(value, forKey: NameKey(name))
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
