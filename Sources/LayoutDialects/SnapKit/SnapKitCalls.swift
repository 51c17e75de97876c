import LayoutModel
import LightSyntax
import SourceText

/// How a method of `make.left` relates the attributes to its argument.
struct SnapKitRelation {
  var relation: Relation
  /// Whether the target is the superview, or is found from it by a closure.
  var isToSuperview: Bool

  init?(_ name: String) {
    isToSuperview = name.hasSuffix("Superview")
    switch name {
    case "equalTo", "equalToSuperview": relation = .equal
    case "lessThanOrEqualTo", "lessThanOrEqualToSuperview": relation = .lessOrEqual
    case "greaterThanOrEqualTo", "greaterThanOrEqualToSuperview": relation = .greaterOrEqual
    default: return nil
    }
  }
}

// MARK: - Members

extension TypeReader {
  /// `view.snp`, and `view.snp_bottom` of 2016; `nil` for any other member of a view.
  func snapKitMember(_ name: String, of item: SnapKitItem) -> Value? {
    if name == "snp" { return .snapKit(.handle(item)) }
    guard name.hasPrefix("snp_"),
      let attributes = SnapKitAttributes.named(String(name.dropFirst(4)))
    else { return nil }
    return .snapKit(.item(item, attributes))
  }

  /// A member of what SnapKit hands out.
  mutating func snapKitMember(
    _ name: String, of value: SnapKitValue, at id: ExpressionID
  ) -> Value {
    switch value {
    case .handle(let item):
      if let attributes = SnapKitAttributes.named(name) {
        return .snapKit(.item(item, attributes))
      }
    case .maker(let call):
      if let attributes = SnapKitAttributes.named(name) {
        return .snapKit(.attributes(call: call, attributes))
      }
      noteUnread(call)
    case .attributes(let call, let attributes):
      if let more = SnapKitAttributes.named(name) {
        return .snapKit(.attributes(call: call, attributes.union(more)))
      }
      noteUnread(call)
    case .made(let chain):
      if name == "constraint" { return constraint(of: snapKit.chains[chain]) }
    case .item: break
    }
    return .unknown(.unread(shortened(id)))
  }

  /// SnapKit's `Constraint` object: one constraint, or all of a group.
  private func constraint(of chain: SnapKitChain) -> Value {
    guard let first = chain.drafts.first else { return .unknown(.call("constraint")) }
    if chain.drafts.count == 1 { return .constraint(first) }
    return .list(chain.drafts.map { .constraint($0) }, isComplete: true)
  }

  /// Something that is not read may constrain the item of a call.
  private mutating func noteUnread(_ call: Int) {
    guard case .known(let item) = snapKit.calls[call].item else { return }
    record(.unreadConstraints, on: item, at: statement)
  }
}

// MARK: - Calls

extension TypeReader {
  /// A call on a view, or on what SnapKit hands out; `nil` if it is none of SnapKit's.
  mutating func snapKitCall(
    _ id: ExpressionID, _ name: String, on receiver: Value, _ arguments: ListSlice
  ) -> Value? {
    switch receiver {
    case .reference(let view): return oldSnapKitCall(id, name, on: .known(view), arguments)
    case .unknown(let doubt):
      return oldSnapKitCall(id, name, on: .unknown(reason: doubt.reason), arguments)
    case .snapKit(let value): return snapKitCall(id, name, on: value, arguments)
    case .created, .anchor, .strangeAnchor, .distance, .constraint, .list, .number, .boolean, .type,
      .symbol, .closure, .geometry, .nothing:
      return nil
    }
  }

  /// `view.snp_makeConstraints { … }`, as SnapKit was spelt until 2016.
  private mutating func oldSnapKitCall(
    _ id: ExpressionID, _ name: String, on item: SnapKitItem, _ arguments: ListSlice
  ) -> Value? {
    guard name.hasPrefix("snp_"),
      let action = SnapKitCall.Action(rawValue: String(name.dropFirst(4)))
    else { return nil }
    return runSnapKit(id, action, on: item, arguments)
  }

  private mutating func snapKitCall(
    _ id: ExpressionID, _ name: String, on value: SnapKitValue, _ arguments: ListSlice
  ) -> Value {
    switch value {
    case .handle(let item):
      if let action = SnapKitCall.Action(rawValue: name) {
        return runSnapKit(id, action, on: item, arguments)
      }
      if case .known(let view) = item { record(.library, on: view, at: file.range(id)) }
    case .maker(let call): return refuseSnapKit(id, name, call, arguments)
    case .attributes(let call, let attributes):
      guard let relation = SnapKitRelation(name) else {
        return refuseSnapKit(id, name, call, arguments)
      }
      return relate(id, attributes, relation, call, arguments)
    case .made(let chain): return modify(chain, name, arguments, at: id)
    case .item: break
    }
    for value in evaluateArguments(arguments) { escape(value) }
    return .unknown(.call(name + "(…)"))
  }

  /// A method that SnapKit does not have: the project's own, which may make any constraint.
  private mutating func refuseSnapKit(
    _ id: ExpressionID, _ name: String, _ call: Int, _ arguments: ListSlice
  ) -> Value {
    visit(id)
    for value in evaluateArguments(arguments) { escape(value) }
    return refuseSnapKit(id, call, Refusal("'\(name)' is no method of SnapKit that is known"))
  }

  private mutating func refuseSnapKit(
    _ id: ExpressionID, _ call: Int, _ refusal: Refusal
  ) -> Value {
    noteUnread(call)
    unresolved.append(
      UnresolvedCall(
        file: fileIndex, range: statementRange(of: id), function: function, reason: refusal.reason))
    snapKit.chains.append(
      SnapKitChain(
        call: call, file: fileIndex, range: statementRange(of: id),
        drafts: drafts.count..<drafts.count, branches: branches))
    return .snapKit(.made(chain: snapKit.chains.count - 1))
  }

  /// The statement that holds an expression; the expression itself if it stands in no statement of its own.
  private func statementRange(of id: ExpressionID) -> SourceRange {
    let range = file.range(id)
    return statement.start <= range.start && range.end <= statement.end ? statement : range
  }

  /// Runs the closure that says which constraints are made.
  private mutating func runSnapKit(
    _ id: ExpressionID, _ action: SnapKitCall.Action, on item: SnapKitItem,
    _ arguments: ListSlice
  ) -> Value {
    visit(id)
    let call = snapKit.calls.count
    snapKit.calls.append(
      SnapKitCall(
        action: action, item: item, file: fileIndex, range: file.range(id), function: function,
        functionSerial: functionSerial, branches: branches))
    if case .known(let view) = item { record(.library, on: view, at: file.range(id)) }
    guard action != .remove else { return .nothing }
    let firstChain = snapKit.chains.count
    let closure = file.arguments(arguments).last.map { evaluate($0.value) }
    guard case .closure(let closure)? = closure else {
      leaveUnresolved(id, "the closure that makes the constraints is not followed")
      return .unknown(.call(action.rawValue))
    }
    escape(run(closure, with: [.snapKit(.maker(call: call))]))
    let made = snapKit.chains[firstChain...].filter { $0.call == call }.flatMap(\.drafts)
    return action == .prepare ? .list(made.map { .constraint($0) }, isComplete: true) : .nothing
  }

  /// The parameter of a function that a SnapKit closure calls.
  mutating func unknownMaker(_ name: String) -> Value {
    snapKit.calls.append(
      SnapKitCall(
        action: .make, item: .unknown(reason: Doubt.parameter(name).reason), file: fileIndex,
        range: statement, function: function, functionSerial: functionSerial, branches: branches))
    return .snapKit(.maker(call: snapKit.calls.count - 1))
  }

  /// `make` is handed to a function that is not known.
  mutating func handOnMaker(_ value: SnapKitValue, to function: String, at range: SourceRange) {
    switch value {
    case .maker(let call), .attributes(let call, _):
      noteUnread(call)
      unresolved.append(
        UnresolvedCall(
          file: fileIndex, range: range, function: self.function,
          reason: "SnapKit's maker is handed to '\(function)', which is not followed"))
    case .handle, .item, .made: break
    }
  }
}

// MARK: - Relations

extension TypeReader {
  private mutating func relate(
    _ id: ExpressionID, _ attributes: SnapKitAttributes, _ relation: SnapKitRelation, _ call: Int,
    _ arguments: ListSlice
  ) -> Value {
    visit(id)
    do throws(Refusal) {
      guard case .known(let item) = snapKit.calls[call].item else {
        for value in evaluateArguments(arguments) { escape(value) }
        throw Refusal(unknownItemReason(snapKit.calls[call].item))
      }
      let (target, expression) = try target(of: item, relation, id, arguments)
      if case .item(let other, let others) = target, !attributes.canMatch(others) {
        snapKit.mistakes.append(
          SnapKitMistake(
            kind: .unequalGroups(
              attributes: text(of: attributes), target: text(of: others)),
            item: references.name(other), file: fileIndex, range: file.range(expression)))
        throw Refusal("SnapKit cannot tie these attributes to several others, and ends the program")
      }
      let firstDraft = drafts.count
      for attribute in attributes.members {
        let draft = try draft(
          item, attribute, attributes, relation.relation, target, expression, at: id)
        drafts.append(draft)
      }
      return add(firstDraft, call, at: id)
    } catch {
      return refuseSnapKit(id, call, error)
    }
  }

  private func unknownItemReason(_ item: SnapKitItem) -> String {
    switch item {
    case .known: ""
    case .unknown(let reason): "the view that is constrained is not known: \(reason)"
    }
  }

  private func text(of attributes: SnapKitAttributes) -> String {
    attributes.members.map { $0.attribute.rawValue + ($0.isMargin ? " margin" : "") }
      .joined(separator: ", ")
  }

  private mutating func add(_ firstDraft: Int, _ call: Int, at id: ExpressionID) -> Value {
    let chain = SnapKitChain(
      call: call, file: fileIndex, range: statementRange(of: id),
      drafts: firstDraft..<drafts.count, branches: branches)
    for draft in chain.drafts {
      if snapKit.calls[call].action == .prepare {
        drafts[draft].escapes = true
      } else {
        drafts[draft].activations.append(branches)
      }
    }
    snapKit.chains.append(chain)
    return .snapKit(.made(chain: snapKit.chains.count - 1))
  }

  /// The constraint for one attribute.
  /// Source: SnapKit 5.7.1, `Constraint.init`.
  private mutating func draft(
    _ item: Reference, _ attribute: WrittenAttribute, _ attributes: SnapKitAttributes,
    _ relation: Relation, _ target: SnapKitTarget, _ expression: ExpressionID, at id: ExpressionID
  ) throws(Refusal) -> Draft {
    guard let first = end(item, attribute) else { throw .marginsOfGuide }
    var second: (Reference, Attribute)?
    var origin = ConstraintOrigin(
      file: fileIndex, dialect: "snapkit", range: statementRange(of: id), first: file.range(id),
      function: function)
    switch target {
    case .item(let other, let others):
      second = end(other, attributes.counterpart(of: attribute, in: others))
      if second == nil { throw .marginsOfGuide }
      origin.second = file.range(expression)
    case .constant(let constant):
      var counterpart = attribute
      // In UIKit a place of a centre counts from the superview's corner.
      if isUIKitFile, attribute == WrittenAttribute(.centerX) { counterpart.attribute = .left }
      if isUIKitFile, attribute == WrittenAttribute(.centerY) { counterpart.attribute = .top }
      if !counterpart.attribute.isSize {
        second = end(superview(of: item), counterpart)
      }
      origin.constant = constant.argument(
        for: counterpart.attribute, at: file.range(expression))
    }
    return Draft(
      first: first, relation: relation, second: second, multiplier: .implicit(1),
      constant: origin.constant?.number ?? .implicit(0), origin: origin)
  }
}

// MARK: - Targets

/// What the attributes are related to.
private enum SnapKitTarget {
  /// A view or guide, perhaps with attributes of it.
  case item(Reference, SnapKitAttributes)
  case constant(SnapKitConstant)
}

extension TypeReader {
  private mutating func target(
    of item: Reference, _ relation: SnapKitRelation, _ id: ExpressionID, _ arguments: ListSlice
  ) throws(Refusal) -> (SnapKitTarget, ExpressionID) {
    let list = file.arguments(arguments)
    guard let argument = list.first(where: { $0.label < 0 }) else {
      guard relation.isToSuperview else { throw Refusal("there is nothing to relate to") }
      return (.item(superview(of: item), .none), id)
    }
    var value = evaluate(argument.value)
    if relation.isToSuperview, case .closure(let closure) = value {
      value = run(closure, with: [.reference(superview(of: item))])
    }
    return (try target(value, argument.value), argument.value)
  }

  private mutating func target(
    _ value: Value, _ expression: ExpressionID
  ) throws(Refusal) -> SnapKitTarget {
    switch value {
    case .snapKit(.item(.known(let other), let attributes)): return .item(other, attributes)
    case .snapKit(.handle(.known(let other))): return .item(other, .none)
    case .snapKit(.item(.unknown(let reason), _)), .snapKit(.handle(.unknown(let reason))):
      throw Refusal("the target is not known: \(reason)")
    case .number:
      return .constant(.plain(part(value, expression)))
    case .geometry(let geometry): return .constant(.geometry(geometry))
    case .reference(let reference):
      switch kind(of: reference) {
      case .view: return .item(reference, .none)
      case .number: return .constant(.plain(part(value, expression)))
      case .geometry(let kind):
        return .constant(.geometry(Geometry(kind, text: shortened(expression))))
      case .unknown:
        throw Refusal(
          "the target is not known: '\(shortened(expression))' may be a view or a number")
      }
    case .unknown(let doubt): throw Refusal("the target is not known: \(doubt.reason)")
    case .type(let name):
      // A type is no target: the name is that of a constant in capitals.
      return try target(.reference(references.intern(.global(name: name))), expression)
    case .created, .anchor, .strangeAnchor, .distance, .constraint, .list, .boolean, .symbol,
      .closure, .nothing, .snapKit:
      throw Refusal("the target is not known: '\(shortened(expression))' is not followed")
    }
  }

  /// The number that an argument gives, or the name of one.
  private func part(_ value: Value, _ expression: ExpressionID) -> Geometry.Part {
    Geometry.Part(number: number(value, expression), range: file.range(expression))
  }
}
