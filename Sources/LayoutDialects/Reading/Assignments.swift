import LayoutModel
import LightSyntax
import SourceText

/// What assigning does: names get values, and constraints and views are changed.
extension TypeReader {
  func assign(_ target: ExpressionID, _ valueID: ExpressionID) -> Value {
    let value = evaluate(valueID)
    var target = target
    while case .effect(let inner) = file[target].kind { target = inner }
    if case .name(let token) = file[target].kind, locals[file.name(token)] == nil,
      selfValue.constraints != nil,
      change(selfValue, file.name(token), to: value, valueID, at: target)
    {
      return .nothing
    }
    guard case .member(let base, let name) = file[target].kind else {
      if assignFrame(target, value, valueID) { return .nothing }
      if case .discard = file[target].kind {
        drop(value, from: valueID)
      } else {
        store(value, in: target, from: valueID)
      }
      return .nothing
    }
    let property = file.name(name)
    switch property {
    case "isActive", "active", "priority", "constant", "identifier":
      _ = change(evaluate(base), property, to: value, valueID, at: base)
      return .nothing
    case autoresizingFlag:
      setFlag(base, value, at: file.range(target))
      return .nothing
    case "contentHuggingHorizontalPriority", "contentHuggingVerticalPriority",
      "contentCompressionResistanceHorizontalPriority",
      "contentCompressionResistanceVerticalPriority":
      setContentPriority(property, of: evaluate(base), value, at: file.range(target))
      return .nothing
    case "frame", "center":
      if case .reference(let view) = evaluate(base) {
        record(.placed, on: view, at: file.range(target))
      }
      if !assignFrame(target, value, valueID) { store(value, in: target) }
      return .nothing
    default:
      if !assignFrame(target, value, valueID) { store(value, in: target) }
      return .nothing
    }
  }

  /// Assigns a property of a constraint; `false` for one that means nothing for layout.
  private func change(
    _ constraint: Value, _ property: String, to value: Value, _ id: ExpressionID,
    at target: ExpressionID
  ) -> Bool {
    switch property {
    case "isActive", "active": setActive(constraint, value, at: target)
    case "priority": setPriority(constraint, value, at: file.range(id))
    case "constant":
      switch constraint {
      case .constraint(let index): setConstant(index, value, id)
      case .reference(let reference): adjusted.insert(reference)
      default:
        for case .constraint(let index) in constraint.options.map(\.value) {
          drafts[index].origin.isAdjusted = true
        }
      }
      escape(value)
    case "identifier":
      for case .constraint(let index) in constraint.options.map(\.value) {
        drafts[index].identifier = identifier(value, id)
        drafts[index].origin.identifier = text(value)
      }
    default: return false
    }
    return true
  }

  private func setFlag(_ base: ExpressionID, _ value: Value, at range: SourceRange) {
    // Any value but `true` may be false.
    if case .boolean(true) = value { return }
    switchFlagOff(of: evaluate(base), at: range)
  }

  private func switchFlagOff(of views: Value, at range: SourceRange) {
    switch views {
    case .reference(let view): record(.optedOut, on: view, at: range)
    case .list(let elements, _):
      for case .reference(let view) in elements { record(.optedOut, on: view, at: range) }
    case .choice(let choice): forEach(choice) { $0.switchFlagOff(of: $1, at: range) }
    default: optsOutUnknownViews = true
    }
  }

  /// Gives what `target` names a value.
  func store(
    _ value: Value, in target: ExpressionID, from source: ExpressionID? = nil
  ) {
    if case .tuple(let elements) = file[target].kind, case .tuple(let parts) = value,
      elements.count == parts.count
    {
      for (argument, part) in zip(file.arguments(elements), parts) {
        if !assignFrame(argument.value, part.value, source ?? argument.value) {
          store(part.value, in: argument.value)
        }
      }
      return
    }
    guard let reference = namedReference(target) else {
      if !changeGeometry(target, value) { forgetGeometry(target) }
      escape(value)
      _ = storeElement(value, in: target)
      return
    }
    if isAutoresizingFlag(target) {
      if case .boolean(true) = value { return }
      record(.optedOut, on: selfReference, at: file.range(target))
      return
    }
    if assignedRuns.updateValue(functionSerial, forKey: references.find(reference))
      == functionSerial
    {
      reassigned.insert(references.find(reference))
    }
    if let source {
      notePresence(of: reference, source, value)
    } else {
      helpers.absent.remove(reference)
      helpers.present.remove(reference)
    }
    adopt(value, as: reference, at: file.range(target))
    noteArrangement(value, of: reference, at: file.range(target))
    switch references.root(reference) {
    case .local: break
    case .selfRoot, .member, .global, .expression: escape(value)
    }
  }

  private func isAutoresizingFlag(_ target: ExpressionID) -> Bool {
    guard case .name(let token) = file[target].kind else { return false }
    return file.name(token) == autoresizingFlag
  }

  func namedReference(_ target: ExpressionID) -> Reference? {
    switch file[target].kind {
    case .name(let token):
      let name = file.name(token)
      return locals[name] ?? property(name)
    case .member(let base, let name):
      guard case .reference(let reference) = evaluate(base) else { return nil }
      return references.intern(.member(of: reference, name: file.name(name)))
    case .optionalChain(let operand), .forceUnwrap(let operand): return namedReference(operand)
    default: return nil
    }
  }
}
