import LightSyntax
import SourceText

// Conditions in the head of a statement: what they bind, and how they are told.

extension TypeReader {
  func bind(_ conditions: ListSlice) {
    for condition in file.conditions[conditions.indices] {
      switch condition {
      case .expression(let expression): _ = evaluate(expression)
      case .binding(let name, let value):
        guard name >= 0 else {
          if let value { _ = evaluate(value) }
          continue
        }
        let text = file.name(name)
        guard let value else {
          bindUnwrapped(text)
          continue
        }
        let bound = evaluate(value)
        let reference = declareLocal(text)
        adopt(bound, as: reference, at: file.range(value))
      case .pattern(let pattern, let value):
        if let value { _ = evaluate(value) }
        declareNames(in: pattern)
      case .availability: break
      }
    }
  }

  /// `if let title`: behind it, the name is a variable of its own that is never `nil`.
  private func bindUnwrapped(_ name: String) {
    guard locals[name] == nil, typeName != nil else { return }
    let known = property(name)
    switch ownNames.kind(of: name) {
    case .anchor, .number: return
    case .other, nil:
      let value = values[known] ?? propertyConstant(name) ?? .reference(known)
      adopt(value, as: declareLocal(name), at: statement)
    }
  }

  func text(of conditions: ListSlice) -> String {
    let parts = file.conditions[conditions.indices].map { condition -> String in
      switch condition {
      case .expression(let expression): shortened(expression)
      case .binding(let name, _): "let " + file.name(name)
      case .pattern(_, let value): value.map { "case … = " + shortened($0) } ?? "case"
      case .availability(let span): quote(file.range(span))
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Declares what a pattern binds: `view` of `.custom(let view)`, `width` and `height` of `let .size(width, height)`.
  func declareNames(in pattern: TokenSpan) {
    let tokens = file.source.tokens
    var index = Int(pattern.first)
    while index <= Int(pattern.last), index + 1 < tokens.count {
      defer { index += 1 }
      guard tokens[index].kind == .letKeyword || tokens[index].kind == .varKeyword else { continue }
      let isName = tokens[index + 1].kind == .identifier
      if isName, tokens[index + 2 < tokens.count ? index + 2 : index].kind != .period {
        let name = declareLocal(file.name(Int32(index + 1)))
        if file.kind(at: index + 2) == .asKeyword { childLists.castNames.insert(name) }
        continue
      }
      // All names inside the parentheses that follow, but for labels and the cases of enumerations.
      while index < Int(pattern.last), tokens[index].kind != .leftParen { index += 1 }
      while index < Int(pattern.last) {
        index += 1
        guard tokens[index].kind == .identifier, tokens[index - 1].kind != .period,
          index + 1 < tokens.count, tokens[index + 1].kind != .colon
        else { continue }
        _ = declareLocal(file.name(Int32(index)))
      }
    }
  }
}
