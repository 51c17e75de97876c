import LightSyntax
import SourceText

/// What the names stand for where a path ends.
private struct PathEnd {
  var branch: Branch
  var names: NameState
}

/// What is known of names.
struct NameState {
  var values: [Reference: Value]
  var absent: Set<Reference>
  var present: Set<Reference>
}

extension TypeReader {
  private var names: NameState {
    get { NameState(values: values, absent: helpers.absent, present: helpers.present) }
    set {
      values = newValue.values
      helpers.absent = newValue.absent
      helpers.present = newValue.present
    }
  }

  private mutating func inBranch(_ branch: Branch, _ body: (inout TypeReader) -> Void) {
    branches.append(branch)
    body(&self)
    branches.removeLast()
  }

  /// How much was read so far that depends on the path.
  private var activity: Int { drafts.count + events.count + returned.count }

  mutating func executeIf(
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
    let site = branchSite(TokenSpan(Int(file[id].span.first), Int(then.span.first)))
    let isTrue = Branch(site: site, alternative: 0, name: "if " + name)
    let isFalse = Branch(site: site, alternative: 1, name: "else of if " + name)
    let (outerLocals, before, firstLocal, start) = (locals, names, serial, activity)
    var ends: [PathEnd] = []
    bind(conditions)
    inBranch(isTrue) { $0.execute(then, isValue: isValue) }
    locals = outerLocals
    if !returns(then) { ends.append(PathEnd(branch: isTrue, names: names)) }
    names = before
    if let otherwise { inBranch(isFalse) { $0.execute(otherwise, isValue: isValue) } }
    if !(otherwise.map(returns) ?? false) { ends.append(PathEnd(branch: isFalse, names: names)) }
    join(ends, since: firstLocal)
    if otherwise == nil, leaves(then), activity > start { branches.append(isFalse) }
  }

  mutating func executeGuard(_ id: StatementID, _ conditions: ListSlice, _ otherwise: Block) {
    if let isTrue = decision(conditions) {
      if isTrue { bind(conditions) } else { execute(otherwise) }
      return
    }
    let name = "guard " + text(of: conditions)
    let site = branchSite(TokenSpan(Int(file[id].span.first), Int(otherwise.span.first)))
    let (before, start) = (names, activity)
    inBranch(Branch(site: site, alternative: 1, name: "else of " + name)) { $0.execute(otherwise) }
    // Behind a guard, its `else` was not run.
    names = before
    bind(conditions)
    // An `else` that builds something is an alternative to all that follows; one that only leaves is none.
    if activity > start {
      branches.append(Branch(site: site, alternative: 0, name: name))
    }
  }

  mutating func executeSwitch(
    _ id: StatementID, _ subject: ExpressionID, _ cases: ListSlice, isValue: Bool
  ) {
    let value = evaluate(subject)
    let alternatives = file.switchCases[cases.indices].map {
      (quote(file.range($0.label)), $0.body)
    }
    if let decided = decidedCase(value, alternatives.map(\.0)) {
      execute(alternatives[decided].1, isValue: isValue)
      if jump == .breaks { jump = nil }
      return
    }
    let head = TokenSpan(Int(file[id].span.first), Int(file[subject].span.last))
    executeAlternatives(head, alternatives, isValue: isValue)
  }

  /// - Parameter head: what decides which alternative is taken.
  mutating func executeAlternatives(
    _ head: TokenSpan, _ alternatives: [(String, Block)], isValue: Bool
  ) {
    let (before, firstLocal) = (names, serial)
    let site = branchSite(head)
    var ends: [PathEnd] = []
    for (index, alternative) in alternatives.enumerated() {
      names = before
      let branch = Branch(site: site, alternative: index, name: alternative.0)
      inBranch(branch) { $0.execute(alternative.1, isValue: isValue) }
      if !returns(alternative.1) { ends.append(PathEnd(branch: branch, names: names)) }
    }
    join(ends, since: firstLocal)
  }

  mutating func executeCatches(_ head: TokenSpan, _ catches: ListSlice) {
    let site = branchSite(head)
    for (index, block) in file.blocks[catches.indices].enumerated() {
      inBranch(Branch(site: site, alternative: index, name: "catch")) { $0.execute(block) }
    }
  }

  // MARK: Where paths meet

  /// What several paths assigned differently is one of several values; where these are not followed, it is not known.
  ///
  /// - Parameter firstLocal: the serial before the paths part: variables with later ones end with their path.
  private mutating func join(_ ends: [PathEnd], since firstLocal: Int) {
    guard let last = ends.last else { return }
    names = last.names
    guard ends.count > 1 else { return }
    var all: Set<Reference> = []
    for end in ends {
      helpers.absent.formIntersection(end.names.absent)
      helpers.present.formIntersection(end.names.present)
      all.formUnion(end.names.values.keys)
    }
    for reference in all {
      let first = ends[0].names.values[reference]
      if ends.dropFirst().allSatisfy({ isSame($0.names.values[reference], first) }) { continue }
      // Whichever path was taken, what it assigned may still be activated.
      for end in ends { if let value = end.names.values[reference] { escape(value) } }
      if case .local(_, let serial) = references.root(reference), serial > firstLocal {
        values[reference] = nil
        continue
      }
      values[reference] =
        mergedDictionaries(ends, reference) ?? mergedLists(ends, reference)
        ?? chosen(ends, reference) ?? .unknown(.branches(references.name(reference)))
    }
  }

  private func mergedDictionaries(_ ends: [PathEnd], _ reference: Reference) -> Value? {
    var result = ends[0].names.values[reference]
    for end in ends.dropFirst() { result = merged(result, end.names.values[reference]) }
    return result
  }

  /// How long a list may become of what paths add to it.
  private static let maximumElements = 256

  /// Lists that begin alike: what one path adds is there on that path only.
  private func mergedLists(_ ends: [PathEnd], _ reference: Reference) -> Value? {
    var lists: [[Value]] = []
    for end in ends {
      guard case .list(let elements, _)? = end.names.values[reference] else { return nil }
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

  private func chosen(_ ends: [PathEnd], _ reference: Reference) -> Value? {
    var paths: [(Branch, Value)] = []
    for end in ends {
      if let value = end.names.values[reference] {
        paths.append((end.branch, value))
      } else if !end.names.absent.contains(reference) {
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
