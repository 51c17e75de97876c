/// A digest of some bytes: two contents have the same digest only if they are the same.
///
/// 128 bits, so that no two files share a digest by chance. The digest is not secure against attacks, but these have no
/// purpose: whoever can write a project's files can also write their records.
package struct Digest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Processes sixteen bytes at a time in two sums; each mixes all earlier bytes with a wide multiplication, as in
  /// wyhash. This is faster than reading the bytes from the disk.
  ///
  /// Source: Wang Yi, *wyhash*, https://github.com/wangyi-fudan/wyhash.
  package init(of bytes: some Collection<UInt8>) {
    let whole = bytes.withContiguousStorageIfAvailable { buffer in
      unsafe Digest(UnsafeRawBufferPointer(buffer))
    }
    self = whole ?? Digest(of: Array(bytes))
  }

  private init(_ bytes: UnsafeRawBufferPointer) {
    var first: UInt64 = 0x2D35_8DCC_AA6C_78A5
    var second: UInt64 = 0x8BB8_4B93_962E_ACC9
    func add(_ left: UInt64, _ right: UInt64) {
      first = mixed(left ^ 0x4B33_A62E_D433_D4A3, right ^ first)
      second = mixed(right ^ 0x4D5A_2DA5_1DE1_AA47, left ^ second)
    }
    let count = bytes.count
    var offset = 0
    while offset + 16 <= count {
      let left = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let right = unsafe bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      add(UInt64(littleEndian: left), UInt64(littleEndian: right))
      offset += 16
    }
    var rest: (UInt64, UInt64) = (0, 0)
    for index in offset..<count {
      let byte = UInt64(unsafe bytes[index])
      if index - offset < 8 {
        rest.0 |= byte << UInt64(8 * (index - offset))
      } else {
        rest.1 |= byte << UInt64(8 * (index - offset - 8))
      }
    }
    add(rest.0, rest.1)
    let length = UInt64(count)
    high = mixed(first ^ length, second ^ 0xA076_1D64_78BD_642F)
    low = mixed(second ^ length, first ^ 0xE703_7ED1_A0B4_28DB)
  }

  /// The digest as it is written in file names.
  package var text: String { String(high, radix: 36) + "-" + String(low, radix: 36) }
}

private func mixed(_ first: UInt64, _ second: UInt64) -> UInt64 {
  let product = first.multipliedFullWidth(by: second)
  return product.high ^ product.low
}
