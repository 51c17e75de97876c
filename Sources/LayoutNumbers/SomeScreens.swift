import LightSyntax
import SourceText
import SwiftTokens

extension NumberReader {
  /// Numbers that a product on a phone or tablet never shows are no layout of it: those in previews, in code that is
  /// compiled for debugging alone, or for televisions, which all have one logical screen.
  mutating func dropOtherProducts() {
    let ranges = (previews + otherProducts).map { file.range($0) }
    guard !ranges.isEmpty else { return }
    for index in uses.indices where ranges.contains(where: { $0.contains(uses[index].range) }) {
      uses[index].leaveOut()
    }
    ratios.removeAll { ratio in ranges.contains { $0.contains(ratio.range) } }
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
    words.found.compactMap { word, token -> TokenSpan? in
      guard word == .compilation, isForOtherProduct(clauseAt: token) else { return nil }
      var depth = 0
      for index in (token + 1)..<max(token + 1, tokens.count) {
        switch tokens[index].kind {
        case .poundIf: depth += 1
        case .poundElseif, .poundElse: if depth == 0 { return TokenSpan(token, index - 1) }
        case .poundEndif:
          if depth == 0 { return TokenSpan(token, index - 1) }
          depth -= 1
        default: break
        }
      }
      return nil
    }
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
      guard asking.contains(where: { first <= $0 && $0 < end }) else { return false }
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
    let ranges = branches.map { file.range($0) }
    for index in uses.indices where ranges.contains(where: { $0.contains(uses[index].range) }) {
      uses[index].isOfSomeScreens = true
    }
  }

  /// Whether a word is about how large the screen is: of `UIScreen`, its bounds are, and its scale is not.
  private func isAboutScreen(_ token: Int) -> Bool {
    guard file.source.text(of: tokens[token], is: "UIScreen") else { return true }
    let end = min(tokens.count, token + Self.longestScreenName)
    return (token..<end).contains { index in
      file.source.text(of: tokens[index], is: "bounds")
        || file.source.text(of: tokens[index], is: "nativeBounds")
    }
  }

  /// The tokens of `UIScreen.main.bounds`, and of `UIScreen.mainScreen().bounds`.
  private static let longestScreenName = 7
}

/// What code asks that wants to know which screen it is on.
let screenWords = [
  "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM",
  "UIScreen",
]
