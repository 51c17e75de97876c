import Diagnostics
import LintDriver
import LintRules
import RulePages
import SourceText
import SwiftTokens
import TestSupport

/// A file in which one token is missing, stands twice, is the last one in its brackets or in the file, is the first one, or
/// has changed places with the next one.
package struct Mutant: CustomStringConvertible {
  package enum Kind: String, CaseIterable, Sendable {
    case deleted, repeated, last, final, first, swapped
  }

  package let file: SourceFile
  package let kind: Kind
  fileprivate let options: AnalysisOptions
  fileprivate let token: SourceRange
  /// The token behind it; itself, if it is the last one.
  fileprivate let next: SourceRange
  /// The byte at which the brackets around it close, or the file ends.
  fileprivate let end: Int

  package var bytes: [UInt8] {
    let text = file.bytes[token.start..<token.end]
    switch kind {
    case .deleted: return replacing(token, with: [])
    case .repeated: return replacing(token, with: text + [UInt8(ascii: " ")] + text)
    case .final: return Array(file.bytes[..<token.end])
    case .first: return Array(file.bytes[token.start...])
    case .last: return replacing(SourceRange(token.end, end), with: [UInt8(ascii: " ")])
    case .swapped:
      let gap = file.bytes[token.end..<next.start]
      return replacing(
        token.union(next), with: file.bytes[next.start..<next.end] + gap + text)
    }
  }

  /// `Fixtures/zero-constant/anchors.swift:4:12: '.' deleted`.
  package var description: String {
    let place = LineTable(file.bytes).position(at: token.start)
    return "\(file.path):\(place.line):\(place.column): '\(file.text(token))' \(kind)"
  }

  /// Which promise it makes tokens or findings break; `nil` if none.
  package var flaw: String? {
    let bytes = bytes
    if let flaw = FuzzTarget.tokens.flaw(in: bytes) { return flaw }
    let source = SourceFile(path: file.path, bytes: bytes)
    return Analyzer.standard.analyze([source], options)
      .first { $0.diagnostic.range.end > bytes.count }
      .map { "\($0.rule) finds something behind the end" }
  }

  private func replacing(_ range: SourceRange, with bytes: ArraySlice<UInt8>) -> [UInt8] {
    [UInt8](file.bytes[..<range.start] + bytes + file.bytes[range.end...])
  }
}

/// All mutants of a file, by number: each token is deleted, repeated, made the last one in its brackets and in the file, made
/// the first one, and swapped with the next one.
///
/// Each is made when it is asked for, for all of them would fill the memory.
package struct Mutants: RandomAccessCollection, Sendable {
  private let file: SourceFile
  private let tokens: [SourceRange]
  private let options: AnalysisOptions
  /// Where the brackets around each token close.
  private let ends: [Int]

  package init(of fixture: Fixture) {
    file = fixture.source
    let rules = Fixture.rules(RulePage.embedded.map(\.id), about: fixture.rule)
    var options = AnalysisOptions(rules: RuleSelection(only: rules))
    options.describesPlaces = true
    self.options = options
    tokens = TokenizedFile(file).tokens.map(\.range).filter { !$0.isEmpty }
    ends = Self.ends(of: tokens, in: file)
  }

  private static func ends(of tokens: [SourceRange], in file: SourceFile) -> [Int] {
    var ends = [Int](repeating: file.bytes.count, count: tokens.count)
    var around: [Int] = []
    for (index, token) in tokens.enumerated().reversed() {
      let text = file.text(token)
      // Those between two brackets, and the opening one.
      if let end = around.last { ends[index] = end }
      if ["{", "(", "["].contains(text) { _ = around.popLast() }
      if ["}", ")", "]"].contains(text) {
        around.append(token.start)
      }
    }
    return ends
  }

  package var startIndex: Int { 0 }

  /// The last token has no other one to be swapped with.
  package var endIndex: Int { Swift.max(0, tokens.count * Mutant.Kind.allCases.count - 1) }

  /// Whether a mutant is among those of a sample that has every token and every kind.
  package func isTried(_ index: Int, every step: Int) -> Bool {
    let (number, kind) = index.quotientAndRemainder(dividingBy: Mutant.Kind.allCases.count)
    return (number + kind).isMultiple(of: step)
  }

  package subscript(index: Int) -> Mutant {
    let (number, kind) = index.quotientAndRemainder(dividingBy: Mutant.Kind.allCases.count)
    return Mutant(
      file: file, kind: Mutant.Kind.allCases[kind], options: options, token: tokens[number],
      next: tokens[Swift.min(number + 1, tokens.count - 1)], end: ends[number])
  }
}
