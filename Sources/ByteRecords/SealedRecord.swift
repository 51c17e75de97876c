/// The bytes of a file that contains a record: a mark that names the kind of file, the record, and its digest.
///
/// - Parameter mark: a line of text, with its end.
package func sealed(_ record: RecordWriter, as mark: String) -> [UInt8] {
  var seal = RecordWriter()
  seal.write(Digest(of: record.bytes))
  return Array(mark.utf8) + record.bytes + seal.bytes
}

/// The record of a file that ``sealed(_:as:)`` made; `nil` for any other bytes, even if only one byte differs.
package func unsealed(_ bytes: [UInt8], as mark: String) -> RecordReader? {
  let sealLength = 16
  let start = mark.utf8.count
  guard bytes.starts(with: mark.utf8), bytes.count >= start + sealLength else { return nil }
  let content = bytes[start..<(bytes.count - sealLength)]
  var seal = RecordReader(bytes.suffix(sealLength))
  guard let digest = try? seal.readDigest(), digest == Digest(of: content) else { return nil }
  return RecordReader(content)
}
