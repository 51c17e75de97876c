import LightSyntax
import SourceText

extension TypeReader {
  /// Runs a block. With `isValue`, its only statement is the block's value.
  mutating func execute(_ block: Block, isValue: Bool = false) {
    depth += 1
    let outerLocals = locals
    let outerBranches = branches.count
    let outerClosures = namedClosures.count
    let outerBlock = self.block
    self.block = block.span
    defer {
      self.block = outerBlock
      for closure in namedClosures[outerClosures...] where !hasRun(closure) { runUnknown(closure) }
      namedClosures.removeLast(namedClosures.count - outerClosures)
      depth -= 1
      locals = outerLocals
      branches.removeLast(branches.count - outerBranches)
    }
    guard depth < Self.maximumDepth else { return }
    for statement in file.statements(of: block) {
      guard steps < Self.maximumSteps, !helpers.isDone else { return }
      execute(statement, isValue: isValue)
    }
  }

  /// Runs an `if`, `switch` or `do` whose blocks give a value.
  mutating func executeBranching(_ id: StatementID) { execute(id, isValue: true) }

  private mutating func execute(_ id: StatementID, isValue: Bool) {
    let outer = statement
    statement = file.range(file[id].span)
    defer { statement = outer }
    switch file[id].kind {
    case .expression(let expression):
      let value = evaluate(expression)
      if isValue { returned.append(value) } else { drop(value, from: expression) }
    case .variable(let variable): declare(variable)
    case .function(let function):
      // A local function is read where it stands, as if it were called once.
      guard let body = file[function].body else { return }
      let name = file.name(file[function].name)
      let reference = declareLocal(name)
      values[reference] = .unknown(.call(name))
      let outerReturned = returned
      let outerLocals = locals
      for parameter in file.parameters[file[function].parameters.indices] {
        _ = declareLocal(file.name(parameter.name))
      }
      let firstDraft = drafts.count
      runLater { reader in
        reader.withoutReturning {
          let hasValue = $0.file[function].returnType != nil && body.statements.count == 1
          $0.execute(body, isValue: hasValue)
        }
      }
      noteLocalFunction(function, since: firstDraft)
      for value in returned.dropFirst(outerReturned.count) { escape(value) }
      locals = outerLocals
      returned = outerReturned
    case .type: break
    case .ifElse(let conditions, let then, let otherwise):
      executeIf(id, conditions, then, otherwise, isValue: isValue)
    case .guardElse(let conditions, let otherwise): executeGuard(id, conditions, otherwise)
    case .switchOver(let subject, let cases): executeSwitch(id, subject, cases, isValue: isValue)
    case .forIn(let name, let sequence, let body): executeFor(name, sequence, body)
    case .whileLoop(let conditions, let body):
      forgetAssigned(in: body.span)
      bind(conditions)
      withoutReturning { $0.execute(body) }
    case .repeatLoop(let body, let condition):
      forgetAssigned(in: body.span)
      withoutReturning { $0.execute(body) }
      if let condition { _ = evaluate(condition) }
    case .doCatch(let body, let catches):
      execute(body)
      for (index, block) in file.blocks[catches.indices].enumerated() {
        inBranch(id, index, "catch") { $0.execute(block) }
      }
    case .deferred(let body): execute(body)
    case .returned(let value), .thrown(let value):
      if let value { returned.append(evaluate(value)) }
      noteReturn()
    case .conditionalCompilation(let clauses):
      let blocks = file.blocks[clauses.indices]
      if blocks.count == 1, let only = blocks.first {
        execute(only)
      } else {
        executeAlternatives(id, blocks.map { ("#if", $0) }, isValue: isValue)
      }
    case .jump, .opaque: break
    }
  }

  /// The value is lost.
  mutating func drop(_ value: Value, from expression: ExpressionID) {
    refuseUnrelated(value, expression)
    guard case .constraint(let index) = value,
      drafts[index].origin.range == file.range(expression), drafts[index].activations.isEmpty
    else { return }
    drafts[index].origin.isDropped = true
    drafts[index].origin.written = nil
  }

  /// Whether a local's name stands nowhere in its block but where it is declared; so too for `_`.
  private func isNeverRead(_ name: Int32) -> Bool {
    guard name >= 0 else { return true }
    let tokens = file.source.tokens
    let hash = tokens[Int(name)].nameHash
    return tokens[block.indices].count { $0.nameHash == hash } == 1
  }

  private mutating func declare(_ id: VariableID) {
    for binding in file.bindings[file[id].bindings.indices] {
      let value = typed(binding.initialValue.map { evaluate($0) } ?? .nothing, binding.type)
      if let initial = binding.initialValue, isNeverRead(binding.name) {
        drop(value, from: initial)
      }
      guard binding.name >= 0 else { continue }
      let reference = declareLocal(file.name(binding.name))
      if let type = binding.type { typeNames[reference] = file.text(type) }
      let range = binding.initialValue.map { file.range($0) } ?? file.range(file[id].span)
      if binding.initialValue != nil { assignedRuns[reference] = functionSerial }
      adopt(value, as: reference, at: range)
      for accessor in file.functions[binding.accessors.indices] {
        if let body = accessor.body { execute(body) }
      }
    }
  }

  // MARK: Branches

  private func site(of id: StatementID) -> Int { branchSite(file.range(file[id].span).start) }

  private mutating func inBranch(
    _ id: StatementID, _ alternative: Int, _ name: String, _ body: (inout TypeReader) -> Void
  ) {
    branches.append(Branch(site: site(of: id), alternative: alternative, name: name))
    body(&self)
    branches.removeLast()
  }

  private mutating func executeIf(
    _ id: StatementID, _ conditions: ListSlice, _ then: Block, _ otherwise: Block?, isValue: Bool
  ) {
    if let isTrue = decision(conditions) {
      let outerLocals = locals
      if isTrue { bind(conditions) }
      if let block = isTrue ? then : otherwise { execute(block, isValue: isValue) }
      locals = outerLocals
      return
    }
    let name = text(of: conditions)
    let outerLocals = locals
    let before = values
    let activity = drafts.count + events.count
    bind(conditions)
    inBranch(id, 0, "if " + name) { $0.execute(then, isValue: isValue) }
    locals = outerLocals
    let afterThen = values
    values = before
    if let otherwise {
      inBranch(id, 1, "else of if " + name) { $0.execute(otherwise, isValue: isValue) }
    }
    let site = site(of: id)
    merge(
      afterThen,
      paths: (
        Branch(site: site, alternative: 0, name: "if " + name),
        Branch(site: site, alternative: 1, name: "else of if " + name)
      ))
    if otherwise == nil, leaves(then), drafts.count + events.count > activity {
      branches.append(Branch(site: site, alternative: 1, name: "else of if " + name))
    }
  }

  private mutating func executeGuard(_ id: StatementID, _ conditions: ListSlice, _ otherwise: Block)
  {
    if let isTrue = decision(conditions) {
      if isTrue { bind(conditions) } else { execute(otherwise) }
      return
    }
    let name = "guard " + text(of: conditions)
    let activity = drafts.count + events.count
    inBranch(id, 1, "else of " + name) { $0.execute(otherwise) }
    bind(conditions)
    // An `else` that builds something is an alternative to all that follows; one that only leaves is none.
    if drafts.count + events.count > activity {
      branches.append(Branch(site: site(of: id), alternative: 0, name: name))
    }
  }

  private mutating func executeSwitch(
    _ id: StatementID, _ subject: ExpressionID, _ cases: ListSlice, isValue: Bool
  ) {
    let value = evaluate(subject)
    let alternatives = file.switchCases[cases.indices].map {
      (quote(file.range($0.label)), $0.body)
    }
    if let decided = decidedCase(value, alternatives.map(\.0)) {
      execute(alternatives[decided].1, isValue: isValue)
      return
    }
    executeAlternatives(id, alternatives, isValue: isValue)
  }

  private mutating func executeAlternatives(
    _ id: StatementID, _ alternatives: [(String, Block)], isValue: Bool
  ) {
    let before = values
    var after: [Reference: Value]?
    let site = site(of: id)
    let named = alternatives.enumerated().map { Branch(site: site, alternative: $0, name: $1.0) }
    let paths = named.count == 2 ? (named[0], named[1]) : nil
    for (index, alternative) in alternatives.enumerated() {
      values = before
      inBranch(id, index, alternative.0) { $0.execute(alternative.1, isValue: isValue) }
      if let earlier = after {
        // Of more than two, what the earlier ones gave is no longer one path's.
        merge(earlier, paths: index == 1 && alternatives.count == 2 ? paths : nil)
      }
      after = values
    }
  }

  /// What two paths assigned differently is one of two values; where these are not followed, it is not known.
  ///
  /// - Parameters:
  ///   - other: what the first path gave; ``values`` is what the second one gave.
  ///   - paths: the two, if each is one branch.
  private mutating func merge(_ other: [Reference: Value], paths: (Branch, Branch)?) {
    for reference in Set(values.keys).union(other.keys) {
      let (left, right) = (values[reference], other[reference])
      if !isSame(left, right) {
        // Whichever path was taken, what it assigned may still be activated.
        if let left { escape(left) }
        if let right { escape(right) }
        values[reference] =
          merged(left, right) ?? chosen(right, left, paths, reference)
          ?? .unknown(.branches(references.name(reference)))
      }
    }
  }

  private func chosen(
    _ first: Value?, _ second: Value?, _ paths: (Branch, Branch)?, _ reference: Reference
  ) -> Value? {
    guard let first, let second, let paths else { return nil }
    return Choice((paths.0, first), (paths.1, second), text: references.name(reference))
      .map(Value.choice)
  }

  func isSame(_ left: Value?, _ right: Value?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (.reference(let left), .reference(let right)): left == right
    case (.anchor(let base, let attribute, _), .anchor(let otherBase, let other, _)):
      base == otherBase && attribute == other
    case (.constraint(let left), .constraint(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.boolean(let left), .boolean(let right)): left == right
    case (.symbol(let left), .symbol(let right)): left == right
    case (.closure(let left), .closure(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    case (.unknown(let left), .unknown(let right)): left == right
    case (.string(let left), .string(let right)): left == right
    case (.geometry(let left), .geometry(let right)): left == right
    case (.snapKit(let left), .snapKit(let right)): left == right
    case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
      from == otherFrom && to == otherTo
    case (.nothing, .nothing): true
    case (.list(let left, let isComplete), .list(let right, let other)):
      left.count == right.count && isComplete == other
        && zip(left, right).allSatisfy { isSame($0, $1) }
    default: false
    }
  }

  /// Whether the block's last statement leaves it.
  private func leaves(_ block: Block) -> Bool {
    guard let last = file.statements(of: block).last else { return false }
    switch file[last].kind {
    case .returned, .thrown, .jump: return true
    default: return false
    }
  }

  private mutating func bind(_ conditions: ListSlice) {
    for condition in file.conditions[conditions.indices] {
      switch condition {
      case .expression(let expression): _ = evaluate(expression)
      case .binding(let name, let value):
        guard name >= 0 else {
          if let value { _ = evaluate(value) }
          continue
        }
        let text = file.name(name)
        guard let value else {
          bindUnwrapped(text)
          continue
        }
        let bound = evaluate(value)
        let reference = declareLocal(text)
        adopt(bound, as: reference, at: file.range(value))
      case .pattern(let value): if let value { _ = evaluate(value) }
      case .availability: break
      }
    }
  }

  /// `if let title`: behind it, the name is a variable of its own that is never `nil`.
  private mutating func bindUnwrapped(_ name: String) {
    guard locals[name] == nil, typeName != nil else { return }
    let known = property(name)
    switch ownNames.properties[name] {
    case .anchor, .number: return
    case .other, nil:
      adopt(values[known] ?? .reference(known), as: declareLocal(name), at: statement)
    }
  }

  private func text(of conditions: ListSlice) -> String {
    let parts = file.conditions[conditions.indices].map { condition -> String in
      switch condition {
      case .expression(let expression): shortened(expression)
      case .binding(let name, _): "let " + file.name(name)
      case .pattern(let value): value.map { "case … = " + shortened($0) } ?? "case"
      case .availability(let span): quote(file.range(span))
      }
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Loops

  private mutating func executeFor(_ name: Int32, _ sequence: ExpressionID, _ body: Block) {
    let list = evaluate(sequence)
    let outerLocals = locals
    defer { locals = outerLocals }
    if name >= 0, case .list(let elements, true) = list, elements.count <= Self.maximumTurns,
      !elements.isEmpty
    {
      for element in elements {
        let reference = declareLocal(file.name(name))
        adopt(element, as: reference, at: file.range(sequence))
        if case .created = element { values[reference] = nil }
        execute(body)
      }
      return
    }
    forgetAssigned(in: body.span)
    if name >= 0 { _ = declareLocal(file.name(name)) }
    let known = events.count
    withoutReturning { $0.execute(body) }
    noteUnknownOptOut(since: known)
  }

  /// After a loop or a closure over views that are not known: it may have switched their flags off.
  mutating func noteUnknownOptOut(since first: Int) {
    for event in events[first...] {
      if case .optedOut = event.event, case .local = references.root(event.view) {
        optsOutUnknownViews = true
      }
    }
  }

  /// Whether a token is `+=` or one of its kin.
  private func isCompoundAssignment(_ token: Int32) -> Bool {
    ["+=", "-=", "*=", "/="].contains(file.source.text(file.source.tokens[Int(token)]))
  }

  /// `a` of `a.b`.
  private func root(of target: ExpressionID) -> ExpressionID {
    if case .member(let base, _) = file[target].kind { return base }
    return target
  }

  /// Before a loop whose turns are not known: what its body assigns has no fixed value inside.
  mutating func forgetAssigned(in span: TokenSpan) {
    forgetElements(in: span)
    for expression in file.expressions(in: span) {
      let target: ExpressionID
      switch expression.kind {
      case .assignment(let assigned, _): target = assigned
      case .binary(let assigned, let token, _) where isCompoundAssignment(token): target = assigned
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
    }
  }
}
