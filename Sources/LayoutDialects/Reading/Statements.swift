import LightSyntax
import SourceText

extension TypeReader {
  /// Runs a block. With `isValue`, its only statement is the block's value.
  func execute(_ block: Block, isValue: Bool = false) {
    effort.depth += 1
    let outerLocals = locals.mark
    let outerBranches = branches.count
    let outerClosures = closures.named.count
    let outerBlock = execution.block
    execution.block = block.span
    defer {
      execution.block = outerBlock
      for closure in closures.named[outerClosures...] where !hasRun(closure) { runUnknown(closure) }
      closures.named.removeLast(closures.named.count - outerClosures)
      effort.depth -= 1
      execution.context.locals.leave(to: outerLocals)
      execution.branches.removeLast(branches.count - outerBranches)
    }
    guard effort.depth < ReadingEffort.maximumDepth else {
      effort.isWhole = false
      return
    }
    for statement in file.statements(of: block) {
      guard !isExhausted, !execution.exits.isDone, execution.exits.turn.jump == nil else { return }
      execute(statement, isValue: isValue)
    }
  }

  /// Runs an `if`, `switch` or `do` whose blocks give a value.
  func executeBranching(_ id: StatementID) { execute(id, isValue: true) }

  private func execute(_ id: StatementID, isValue: Bool) {
    let outer = execution.statement
    execution.statement = PlacedStatement(range: file.range(file[id].span), file: fileIndex)
    defer { execution.statement = outer }
    switch file[id].kind {
    case .expression(let expression):
      let value = evaluateParting(expression)
      if isValue {
        noteReturned(value)
      } else if execution.results.built != nil {
        let element = ReturnedValue(value: value, branches: branches)
        execution.results.built?.append(element)
      } else {
        drop(value, from: expression)
      }
    case .variable(let variable): declare(variable)
    case .function(let function): declareLocalFunction(function)
    case .type: break
    case .ifElse(let conditions, let then, let otherwise):
      executeIf(id, conditions, then, otherwise, isValue: isValue)
    case .guardElse(let conditions, let otherwise): executeGuard(id, conditions, otherwise)
    case .switchOver(let subject, let cases): executeSwitch(id, subject, cases, isValue: isValue)
    case .forIn(let pattern, let sequence, let filter, let body):
      executeFor(pattern, sequence, filter, body)
    case .whileLoop(let conditions, let body):
      forgetAssigned(in: body.span)
      bind(conditions)
      inUnknownTurns { $0.withoutReturning { $0.execute(body) } }
    case .repeatLoop(let body, let condition):
      forgetAssigned(in: body.span)
      inUnknownTurns { $0.withoutReturning { $0.execute(body) } }
      if let condition { _ = evaluate(condition) }
    case .doCatch(let body, let catches):
      execute(body)
      executeCatches(file[id].span, catches)
    case .deferred(let body): execute(body)
    case .returned(let value), .thrown(let value):
      if let value { noteReturned(evaluate(value)) }
      noteReturn()
    case .conditionalCompilation(let clauses):
      executeClauses(Array(file.blocks[clauses.indices]), of: id, isValue: isValue)
    case .jump: noteJump(id)
    case .opaque: break
    }
  }

  /// Runs the clauses of `#if`, which are no blocks of their own: what they declare is known behind `#endif`.
  private func executeClauses(_ clauses: [Block], of id: StatementID, isValue: Bool) {
    let outer = execution.outliving
    defer { execution.outliving = outer }
    let names = Set(clauses.flatMap { file.declaredNames(in: $0) }).sorted()
    execution.outliving = OutlivingNames(
      references: Dictionary(uniqueKeysWithValues: names.map { ($0, declareLocal($0)) }),
      depth: effort.depth + 1, end: outlivingNames?.end ?? execution.block.last)
    if clauses.count == 1, let only = clauses.first {
      execute(only)
    } else {
      executeAlternatives(
        file[id].span, clauses.map { Alternative(name: "#if", body: $0) }, isValue: isValue)
    }
  }

  /// The names that outlive the clause of `#if` of which a statement is being run; `nil` inside of its blocks.
  private var outlivingNames: OutlivingNames? {
    execution.outliving.flatMap { $0.depth == effort.depth ? $0 : nil }
  }

  /// The value is lost.
  func drop(_ value: Value, from expression: ExpressionID) {
    for note in dialects.drops { note(self, value, expression) }
    if case .list(let elements, _) = value { return drop(elements, from: expression) }
    guard case .constraint(let index) = value,
      drafts[index].origin.range == file.range(expression), drafts[index].activations.isEmpty
    else { return }
    drafts[index].origin.isDropped = true
    drafts[index].origin.written = nil
  }

  /// Constraints of a list that nothing activates are lost together; the first one stands for all.
  private func drop(_ elements: [Value], from expression: ExpressionID) {
    switch file[expression].kind {
    case .call, .array: break
    default: return
    }
    let range = file.range(expression)
    var first: Int?
    for element in elements {
      guard case .constraint(let index) = element, drafts[index].activations.isEmpty,
        drafts[index].origin.file == fileIndex, drafts[index].origin.via.isEmpty,
        range.start <= drafts[index].origin.range.start,
        drafts[index].origin.range.end <= range.end
      else { return }
      first = first ?? index
    }
    guard let first else { return }
    drafts[first].origin.isDropped = true
    drafts[first].origin.isDroppedList = elements.count > 1
  }

  /// Whether a local's name stands nowhere in its block behind where it is declared; so too for `_`. In a block too
  /// long to be searched for each of its locals, it may be read far behind.
  private func isNeverRead(_ name: Int32) -> Bool {
    guard name >= 0 else { return true }
    let tokens = file.source.tokens
    let hash = tokens[Int(name)].nameHash
    let end = outlivingNames?.end ?? execution.block.last
    let behind = Int(name) + 1..<max(Int(name) + 1, Int(end) + 1)
    return behind.count <= Self.longestSearch
      && !behind.contains { index in
        // Another clause of `#if` declares it again.
        tokens[index].nameHash == hash
          && ![.letKeyword, .varKeyword].contains(tokens[index - 1].kind)
      }
  }

  /// How many tokens behind a local's declaration are searched for its name.
  private static let longestSearch = 4096

  private func declare(_ id: VariableID) {
    for binding in file.bindings[file[id].bindings.indices] {
      let initial = binding.initialValue.map { evaluateInitialValue($0, of: binding.type) }
      let value = typed(initial ?? .nothing, binding.type)
      if let initial = binding.initialValue, value.mattersUnread, isNeverRead(binding.name) {
        drop(value, from: initial)
        // Where the clauses of `#if` meet, nothing takes it up either.
        if binding.name >= 0, outlivingNames != nil { continue }
      }
      guard binding.name >= 0 else {
        if let pattern = binding.pattern { bind(pattern, to: value, at: file.range(pattern)) }
        continue
      }
      let name = file.name(binding.name)
      let reference = outlivingNames?.references[name] ?? declareLocal(name)
      notePresence(of: reference, binding, value)
      if let type = binding.type { objects.typeNames[reference] = file.text(type) }
      let range = binding.initialValue.map { file.range($0) } ?? file.range(file[id].span)
      if binding.initialValue != nil { objects.assignedRuns[reference] = functionSerial }
      adopt(value, as: reference, at: range, isDeclared: true)
      if file[id].isLet { NilChecks(reader: self).note(reference, binding) }
      if let initial = binding.initialValue { noteWrapper(of: file[id], reference, at: initial) }
      for accessor in file.functions[binding.accessors.indices] {
        if let body = accessor.body { execute(body) }
      }
    }
  }
}

extension SyntaxFile {
  /// The variables that the statements of a block declare, without those of blocks in it.
  fileprivate func declaredNames(in block: Block) -> [String] {
    statements(of: block).flatMap { id -> [String] in
      guard case .variable(let variable) = self[id].kind else { return [] }
      return bindings[self[variable].bindings.indices].compactMap {
        $0.name >= 0 ? name($0.name) : nil
      }
    }
  }
}

extension Value {
  /// Whether dropping it is worth telling; see ``TypeReader/drop(_:from:)``.
  fileprivate var mattersUnread: Bool {
    switch self {
    case .constraint, .list: true
    case .dialect(let value): value.mattersUnread
    default: false
    }
  }
}
