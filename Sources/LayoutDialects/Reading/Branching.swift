import LightSyntax
import SourceText

/// What is known of names where paths part.
private struct NameMark {
  var values: ValueTable.Mark
  var absent: Set<Reference>
  var present: Set<Reference>
}

/// What a path did to the names.
private struct PathEnd {
  var branch: Branch
  var changes: [ValueTable.Entry]
  var absent: Set<Reference>
  var present: Set<Reference>
}

/// One of several blocks.
struct Alternative {
  var name: String
  var pattern: TokenSpan?
  var body: Block
}

extension TypeReader {
  private var nameMark: NameMark {
    NameMark(values: values.mark, absent: helpers.absent, present: helpers.present)
  }

  /// Takes back what a path did to the names.
  private func takeBack(_ branch: Branch, to mark: NameMark) -> PathEnd {
    let end = PathEnd(
      branch: branch, changes: values.takeBack(to: mark.values), absent: helpers.absent,
      present: helpers.present)
    (helpers.absent, helpers.present) = (mark.absent, mark.present)
    return end
  }

  /// Names are behind a path what it made of them.
  private func follow(_ end: PathEnd) {
    for (reference, value) in end.changes { values[reference] = value }
    (helpers.absent, helpers.present) = (end.absent, end.present)
  }

  func inBranch(_ branch: Branch, _ body: (TypeReader) -> Void) {
    execution.branches.append(branch)
    body(self)
    execution.branches.removeLast()
  }

  /// How much was read so far that depends on the path. What a helper gives back counts, if it is anything.
  private var activity: Int {
    let results = helpers.isInside ? execution.results.returned.count { $0.value.tells } : 0
    return drafts.count + events.count + results
  }

  func executeIf(
    _ id: StatementID, _ conditions: ListSlice, _ then: Block, _ otherwise: Block?, isValue: Bool
  ) {
    if otherwise == nil, onlyMirrorsFrames(conditions, then) { return }
    if let isTrue = decision(conditions) {
      let outerLocals = locals.mark
      if isTrue { bind(conditions) }
      if let block = isTrue ? then : otherwise { execute(block, isValue: isValue) }
      execution.context.locals.leave(to: outerLocals)
      return
    }
    let name = text(of: conditions)
    let site = branchSite(
      of: conditions, named: name, TokenSpan(Int(file[id].span.first), Int(then.span.first)))
    let isTrue = Branch(site: site.place, alternative: site.whenTrue, name: "if " + name)
    let isFalse = Branch(
      site: site.place, alternative: 1 - site.whenTrue, name: "else of if " + name)
    let (outerLocals, before, firstLocal) = (locals.mark, nameMark, clock.serial)
    bind(conditions)
    let start = activity
    inBranch(isTrue) { $0.execute(then, isValue: isValue) }
    execution.context.locals.leave(to: outerLocals)
    let whenTrue = takeBack(isTrue, to: before)
    if let otherwise { inBranch(isFalse) { $0.execute(otherwise, isValue: isValue) } }
    let whenFalse = takeBack(isFalse, to: before)
    let returnsFalse = otherwise.map(returns) ?? false
    join((returns(then) ? [] : [whenTrue]) + (returnsFalse ? [] : [whenFalse]), since: firstLocal)
    // What decides in a loop by its elements leaves some of them out.
    if otherwise == nil, leaves(then), activity > start || site.place.turn != 0 {
      execution.branches.append(isFalse)
    }
  }

  /// The value of an expression that is a statement: of `wide ? pin(left) : pin(right)`, each side runs on its path.
  func evaluateParting(_ id: ExpressionID) -> Value {
    guard case .ternary(let condition, let then, let otherwise) = file[id].kind,
      decision(condition) == nil, !isNil(then), !isNil(otherwise)
    else { return evaluate(id) }
    _ = evaluate(condition)
    let site = conditionSite(condition, branchSite(file[id].span))
    let name = "if " + shortened(condition)
    let (before, firstLocal) = (nameMark, clock.serial)
    func side(_ side: ExpressionID, _ alternative: Int, _ name: String) -> (Value, PathEnd) {
      let branch = Branch(site: site.place, alternative: alternative, name: name)
      var value = Value.nothing
      inBranch(branch) { value = $0.evaluate(side) }
      return (value, takeBack(branch, to: before))
    }
    let first = side(then, site.whenTrue, name)
    let second = side(otherwise, 1 - site.whenTrue, "else of " + name)
    join([first.1, second.1], since: firstLocal)
    return choose(id, first.0, second.0, condition: name, at: site)
  }

  private func isNil(_ id: ExpressionID) -> Bool {
    if case .nilLiteral = file[id].kind { true } else { false }
  }

  func executeGuard(_ id: StatementID, _ conditions: ListSlice, _ otherwise: Block) {
    if let isTrue = decision(conditions) {
      if isTrue { bind(conditions) } else { execute(otherwise) }
      return
    }
    let condition = text(of: conditions)
    let name = "guard " + condition
    let site = branchSite(
      of: conditions, named: condition,
      TokenSpan(Int(file[id].span.first), Int(otherwise.span.first)))
    let (before, start) = (nameMark, activity)
    let isFalse = Branch(
      site: site.place, alternative: 1 - site.whenTrue, name: "else of " + name)
    inBranch(isFalse) { $0.execute(otherwise) }
    // In a loop, it may leave an element out.
    let isAlternative = activity > start || site.isKnown || site.place.turn != 0
    // Behind a guard, its `else` was not run.
    _ = takeBack(isFalse, to: before)
    bind(conditions)
    // An `else` that builds something is an alternative to all that follows; one that only leaves is none, but for what
    // was built under the same condition before.
    if isAlternative {
      execution.branches.append(Branch(site: site.place, alternative: site.whenTrue, name: name))
    }
  }

  /// Where paths part: what asks for the version of the system alone, or whether one thing is `nil`, has one answer,
  /// wherever it stands.
  private func branchSite(
    of conditions: ListSlice, named name: String, _ head: TokenSpan
  ) -> ConditionSite {
    let site = branchSite(head)
    defer { noteCallersSite(site, head) }
    if let (reference, isPresence) = NilChecks(reader: self).check(conditions) {
      let (place, isKnown) = paths.nilSite(of: reference, site, run: functionSerial)
      return ConditionSite(place: place, whenTrue: isPresence ? 0 : 1, isKnown: isKnown)
    }
    let asksOnlyForVersion = file.conditions[conditions.indices].allSatisfy { condition in
      if case .availability = condition { true } else { false }
    }
    guard asksOnlyForVersion else {
      guard conditions.count == 1,
        case .expression(let id)? = file.conditions[conditions.indices].first
      else { return ConditionSite(place: site) }
      return conditionSite(id, site)
    }
    return ConditionSite(place: paths.versionSite(of: name, site))
  }

  func executeSwitch(
    _ id: StatementID, _ subject: ExpressionID, _ cases: ListSlice, isValue: Bool
  ) {
    let value = evaluate(subject)
    let alternatives = file.switchCases[cases.indices].map {
      Alternative(name: quote(file.range($0.label)), pattern: $0.label, body: $0.body)
    }
    if let decided = decidedCase(value, alternatives.map(\.name)) {
      execute(alternatives[decided].body, isValue: isValue)
      if execution.exits.turn.jump == .breaks { execution.exits.turn.jump = nil }
      return
    }
    let head = TokenSpan(Int(file[id].span.first), Int(file[subject].span.last))
    executeAlternatives(head, alternatives, isValue: isValue)
  }

  /// - Parameter head: what decides which alternative is taken.
  func executeAlternatives(
    _ head: TokenSpan, _ alternatives: [Alternative], isValue: Bool
  ) {
    let (before, firstLocal) = (nameMark, clock.serial)
    let site = branchSite(head)
    noteCallersSite(site, head)
    var ends: [PathEnd] = []
    for (index, alternative) in alternatives.enumerated() {
      let branch = Branch(site: site, alternative: index, name: alternative.name)
      let outerLocals = locals.mark
      if let pattern = alternative.pattern { declareNames(in: pattern) }
      inBranch(branch) { $0.execute(alternative.body, isValue: isValue) }
      execution.context.locals.leave(to: outerLocals)
      let end = takeBack(branch, to: before)
      if !returns(alternative.body) { ends.append(end) }
    }
    join(ends, since: firstLocal)
  }

  func executeCatches(_ head: TokenSpan, _ catches: ListSlice) {
    let site = branchSite(head)
    for (index, block) in file.blocks[catches.indices].enumerated() {
      inBranch(Branch(site: site, alternative: index, name: "catch")) { $0.execute(block) }
    }
  }

  // MARK: Where paths meet

  /// What several paths assigned differently is one of several values; where these are not followed, it is not known.
  ///
  /// - Parameter firstLocal: the serial before the paths part: variables with later ones end with their path.
  private func join(_ ends: [PathEnd], since firstLocal: Int) {
    guard let last = ends.last else { return }
    let changed = ends.count > 1 ? changes(of: ends) : []
    follow(last)
    // Sets that no path changed are equal at a glance.
    for end in ends where end.absent != helpers.absent {
      helpers.absent.formIntersection(end.absent)
    }
    for end in ends where end.present != helpers.present {
      helpers.present.formIntersection(end.present)
    }
    for (reference, given) in changed {
      if given.dropFirst().allSatisfy({ isSame($0, given[0]) }) { continue }
      // What a path alone has a name for ends with it.
      if case .local(_, let serial) = references.root(reference), serial > firstLocal {
        values[reference] = nil
        continue
      }
      // Whichever path was taken, what it assigned may still be activated.
      for value in given { if let value { escape(value) } }
      values[reference] =
        mergedDictionaries(given) ?? mergedLists(ends, given, reference)
        ?? chosen(ends, given, reference) ?? .unknown(.branches(references.name(reference)))
    }
  }

  /// The names that some path changed, each with what it stands for behind each path; all of them are taken back.
  private func changes(of ends: [PathEnd]) -> [(reference: Reference, values: [Value?])] {
    var places: [Reference: Int] = [:]
    var changed: [(reference: Reference, values: [Value?])] = []
    for (index, end) in ends.enumerated() {
      for (reference, value) in end.changes {
        if let place = places[reference] {
          changed[place].values[index] = value
        } else {
          // Each name has a value for each path.
          effort.steps += ends.count / 8
          guard !isExhausted else { return [] }
          places[reference] = changed.count
          var given = Array(repeating: values[reference], count: ends.count)
          given[index] = value
          changed.append((reference, given))
        }
      }
    }
    return changed
  }

  private func mergedDictionaries(_ given: [Value?]) -> Value? {
    given.dropFirst().reduce(given[0]) { merged($0, $1) }
  }

  /// How long a list may become of what paths add to it.
  private static let maximumElements = 256

  /// Lists that begin alike: what one path adds is there on that path only.
  private func mergedLists(
    _ ends: [PathEnd], _ given: [Value?], _ reference: Reference
  ) -> Value? {
    var lists: [[Value]] = []
    for value in given {
      guard case .list(let elements, _)? = value else { return nil }
      lists.append(elements)
    }
    let shortest = lists.map(\.count).min() ?? 0
    let common = (0..<shortest).prefix { index in
      lists.allSatisfy { isSame($0[index], lists[0][index]) }
    }.count
    var result = Array(lists[0].prefix(common))
    for (end, list) in zip(ends, lists) {
      for element in list.dropFirst(common) {
        guard let choice = Choice([(end.branch, element)], text: references.name(reference)) else {
          return nil
        }
        result.append(.choice(choice))
      }
    }
    guard result.count <= Self.maximumElements else { return nil }
    return .list(result, isComplete: false)
  }

  private func chosen(_ ends: [PathEnd], _ given: [Value?], _ reference: Reference) -> Value? {
    var paths: [(Branch, Value)] = []
    for (end, value) in zip(ends, given) {
      if let value {
        paths.append((end.branch, value))
      } else if !end.absent.contains(reference) {
        // What has no other value is known by its own name.
        paths.append((end.branch, .reference(reference)))
      }
    }
    return Choice(paths, text: references.name(reference)).map(Value.choice)
  }

  /// Whether the block's last statement leaves it.
  private func leaves(_ block: Block) -> Bool {
    guard let last = file.statements(of: block).last else { return false }
    if case .jump = file[last].kind { return true }
    return returns(block)
  }

  /// Whether the block's last statement leaves the function.
  private func returns(_ block: Block) -> Bool {
    guard let last = file.statements(of: block).last else { return false }
    switch file[last].kind {
    case .returned, .thrown: return true
    case .expression(let expression):
      guard case .call(let callee, _) = file[expression].kind,
        case .name(let token) = file[callee].kind
      else { return false }
      return ["fatalError", "preconditionFailure"].contains(file.name(token))
    default: return false
    }
  }
}
