import Fuzzing
import Testing

/// Tokens and gaps concatenate to the exact bytes, whatever the bytes are.
struct RoundTripTests {
  @Test(arguments: Sample.all.map(\.source) + Statement.all.map(\.source))
  func holdsForEverySampleAndWhatIsLeftOfIt(_ source: String) {
    let bytes = Array(source.utf8)
    // One expectation for all: a macro for each of the thirty thousand variants takes longer than
    // the lexer.
    var variants = (0...bytes.count).map { Array(bytes[..<$0]) }
    for index in bytes.indices {
      for byte in [0, 0xFF, UInt8(ascii: "\"")] {
        variants.append(bytes)
        variants[variants.count - 1][index] = byte
      }
    }
    #expect(variants.filter { FuzzTarget.tokens.flaw(in: $0) != nil } == [])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func holdsForRandomBytes(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      #expect(FuzzTarget.tokens.flaw(in: bytes) == nil)
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func holdsForRandomRowsOfDelimiters(_ seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        text += delimiters.randomElement(using: &random) ?? ""
      }
      #expect(FuzzTarget.tokens.flaw(in: Array(text.utf8)) == nil)
    }
  }

  /// Each is repeated so often that a lexer which recurses, or reads to the end for each of them,
  /// fails.
  @Test(arguments: [
    "(", "[", "{", "<", "/*", #""\("#, "\"\"\"\n\\(", ##"#"\#("##, "#\"\"\"", "#/", "#/\n", "f(/a",
    "#",
    "`", "+/**/", "<#", "a<#", "\u{201C}", "\u{201C}\\(", "\n<<<<<<< ", "\n>>>> ", "//\n",
    "\"\\u{", "0x", "1.", "@available(a ", "\u{0}", "'", "?", "&", "\\", "\u{301}", "-", ".",
  ])
  func holdsForDeepNestingInLinearTime(_ piece: String) {
    #expect(FuzzTarget.tokens.flaw(in: Array(String(repeating: piece, count: 100_000).utf8)) == nil)
  }

  private let delimiters = [
    "\"", "\"\"\"", "#", "\\", "\\(", "\\#(", ")", "(", "/", "*", "/*", "*/", "//", "\n", "\r", " ",
    "a",
    "1", ".", "'", "`", "<#", "#>", "<", "=", "?", "!", "&", "[", "]", "{", "}", "é", "\u{301}",
    "#/", "/#",
    "\u{201C}", "\u{201D}", "try", "\n<<<<<<< ", "\n>>>>>>> ", "0x", "e", "_", "$", "@", "::", "\t",
  ]
}
