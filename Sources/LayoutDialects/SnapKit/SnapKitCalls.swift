import LayoutModel
import LightSyntax
import SourceText
import UIKitFacts

extension DialectName {
  package static let snapKit = DialectName(rawValue: "snapkit")
}

extension Dialect {
  /// SnapKit. Source: SnapKit 5.7.1, and 0.x for what is spelt `snp_…`.
  static let snapKit = Dialect(
    makes: [(.snapKit, .closure)],
    library: LayoutLibrary("SnapKit", ownMember: SnapKitCall.handle) { file, token in
      let name = file.name(Int32(token))
      return [SnapKitCall.handle, "SnapKit"].contains(name)
        || [SnapKitCall.formerPrefix, "Constraint", "LayoutConstraint"].contains {
          name.hasPrefix($0)
        }
    },
    words: DialectWords(
      building: [SnapKitCall.handle]
        + [SnapKitCall.make, .remake, .update, .prepare].map(\.formerName),
      changing: [
        "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo",
        SnapKitCall.maker,
      ]),
    readMethod: { reader, call in
      SnapKitReader(reader).snapKitCall(call.id, call.name, on: call.receiver, call.arguments)
    },
    readMember: { SnapKitReader($0).snapKitMember($1) },
    readParameter: { reader, name, type in
      baseTypeName(type) == SnapKitCall.maker ? SnapKitReader(reader).unknownMaker(name) : nil
    },
    readAssignment: { SnapKitReader($0).setContentPriority($1) },
    noteHandedOn: { reader, value, function, range in
      if let value = value.snapKit {
        SnapKitReader(reader).handOnMaker(value, to: function, at: range)
      }
    },
    noteDropped: { SnapKitReader($0).refuseUnrelated($1, $2) },
    makers: SnapKitRelation.methods.keys + SnapKitCall.allCases.flatMap(\.spellings),
    isSpeltAsMaker: { reader, call in SnapKitReader(reader).isSpeltLikeSnapKit(call.callee) },
    settle: SnapKitSettlement.settle,
    numbers: DialectNumbers(
      marks: [SnapKitCall.handle] + [SnapKitCall.make, .remake, .update].map(\.formerName),
      words: [
        NumberWord(["offset", "inset", "equalTo", "greaterThanOrEqualTo", "lessThanOrEqualTo"]) {
          if $0.isMember($1) { $0.readSnapKit($1) }
        }
      ]))
}

/// Reads what code says to SnapKit.
struct SnapKitReader {
  let reader: TypeReader

  init(_ reader: TypeReader) { self.reader = reader }
}

extension SnapKitReader {
  var snapKit: SnapKitRecord { reader.notes(SnapKitRecord.self) }

  fileprivate func snapKitMember(_ member: MemberAccess) -> Value? {
    switch member.base {
    case .reference(let view): snapKitMember(member.name, of: .known(view))
    case .unknown(let doubt): snapKitMember(member.name, of: .unknown(reason: doubt.reason))
    case .dialect(let value):
      (value as? SnapKitValue).map { snapKitMember(member.name, of: $0, at: member.id) }
    default: nil
    }
  }

  /// `view.snp`, and `view.snp_bottom` of 2016; `nil` for any other member of a view.
  private func snapKitMember(_ name: String, of item: SnapKitItem) -> Value? {
    // In bytes: every member of every view comes here.
    guard name.utf8.starts(with: "snp".utf8) else { return nil }
    if name == "snp" { return .snapKit(.handle(item)) }
    guard name.hasPrefix("snp_"),
      let attributes = SnapKitAttributes.named(String(name.dropFirst(4)))
    else { return nil }
    return .snapKit(.item(item, attributes))
  }

  /// A member of what SnapKit hands out.
  private func snapKitMember(
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
    return .unknown(.unread(reader.shortened(id)))
  }

  /// SnapKit's `Constraint` object: one constraint, or all of a group.
  private func constraint(of chain: SnapKitChain) -> Value {
    guard let first = chain.drafts.first else { return .unknown(.call("constraint")) }
    if chain.drafts.count == 1 { return .constraint(first) }
    return .list(chain.drafts.map { .constraint($0) }, isComplete: true)
  }

  /// Something that is not read may constrain the item of a call.
  private func noteUnread(_ call: Int) {
    guard case .known(let item) = snapKit.calls[call].item else { return }
    reader.record(.unreadConstraints, on: item, at: reader.statement)
  }
}

// MARK: - Calls

extension SnapKitReader {
  /// A call on a view, or on what SnapKit hands out; `nil` if it is none of SnapKit's.
  fileprivate func snapKitCall(
    _ id: ExpressionID, _ name: String, on receiver: Value, _ arguments: ListSlice
  ) -> Value? {
    switch receiver {
    case .reference(let view):
      noteChange(of: view, name)
      return oldSnapKitCall(id, name, on: .known(view), arguments)
    case .unknown(let doubt):
      return oldSnapKitCall(id, name, on: .unknown(reason: doubt.reason), arguments)
    case .choice(let choice):
      let reason = Doubt.choice(choice.text).reason
      return oldSnapKitCall(id, name, on: .unknown(reason: reason), arguments)
    case .dialect(let value):
      guard let value = value as? SnapKitValue else { return nil }
      return snapKitCall(id, name, on: value, arguments)
    case .constraint, .list: return changeSnapKit(id, name, receiver, arguments)
    case .created, .anchor, .strangeAnchor, .distance, .number, .boolean, .type,
      .symbol, .closure, .geometry, .nothing, .string, .dictionary, .tuple, .keyPath:
      return nil
    }
  }

  /// `topConstraint.update(offset: 8)`, `topConstraint.deactivate()`: if the name holds a constraint of SnapKit's.
  private func noteChange(of constraint: Reference, _ name: String) {
    switch name {
    case "update", "updateOffset", "updateInsets": reader.recorded.adjusted.insert(constraint)
    case "deactivate", "uninstall": reader.recorded.toggled.insert(constraint)
    default: break
    }
  }

  /// `view.snp_makeConstraints { … }`, as SnapKit was spelt until 2016.
  private func oldSnapKitCall(
    _ id: ExpressionID, _ name: String, on item: SnapKitItem, _ arguments: ListSlice
  ) -> Value? {
    guard name.utf8.starts(with: "snp_".utf8),
      let action = SnapKitCall(rawValue: String(name.dropFirst(4)))
    else { return nil }
    return runSnapKit(
      id, action, on: item, arguments, version: SnapKitCall.handleSince - 1)
  }

  private func snapKitCall(
    _ id: ExpressionID, _ name: String, on value: SnapKitValue, _ arguments: ListSlice
  ) -> Value {
    switch value {
    case .handle(let item):
      if let action = SnapKitCall(rawValue: name) {
        return runSnapKit(id, action, on: item, arguments)
      }
      if case .known(let view) = item {
        reader.record(.library, on: view, at: reader.file.range(id))
      }
    case .maker(let call): return refuseSnapKit(id, name, call, arguments)
    case .attributes(let call, let attributes):
      guard let relation = SnapKitRelation(name) else {
        return refuseSnapKit(id, name, call, arguments)
      }
      return relate(id, attributes, relation, call, arguments)
    case .made(let chain): return modify(chain, name, arguments, at: id)
    case .item: break
    }
    for value in reader.evaluateArguments(arguments) { reader.escape(value) }
    return .unknown(.call(name + "(…)"))
  }

  /// A method that SnapKit does not have: the project's own, which may make any constraint.
  private func refuseSnapKit(
    _ id: ExpressionID, _ name: String, _ call: Int, _ arguments: ListSlice
  ) -> Value {
    reader.visit(id)
    for value in reader.evaluateArguments(arguments) { reader.escape(value) }
    return refuseSnapKit(id, call, Refusal("'\(name)' is not a known SnapKit method"))
  }

  /// Lists a relation as unresolved.
  func refuseSnapKit(
    _ id: ExpressionID, _ call: Int, _ refusal: Refusal
  ) -> Value {
    noteUnread(call)
    reader.unresolved.append(
      UnresolvedCall(
        file: reader.fileIndex, range: statementRange(of: id), function: reader.function,
        reason: refusal.reason))
    snapKit.chains.append(
      SnapKitChain(
        call: call, file: reader.fileIndex, range: statementRange(of: id),
        drafts: reader.drafts.count..<reader.drafts.count, branches: reader.branches))
    return .snapKit(.made(chain: snapKit.chains.count - 1))
  }

  /// The statement that holds an expression; the expression itself if it stands in no statement of its own.
  func statementRange(of id: ExpressionID) -> SourceRange {
    let range = reader.file.range(id)
    return reader.statement.start <= range.start && range.end <= reader.statement.end
      ? reader.statement : range
  }

  /// Runs the closure that says which constraints are made.
  ///
  /// - Parameter version: the version of SnapKit that the spelling of the call speaks of.
  private func runSnapKit(
    _ id: ExpressionID, _ action: SnapKitCall, on item: SnapKitItem,
    _ arguments: ListSlice, version: Int = SnapKitCall.handleSince
  ) -> Value {
    reader.visit(id)
    let call = snapKit.calls.count
    snapKit.calls.append(
      SnapKitBlock(
        action: action, item: item, file: reader.fileIndex, range: reader.file.range(id),
        function: reader.function,
        functionSerial: reader.functionSerial, branches: reader.branches,
        missedUpdate: SnapKitCall.missedUpdate(inVersion: version)))
    if case .known(let view) = item { reader.record(.library, on: view, at: reader.file.range(id)) }
    guard action != .remove else { return .nothing }
    touchHolders(ofItemIn: id)
    let firstChain = snapKit.chains.count
    let closure = reader.file.arguments(arguments).last.map { reader.evaluate($0.value) }
    guard case .closure(let closure)? = closure else {
      reader.leaveUnresolved(id, "the closure that creates the constraints could not be read")
      return .unknown(.call(action.rawValue))
    }
    let result = reader.run(closure, with: [.snapKit(.maker(call: call))])
    if case .closure(let id) = closure.body, closure.level == reader.helpers.contexts.count,
      let last = reader.file.statements(of: reader.file[id].body).last,
      case .expression(let expression) = reader.file[last].kind
    {
      refuseUnrelated(result, expression)
    }
    reader.escape(result)
    let made = snapKit.chains[firstChain...].filter { $0.call == call }.flatMap(\.drafts)
    return action == .prepare ? .list(made.map { .constraint($0) }, isComplete: true) : .nothing
  }

  /// `make.left` alone makes no constraint.
  fileprivate func refuseUnrelated(_ value: Value, _ expression: ExpressionID) {
    guard case .attributes(let call, _)? = value.snapKit else { return }
    _ = refuseSnapKit(
      expression, call, Refusal("attributes without a relation create no constraint"))
  }

  /// The parameter of a function that a SnapKit closure calls.
  fileprivate func unknownMaker(_ name: String) -> Value {
    snapKit.calls.append(
      SnapKitBlock(
        action: .make, item: .unknown(reason: Doubt.parameter(name).reason), file: reader.fileIndex,
        range: reader.statement, function: reader.function, functionSerial: reader.functionSerial,
        branches: reader.branches,
        missedUpdate: SnapKitCall.missedUpdate(inVersion: SnapKitCall.handleSince)))
    return .snapKit(.maker(call: snapKit.calls.count - 1))
  }

  /// `make` is handed to a function that is not known.
  fileprivate func handOnMaker(_ value: SnapKitValue, to function: String, at range: SourceRange) {
    switch value {
    case .maker(let call), .attributes(let call, _):
      noteUnread(call)
      reader.unresolved.append(
        UnresolvedCall(
          file: reader.fileIndex, range: range, function: reader.function,
          reason: "SnapKit's ConstraintMaker is passed to '\(function)', which is not analyzed"))
    case .handle, .item, .made: break
    }
  }
}

extension SnapKitReader {
  /// `title.snp.contentHuggingHorizontalPriority = 251`
  ///
  /// Source: SnapKit 5.7.1, `ConstraintViewDSL`.
  fileprivate func setContentPriority(_ assignment: Assignment) -> Bool {
    let property = assignment.property
    // All of them end so.
    guard property.lastByte == UInt8(ascii: "y"), SnapKitCall.contentPriorities.contains(property),
      let base = assignment.base
    else { return false }
    guard case .handle(.known(let view))? = reader.evaluate(base).snapKit else { return true }
    let side: ContentPriorities.Side =
      property.hasPrefix("contentHugging") ? .hugging : .compressionResistance
    let axis: Axis = property.hasSuffix("HorizontalPriority") ? .horizontal : .vertical
    reader.set(
      side, [axis], reader.priority(assignment.value).value, of: view,
      at: reader.file.range(assignment.target))
    return true
  }
}
