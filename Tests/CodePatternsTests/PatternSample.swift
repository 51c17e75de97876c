import CodePatterns
import LightSyntax
import SourceText
import SwiftTokens
import Testing

/// A pattern, code, and what is found: for each match its text and the text of its holes by name.
struct PatternSample: Sendable, CustomTestStringConvertible {
  let pattern: String
  let code: String
  /// `match | $hole=text | …`, a line for each match; whitespace in a match is shortened.
  let matches: [String]

  init(_ pattern: String, in code: String, _ matches: String...) {
    self.pattern = pattern
    self.code = code
    self.matches = matches
  }

  var testDescription: String { "\(pattern) in \(code)" }
}

func syntax(_ code: String) -> SyntaxFile {
  SyntaxFile(TokenizedFile(SourceFile(path: "Code.swift", bytes: Array(code.utf8))))
}

/// What the pattern finds in some code, in the form of a sample.
func found(_ pattern: String, in code: String) throws(PatternError) -> [String] {
  let pattern = try CodePattern(Array(pattern.utf8))
  let file = syntax(code)
  return pattern.matches(in: file).map { match in
    let holes = zip(pattern.holes, match.contents).compactMap { hole, content -> String? in
      guard !hole.name.isEmpty, let content else { return nil }
      return "$\(hole.name)=\(content.span.map { oneLine(file.text($0)) } ?? "")"
    }
    return ([oneLine(file.text(match.span))] + holes).joined(separator: " | ")
  }
}

private func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
