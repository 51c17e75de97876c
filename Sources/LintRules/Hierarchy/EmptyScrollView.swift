import Diagnostics
import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A scroll view is made and added, and nothing is ever added to it.
  ///
  /// - Why: what was to scroll lies beside it, or on top of it, and does not move.
  /// - Silent: where other code may add something: for properties that other files and subclasses can reach, and where
  ///   a function that is not known gets hold of the scroll view.
  package static let emptyScrollView = Rule(
    "empty-scroll-view", needsWholeCode: true,
    check: .words([ClassName.scrollView]) { file, tokens, _ in
      guard !file.isTestCode, file.isSearchable else { return [] }
      return tokens.compactMap { token in
        guard let scroll = file.madeScrollView(at: token),
          let addition = file.onlyAddition(of: scroll)
        else { return nil }
        return Diagnostic(
          "nothing is added to the scroll view '\(scroll.name)', so it has nothing to scroll; add its content to it, and not to the view around it",
          at: file.range(addition))
      }
    }
  )
}

private struct MadeScrollView {
  var name: String
  /// The names under which code knows it, each with where it means it.
  var names: [(name: String, scope: TokenSpan)]
  /// Where it is made.
  var place: Int

  func isNamed(_ word: String, at token: Int) -> Bool {
    names.contains { $0.name == word && $0.scope.indices.contains(token) }
  }
}

extension SyntaxFile {
  /// The scroll view that `UIScrollView(…)` at a token makes, where only the code around can reach it.
  fileprivate func madeScrollView(at token: Int) -> MadeScrollView? {
    guard tokenText(token + 1) == "(", call(named: token) != nil,
      let binding = bindings.first(where: { binding in
        binding.name >= 0
          && binding.initialValue.map { Int(self[$0].span.first) == token } ?? false
      }), let value = binding.initialValue, case .call(let callee, _) = self[value].kind,
      case .name = self[callee].kind
    else { return nil }
    let name = name(binding.name)
    if let property = property(holding: token) {
      guard isOutOfReach(property.variable, at: token) else { return nil }
      let outer = self.name(property.binding.name)
      // Extensions of the type may fill it, too.
      var names = [(name: outer, scope: TokenSpan(0, source.tokens.count - 1))]
      if outer != name { names.append((name, property.variable.span)) }
      return MadeScrollView(name: outer, names: names, place: token)
    }
    guard let body = function(at: token)?.body else { return nil }
    return MadeScrollView(name: name, names: [(name, body.span)], place: token)
  }

  /// The property whose value holds a token.
  private func property(holding token: Int) -> (variable: VariableDeclaration, binding: Binding)? {
    for type in types(around: token).prefix(1) {
      for case .variable(let id) in members[type.members.indices] {
        guard self[id].span.indices.contains(token) else { continue }
        let binding = bindings[self[id].bindings.indices].first { binding in
          binding.name >= 0
            && binding.initialValue.map { self[$0].span.indices.contains(token) } ?? false
        }
        return binding.map { (self[id], $0) }
      }
    }
    return nil
  }

  private func isOutOfReach(_ variable: VariableDeclaration, at token: Int) -> Bool {
    if !variable.modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
    guard variable.modifiers.isDisjoint(with: [.public, .open]), let type = type(around: token)
    else { return false }
    return type.modifiers.contains(.final)
  }

  /// Where a scroll view is added, if that is all that happens to it beside what leaves it empty.
  fileprivate func onlyAddition(of scroll: MadeScrollView) -> TokenSpan? {
    var addition: TokenSpan?
    for index in source.tokens.indices where source.tokens[index].kind == .identifier {
      guard scroll.isNamed(tokenText(index), at: index), !isOther(index),
        areOfOneType(index, scroll.place)
      else { continue }
      if ["let", "var"].contains(tokenText(index - 1)) || tokenText(index - 1) == "return" {
        continue
      }
      let next = following(index)
      if tokenText(next) == "." {
        guard leavesEmpty(next + 1) else { return nil }
        continue
      }
      guard let function = function(taking: index) else { return nil }
      guard NameGroup.addingSubview.contains(function.name) else {
        if neutralTakers.contains(function.name) { continue }
        return nil
      }
      addition = addition ?? function.span
    }
    return addition
  }

  /// Whether a token is a label, a parameter, or a member of something else.
  private func isOther(_ index: Int) -> Bool {
    if tokenText(index + 1) == ":" { return true }
    if tokenText(index - 1) == ".", tokenText(index - 2) != "self" { return true }
    return functions.contains { function in
      function.span.indices.contains(index)
        && parameters[function.parameters.indices].contains { name($0.name) == tokenText(index) }
    }
  }

  /// Whether a member of the scroll view adds nothing to it.
  private func leavesEmpty(_ member: Int) -> Bool {
    let name = tokenText(member)
    if name.hasPrefix(SnapKitCall.handle) { return true }
    guard let known = Member.named(name) else { return anchorNames.contains(name) }
    switch known.effect {
    case .adds: return false
    case .handsOut(let given): return given == .anchor || given == .guide
    default: return true
    }
  }

  /// The call of which a token is an argument as a whole.
  private func function(taking token: Int) -> (name: String, span: TokenSpan)? {
    for expression in expressions(around: token) {
      guard case .call(let callee, let slice) = expression.kind,
        arguments(slice).contains(where: {
          self[$0.value].span.first == self[$0.value].span.last
            && Int(self[$0.value].span.first) == token
        }), let name = lastName(callee)
      else { continue }
      return (name, expression.span)
    }
    return nil
  }
}

/// What takes views without showing anything.
private let neutralTakers = NameGroup.orderings.union(["equalTo"])
