import LightSyntax
import SourceText
import SwiftTokens

/// One turn of a loop over elements that are known.
struct LoopTurn {
  /// Names the turn among all; 0 is none.
  var serial: Int
  /// The reader's serial at its start: variables with later ones are the turn's own.
  var firstLocal: Int
  /// Variables of the code around that the body assigns.
  var assigned: Set<String>
}

/// How a turn of a loop over known elements ended before its body did.
enum LoopJump { case continues, breaks }

extension TypeReader {
  func executeFor(
    _ pattern: ExpressionID, _ sequence: ExpressionID, _ filter: LoopFilter?, _ body: Block
  ) {
    let value = evaluate(sequence)
    overElements(of: value, at: file.range(sequence)) { reader in
      reader.executeFor(
        pattern, over: reader.withChildren(value, sequence), sequence, filter, body)
    }
  }

  private func executeFor(
    _ pattern: ExpressionID, over list: Value, _ sequence: ExpressionID, _ filter: LoopFilter?,
    _ body: Block
  ) {
    let outerLocals = locals.mark
    defer { execution.context.locals.leave(to: outerLocals) }
    guard let elements = knownElements(list), !isPattern(filter) else {
      if !isPattern(filter) {
        let range = file.range(sequence)
        inTurns(someElements(list, body.span), body.span) { reader, element in
          reader.bind(pattern, to: element, at: range)
          reader.execute(body, where: filter)
        }
      }
      forgetAssigned(in: body.span)
      bind(pattern, to: nil, at: file.range(sequence))
      let (start, end) = (Int(file[pattern].span.first), Int(file[sequence].span.first))
      declareNames(in: TokenSpan(start, max(start, end - 1)))
      if case .condition(let condition)? = filter { _ = evaluate(condition) }
      let known = events.count
      inUnknownTurns { $0.withoutReturning { $0.execute(body) } }
      noteUnknownOptOut(since: known)
      return
    }
    let range = file.range(sequence)
    inTurns(elements, body.span) { reader, element in
      reader.bind(pattern, to: element, at: range)
      reader.execute(body, where: filter)
    }
  }

  private func isPattern(_ filter: LoopFilter?) -> Bool {
    if case .pattern? = filter { true } else { false }
  }

  private func execute(_ body: Block, where filter: LoopFilter?) {
    guard case .condition(let condition)? = filter else { return execute(body) }
    if let isTrue = decision(condition) {
      if isTrue { execute(body) }
      return
    }
    _ = evaluate(condition)
    let branch = Branch(
      site: branchSite(file[condition].span), alternative: 0,
      name: "where " + shortened(condition))
    inBranch(branch) { $0.execute(body) }
  }

  /// The elements of a list or a dictionary for which a loop is run one by one; `nil` for any other value.
  func knownElements(_ list: Value) -> [Value]? {
    if case .dictionary(let dictionary) = list, dictionary.isComplete {
      let keys = dictionary.entries.keys.sorted()
      guard !keys.isEmpty, keys.count <= ReadingEffort.maximumTurns else { return nil }
      return keys.compactMap { dictionary.entries[$0]?.value }.map { value in
        .tuple([
          TupleElement(label: "key", value: .unknown(.changesInLoop("key"))),
          TupleElement(label: "value", value: value),
        ])
      }
    }
    guard case .list(let elements, true) = list, !elements.isEmpty,
      elements.count <= ReadingEffort.maximumTurns
    else { return nil }
    return elements
  }

  /// Those elements that are known of a list with others, for which a body is run before it is run for the others. None
  /// if one turn hands something on to the next, since others may stand between.
  func someElements(_ list: Value, _ span: TokenSpan) -> [Value] {
    guard case .list(let elements, false) = list, elements.count <= ReadingEffort.maximumTurns,
      assignedNames(in: span).isEmpty
    else { return [] }
    return elements
  }

  /// Runs a loop's body for each of the elements, until it says `break`.
  func inTurns(
    _ elements: [Value], _ span: TokenSpan, _ body: (TypeReader, Value) -> Void
  ) {
    let assigned = assignedNames(in: span)
    let outer = execution.exits.turn
    execution.exits.turn = TurnExit(branches: branches.count)
    for element in elements {
      effort.steps += ReadingEffort.stepsOfTurn
      execution.turns.append(clock.startTurn(assigning: assigned))
      body(self, element)
      execution.turns.removeLast()
      let ended = execution.exits.turn.jump
      execution.exits.turn.jump = nil
      if ended == .breaks || execution.exits.isDone || isExhausted { break }
    }
    execution.exits.turn = outer
  }

  /// After `break` or `continue`: if no branch decides whether it is reached, nothing behind it is run.
  func noteJump(_ id: StatementID) {
    guard execution.exits.turn.branches == branches.count else { return }
    switch file.source.text(file.source.tokens[Int(file[id].span.first)]) {
    case "break": execution.exits.turn.jump = .breaks
    case "continue": execution.exits.turn.jump = .continues
    default: break
    }
  }

  /// Where the paths part that the code of `head` decides between.
  func branchSite(_ head: TokenSpan) -> BranchSite {
    BranchSite(
      byte: Int(file.source.tokens[Int(head.first)].start), call: execution.context.helperSerial,
      turn: execution.turns.last { mentions($0, head) }?.serial ?? 0)
  }

  /// Notes where paths part if what decides is a parameter, or the value on which a method of an enumeration or a structure is
  /// called: then callers choose.
  func noteCallersSite(_ site: BranchSite, _ head: TokenSpan) {
    let types = typeName.map(project.types.named) ?? []
    let isOfValue = types.contains { [.enum, .struct].contains($0.kind) }
    let isCallers = head.indices.contains { index in
      switch file.kind(at: index) {
      case .selfKeyword: return isOfValue
      case .identifier where file.kind(at: index - 1) != .period:
        let name = file.name(Int32(index))
        if let local = locals[name] {
          return paths.parameters.contains(local)
            || paths.parameters.contains(references.find(local))
        }
        return isOfValue && typeName.flatMap { project.property(name, of: $0) } != nil
      default: return false
      }
    }
    if isCallers { paths.callersSites.insert(site) }
  }

  /// What an expression is called that the reader cannot follow, such as `labels[index]`: in each iteration of a loop whose
  /// variables it names, and for each value of parameters of closures and local functions, it is something else.
  func unfollowed(_ id: ExpressionID) -> Reference {
    let turn = execution.turns.last { mentions($0, file[id].span) }
    let given = execution.context.parameters(in: file[id].span, values, references)
    let serial = clock.serial(of: given, in: turn?.firstLocal ?? functionSerial)
    return references.intern(.expression(text: shortened(id), function: serial))
  }

  private func mentions(_ turn: LoopTurn, _ span: TokenSpan) -> Bool {
    span.indices.contains { index in
      guard [.identifier, .dollarIdentifier].contains(file.source.tokens[index].kind) else {
        return false
      }
      let name = file.name(Int32(index))
      guard let local = locals[name] else { return false }
      if turn.assigned.contains(name) { return true }
      guard case .local(_, let serial) = references.root(local) else { return false }
      return serial > turn.firstLocal
    }
  }

  // MARK: Patterns

  /// Gives the names of a pattern their values; without a value, they stand for themselves.
  func bind(_ pattern: ExpressionID, to value: Value?, at range: SourceRange) {
    switch file[pattern].kind {
    case .name(let token):
      let reference = declareLocal(file.name(token))
      guard let value else { return }
      adopt(value, as: reference, at: range)
      if case .created = value { values[reference] = nil }
      if !execution.turns.isEmpty, !mayBeNil(value) { helpers.present.insert(reference) }
    case .tuple(let elements):
      let list = file.arguments(elements)
      if list.count == 1, let only = list.first { return bind(only.value, to: value, at: range) }
      var parts: [TupleElement] = []
      if case .tuple(let known)? = value, known.count == list.count { parts = known }
      for (index, argument) in list.enumerated() {
        bind(argument.value, to: parts.isEmpty ? nil : parts[index].value, at: range)
      }
    case .cast(let operand, _), .optionalChain(let operand), .postfix(let operand):
      bind(operand, to: value, at: range)
    default: break
    }
  }

  private func mayBeNil(_ value: Value) -> Bool {
    switch value {
    case .reference(let reference):
      guard let member = references.member(reference) else { return false }
      return member.name == "superview" || isOptionalProperty(member.name)
    case .nothing, .unknown, .choice: return true
    default: return false
    }
  }

  // MARK: What a loop changes

  /// After a loop or a closure over views that are not known: it may have switched their flags off.
  func noteUnknownOptOut(since first: Int) {
    for event in events[first...] {
      guard case .optedOut = event.event else { continue }
      if case .local = references.root(event.view) { childLists.optsOutUnknownViews = true }
      if isItemOfConstraint(event.view) { childLists.optsOutUnknownViews = true }
    }
  }

  /// Whether a token is `+=` or one of its kin.
  private func isCompoundAssignment(_ token: Int32) -> Bool {
    ["+=", "-=", "*=", "/="].contains(file.source.text(file.source.tokens[Int(token)]))
  }

  /// `a` of `a.b` and `a.b.c`.
  private func root(of target: ExpressionID) -> ExpressionID {
    var target = target
    while case .member(let base, _) = file[target].kind { target = base }
    return target
  }

  private func assignedNames(in span: TokenSpan) -> Set<String> {
    var names: Set<String> = []
    for expression in file.expressions(in: span) {
      switch expression.kind {
      case .assignment(let target, _):
        if case .name(let token) = file[target].kind { names.insert(file.name(token)) }
      case .binary(let target, let token, _) where isCompoundAssignment(token):
        if case .name(let token) = file[target].kind { names.insert(file.name(token)) }
      default: break
      }
    }
    return names
  }

  /// Before a loop whose turns are not known: what its body assigns has no fixed value inside.
  func forgetAssigned(in span: TokenSpan) {
    forgetElements(in: span)
    for expression in file.expressions(in: span) {
      let target: ExpressionID
      switch expression.kind {
      case .assignment(let assigned, _): target = assigned
      case .binary(let assigned, let token, _) where isCompoundAssignment(token):
        if forgetLength(of: assigned) { continue }
        target = assigned
      case .call(let callee, _):
        if case .member(let base, let name) = file[callee].kind,
          listChanges.contains(file.name(name))
        {
          _ = forgetLength(of: base)
        }
        continue
      default: continue
      }
      guard case .name(let token) = file[root(of: target)].kind else { continue }
      if case .member = file[target].kind {
        // A member of a view is assigned; only of a value does that change the name's own value.
        guard let reference = locals[file.name(token)], case .geometry = values[reference] else {
          continue
        }
      }
      let name = file.name(token)
      let reference = locals[name] ?? property(name)
      values[reference] = .unknown(.changesInLoop(name))
      helpers.absent.remove(reference)
      helpers.present.remove(reference)
    }
  }

  /// How long a list is, is not known from here on; what it holds stays known. `false` if no list has the name.
  func forgetLength(of target: ExpressionID) -> Bool {
    guard case .name(let token) = file[target].kind else { return false }
    let name = file.name(token)
    let reference = locals[name] ?? property(name)
    guard case .list(let elements, _)? = values[reference] else { return false }
    values[reference] = .list(elements, isComplete: false)
    return true
  }
}

/// Methods that change a list.
let listChanges: Set<String> = [
  "append", "appendContentsOf", "insert", "remove", "removeAll", "removeFirst", "removeLast",
  "popLast", "sort", "reverse", "shuffle", "swapAt", "replaceSubrange",
]

extension CodeContext {
  /// What the parameters of closures and local functions are that code names.
  fileprivate func parameters(
    in span: TokenSpan, _ values: ValueTable, _ references: ReferenceTable
  ) -> String {
    if parameters.isEmpty { return "" }
    return span.indices.reduce(into: "") { text, index in
      let name = file.name(Int32(index))
      guard parameters.contains(name), let local = locals[name] else { return }
      if case .number(let number)? = values[local], let value = number.value {
        text += " \(value)"
      } else {
        text += " #\(references.find(local).index)"
      }
    }
  }
}
