import JSONText
import Testing

@Suite("Damaged JSON texts")
struct JSONMutationTests {
  static let samples = [
    #"{"a": [1, -2.5e+3, true, null], "b": {"c": "x\u00e9\ud83d\ude00\n"}}"#,
    "// é\n{größe: .5, 'k\\x41': [0x1F, +5., -Infinity, NaN,], /* c */ $a: 'a\\\n😀',}\u{2028}",
  ]

  /// Bytes that matter to the reader, and some that matter to nobody.
  static let bytes =
    Array("{}[],:\"'\\/*+-.019eExu aNI$_\n\r\t".utf8) + [0x00, 0x7F, 0x80, 0xA8, 0xC3, 0xE2, 0xFF]

  @Test("every prefix and suffix is read or refused at a place inside it", arguments: samples)
  func cuts(sample: String) {
    let bytes = Array(sample.utf8)
    for length in 0...bytes.count {
      check(Array(bytes.prefix(length)))
      check(Array(bytes.suffix(length)))
    }
  }

  @Test("every changed, added and dropped byte is survived", arguments: samples)
  func mutations(sample: String) {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var dropped = bytes
      dropped.remove(at: index)
      check(dropped)
      for byte in Self.bytes {
        var changed = bytes
        changed[index] = byte
        check(changed)
        changed.insert(bytes[index], at: index)
        check(changed)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    for syntax in [JSONSyntax.json, .json5] {
      do throws(JSONReadingError) {
        let node = try JSONNode(parsing: bytes, syntax: syntax)
        if node.range.end > bytes.count { Issue.record("\(bytes): \(node.range)") }
      } catch {
        if !(0...bytes.count).contains(error.offset) { Issue.record("\(bytes): \(error)") }
      }
    }
  }
}
