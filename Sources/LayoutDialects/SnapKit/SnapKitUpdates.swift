import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

extension SnapKitSettlement {
  /// Decides what the updates of one item write, and which of them find nothing to write.
  func settleUpdates(_ calls: [Int]) {
    let makes = calls.filter { call($0).action == .make || call($0).action == .remake }
    // With nothing to update, SnapKit makes the constraints.
    guard makes.contains(where: { !(chainsByCall[$0] ?? []).isEmpty }) else { return }
    let firstUpdates = calls.filter { isSurelyFirst($0, before: makes) }
    let makers = (makes + firstUpdates).sorted()
    var made = makers.flatMap { index in drafts(of: index).map { (call: index, draft: $0) } }
    var alike = Dictionary(grouping: made) { Content(reader.drafts[$0.draft], reader.references) }
    let isFirst = Set(firstUpdates)
    for update in calls where call(update).action == .update && !isFirst.contains(update) {
      for draft in drafts(of: update) {
        let content = Content(reader.drafts[draft], reader.references)
        if settle(draft, of: update, among: alike[content] ?? []) { continue }
        made.append((update, draft))
        alike[content, default: []].append((update, draft))
      }
    }
    noteStrayUpdates(calls, makes, made.map(\.draft))
  }

  /// All of a constraint but its constant: SnapKit takes two for one of which this is the same.
  /// Source: SnapKit 5.7.1, `LayoutConstraint.==`.
  private struct Content: Hashable {
    let first: End
    let second: End?
    let relation: Relation
    let multiplier: Double?
    let priority: Double?

    init(_ draft: Draft, _ references: ReferenceTable) {
      first = End(draft.first, references)
      second = draft.second.map { End($0, references) }
      relation = draft.relation
      multiplier = draft.multiplier.value
      priority = draft.origin.priority.value
    }
  }

  private struct End: Hashable {
    let item: Reference
    let attribute: Attribute

    init(_ end: (Reference, Attribute), _ references: ReferenceTable) {
      item = references.find(end.0)
      attribute = end.1
    }
  }

  /// Whether the constraint that an update builds only gives a constant to one that is there, or does not count.
  ///
  /// - Parameter same: those that were made and that SnapKit takes for the same.
  private func settle(
    _ draft: Int, of update: Int, among same: [(call: Int, draft: Int)]
  ) -> Bool {
    let match = same.last { $0.call < update }
    if call(update).missedUpdate == .adds, same.isEmpty { return false }
    // What the update builds is compared and dropped; the constraint that was made stays.
    reader.drafts[draft].activations = []
    if let match, surelyFollows(call(update), call(match.call)) {
      reader.drafts[match.draft].constant = reader.drafts[draft].constant
      reader.drafts[match.draft].origin.constant = reader.drafts[draft].origin.constant
      return true
    }
    // It has another constant from some time on.
    reader.drafts[draft].escapes = true
    for found in match.map({ [$0] }) ?? same { reader.drafts[found.draft].origin.isAdjusted = true }
    return true
  }

  /// Updates of attributes that no call of the type ever makes: SnapKit ends the program.
  ///
  /// Silent where the item may be constrained elsewhere, or where a call on it could not be read.
  private func noteStrayUpdates(_ calls: [Int], _ makes: [Int], _ made: [Int]) {
    let isRead = calls.allSatisfy { chainsByCall[$0] != nil && call($0).action != .prepare }
    guard isRead, let first = made.first, isOwn(reader.drafts[first].first.0),
      !unreadItems.contains(reader.references.find(reader.drafts[first].first.0))
    else { return }
    let updates = calls.filter { call($0).action == .update }
    let firstUpdates = updates.filter { mayBeFirst($0, before: makes) }.flatMap(drafts)
    let known = Set(
      (made + firstUpdates).map { End(reader.drafts[$0].first, reader.references) })
    var strays: [(chain: SnapKitChain, draft: Int)] = []
    for update in updates where call(update).missedUpdate == .crashes {
      for chain in chainsByCall[update] ?? [] {
        let stray = chain.drafts.first { draft in
          !known.contains(End(reader.drafts[draft].first, reader.references))
        }
        if let stray { strays.append((chain, stray)) }
      }
    }
    noteMistakes(strays)
  }

  /// Tells of updates once: what a function does by itself is not told again where the function is called.
  private func noteMistakes(_ strays: [(chain: SnapKitChain, draft: Int)]) {
    let own = Set(
      strays.map { reader.drafts[$0.draft].origin }.filter(\.via.isEmpty)
        .map { BuiltPlace(file: $0.file, range: $0.range) })
    for (chain, draft) in strays {
      if let built = reader.drafts[draft].origin.built, own.contains(built) { continue }
      let (item, attribute) = reader.drafts[draft].first
      SnapKitReader(reader).snapKit.mistakes.append(
        SnapKitMistake(
          kind: .neverMade(attribute: attribute.rawValue), item: reader.references.name(item),
          file: chain.file, range: chain.range))
    }
  }

  /// Whether the item is a property of the type, which hardly any other type constrains.
  private func isOwn(_ item: Reference) -> Bool {
    guard let member = reader.references.member(item),
      reader.references.root(member.base) == .selfRoot
    else { return false }
    return !["view", "contentView", "superview", "layoutMarginsGuide"].contains(member.name)
  }
}

// MARK: - The first update

extension SnapKitSettlement {
  /// Whether an update surely runs before anything is made, so that it makes its constraints.
  ///
  /// Source: SnapKit 5.7.1, `ConstraintMaker.updateConstraints`.
  private func isSurelyFirst(_ update: Int, before makes: [Int]) -> Bool {
    call(update).action == .update
      && makes.allSatisfy { update < $0 && surelyFollows(call($0), call(update)) }
  }

  /// Whether an update may run before a call that makes constraints.
  private func mayBeFirst(_ update: Int, before makes: [Int]) -> Bool {
    makes.allSatisfy { make in
      if call(make).function == call(update).function, call(make).file == call(update).file {
        return update < make
      }
      return reader.parts.contains { part in
        let file = reader.files[part.file]
        let span = file[part.type].span.indices
        return file.functions.contains { function in
          function.body != nil && span.contains(Int(function.span.first))
            && isRun(call(update), before: call(make), in: function, of: part.file)
        }
      }
    }
  }

  /// Whether a function runs the code of one call before that of the other, itself or by the functions that it calls.
  private func isRun(
    _ first: SnapKitBlock, before second: SnapKitBlock, in function: FunctionDeclaration,
    of file: Int
  ) -> Bool {
    guard let start = position(of: first, in: function, of: file),
      let next = position(of: second, in: function, of: file)
    else { return false }
    return start < next
  }

  /// Where a function runs the code of a call, or calls the function that does.
  private func position(
    of call: SnapKitBlock, in function: FunctionDeclaration, of index: Int
  ) -> Int? {
    let file = reader.files[index]
    let range = file.range(function.span)
    if call.file == index, range.start <= call.range.start, call.range.end <= range.end {
      return call.range.start
    }
    guard let body = function.body else { return nil }
    let name = String(call.function.prefix { $0 != "(" })
    let hash = Token.nameHash(of: name)
    let tokens = file.source.tokens
    return body.span.indices.dropLast().first {
      tokens[$0].nameHash == hash && tokens[$0 + 1].kind == .leftParen
        && file.name(Int32($0)) == name
    }.map { Int(tokens[$0].start) }
  }
}
