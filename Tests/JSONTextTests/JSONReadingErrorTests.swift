import JSONText
import SourceText
import Testing

/// A text that cannot be read, the byte at which that shows, and what the error says.
struct InvalidText: CustomTestStringConvertible {
  let text: String
  let offset: Int
  let message: String
  var testDescription: String { text }

  init(_ text: String, _ offset: Int, _ message: String) {
    self.text = text
    self.offset = offset
    self.message = message
  }
}

@Suite("What is wrong with a JSON text")
struct JSONReadingErrorTests {
  static let invalidInBoth: [InvalidText] = [
    InvalidText("", 0, "expected a value, found the end of the text"),
    InvalidText("  ", 2, "expected a value, found the end of the text"),
    InvalidText("nul", 0, "expected a value, found 'n'"),
    InvalidText("True", 0, "expected a value, found 'T'"),
    InvalidText("truer", 4, "expected the end of the text, found 'r'"),
    InvalidText("1 2", 2, "expected the end of the text, found '2'"),
    InvalidText("01", 1, "expected no digit after a leading zero, found '1'"),
    InvalidText("-", 1, "expected a digit, found the end of the text"),
    InvalidText("-a", 1, "expected a digit, found 'a'"),
    InvalidText("1e", 2, "expected a digit in the exponent, found the end of the text"),
    InvalidText("1e+x", 3, "expected a digit in the exponent, found 'x'"),
    InvalidText("1e999", 0, "expected a number below 1.8e308"),
    InvalidText("[", 1, "expected a value, found the end of the text"),
    InvalidText("[1", 2, "expected ',' or ']', found the end of the text"),
    InvalidText("[1 2]", 3, "expected ',' or ']', found '2'"),
    InvalidText("[,]", 1, "expected a value, found ','"),
    InvalidText("[1,,2]", 3, "expected a value, found ','"),
    InvalidText("[1}", 2, "expected ',' or ']', found '}'"),
    InvalidText("]", 0, "expected a value, found ']'"),
    InvalidText("{\"a\" 1}", 5, "expected ':', found '1'"),
    InvalidText("{\"a\":}", 5, "expected a value, found '}'"),
    InvalidText("{\"a\":1 \"b\":2}", 7, "expected ',' or '}', found '\"'"),
    InvalidText("{\"a\": 1, \"a\": 2}", 9, "duplicate key 'a'"),
    InvalidText("\"abc", 4, "expected a closing double quote, found the end of the text"),
    InvalidText("\"a\nb\"", 2, "expected a closing double quote, found the byte 0x0A"),
    InvalidText("\"\\", 2, "expected an escape sequence, found the end of the text"),
    InvalidText("\"\\u12x4\"", 5, "expected a hexadecimal digit, found 'x'"),
    InvalidText("\"a\\ud83d\"", 2, "expected both halves of a surrogate pair"),
    InvalidText("\"\\ud83d\\u0041\"", 1, "expected both halves of a surrogate pair"),
    InvalidText("\"\\ude00\"", 1, "expected both halves of a surrogate pair"),
    InvalidText("\u{1}", 0, "expected a value, found the byte 0x01"),
    InvalidText("é", 0, "expected a value, found 'é'"),
  ]

  static let invalidInJSON5: [InvalidText] = [
    InvalidText("[1] /* x", 8, "expected '*/' to close the comment, found the end of the text"),
    InvalidText("/ 1", 0, "expected a value, found '/'"),
    InvalidText("0x", 2, "expected a hexadecimal digit, found the end of the text"),
    InvalidText("0xg", 2, "expected a hexadecimal digit, found 'g'"),
    InvalidText(".", 1, "expected a digit, found the end of the text"),
    InvalidText("+", 1, "expected a digit, found the end of the text"),
    InvalidText("+-1", 1, "expected a digit, found '-'"),
    InvalidText("{1: 2}", 1, "expected a key, found '1'"),
    InvalidText("{a-b: 2}", 2, "expected ':', found '-'"),
    InvalidText("{\\u12: 2}", 1, "expected a key, found '\\'"),
    InvalidText("{,}", 1, "expected a key, found ','"),
    InvalidText("{a: 1, 'a': 2}", 7, "duplicate key 'a'"),
    InvalidText("'abc", 4, "expected a closing single quote, found the end of the text"),
    InvalidText("'\\1'", 2, "expected an escape sequence, found '1'"),
    InvalidText("'\\01'", 3, "expected no digit after '\\0', found '1'"),
    InvalidText("'\\xg0'", 3, "expected a hexadecimal digit, found 'g'"),
  ]

  static let invalidInJSONOnly: [InvalidText] = [
    InvalidText("// a\n1", 0, "expected a value, found '/'"),
    InvalidText("1 /* a */", 2, "expected the end of the text, found '/'"),
    InvalidText("[1,]", 3, "expected a value, found ']'"),
    InvalidText("{\"a\": 1,}", 8, "expected a key in double quotes, found '}'"),
    InvalidText("{a: 1}", 1, "expected a key in double quotes, found 'a'"),
    InvalidText("'a'", 0, "expected a value, found '''"),
    InvalidText("+1", 0, "expected a value, found '+'"),
    InvalidText(".5", 0, "expected a value, found '.'"),
    InvalidText("5.", 2, "expected a digit, found the end of the text"),
    InvalidText("0x10", 1, "expected the end of the text, found 'x'"),
    InvalidText("NaN", 0, "expected a value, found 'N'"),
    InvalidText("-Infinity", 1, "expected a digit, found 'I'"),
    InvalidText(
      "\"a\tb\"", 2, "expected an escape sequence for a control character, found the byte 0x09"),
    InvalidText("\"\\x41\"", 2, "expected an escape sequence, found 'x'"),
    InvalidText("\u{A0}1", 0, "expected a value, found '\u{A0}'"),
  ]

  @Test("says it of both syntaxes", arguments: invalidInBoth)
  func invalid(sample: InvalidText) {
    for syntax in [JSONSyntax.json, .json5] {
      #expect(error(in: sample.text, syntax) == Report(sample))
    }
  }

  @Test("says it of JSON5", arguments: invalidInJSON5)
  func invalidJSON5(sample: InvalidText) {
    #expect(error(in: sample.text, .json5) == Report(sample))
  }

  @Test("says it of strict JSON", arguments: invalidInJSONOnly)
  func invalidJSON(sample: InvalidText) {
    #expect(error(in: sample.text, .json) == Report(sample))
    #expect(error(in: sample.text, .json5) == nil)
  }

  @Test("points from a duplicate key to the first one")
  func duplicateKey() {
    let text = Array("{a: 1, b: {a: 2}, \"a\": 3}".utf8)
    let expected = JSONReadingError(
      offset: 18, message: "duplicate key 'a'", firstKey: SourceRange(1, 2))
    #expect(throws: expected) { try JSONNode(parsing: text) }
  }

  @Test("refuses strings that are no valid UTF-8")
  func invalidUTF8() {
    let expected = JSONReadingError(offset: 1, message: "expected a valid UTF-8 string")
    for syntax in [JSONSyntax.json, .json5] {
      #expect(throws: expected) {
        try JSONNode(parsing: Array("[\"a".utf8) + [0xC3] + Array("\"]".utf8), syntax: syntax)
      }
    }
  }

  @Test("bounds nesting instead of running out of stack", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nesting(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(error(in: text, .json5)?.message == "expected at most 128 levels of nesting")
    let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(error(in: deepest, .json) == nil)
  }

  private func error(in text: String, _ syntax: JSONSyntax) -> Report? {
    do throws(JSONReadingError) {
      _ = try JSONNode(parsing: Array(text.utf8), syntax: syntax)
      return nil
    } catch {
      return Report(offset: error.offset, message: error.message)
    }
  }
}

/// What of an error the tables above state.
private struct Report: Equatable {
  let offset: Int
  let message: String

  init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  init(_ sample: InvalidText) {
    self.init(offset: sample.offset, message: sample.message)
  }
}
