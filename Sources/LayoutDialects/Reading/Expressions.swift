import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

extension TypeReader {
  /// The value of an expression, with all that evaluating it does.
  func evaluate(_ id: ExpressionID) -> Value {
    effort.depth += 1
    effort.steps += 1
    defer { effort.depth -= 1 }
    guard effort.depth < ReadingEffort.maximumDepth, !isExhausted else {
      effort.isWhole = false
      return .unknown(.limit("deeply nested code"))
    }
    switch file[id].kind {
    case .name(let token): return lookUp(file.name(token), at: id)
    case .implicitMember(let name): return .symbol(file.name(name))
    case .member(let base, let name): return evaluateMember(id, base, name)
    case .selfReference: return selfValue
    case .superReference: return .unknown(.unread("super"))
    case .integer, .float:
      return .number(
        Number(value: literalNumber(id, in: file), isLiteral: true, text: file.text(id)))
    case .string: return stringValue(id)
    case .nilLiteral, .discard, .opaque: return .nothing
    case .keyPath: return keyPath(id)
    case .boolean(let value): return .boolean(value)
    case .call(let callee, let arguments): return evaluateCall(id, callee, arguments)
    case .subscripted(let base, let arguments): return evaluateSubscript(id, base, arguments)
    case .optionalChain(let operand) where isPresent(operand) == false: return .nothing
    case .optionalChain(let operand), .forceUnwrap(let operand), .effect(let operand):
      return evaluate(operand)
    case .postfix(let operand):
      let value = evaluate(operand)
      return sign(id, operand, value, isPrefix: false) ?? value
    case .inoutReference(let operand): return lend(operand)
    case .cast(let operand, let type):
      let value = evaluate(operand)
      return typed(value, type)
    case .prefix(let operand): return evaluatePrefix(id, operand)
    case .binary(let left, let token, let right): return evaluateBinary(id, left, token, right)
    case .assignment(let target, let value): return assign(target, value)
    case .ternary(let condition, let then, let otherwise):
      if let isTrue = decision(condition) { return evaluate(isTrue ? then : otherwise) }
      _ = evaluate(condition)
      if let value = chooseOptional(id, then, otherwise, condition) { return value }
      let site = conditionSite(condition, branchSite(file[id].span))
      return choose(
        id, evaluate(then), evaluate(otherwise), condition: "if " + shortened(condition), at: site)
    case .closure(let closure): return .closure(closureValue(closure))
    case .array(let elements):
      let values = file.elements(elements).map { evaluate($0) }
      return .list(values, isComplete: true)
    case .dictionary(let elements): return dictionaryValue(elements)
    case .tuple(let elements):
      let arguments = file.arguments(elements)
      if arguments.count == 1, let only = arguments.first { return evaluate(only.value) }
      return .tuple(
        arguments.map { TupleElement(label: file.label($0) ?? "", value: evaluate($0.value)) })
    case .macro(let arguments):
      if let bindings = variableBindings(macro: id, arguments) { return bindings }
      for argument in file.arguments(arguments) { escape(evaluate(argument.value)) }
      return .nothing
    case .statement(let statement):
      let results = collectReturned { $0.executeAsValue(statement) }
      return joined(results, since: branches.count, text: shortened(id))
    }
  }

  private func evaluateMember(
    _ id: ExpressionID, _ base: ExpressionID, _ name: Int32
  ) -> Value {
    return self.member(name, of: evaluate(base), base, at: id)
  }

  /// The member of a value that the expression at `base` has.
  private func member(
    _ name: Int32, of value: Value, _ base: ExpressionID, at id: ExpressionID
  ) -> Value {
    let member = file.name(name)
    func known() -> Value? {
      let access = MemberAccess(
        id: id, base: value, name: member, nameRange: file.source.tokens[Int(name)].range)
      return dialects.members.first(giving: { $0(self, access) })
    }
    switch value {
    case .choice(var choice):
      for index in choice.options.indices {
        let value = self.member(name, of: choice.options[index].value, base, at: id)
        switch value {
        case .anchor, .reference, .dialect: choice.options[index].value = value
        case .unknown(.property): return value
        default: return self.member(name, of: .unknown(.choice(choice.text)), base, at: id)
        }
      }
      return .choice(choice)
    case .reference(let reference):
      if member == "self" { return .reference(reference) }
      // What a type declares is looked up in it first.
      if member.startsUppercase || isType(member), file.text(base) == "Self",
        ownNames.property(member) == nil
      {
        return .type(member)
      }
      return self.member(
        member, of: reference, at: id, nameRange: file.source.tokens[Int(name)].range)
    case .type(let type):
      if let number = staticNumber(type, member) {
        return .number(Number(value: number, isLiteral: false, text: file.text(id)))
      }
      if let value = known() { return value }
      let nested = type + "." + member
      if member.startsUppercase || isNestedType(nested) { return .type(nested) }
      if member == "zero",
        let kind = readsFrames ? geometryMaker(type)?.kind : Geometry.Kind(typeName: type)
      {
        return .geometry(.zero(kind, text: file.text(id)))
      }
      let global = references.intern(.global(name: type))
      let reference = references.intern(.member(of: global, name: member))
      if let value = values[reference] ?? staticMember(member, of: type)
        ?? callHelper(id, member, on: .type(type), .empty, isGetter: true)
      {
        return value
      }
      if declaresCase(member, project.types.resolved(type, in: typeName)) { return .symbol(member) }
      // Each time that it is read, it gives another object.
      if project.property(member, of: type)?.isComputed == true {
        return .unknown(.call("\(type).\(member)"))
      }
      return .reference(reference)
    case .unknown(let doubt):
      return known() ?? .unknown(doubt)
    case .dialect: return known() ?? .unknown(.unread(shortened(id)))
    case .geometry(let geometry):
      if let value = known() { return value }
      var number = geometry.part(member).number
      number.text = file.text(id)
      return Value.number(number).writtenElsewhere
    case .created(let type, let start):
      let unnamed = nameless(type, start, at: base, file.range(base))
      return self.member(
        member, of: unnamed, at: id, nameRange: file.source.tokens[Int(name)].range)
    case .number(let number):
      // `insets.top`, `size.width`: still a number that is not known.
      if let value = known() { return value }
      return .number(Number(value: nil, isLiteral: false, text: number.text + "." + member))
    case .list(let elements, let isComplete):
      if let value = listMember(member, elements, isComplete) { return value }
      for element in elements { escape(element) }
      return .unknown(.unread(shortened(id)))
    case .dictionary(let dictionary) where member == "values":
      return .list(
        dictionary.entries.keys.sorted().compactMap { dictionary.entries[$0]?.value },
        isComplete: dictionary.isComplete)
    case .tuple(let elements):
      if let index = Int(member), elements.indices.contains(index) {
        return elements[index].value.writtenElsewhere
      }
      return elements.first { $0.label == member }.map(\.value.writtenElsewhere)
        ?? .unknown(.unread(shortened(id)))
    case .constraint where project.helpers.hasGetter(member):
      return callHelper(id, member, on: .value(value), .empty, isGetter: true) ?? value
    case .constraint where isOwnSuffix(member):
      // Their priority may be another one now.
      return withUnknownPriority(value, id)
    case .symbol:
      if project.helpers.hasGetter(member),
        let given = callCase(id, member, of: value, at: base, .empty, isGetter: true)
      {
        return given
      }
      return isNumber(member, ofLocal: base)
        ? .number(Number(value: nil, isLiteral: false, text: numberText(.nothing, id)))
        : .unknown(.unread(shortened(id)))
    case .constraint: return known() ?? .unknown(.unread(shortened(id)))
    case .anchor, .strangeAnchor, .distance, .boolean, .closure, .nothing, .string, .dictionary,
      .keyPath:
      return .unknown(.unread(shortened(id)))
    }
  }

  /// `size` of a parameter `style` that was given `.small`, where its type declares a number of that name.
  private func isNumber(_ member: String, ofLocal base: ExpressionID) -> Bool {
    guard case .name(let token) = file[base].kind, let local = locals[file.name(token)],
      let type = declaredType(of: local), let property = project.property(member, of: type)?.type
    else { return false }
    return PropertyKind(property) == .number
  }

  /// Whether a type of that name is declared, on its own or in the type whose code is read: types may have names in lower
  /// case.
  private func isNestedType(_ name: String) -> Bool {
    project.isDeclared(type: name)
      || typeName.map { project.isDeclared(type: "\($0).\(name)") } ?? false
  }

  func staticNumber(_ type: String, _ member: String) -> Double? {
    guard project.isNumber(member) else { return nil }
    return project.number(member, of: type, namedIn: typeName, in: fileIndex)
  }

  private func evaluateSubscript(
    _ id: ExpressionID, _ base: ExpressionID, _ arguments: ListSlice
  ) -> Value {
    let collection = evaluate(base)
    let indices = file.arguments(arguments).map { evaluate($0.value) }
    if indices.count == 1, case .keyPath(let names) = indices[0] {
      return follow(names, from: collection, at: id)
    }
    if case .list(let elements, true) = collection, indices.count == 1,
      case .number(let number) = indices[0], let value = number.value,
      let index = Int(exactly: value), elements.indices.contains(index)
    {
      return elements[index]
    }
    if case .dictionary(let dictionary) = collection, indices.count == 1,
      let key = text(indices[0]), let entry = dictionary.entries[key]
    {
      return entry.value
    }
    if case .reference(let list) = collection {
      if let type = declaredType(of: list), type.hasPrefix("["), type.hasSuffix("]"),
        PropertyKind(String(type.dropFirst().dropLast())) == .number
      {
        return .number(Number(value: nil, isLiteral: false, text: numberText(.nothing, id)))
      }
      return .reference(unfollowed(id))
    }
    return .unknown(.unread(shortened(id)))
  }

  /// What a dialect makes of a prefix or postfix operator.
  private func sign(
    _ id: ExpressionID, _ operand: ExpressionID, _ value: Value, isPrefix: Bool
  ) -> Value? {
    guard !dialects.signs.isEmpty else { return nil }
    let span = file[id].span
    let token = file.source.tokens[Int(isPrefix ? span.first : span.last)]
    let operation = SignedOperand(
      id: id, symbol: file.source.text(token), isPrefix: isPrefix, operand: operand, value: value)
    return dialects.signs.first(giving: { $0(self, operation) })
  }

  private func evaluatePrefix(_ id: ExpressionID, _ operand: ExpressionID) -> Value {
    let value = evaluate(operand)
    if let signed = sign(id, operand, value, isPrefix: true) { return signed }
    let token = file.source.tokens[Int(file[id].span.first)]
    if let made = callOperator(id, file.source.text(token), [(operand, value)]) { return made }
    switch value {
    case .number(let number) where file.source.text(of: token, is: "-"):
      var negated = Number(
        value: number.value.map { -$0 }, isLiteral: number.isLiteral,
        text: helpers.isInside
          ? "-" + grouped(number.text, beside: "-", isRight: true) : file.text(id))
      if readsFrames, number.value == nil { negated.measure = number.length * -1 }
      return .number(negated)
    case .number where file.source.text(of: token, is: "+"): return value
    case .boolean(let flag) where file.source.text(of: token, is: "!"): return .boolean(!flag)
    case .reference where file.source.text(of: token, is: "-"):
      return .number(Number(value: nil, isLiteral: false, text: file.text(id)))
    default: return .unknown(.unread(shortened(id)))
    }
  }

  /// Whether evaluating an expression does nothing.
  private func isPlain(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name, .implicitMember, .boolean, .integer, .float: true
    case .member(let base, _): isPlain(base)
    default: false
    }
  }

  private func evaluateBinary(
    _ id: ExpressionID, _ left: ExpressionID, _ token: Int32, _ right: ExpressionID
  ) -> Value {
    let symbol = file.source.text(file.source.tokens[Int(token)])
    let operation = Operation(id: id, left: left, symbol: symbol, right: right)
    if let value = dialects.operations.first(giving: { $0(self, operation) }) { return value }
    if symbol == "??", let isPresent = isPresent(left) {
      return evaluate(isPresent ? left : right)
    }
    if symbol == "==" || symbol == "!=", knowsConditions, isPlain(left), isPlain(right),
      let decision = decision(id)
    {
      return .boolean(decision)
    }
    let (first, second) = evaluateOperands(left, symbol, right)
    let combination = Combination(
      id: id, left: left, first: first, symbol: symbol, right: right, second: second)
    if let value = dialects.combinations.first(giving: { $0(self, combination) }) { return value }
    if let value = callOperator(id, symbol, [(left, first), (right, second)]) { return value }
    // What makes constraints is written out, or handed on to what an operator does with it.
    for value in [first, second] where value.isDialectValue {
      handOn(value, to: symbol, at: file.range(id))
    }
    if symbol == "==", case .member(_, let name) = file[left].kind, file.name(name) == "identifier"
    {
      recorded.soughtIdentifiers.insert(identifier(second, right))
    }
    switch (symbol, first, second) {
    case ("??", _, _): return choose(id, first, second, condition: shortened(left) + " != nil")
    case ("+=", .list(let old, let isComplete), .list(let new, let other)):
      let joined = joined(old, new, isComplete: isComplete && other)
      store(.list(joined.elements, isComplete: joined.isComplete), in: left)
      return .nothing
    case ("..<", .number, .number), ("...", .number, .number):
      return range(first, second, isClosed: symbol == "...") ?? .unknown(.unread(shortened(id)))
    case ("+", .list(let old, let isComplete), .list(let new, let other)):
      let joined = joined(old, new, isComplete: isComplete && other)
      return .list(joined.elements, isComplete: joined.isComplete)
    case ("+=", .string, _):
      store(concatenated(first, second, id), in: left)
      return .nothing
    case ("+", .string, _), ("+", _, .string): return concatenated(first, second, id)
    case ("+=", .number, _), ("-=", .number, _), ("*=", .number, _), ("/=", .number, _):
      let operation = String(symbol.dropLast())
      var result = Number(
        value: calculate(operation, first, second), isLiteral: false, text: file.text(left))
      if readsFrames, result.value == nil {
        result.measure = calculateLength(
          operation, first, left, second, right, text: shortened(id))
      }
      store(.number(result), in: left)
      return .nothing
    case ("+=", _, _), ("-=", _, _), ("*=", _, _), ("/=", _, _):
      escape(second)
      return .nothing
    case ("+", .list, _), ("+", _, .list):
      // One of the two is not known; what is known may still be activated together with it.
      let known = [first, second].flatMap { value -> [Value] in
        if case .list(let elements, _) = value { elements } else { [value] }
      }
      return .list(known, isComplete: false)
    case ("+", _, _), ("-", _, _), ("*", _, _), ("/", _, _):
      var text = file.text(id)
      if helpers.isInside {
        let operands = (numberText(first, left), numberText(second, right))
        text =
          "\(grouped(operands.0, beside: symbol, isRight: false)) \(symbol) \(grouped(operands.1, beside: symbol, isRight: true))"
      }
      var result = Number(
        value: calculate(symbol, first, second), isLiteral: false, text: text)
      if readsFrames, result.value == nil {
        result.measure = calculateLength(symbol, first, left, second, right, text: shortened(id))
      }
      return .number(result)
    default:
      if file.isStrangeOperator(token), let made = configure(first, second, id) { return made }
      escape(first)
      escape(second)
      // Anchors are not compared either: who writes `==` between them has a library that makes constraints of it.
      let isRelation =
        ["==", "<=", ">="].contains(symbol) && [first, second].contains(where: \.isPlace)
      if file.isStrangeOperator(token) || isRelation {
        leaveUnread([left, right], at: id)
      }
      return .unknown(.unread(shortened(id)))
    }
  }
}

extension Value {
  fileprivate var isDialectValue: Bool { if case .dialect = self { true } else { false } }

  /// Whether it is an anchor, or what a dialect has for one.
  fileprivate var isPlace: Bool { if case .anchor = self { true } else { isDialectValue } }

  /// The same where a member of something stands for it: the number in `margins.left` is no literal.
  fileprivate var writtenElsewhere: Value {
    guard case .number(var number) = self else { return self }
    number.isLiteral = false
    return .number(number)
  }
}
