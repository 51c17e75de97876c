import LightSyntax
import SourceText
import SwiftTokens

/// Code with the holes of a pattern, which replaces a match.
package struct CodeTemplate: Sendable {
  private enum Part: Sendable {
    case text(String)
    case hole(String, isOperand: Operand)
  }

  /// How tightly the code around a hole binds what stands in it.
  private enum Operand: Sendable {
    /// Not at all: an argument, a value that is assigned.
    case whole
    /// An operator: another operator inside needs parentheses.
    case ofOperator
    /// A member, a call and their like: also a minus needs parentheses.
    case ofSuffix
  }

  private let parts: [Part]
  /// Whether all of it is an operator with its operands.
  private let isOperation: Bool

  /// - Throws: ``PatternError`` if it has a hole that a pattern lacks, or if only one of the two starts with a period.
  package init(_ code: [UInt8], for patterns: [CodePattern]) throws(PatternError) {
    let spelling = try HoleSpelling(code)
    for place in spelling.places { try Self.check(place, patterns) }
    let syntax = SyntaxFile(TokenizedFile(SourceFile(path: "", bytes: spelling.bytes)))
    let statements = Array(syntax.statements(of: syntax.topLevel))
    let startsWithPeriod = syntax.source.tokens.first?.kind == .period
    if let pattern = patterns.first(where: { $0.isSuffix != startsWithPeriod }) {
      throw PatternError(
        pattern.isSuffix
          ? "the pattern starts with a period, so this code must start with one, too"
          : "this code starts with a period, but the pattern does not",
        at: 0)
    }
    isOperation = statements.count == 1 && syntax.isOperation(statements[0])
    let operands = syntax.operands
    var parts: [Part] = []
    var end = code.prefix { $0 == UInt8(ascii: "\n") }.count
    for place in spelling.places {
      parts.append(.text(String(decoding: code[end..<place.range.start], as: UTF8.self)))
      let operand: Operand =
        switch operands[place.range.start] {
        case nil: .whole
        case true?: .ofSuffix
        case false?: .ofOperator
        }
      parts.append(.hole(place.hole.name, isOperand: operand))
      end = place.range.end
    }
    parts.append(.text(String(decoding: code[end...], as: UTF8.self).trimmingLineEnds))
    self.parts = parts
  }

  private static func check(
    _ place: HoleSpelling.Place, _ patterns: [CodePattern]
  ) throws(PatternError) {
    let (hole, start) = (place.hole, place.range.start)
    if hole.name.isEmpty { throw PatternError("a hole in a fix needs a name", at: start) }
    if place.hasKind { throw PatternError("a kind is allowed only in the pattern", at: start) }
    for pattern in patterns {
      guard let known = pattern.holes.first(where: { $0.name == hole.name }) else {
        throw PatternError(
          patterns.count == 1
            ? "the pattern has no hole '$\(hole.name)'"
            : "not every pattern has a hole '$\(hole.name)'", at: start)
      }
      if known.isList != hole.isList {
        throw PatternError(
          known.isList
            ? "'\(hole.name)' is a list; write '$...\(hole.name)'"
            : "'\(hole.name)' is not a list; write '$\(hole.name)'",
          at: start)
      }
    }
  }

  /// The code for one match; `nil` if a comment between the parts in the holes would be lost.
  ///
  /// Lines after the first are indented as the line on which the match starts.
  package func text(for match: PatternMatch, of pattern: CodePattern, in file: SyntaxFile)
    -> String?
  {
    let lineBreak = "\n" + file.indentation(at: match.span.first)
    var kept: [SourceRange] = []
    var text = ""
    var isCommaDropped = false
    for part in parts {
      switch part {
      case .text(let code):
        text += (isCommaDropped ? code.droppingComma : code).replacing("\n", with: lineBreak)
        isCommaDropped = false
      case .hole(let name, let operand):
        guard let index = pattern.holes.firstIndex(where: { $0.name == name }),
          let content = match.contents[index]
        else { return nil }
        guard let span = content.span else {
          // Of the commas around nothing, one goes.
          if text.hasSuffix(", ") { text.removeLast(2) } else { isCommaDropped = true }
          continue
        }
        kept.append(file.range(span))
        text += needsParentheses(content, operand, file) ? "(\(file.text(span)))" : file.text(span)
      }
    }
    guard !file.losesComment(replacing: match.span, keeping: kept) else { return nil }
    if isOperation, let expression = match.expression, file.isOperand(expression) {
      return "(\(text))"
    }
    return text
  }

  private func needsParentheses(
    _ content: HoleContent, _ operand: Operand, _ file: SyntaxFile
  ) -> Bool {
    guard let id = content.expression else { return false }
    switch operand {
    case .whole: return false
    case .ofOperator: return file.bindsLoosely(id)
    case .ofSuffix:
      if case .prefix = file[id].kind { return true }
      return file.bindsLoosely(id)
    }
  }
}

extension SyntaxFile {
  /// Whether a statement is an operator with its operands.
  fileprivate func isOperation(_ statement: StatementID) -> Bool {
    guard case .expression(let id) = self[statement].kind else { return false }
    return bindsLoosely(id)
  }

  fileprivate func bindsLoosely(_ id: ExpressionID) -> Bool {
    switch self[id].kind {
    case .binary, .assignment, .ternary, .cast, .effect: true
    default: false
    }
  }

  /// The names that something binds, by their first bytes; whether it binds as tightly as a member does.
  fileprivate var operands: [Int: Bool] {
    var operands: [Int: Bool] = [:]
    for expression in expressions {
      for (operand, isSuffix) in self.operands(of: expression) {
        if case .name = self[operand].kind { operands[start(operand)] = isSuffix }
      }
    }
    return operands
  }

  private func operands(of expression: Expression) -> [(ExpressionID, Bool)] {
    switch expression.kind {
    case .member(let base, _), .call(let base, _), .subscripted(let base, _),
      .optionalChain(let base), .forceUnwrap(let base), .postfix(let base):
      [(base, true)]
    case .prefix(let operand), .cast(let operand, _): [(operand, false)]
    case .binary(let left, _, let right): [(left, false), (right, false)]
    case .ternary(let condition, _, let otherwise): [(condition, false), (otherwise, false)]
    default: []
    }
  }

  /// Whether an expression is an operand of the one around it.
  fileprivate func isOperand(_ id: ExpressionID) -> Bool {
    // A parent stands behind its children, and no other node between them holds the same tokens.
    expressions[(Int(id.index) + 1)...].contains { parent in
      operands(of: parent).contains { $0.0 == id }
    }
  }

  /// Whether comments stand in a span outside the ranges.
  fileprivate func losesComment(replacing span: TokenSpan, keeping ranges: [SourceRange]) -> Bool {
    let whole = range(span)
    let first = source.comments.partitionIndex { $0.start >= whole.start }
    return source.comments[first...].prefix { $0.start < whole.end }
      .contains { comment in !ranges.contains { $0.contains(comment) } }
  }

  /// The blanks at the start of the line on which a token stands.
  fileprivate func indentation(at token: Int32) -> String {
    let bytes = source.file.bytes
    let start = Int(source.tokens[Int(token)].start)
    let lineStart =
      bytes[..<start].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map {
        $0 + 1
      }
      ?? 0
    let blanks = bytes[lineStart..<start].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return String(decoding: blanks, as: UTF8.self)
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    String(self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)])
  }

  /// Without a comma at its start and the blanks behind it.
  fileprivate var droppingComma: String {
    guard first == "," else { return self }
    return String(dropFirst().drop { $0 == " " })
  }
}
