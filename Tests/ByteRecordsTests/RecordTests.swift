import ByteRecords
import Testing

/// One of each thing that a record can hold.
private struct Sample: Equatable {
  var numbers: [Int] = [0, 1, -1, 63, -64, 64, 1 << 40, .max, .min]
  var sizes: [UInt64] = [0, 127, 128, 1 << 63, .max]
  var fractions: [Double] = [0, -0.5, .pi, .infinity, .leastNonzeroMagnitude]
  var texts = ["", "a", "naïve", "a", String(repeating: "long ", count: 40), ""]
  var bytes: [UInt8] = [0, 255, 10]
  var note: String? = "a"
  var missing: String?
  var isOn = true
  var digest = Digest(of: [1, 2, 3] as [UInt8])

  init() {}

  var record: RecordWriter {
    var writer = RecordWriter()
    writer.write(list: numbers) { $0.write($1) }
    writer.write(list: sizes) { $0.write($1) }
    writer.write(list: fractions) { $0.write($1) }
    writer.write(list: texts) { $0.write($1) }
    writer.write(bytes: bytes)
    writer.write(optional: note) { $0.write($1) }
    writer.write(optional: missing) { $0.write($1) }
    writer.write(isOn)
    writer.write(digest)
    return writer
  }

  init(_ reader: inout RecordReader) throws(RecordError) {
    numbers = try reader.readList { reader throws(RecordError) in try reader.readInt() }
    sizes = try reader.readList { reader throws(RecordError) in try reader.readUnsigned() }
    fractions = try reader.readList { reader throws(RecordError) in try reader.readDouble() }
    texts = try reader.readList { reader throws(RecordError) in try reader.readText() }
    bytes = Array(try reader.readBytes())
    note = try reader.readOptional { reader throws(RecordError) in try reader.readText() }
    missing = try reader.readOptional { reader throws(RecordError) in try reader.readText() }
    isOn = try reader.readBool()
    digest = try reader.readDigest()
  }
}

@Suite("Records")
struct RecordTests {
  @Test("read back as they were written")
  func roundTrip() throws {
    let record = Sample().record
    var reader = RecordReader(record.bytes[...])
    #expect(try Sample(&reader) == Sample())
    #expect(reader.isAtEnd)
    #expect(throws: RecordError.self) { try reader.readBool() }
  }

  @Test("keep the bytes of texts that are equal to others")
  func composedTexts() throws {
    let texts = ["caf\u{E9}", "cafe\u{301}", "caf\u{E9}", "cafe\u{301}"]
    var writer = RecordWriter()
    for text in texts { writer.write(text) }
    var reader = RecordReader(writer.bytes[...])
    for text in texts { #expect(try Array(reader.readText().utf8) == Array(text.utf8)) }
  }

  @Test("end with values or an error, whatever is done to them")
  func damage() {
    let bytes = Sample().record.bytes
    var refused = 0
    for place in bytes.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF, bytes[place] ^ 0x10] as [UInt8] {
        var damaged = bytes
        damaged[place] = value
        for end in [bytes.count, place] {
          var reader = RecordReader(damaged[..<end])
          let sample = try? Sample(&reader)
          if sample == nil { refused += 1 }
          // No list is longer than the bytes.
          #expect((sample?.texts.count ?? 0) <= bytes.count)
        }
      }
    }
    #expect(refused > bytes.count * 6)
  }

  @Test("under a seal are read only if nothing was changed")
  func seal() throws {
    let record = Sample().record
    let file = sealed(record, as: "sample 1\n")
    var reader = try #require(unsealed(file, as: "sample 1\n"))
    #expect(try Sample(&reader) == Sample())
    #expect(unsealed(file, as: "sample 2\n") == nil)
    for place in file.indices {
      var damaged = file
      damaged[place] ^= 1 << UInt8(place % 8)
      #expect(unsealed(damaged, as: "sample 1\n") == nil)
      #expect(unsealed(Array(file[..<place]), as: "sample 1\n") == nil)
    }
  }

  @Test("have digests that tell all of them apart, the same on every machine")
  func digests() {
    var seen: Set<Digest> = []
    let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
    for count in 0...100 {
      seen.insert(Digest(of: bytes[..<count]))
      seen.insert(Digest(of: Array(bytes[..<count]) + [0]))
      seen.insert(Digest(of: [UInt8](repeating: 0, count: count + 1)))
    }
    for bit in 0..<800 {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      seen.insert(Digest(of: changed))
    }
    #expect(seen.count == 3 * 101 + 800 - overlap(bytes))
    // One that shards on other machines must agree about.
    #expect(Digest(of: "layoutlint".utf8) == Digest(of: Array("layoutlint".utf8)))
    #expect(Digest(of: "layoutlint".utf8).text == "19ptmeb5udejk-1gpa74dikkzqd")
  }

  /// How many of the contents above are the same.
  private func overlap(_ bytes: [UInt8]) -> Int {
    var contents: [[UInt8]] = []
    for count in 0...100 {
      contents.append(Array(bytes[..<count]))
      contents.append(Array(bytes[..<count]) + [0])
      contents.append([UInt8](repeating: 0, count: count + 1))
    }
    return contents.count - Set(contents).count
  }
}
