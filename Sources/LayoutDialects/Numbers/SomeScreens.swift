import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension NumberReader {
  /// Numbers that a product on a phone or tablet never shows are no layout of it: those in previews, in code that is
  /// compiled for debugging alone, or for televisions, which all have one logical screen.
  mutating func dropOtherProducts() {
    let ranges = JoinedRanges((previews + otherProducts).map { file.range($0) })
    guard !ranges.isEmpty else { return }
    for index in uses.indices where ranges.contain(uses[index].range) { uses[index].leaveOut() }
    ratios.removeAll { ranges.contain($0.range) }
  }

  private var previews: [TokenSpan] {
    words.found.compactMap { word, token -> TokenSpan? in
      guard word == .preview else { return nil }
      if tokens[token].kind == .poundName {
        var index = token + 1
        if tokens[index].kind == .leftParen { index = Int(file.partners[index]) + 1 }
        guard index < tokens.count, tokens[index].kind == .leftBrace else { return nil }
        return TokenSpan(token, max(token, Int(file.partners[index])))
      }
      return file.types.first { type in
        type.span.indices.contains(token)
          && file.typeSpans[type.inherited.indices].contains { $0.indices.contains(token) }
      }?.span
    }
  }

  /// The clauses of `#if DEBUG` and `#if os(tvOS)`, also where more must hold.
  private var otherProducts: [TokenSpan] {
    let others = Set(
      words.found.lazy.filter { $0.word == .compilation }.map(\.token)
        .filter(isForOtherProduct(clauseAt:)))
    guard !others.isEmpty else { return [] }
    var spans: [TokenSpan] = []
    // The first tokens of the clauses around a token.
    var open: [Int] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .poundIf: open.append(index)
      case .poundElseif, .poundElse, .poundEndif:
        guard let first = open.popLast() else { continue }
        if others.contains(first) { spans.append(TokenSpan(first, index - 1)) }
        if tokens[index].kind != .poundEndif { open.append(index) }
      default: break
      }
    }
    return spans
  }

  private func isForOtherProduct(clauseAt directive: Int) -> Bool {
    let bytes = file.source.file.bytes
    var index = directive + 1
    var isOther = false
    while index < tokens.count, tokens[index].kind != .endOfFile,
      !bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)].contains(0x0A)
    {
      switch tokens[index].kind {
      case .prefixOperator: return false
      case .infixOperator: if file.source.text(of: tokens[index], is: "||") { return false }
      case .identifier:
        let isDebug = file.source.text(of: tokens[index], is: "DEBUG")
        if isDebug || file.source.text(of: tokens[index], is: "tvOS") { isOther = true }
      default: break
      }
      index += 1
    }
    return isOther
  }
}

extension NumberReader {
  /// A number in a branch that asks what the screen is like is none of every screen.
  mutating func markScreenBranches() {
    let asking = words.found.filter { $0.word == .screen && isAboutScreen($0.token) }.map(\.token)
    guard !asking.isEmpty else { return }
    func asks(_ first: Int, _ end: Int) -> Bool {
      let index = asking.partitionIndex { $0 >= first }
      guard index < asking.count, asking[index] < end else { return false }
      // What has changed since the last screen says nothing of this one.
      return !(first..<end).contains { index in
        tokens[index].kind == .identifier
          && file.name(Int32(index)).lowercased().holds("previous")
      }
    }
    var branches: [TokenSpan] = []
    for statement in file.statements {
      let first = Int(statement.span.first)
      switch statement.kind {
      case .ifElse(_, let then, let otherwise):
        if asks(first, Int(then.span.first)) {
          branches += [then.span] + [otherwise?.span].compactMap { $0 }
        }
      case .switchOver(let subject, _):
        if asks(first, Int(file[subject].span.last) + 1) { branches.append(statement.span) }
      default: break
      }
    }
    for expression in file.expressions {
      guard case .ternary(let condition, let then, let otherwise) = expression.kind else {
        continue
      }
      let span = file[condition].span
      if asks(Int(span.first), Int(span.last) + 1) {
        branches += [file[then].span, file[otherwise].span]
      }
    }
    let ranges = JoinedRanges(branches.map { file.range($0) })
    for index in uses.indices where ranges.contain(uses[index].range) {
      uses[index].isOfSomeScreens = true
    }
  }

  /// Whether a word is about how large the screen is: of `UIScreen`, its bounds are, and its scale is not.
  private func isAboutScreen(_ token: Int) -> Bool {
    guard file.source.text(tokens[token]) == ClassName.screen else { return true }
    let end = min(tokens.count, token + Self.longestScreenName)
    return (token..<end).contains { index in
      file.source.text(of: tokens[index], is: "bounds")
        || file.source.text(tokens[index]) == MemberName.nativeBounds
    }
  }

  /// The tokens of `UIScreen.main.bounds`, and of `UIScreen.mainScreen().bounds`.
  private static let longestScreenName = 7
}

/// What code asks that wants to know which screen it is on.
let screenWords = Member.names(with: .tellsScreens).union(SystemSymbol.names(of: .idiom)).union([
  ClassName.screen
])
