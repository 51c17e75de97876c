import LintDriver

/// The path that a URI of the scheme `file` names; `nil` for any other.
///
/// Source: RFC 8089, "The file URI Scheme".
package func filePath(ofURI uri: String) -> FilePath? {
  let scheme = "file://"
  guard uri.utf8.count > scheme.utf8.count,
    uri.prefix(scheme.count).lowercased() == scheme
  else { return nil }
  let rest = Array(uri.utf8.dropFirst(scheme.utf8.count))
  guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
  let host = String(decoding: rest[..<slash], as: UTF8.self)
  guard host.isEmpty || host == "localhost" else { return nil }
  var bytes: [UInt8] = []
  var index = slash
  while index < rest.count {
    if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
      let byte = UInt8(String(decoding: rest[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
    {
      bytes.append(byte)
      index += 3
    } else {
      bytes.append(rest[index])
      index += 1
    }
  }
  return bytes.contains(0) ? nil : FilePath(bytes: bytes)
}

/// The URI of a file by its absolute path.
package func uri(of path: FilePath) -> String {
  var uri = "file://"
  for byte in path.bytes {
    if isUnreserved(byte) || byte == UInt8(ascii: "/") {
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  return uri
}

/// Whether a URI may hold the byte as it is (RFC 3986, §2.3).
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}
