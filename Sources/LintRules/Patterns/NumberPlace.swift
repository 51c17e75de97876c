import LightSyntax
import RulePages
import SwiftTokens
import UIKitFacts

/// What the code around a number says of it.
extension SyntaxFile {
  /// The axis that the nearest label, chain of members or assigned name around a span names; `nil` if none does, or
  /// if it names both.
  func axis(of span: TokenSpan) -> RuleAxis? {
    for expression in enclosing(span) {
      switch expression.kind {
      case .call(let callee, let arguments), .subscripted(let callee, let arguments):
        guard let argument = self.arguments(arguments).first(where: { holds($0.span, span) }) else {
          continue
        }
        if let label = label(argument), let axis = axis(ofNames: [label]) { return axis }
        if let axis = chainAxis(self[callee].span) { return axis.only }
      case .assignment(let target, let value) where holds(self[value].span, span):
        if let axis = chainAxis(self[target].span) { return axis.only }
      case .closure: return nil
      default: continue
      }
    }
    let binding = bindings.first { binding in
      binding.initialValue.map { holds(self[$0].span, span) } ?? false
    }
    return binding.flatMap { $0.name < 0 ? nil : axis(ofNames: [name($0.name)]) }
  }

  /// Whether a function or member that scales numbers is in a span or applied to it.
  func isScaled(_ span: TokenSpan, by functions: Set<String>) -> Bool {
    let functions = functions.union(textScaling)
    if span.indices.contains(where: { isName($0, among: functions) }) { return true }
    for expression in enclosing(span) {
      switch expression.kind {
      case .call(let callee, _):
        if isName(Int(self[callee].span.last), among: functions) { return true }
      case .member(_, let name):
        if isName(Int(name), among: functions) { return true }
      case .closure: return false
      default: continue
      }
    }
    return false
  }

  private func isName(_ index: Int, among names: Set<String>) -> Bool {
    source.tokens[index].kind == .identifier && names.contains(name(Int32(index)))
  }

  /// The expressions around a span, the innermost first.
  private func enclosing(_ span: TokenSpan) -> [Expression] {
    // A node's children stand before it.
    expressions.filter { $0.span != span && holds($0.span, span) }
  }

  private func holds(_ outer: TokenSpan, _ inner: TokenSpan) -> Bool {
    outer.first <= inner.first && inner.last <= outer.last
  }

  /// What the names of a chain say: those that are attributes count before those that hold one's word.
  private func chainAxis(_ span: TokenSpan) -> ChainAxis? {
    let names = span.indices.filter { source.tokens[$0].kind == .identifier }.map {
      name(Int32($0))
    }
    return chainAxis(names.filter { isAttribute($0) }) ?? chainAxis(names)
  }

  private func chainAxis(_ names: [String]) -> ChainAxis? {
    let axes = Set(names.flatMap(axes))
    return axes.isEmpty ? nil : ChainAxis(only: axes.count == 1 ? axes.first : nil)
  }

  private func axis(ofNames names: [String]) -> RuleAxis? { chainAxis(names)?.only }
}

/// What a chain of members names: one axis, or both.
private struct ChainAxis {
  let only: RuleAxis?
}

/// What scales by the user's size of text.
private let textScaling = Member.names(with: .scalesText).union(
  SystemSymbol.names(of: .textScaling))

/// Whether a name is that of a layout attribute or of its anchor.
private func isAttribute(_ name: String) -> Bool {
  let name = name.hasSuffix("Anchor") ? String(name.dropLast("Anchor".count)) : name
  return [
    "centerX", "centerY", "firstBaseline", "lastBaseline", "minX", "midX", "maxX", "minY", "midY",
    "maxY",
  ]
  .contains(name) || axisWords[name] != nil
}

/// The axes that the words of a name speak of: `topInset`, `minX`, `button_width`.
private func axes(_ name: String) -> [RuleAxis] {
  var words: [String] = []
  var isOpen = false
  for character in name {
    if character.isUppercase || !isOpen { words.append("") }
    isOpen = character.isLetter
    if isOpen { words[words.count - 1] += character.lowercased() }
  }
  return words.compactMap { axisWords[$0] }
}

private let axisWords: [String: RuleAxis] = [
  "leading": .horizontal, "trailing": .horizontal, "left": .horizontal, "right": .horizontal,
  "width": .horizontal, "x": .horizontal, "dx": .horizontal, "horizontal": .horizontal,
  "horizontally": .horizontal, "top": .vertical, "bottom": .vertical, "height": .vertical,
  "y": .vertical, "dy": .vertical, "vertical": .vertical, "vertically": .vertical,
  "baseline": .vertical,
]
