/// A name as the source spells it, without the number that distinguishes items of one name.
package func plainName(_ name: String) -> String {
  name.utf8.firstIndex(of: UInt8(ascii: "#")).map { String(name[..<$0]) } ?? name
}

func words(of text: String) -> [Substring] {
  // Characters are classified by Unicode's tables, which takes thirty times as long as for bytes.
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return text.split { !$0.isWordPart } }
  return text.utf8.split { !$0.isWordPart }.map { Substring($0) }
}

/// Whether the text is nothing but letters, digits and underscores.
func isPlainWord(_ text: String) -> Bool {
  text.utf8.allSatisfy(\.isWordPart) || text.allSatisfy(\.isWordPart)
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}

extension UInt8 {
  /// That of an ASCII character.
  fileprivate var isWordPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
