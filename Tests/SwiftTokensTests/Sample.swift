import SourceText
import SwiftTokens
import Testing

/// A piece of source and the tokens that it is made of.
struct Sample: Sendable, CustomTestStringConvertible {
  let source: String
  /// The kind and the text of each token but the end of file, with a blank between them.
  let tokens: [String]

  init(_ source: String, _ tokens: String...) {
    self.source = source
    self.tokens = tokens
  }

  var testDescription: String { source.debugDescription }

  static var all: [Sample] {
    names + keywords + numbers + operators + punctuation + directives + shebangs + strings
      + regexes + comments + spaces + invalid
  }
}

/// A piece of source whose tokens hold no blanks, and the texts of these tokens with blanks between
/// them.
struct Statement: Sendable, CustomTestStringConvertible {
  let source: String
  let texts: String

  init(_ source: String, _ texts: String) {
    self.source = source
    self.texts = texts
  }

  var testDescription: String { source }
}

func tokenized(_ source: String) -> TokenizedFile { tokenized(Array(source.utf8)) }

func tokenized(_ bytes: [UInt8]) -> TokenizedFile {
  TokenizedFile(SourceFile(path: "sample.swift", bytes: bytes))
}
