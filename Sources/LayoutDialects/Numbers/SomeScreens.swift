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
  ///
  /// - Returns: the conditions of other branches, whose names other files may declare.
  mutating func markScreenBranches(_ names: ScreenNames) -> [NumberCondition] {
    guard !uses.isEmpty else { return [] }
    var names = names
    var asking: [TokenSpan] = []
    var conditions: [NumberCondition] = []
    var knowsDeclarations = false
    for (condition, branches) in choices {
      if names.asks(condition, in: file) {
        asking += branches
        continue
      }
      let holdsSome = branches.contains(where: holdsNumbers)
      guard holdsSome || !names.asking.isEmpty else { continue }
      let identifiers = file.identifiers(in: condition)
      if names.asks(identifiers) {
        asking += branches
        continue
      }
      guard holdsSome else { continue }
      if !knowsDeclarations {
        names.noteDeclarations(of: file)
        knowsDeclarations = true
      }
      let foreign = names.foreign(identifiers)
      if foreign.isEmpty { continue }
      conditions.append(
        NumberCondition(names: foreign.sorted(), branches: branches.map { file.range($0) }))
    }
    if !asking.isEmpty { asking += reached(from: asking) }
    let ranges = JoinedRanges(asking.map { file.range($0) })
    for index in uses.indices where ranges.contain(uses[index].range) {
      uses[index].isOfSomeScreens = true
    }
    return conditions
  }

  /// Code with numbers that only some branches lead to: functions that nothing else calls, and lists that nothing else
  /// activates.
  private func reached(from branches: [TokenSpan]) -> [TokenSpan] {
    var values: [(name: Int, span: TokenSpan)] = []
    for function in file.functions where function.kind == .function {
      if let body = function.body { values.append((Int(function.name), body.span)) }
    }
    for binding in file.bindings where binding.name >= 0 {
      if let value = binding.initialValue { values.append((Int(binding.name), file[value].span)) }
    }
    for expression in file.expressions {
      guard case .assignment(let target, let value) = expression.kind,
        case .array = file[value].kind
      else { continue }
      values.append((Int(file[target].span.last), file[value].span))
    }
    values.removeAll { !holdsNumbers($0.span) }
    let targets = Set(values.map(\.name))
    let hashes = NameHashSet(Set(targets.map { file.name(Int32($0)) }))
    var places: [String: [Int]] = [:]
    for index in tokens.indices where hashes.contains(tokens[index].nameHash) {
      if !targets.contains(index) { places[file.name(Int32(index)), default: []].append(index) }
    }
    return values.compactMap { name, span in
      // What is declared without a value is named there, too.
      let uses = (places[file.name(Int32(name))] ?? []).filter { !isDeclared(at: $0) }
      let isReached = uses.allSatisfy { use in
        branches.contains { $0.indices.contains(use) }
      }
      return isReached && !uses.isEmpty ? span : nil
    }
  }

  private func isDeclared(at token: Int) -> Bool {
    token > 0 && [.varKeyword, .letKeyword].contains(tokens[token - 1].kind)
  }

  /// The conditions of the file, each with the code that its outcomes decide about.
  private var choices: [(condition: TokenSpan, branches: [TokenSpan])] {
    var choices: [(condition: TokenSpan, branches: [TokenSpan])] = []
    for statement in file.statements {
      switch statement.kind {
      case .ifElse(_, let then, let otherwise):
        let condition = TokenSpan(Int(statement.span.first) + 1, Int(then.span.first) - 1)
        choices.append((condition, [then.span] + [otherwise?.span].compactMap { $0 }))
      case .switchOver(let subject, _): choices.append((file[subject].span, [statement.span]))
      default: break
      }
    }
    for expression in file.expressions {
      guard case .ternary(let condition, let then, let otherwise) = expression.kind else {
        continue
      }
      choices.append((file[condition].span, [file[then].span, file[otherwise].span]))
    }
    return choices
  }

  private func holdsNumbers(_ span: TokenSpan) -> Bool {
    let range = file.range(span)
    return uses.contains { range.contains($0.range) }
  }
}

extension SyntaxFile {
  /// Whether a word is about how large the screen is: of `UIScreen` and of the app's windows, their bounds are, and a
  /// scale is not.
  func isAboutScreen(_ token: Int) -> Bool {
    guard screenOwners.contains(source.text(source.tokens[token])) else { return true }
    let end = min(source.tokens.count, token + Self.longestScreenName)
    return (token..<end).contains { index in
      source.text(of: source.tokens[index], is: "bounds")
        || source.text(source.tokens[index]) == MemberName.nativeBounds
    }
  }

  /// The tokens of `UIScreen.mainScreen().bounds`, and of `UIApplication.shared.keyWindow?.bounds`.
  private static let longestScreenName = 8
}

/// Classes that lead to the size of the screen.
private let screenOwners: Set<String> = [ClassName.screen, ClassName.application]

/// What code asks that wants to know which screen it is on.
let screenWords = Member.names(with: .tellsScreens).union(SystemSymbol.names(of: .idiom))
  .union(screenOwners)
