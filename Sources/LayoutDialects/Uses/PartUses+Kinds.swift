import LightSyntax
import SwiftTokens
import UIKitFacts

// What is done with a name, told by the expressions around it.
extension PartUses {
  func use(at expression: Int) -> NameUse {
    NameUse(
      file: place.file, range: file.range(file.expressions[expression].span),
      kind: kind(of: expression))
  }

  func kind(of expression: Int) -> NameUse.Kind {
    let (inner, outer) = around(expression)
    guard let outer else { return rootKind(inner) }
    let id = ExpressionID(index: Int32(inner))
    switch file.expressions[outer].kind {
    case .member(let base, let name) where base == id:
      if let declaration = configured(by: outer) { return .named(declaration) }
      return isOperand(outer) ? .other : .member(member(name, at: outer))
    case .assignment(let target, _):
      if target == id { return .nothing }
      if case .name = file[target].kind, let local = declaration(at: Int(target.index)) {
        return .named(local)
      }
      return .kept(by: lastName(of: target), isOwn: isOwn(target))
    case .call(let callee, let arguments):
      // A closure that is called.
      if callee == id { return .nothing }
      let label = file.arguments(arguments).first { $0.value == id }.flatMap { file.label($0) }
      if label == "on", let member = boundMember(callee, arguments) { return .member(member) }
      if let kind = listing(callee) { return kind }
      return .argument(function: lastName(of: callee), label: label)
    case .binary(_, let token, _):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      if ["==", "===", "!=", "!=="].contains(symbol) { return .nothing }
      return readOperators.contains(symbol) ? .nothing : .other
    case .prefix:
      let symbol = file.source.text(file.source.tokens[Int(file.expressions[outer].span.first)])
      return readOperators.contains(symbol) ? .nothing : .other
    case .postfix:
      let symbol = file.source.text(file.source.tokens[Int(file.expressions[outer].span.last)])
      return readOperators.contains(symbol) ? .nothing : .other
    case .array: return listKind(outer)
    case .dictionary(let elements): return isValueOfText(id, elements) ? .nothing : .other
    case .macro, .subscripted, .keyPath, .string: return .nothing
    // `configure(&label)`, where a parameter is called: reading follows what it is given.
    case .inoutReference:
      guard let call = parent(outer), case .call(let callee, _) = file.expressions[call].kind,
        case .name = file[callee].kind, declaration(at: Int(callee.index)) != nil
      else { return .other }
      return .argument(function: lastName(of: callee), label: nil)
    case .implicitMember: return .other
    case .ternary: return .nothing
    default: return .other
    }
  }

  /// What the closure of `title.then { … }` calls the title, if nothing is done with what the call gives back.
  private func configured(by member: Int) -> Int? {
    guard let call = parent(member), around(call).outer == nil,
      case .plain = role(of: around(call).inner)
    else { return nil }
    return configurations.first { $0.call == call }?.declaration
  }

  /// Whether an operator that is not Swift's own is given an expression, or something that is computed from it: it may
  /// make constraints.
  private func isOperand(_ expression: Int) -> Bool {
    var current = expression
    // Anchors are computed with, but not compared.
    var isAnchor = isAnchor(expression)
    for _ in 0..<deepestOperand {
      let (inner, outer) = around(current)
      guard let outer else { return false }
      switch file.expressions[outer].kind {
      case .tuple: break
      case .member, .array: isAnchor = false
      case .call(let callee, _) where Int(callee.index) == inner: isAnchor = false
      case .binary(_, let token, _):
        let symbol = file.source.text(file.source.tokens[Int(token)])
        if readOperators.contains(symbol) { return false }
        if file.isStrangeOperator(token) { return true }
        if isAnchor, ["==", "<=", ">="].contains(symbol) { return true }
      default: return false
      }
      current = outer
    }
    return true
  }

  private func isAnchor(_ expression: Int) -> Bool {
    guard case .member(_, let name) = file.expressions[expression].kind else { return false }
    return anchorAttribute(file.name(name)) != nil
  }

  /// What `assign(to: \.text, on: title)` binds a publisher to.
  ///
  /// Source: Apple, Combine, `Publisher.assign(to:on:)`.
  private func boundMember(_ callee: ExpressionID, _ arguments: ListSlice) -> MemberUse? {
    guard lastName(of: callee) == "assign",
      let path = file.arguments(arguments).first(where: { file.label($0) == "to" }),
      case .keyPath = file[path.value].kind
    else { return nil }
    let names = file[path.value].span.indices.filter { file.source.tokens[$0].kind == .identifier }
      .map { file.name(Int32($0)) }.filter { !$0.startsUppercase }
    guard let first = names.first else { return nil }
    return MemberUse(name: first, inner: Array(names.dropFirst()), access: .assigned)
  }

  private func rootKind(_ expression: Int) -> NameUse.Kind {
    switch role(of: expression) {
    case .returned, .alone: returnedKind(expression)
    case .named(let declaration): .named(declaration)
    case .property: .kept(by: "", isOwn: false)
    case .sequence: .other
    case .condition, .plain: .nothing
    }
  }

  func returnedKind(_ expression: Int) -> NameUse.Kind {
    if isInInitialValue(expression) { return .nothing }
    let token = Int(file.expressions[expression].span.first)
    // In the order in which they end; none lies in another.
    let index = getters.partitionIndex { Int($0.span.last) >= token }
    guard index < getters.count, Int(getters[index].span.first) <= token else { return .returned }
    return .givenBy(property: getters[index].property)
  }

  /// Whether it stands in a closure that gives a variable its value, which reading follows:
  /// `let title: UIView = { let title = UIView(); return title }()`.
  private func isInInitialValue(_ expression: Int) -> Bool {
    let tokens = file.source.tokens
    var index = Int(file.expressions[expression].span.first) - 1
    while index > Int(place.span.first) {
      switch tokens[index].kind {
      case .rightBrace, .rightParen, .rightBracket:
        let partner = Int(file.partners[index])
        guard partner < index else { return false }
        index = partner
      case .leftBrace: return tokens[index - 1].kind == .equal
      default: break
      }
      index -= 1
    }
    return false
  }

  /// Whether an expression names a property of `self`, or what has a plain name.
  func isOwn(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name: return declaration(at: Int(id.index)) == nil
    case .member(let base, _):
      return file.isSelf(base)
    default: return false
    }
  }

  func lastName(of id: ExpressionID) -> String {
    switch file[id].kind {
    case .name(let token), .member(_, let token), .implicitMember(let token): file.name(token)
    case .optionalChain(let operand), .forceUnwrap(let operand): lastName(of: operand)
    case .discard: "_"
    default: ""
    }
  }

  private func member(_ name: Int32, at expression: Int) -> MemberUse {
    var use = MemberUse(name: file.name(name), access: .read)
    var current = expression
    var isCalled = false
    while true {
      let (inner, outer) = around(current)
      guard let outer else {
        switch role(of: inner) {
        case .returned, .alone, .property: use.isTaken = true
        case .named, .sequence, .condition, .plain: break
        }
        return use
      }
      let id = ExpressionID(index: Int32(inner))
      switch file.expressions[outer].kind {
      case .assignment(let target, let value) where value == id:
        // `row.accessibilityElements = row.arrangedSubviews`: what keeps views without placing them.
        use.isTaken = Member.named(lastName(of: target))?.effect != .neutral
        return use
      case .member(let base, let token) where base == id:
        if isCalled {
          use.followers.append(file.name(token))
        } else {
          use.inner.append(file.name(token))
        }
      case .call(let callee, let arguments) where callee == id:
        if !isCalled {
          use.access = .called
          use.label = file.firstLabel(of: arguments) ?? "_"
          use.isForOtherState = file.namesOtherState(arguments)
        }
        isCalled = true
      case .assignment(let target, _) where target == id:
        if !isCalled { use.access = .assigned }
        return use
      case .binary(let left, let token, _) where left == id:
        if !isCalled, file.isAssignment(Int(token)) { use.access = .assigned }
        return use
      case .inoutReference:
        if !isCalled { use.access = .assigned }
        return use
      case .subscripted(let base, _) where base == id: break
      default: return use
      }
      current = outer
    }
  }

  /// `["title": title]`, by which visual formats name views.
  private func isValueOfText(_ id: ExpressionID, _ elements: ListSlice) -> Bool {
    let list = Array(file.elements(elements))
    guard let position = list.firstIndex(of: id), position > 0, !position.isMultiple(of: 2) else {
      return false
    }
    if case .string = file[list[position - 1]].kind { return true }
    return false
  }
}

/// How many expressions around one are looked at. In more, nobody can tell what an operator is given.
private let deepestOperand = 200
