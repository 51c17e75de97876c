import LightSyntax
import SourceText

// What the arguments of a helper's call decide, so that of `if width != 0 { … }` one path is run, and not as a branch.

extension TypeReader {
  /// Whether what is being run is one call of a helper or one turn of a loop, which decides conditions.
  var knowsConditions: Bool { helpers.isInside || !execution.turns.isEmpty }

  /// Whether a variable is `nil` from its declaration on, or surely not.
  func notePresence(of variable: Reference, _ binding: Binding, _ value: Value) {
    if let type = binding.type, value.isNone(of: file.text(type)) {
      if knowsConditions { helpers.absent.insert(variable) }
    } else if let initial = binding.initialValue {
      if knowsConditions { notePresence(of: variable, initial, value) }
    } else if let type = binding.type, file.text(type).hasSuffix("?") {
      helpers.absent.insert(variable)
    }
  }

  /// Whether a variable is `nil` behind the assignment of a value.
  func notePresence(of variable: Reference, _ id: ExpressionID, _ value: Value) {
    helpers.absent.remove(variable)
    helpers.present.remove(variable)
    switch presence(of: id, value) {
    case .absent: helpers.absent.insert(variable)
    case .present: helpers.present.insert(variable)
    case .unknown: break
    }
  }

  /// Whether conditions hold in the helper call that is being run; `nil` where only the running app knows.
  func decision(_ conditions: ListSlice) -> Bool? {
    guard knowsConditions else { return nil }
    var isKnown = true
    for condition in file.conditions[conditions.indices] {
      let decision: Bool?
      switch condition {
      case .expression(let expression): decision = self.decision(expression)
      case .binding(let name, let value): decision = isPresent(name, value)
      case .pattern, .availability: decision = nil
      }
      if decision == false { return false }
      if decision == nil { isKnown = false }
    }
    return isKnown ? true : nil
  }

  private func isPresent(_ name: Int32, _ value: ExpressionID?) -> Bool? {
    if let value { return isPresent(value) }
    guard name >= 0, let local = locals[file.name(name)] else { return nil }
    if helpers.absent.contains(local) { return false }
    return helpers.present.contains(local) ? true : nil
  }

  /// Whether an expression is not `nil`, if the call tells.
  func isPresent(_ id: ExpressionID) -> Bool? {
    guard knowsConditions else { return nil }
    switch presence(of: id, nil) {
    case .absent: return false
    case .present: return true
    case .unknown: return nil
    }
  }

  /// The truth of an expression in the helper call that is being run, if its arguments tell.
  func decision(_ id: ExpressionID) -> Bool? {
    guard knowsConditions, effort.depth < ReadingEffort.maximumDepth else { return nil }
    effort.depth += 1
    defer { effort.depth -= 1 }
    switch file[id].kind {
    case .boolean(let flag): return flag
    case .name(let token):
      guard let local = locals[file.name(token)], case .boolean(let flag) = values[local] else {
        return nil
      }
      return flag
    case .prefix(let operand):
      let token = file.source.tokens[Int(file[id].span.first)]
      guard file.source.text(of: token, is: "!") else { return nil }
      return decision(operand).map { !$0 }
    case .tuple(let elements):
      let list = file.arguments(elements)
      guard list.count == 1, let only = list.first else { return nil }
      return decision(only.value)
    case .binary(let left, let token, let right):
      return comparison(left, file.source.text(file.source.tokens[Int(token)]), right)
    case .cast(let operand, let type): return isOfType(operand, type)
    case .call(let callee, let arguments): return containment(callee, arguments, plainValue)
    default: return nil
    }
  }

  /// `sender is Toolbar`, where the class of the sender is known.
  private func isOfType(_ operand: ExpressionID, _ type: TokenSpan) -> Bool? {
    guard type.first > 0, file.source.tokens[Int(type.first) - 1].kind == .isKeyword,
      case .reference(let reference)? = plainValue(operand),
      let known = declaredType(of: reference)
    else { return nil }
    let asked = baseTypeName(file.text(type))
    if isClass(known, derivedFrom: asked) { return true }
    // An object may be of a subclass of its class, but not of a class beside it.
    let areClasses =
      project.frameworkClass(of: known) != nil && project.frameworkClass(of: asked) != nil
    return areClasses && !isClass(asked, derivedFrom: known) ? false : nil
  }

  /// Whether a class is another one or derives from it, through classes of UIKit and AppKit, too.
  private func isClass(_ name: String, derivedFrom ancestor: String) -> Bool {
    project.ancestry(of: name).contains(ancestor)
      || project.frameworkClass(of: name)?.superclasses.contains(ancestor) ?? false
  }

  private func comparison(
    _ left: ExpressionID, _ symbol: String, _ right: ExpressionID
  ) -> Bool? {
    switch symbol {
    case "&&":
      let (first, second) = (decision(left), decision(right))
      return first == false || second == false ? false : first == true ? second : nil
    case "||":
      let (first, second) = (decision(left), decision(right))
      return first == true || second == true ? true : first == false ? second : nil
    case "==", "===": return isEqual(left, right)
    case "!=", "!==": return isEqual(left, right).map { !$0 }
    case "<", ">", "<=", ">=":
      guard case .number(let first)? = plainValue(left),
        case .number(let second)? = plainValue(right),
        let one = first.value, let other = second.value
      else { return nil }
      switch symbol {
      case "<": return one < other
      case ">": return one > other
      case "<=": return one <= other
      default: return one >= other
      }
    default: return nil
    }
  }

  private func isEqual(_ left: ExpressionID, _ right: ExpressionID) -> Bool? {
    if case .nilLiteral = file[right].kind { return isPresent(left).map { !$0 } }
    if case .nilLiteral = file[left].kind { return isPresent(right).map { !$0 } }
    switch (plainValue(left), plainValue(right)) {
    case (.number(let first)?, .number(let second)?):
      guard let one = first.value, let other = second.value else { return nil }
      return one == other
    case (.number(let number)?, .symbol("zero")?): return number.value.map { $0 == 0 }
    case (.boolean(let first)?, .boolean(let second)?): return first == second
    case (.symbol(let first)?, .symbol(let second)?): return first == second
    case (.geometry(let geometry)?, .symbol("zero")?): return geometry.isZero
    case (.reference(let first)?, .reference(let second)?):
      return isOneObject(first, second)
    default: return nil
    }
  }

  /// Whether two names stand for one object; different constants of a type that hold views stand for different ones.
  private func isOneObject(_ first: Reference, _ second: Reference) -> Bool? {
    let (first, second) = (references.find(first), references.find(second))
    if first == second { return true }
    let areOwn = [first, second].allSatisfy { reference in
      kind(of: reference) == .view && isConstant(reference)
    }
    return areOwn ? false : nil
  }

  /// Whether a reference is a property that is made once and never assigned.
  private func isConstant(_ reference: Reference) -> Bool {
    guard let member = references.member(reference), isSelf(member.base), let typeName,
      let property = project.property(member.name, of: typeName)
    else { return false }
    return property.isLet || property.modifiers.contains(.lazy)
  }

  /// The value of an expression that does nothing: a name, a member, a literal.
  private func plainValue(_ id: ExpressionID) -> Value? {
    switch file[id].kind {
    case .name, .selfReference, .integer, .float, .boolean, .implicitMember: return evaluate(id)
    case .prefix(let operand): return plainValue(operand) == nil ? nil : evaluate(id)
    case .binary(let left, let token, let right):
      guard ["+", "-", "*"].contains(file.source.text(file.source.tokens[Int(token)])),
        plainValue(left) != nil, plainValue(right) != nil
      else { return nil }
      return evaluate(id)
    case .member(let base, _): return plainValue(base) == nil ? nil : evaluate(id)
    default: return nil
    }
  }

  /// The case of a `switch` that a known name takes; `nil` if the labels or the name are not known.
  func decidedCase(_ subject: Value, _ labels: [String]) -> Int? {
    guard knowsConditions, case .symbol(let name) = subject else { return nil }
    for (index, label) in labels.enumerated() {
      let text = label.filter { !$0.isWhitespace }
      if text == "default:" || text == "@unknowndefault:" { return index }
      guard text.hasPrefix("case."), text.hasSuffix(":") else { return nil }
      let names = text.dropFirst(4).dropLast().split(separator: ",")
      guard names.allSatisfy({ $0.dropFirst().allSatisfy { $0.isLetter || $0.isNumber } }) else {
        return nil
      }
      if names.contains(where: { $0 == "." + name }) { return index }
    }
    return nil
  }
}
