import LightSyntax
import SourceText

/// What assigning does: names get values, and constraints and views are changed.
extension TypeReader {
  func assign(_ target: ExpressionID, _ valueID: ExpressionID) -> Value {
    var target = target
    while case .effect(let inner) = file[target].kind { target = inner }
    let value = evaluateAssigned(valueID, to: target)
    guard case .member(let base, let name) = file[target].kind else {
      var property = ""
      if case .name(let token) = file[target].kind { property = file.name(token) }
      if !isRead(target, nil, property, value, valueID) {
        if case .discard = file[target].kind {
          drop(value, from: valueID)
        } else {
          store(value, in: target, from: valueID)
        }
      }
      return .nothing
    }
    let property = file.name(name)
    if property == "frame" || property == "center", case .reference(let view) = evaluate(base) {
      record(.placed, on: view, at: file.range(target))
    }
    if !isRead(target, base, property, value, valueID) { store(value, in: target) }
    return .nothing
  }

  /// Whether a dialect reads an assignment, and nothing else is left of it.
  private func isRead(
    _ target: ExpressionID, _ base: ExpressionID?, _ property: String, _ value: Value,
    _ source: ExpressionID
  ) -> Bool {
    let assignment = Assignment(
      target: target, base: base, property: property, value: value, source: source)
    return dialects.assignments.contains { $0(self, assignment) }
  }

  /// Gives what `target` names a value.
  func store(
    _ value: Value, in target: ExpressionID, from source: ExpressionID? = nil
  ) {
    if case .tuple(let elements) = file[target].kind, case .tuple(let parts) = value,
      elements.count == parts.count
    {
      for (argument, part) in zip(file.arguments(elements), parts) {
        let isFrame =
          readsFrames && assignFrame(argument.value, part.value, source ?? argument.value)
        if !isFrame { store(part.value, in: argument.value) }
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
    objects.noteAssignment(of: references.find(reference), run: functionSerial)
    paths.noteAssignment(of: references.find(reference))
    if let source {
      notePresence(of: reference, source, value)
    } else {
      helpers.absent.remove(reference)
      helpers.present.remove(reference)
    }
    adopt(value, as: reference, at: file.range(target))
    for note in dialects.storings { note(self, reference, value, file.range(target)) }
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
