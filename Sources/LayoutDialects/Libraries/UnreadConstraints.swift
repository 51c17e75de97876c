import LightSyntax
import SourceText
import UIKitFacts

extension TypeReader {
  /// Everything that a name in some code stands for may be constrained by it.
  func touchNames(in id: ExpressionID) {
    for expression in file.expressions(in: file[id].span) {
      switch expression.kind {
      case .name(let token): touch(lookUp(file.name(token), at: id), at: id)
      case .member(let base, let token):
        if case .selfReference = file[base].kind {
          touch(.reference(property(file.name(token))), at: id)
        }
      default: break
      }
    }
  }

  /// What a local name in some code stands for may be constrained by it: `label` in a loop over views, an anchor that was
  /// taken before. A view that has a name of its own there is found by that.
  func touchLocals(in id: ExpressionID) {
    for expression in file.expressions(in: file[id].span) {
      guard case .name(let token) = expression.kind, let local = locals[file.name(token)],
        let value = values[local]
      else { continue }
      for view in constrainable(value) { record(.unreadConstraints, on: view, at: file.range(id)) }
    }
  }

  /// The operands of an operator that is not Swift's own: `title.edgeAnchors /==/ card.edgeAnchors + 8` may constrain
  /// both.
  func leaveUnread(_ operands: [ExpressionID], at id: ExpressionID) {
    let views = operands.flatMap { namedParts($0) }.flatMap { constrainable(evaluate($0)) }
    guard !views.isEmpty else { return }
    leaveUnresolved(id, "custom operators that create constraints are not analyzed")
    for view in views { record(.unreadConstraints, on: view, at: file.range(id)) }
  }

  /// `size.map(autoSetDimensions)`: what gets a library's method calls it with values that are not known.
  ///
  /// `views.forEach(panel.addSubview)`: who gets that adds views that are not known.
  func leaveMethod(_ id: ExpressionID) {
    if case .member(let base, let token) = file[id].kind,
      Member.named(file.name(token))?.effect == .adds
    {
      guard let view = namedReference(base) else { return }
      let child = references.intern(.expression(text: file.text(id), function: functionSerial))
      record(.addedTo(view), on: child, at: file.range(id))
      return
    }
    let view: Reference?
    switch file[id].kind {
    case .name(let token):
      guard DialectName.unmistakableCalls.contains(file.name(token)) else { return }
      if case .reference(let own) = selfValue { view = own } else { view = nil }
    case .member(let base, let token):
      guard DialectName.unmistakableCalls.contains(file.name(token)) else { return }
      view = namedReference(base)
    default: return
    }
    leaveUnresolved(id, "a method that creates constraints is passed as a value")
    if let view { record(.unreadConstraints, on: view, at: file.range(id)) }
  }

  /// The names, and members of names, that an operand is computed from.
  private func namedParts(_ id: ExpressionID) -> [ExpressionID] {
    switch file[id].kind {
    case .name, .selfReference: [id]
    case .member(let base, _): namedParts(base).isEmpty ? [] : [id]
    case .forceUnwrap(let base), .optionalChain(let base): namedParts(base)
    case .binary(let left, _, let right): namedParts(left) + namedParts(right)
    case .call(let callee, _):
      if case .member(let base, _) = file[callee].kind { namedParts(base) } else { [] }
    case .array(let elements): file.elements(elements).flatMap(namedParts)
    case .tuple(let elements): file.arguments(elements).flatMap { namedParts($0.value) }
    default: []
    }
  }

  /// The view of a value, and those whose parts it is.
  private func constrainable(_ value: Value) -> [Reference] {
    switch value {
    case .reference(let reference), .anchor(let reference, _, _):
      var views = [reference]
      while let owner = references.member(views[views.count - 1])?.base, owner != selfReference {
        views.append(owner)
      }
      return views
    case .list(let elements, _): return elements.flatMap(constrainable)
    case .choice(let choice): return choice.options.flatMap { constrainable($0.value) }
    case .dialect(let value): return value.view.map { [$0] } ?? []
    default: return []
    }
  }

  func touch(_ value: Value, at id: ExpressionID) {
    switch value {
    case .reference(let view): record(.unreadConstraints, on: view, at: file.range(id))
    case .list(let elements, _): for element in elements { touch(element, at: id) }
    case .choice(let choice): for option in choice.options { touch(option.value, at: id) }
    case .unknown, .created, .anchor, .strangeAnchor, .distance, .constraint, .number, .boolean,
      .type, .symbol, .closure, .geometry, .dialect, .nothing, .string, .dictionary, .tuple,
      .keyPath:
      break
    }
  }
}
