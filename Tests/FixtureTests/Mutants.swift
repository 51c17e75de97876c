import SourceText

/// The file with each of its words taken out, repeated, and swapped with the next one.
///
/// A word is a run of letters and digits, a run of blanks, or any other single byte: near enough to a token, and
/// strings and comments are broken open as well.
func mutants(of file: SourceFile) -> [SourceFile] {
  let words = words(in: file.bytes)
  return words.indices.flatMap { index -> [SourceFile] in
    let word = words[index]
    let text = Array(file.bytes[word.start..<word.end])
    var mutants = [
      replacing(word, in: file, with: []),
      replacing(word, in: file, with: text + text),
    ]
    if index + 1 < words.count {
      let next = words[index + 1]
      let swapped =
        Array(file.bytes[next.start..<next.end]) + file.bytes[word.start..<word.end]
      mutants.append(replacing(word.union(next), in: file, with: swapped))
    }
    return mutants
  }
}

private func replacing(
  _ range: SourceRange, in file: SourceFile, with bytes: [UInt8]
) -> SourceFile {
  SourceFile(
    path: file.path, bytes: file.bytes[..<range.start] + bytes + file.bytes[range.end...])
}

private func words(in bytes: [UInt8]) -> [SourceRange] {
  var words: [SourceRange] = []
  var kind: WordKind?
  for (index, byte) in bytes.enumerated() {
    let next = WordKind(byte)
    if next == kind, next != .other {
      words[words.count - 1].end = index + 1
    } else {
      words.append(SourceRange(index, index + 1))
    }
    kind = next
  }
  return words
}

private enum WordKind {
  case name, blank, other

  init(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      self = .name
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      self = .blank
    default: self = .other
    }
  }
}
