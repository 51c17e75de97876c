import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// Each notification of the keyboard moves a view by its height from where the view is.
  ///
  /// - Why: the system announces the keyboard again when its height changes, as for another language or for emoji, without
  ///   hiding it in between; each time, the view moves further.
  /// - Silent: where a condition asks about more than the notification, as about a flag or where the view is.
  package static let accumulatingKeyboardOffset = Rule(
    "accumulating-keyboard-offset",
    check: .words(keyboardFrames) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      var asked: Set<Int32> = []
      return tokens.compactMap { token in
        guard let function = file.function(around: file.source.tokens[token].range),
          asked.insert(function.name).inserted
        else { return nil }
        return file.growingOffset(in: function)
      }
    }
  )
}

private let keyboardFrames = SystemSymbol.names(of: .keyboard)

/// What moves or shrinks a view by a number, by its last names.
private let offsets: [[String]] = [
  ["origin", "y"], ["center", "y"], [MemberName.contentInset, "bottom"],
  [MemberName.contentOffset, "y"],
  [MemberName.additionalSafeAreaInsets, "bottom"], ["constant"],
]

extension SyntaxFile {
  fileprivate func growingOffset(in function: FunctionDeclaration) -> Diagnostic? {
    guard function.kind == .function, let body = function.body,
      !name(function.name).lowercased().contains("hide"),
      let conditions = ParameterConditions(of: function, in: self)
    else { return nil }
    if let kept = keptSum(in: body) { return kept }
    for token in body.span.indices {
      if ends(at: token, conditions) { return nil }
      guard let change = change(at: token), conditions.isOfParameters(self[change.by].span),
        conditions.holdAll(around: source.tokens[token].range)
      else { continue }
      let target = text(change.target)
      return Diagnostic(
        "each keyboard notification changes \(target) again, and several can arrive before the keyboard hides; assign a value that does not depend on the previous one",
        at: range(self[change.target].span).union(range(self[change.by].span)))
    }
    return nil
  }

  /// Whether a function may end at a token for another reason than what it is given.
  private func ends(at token: Int, _ conditions: ParameterConditions) -> Bool {
    switch tokenText(token) {
    case "guard": !conditions.isGuardOfParameters(at: token)
    case "return": !conditions.holdAll(around: source.tokens[token].range)
    default: false
    }
  }

  /// `inset.bottom += height`, `inset.bottom = inset.bottom + height`, with the operator or the `=` at a token.
  private func change(at token: Int) -> (target: ExpressionID, by: ExpressionID)? {
    guard ["+=", "-=", "="].contains(tokenText(token)) else { return nil }
    for expression in expressions(around: token).reversed() {
      switch expression.kind {
      case .binary(let target, let symbol, let value)
      where Int(symbol) == token && tokenText(token) != "=":
        return isOffset(target) ? (target, value) : nil
      case .assignment(let target, let value):
        guard isOffset(target), case .binary(let left, let symbol, let right) = self[value].kind,
          ["+", "-"].contains(tokenText(Int(symbol))), names(in: left) == names(in: target)
        else { continue }
        return (target, right)
      default: continue
      }
    }
    return nil
  }

  /// `inset = list.contentInset.bottom + height`, which then becomes the inset of `list`, unless under a condition about
  /// something that the function changes.
  private func keptSum(in body: Block) -> Diagnostic? {
    let assigned = Set(
      body.span.indices.filter {
        tokenText($0 + 1) == "=" && ![".", "let", "var"].contains(tokenText($0 - 1))
      }.map(tokenText))
    for token in body.span.indices where tokenText(token) == "=" {
      let sum = token - 1
      guard tokenText(sum - 1) != "." || tokenText(sum - 2) == "self",
        source.tokens[sum].kind == .identifier, let value = value(assignedTo: sum),
        case .binary(let left, let symbol, _) = self[value].kind, tokenText(Int(symbol)) == "+",
        isOffset(left)
      else { continue }
      let (name, old) = (tokenText(sum), Array(names(in: left).dropLast()))
      let isGiven = (token..<Int(body.span.last)).contains { index in
        guard tokenText(index) == old.last, tokenText(index + 1) == "=",
          let value = self.value(assignedTo: index)
        else { return false }
        return names(in: value).contains(name)
      }
      let asks = statements(in: body.span).contains { statement in
        let list: ListSlice
        switch statement.kind {
        case .ifElse(let asked, _, _) where statement.span.indices.contains(token): list = asked
        case .guardElse(let asked, _) where Int(statement.span.last) < token: list = asked
        default: return false
        }
        let first = Int(statement.span.first)
        let last = conditions[list.indices].map(end).max() ?? first
        return (first..<max(first, last + 1)).contains { assigned.contains(tokenText($0)) }
      }
      guard isGiven, !asks else { continue }
      let range = range(self[left].span).union(range(self[value].span))
      return Diagnostic(
        "each keyboard notification changes \(text(left)) again, and several can arrive before the keyboard hides; assign a value that does not depend on the previous one",
        at: range)
    }
    return nil
  }

  /// The last token of a condition.
  private func end(of condition: Condition) -> Int {
    switch condition {
    case .expression(let id): Int(self[id].span.last)
    case .binding(let name, let value): value.map { Int(self[$0].span.last) } ?? Int(name)
    case .pattern(let pattern, let value):
      max(Int(pattern.last), value.map { Int(self[$0].span.last) } ?? 0)
    case .availability: 0
    }
  }

  private func names(in expression: ExpressionID) -> [String] {
    words(in: self[expression].span).map(\.text)
  }

  private func isOffset(_ target: ExpressionID) -> Bool {
    let names = names(in: target)
    return offsets.contains { names.count > $0.count && names.suffix($0.count).elementsEqual($0) }
  }
}
