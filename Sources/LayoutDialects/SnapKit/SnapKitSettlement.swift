import LayoutModel
import SourceText

/// Which SnapKit constraints are in force together, when all code of a type has been read.
///
/// `remakeConstraints` takes an item's earlier constraints away: in the same function these never matter; from another
/// function, the two are alternatives. `updateConstraints` writes the constants of constraints that are there.
struct SnapKitSettlement {
  private let reader: TypeReader
  /// The indices of an item's calls, in the order in which the code was read.
  private let callsByItem: [Reference: [Int]]
  private let chainsByCall: [Int: [SnapKitChain]]
  /// The items of which a constraint could not be read.
  private let unreadItems: Set<Reference>

  /// Settles the activation of what a reader recorded.
  static func settle(_ reader: TypeReader) {
    guard !reader.snapKit.calls.isEmpty else { return }
    let settlement = SnapKitSettlement(reader)
    for calls in settlement.callsByItem.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      settlement.settleUpdates(calls)
      settlement.settleReplacements(calls)
    }
  }

  private init(_ reader: TypeReader) {
    self.reader = reader
    var calls: [Reference: [Int]] = [:]
    for (index, call) in reader.snapKit.calls.enumerated() {
      guard case .known(let item) = call.item else { continue }
      calls[reader.references.find(item), default: []].append(index)
    }
    callsByItem = calls
    chainsByCall = Dictionary(grouping: reader.snapKit.chains, by: \.call)
    unreadItems = Set(
      reader.events.lazy.filter { if case .unreadConstraints = $0.event { true } else { false } }
        .map { reader.references.find($0.view) })
  }

  private func call(_ index: Int) -> SnapKitBlock { reader.snapKit.calls[index] }

  private func drafts(of call: Int) -> [Int] { (chainsByCall[call] ?? []).flatMap(\.drafts) }

  /// Whether `later` surely runs after `earlier` whenever that runs.
  private func surelyFollows(_ later: SnapKitBlock, _ earlier: SnapKitBlock) -> Bool {
    later.functionSerial == earlier.functionSerial && later.file == earlier.file
      && earlier.branches.starts(with: later.branches)
  }

  // MARK: Replacements

  /// Sorts the constraints of one item into the alternatives that `remakeConstraints` makes.
  private func settleReplacements(_ calls: [Int]) {
    let replacements = calls.filter {
      call($0).action == .remake || call($0).action == .remove
    }
    guard let first = replacements.first else { return }
    var alternatives: [Int: [Int]] = [:]
    for index in calls where !drafts(of: index).isEmpty || replacements.contains(index) {
      let isReplaced = replacements.contains { $0 > index && surelyFollows(call($0), call(index)) }
      if isReplaced {
        for draft in drafts(of: index) { reader.drafts[draft].activations = [] }
        continue
      }
      // The call's constraints stand beside those of the last replacement that ran before it.
      let own = replacements.last { $0 <= index && surelyFollows(call(index), call($0)) }
      alternatives[own ?? -1, default: []].append(index)
    }
    guard alternatives.count > 1 else { return }
    for (position, key) in alternatives.keys.sorted().enumerated() {
      let name =
        key < 0
        ? "before \(call(first).action.rawValue)"
        : "\(call(key).action.rawValue) in \(call(key).function)"
      let branch = Branch(
        site: BranchSite(byte: call(first).range.start), alternative: position, name: name)
      for draft in (alternatives[key] ?? []).flatMap(drafts) {
        reader.drafts[draft].activations = reader.drafts[draft].activations.map { $0 + [branch] }
      }
    }
  }

  // MARK: Updates

  private func settleUpdates(_ calls: [Int]) {
    let makers = calls.filter { call($0).action == .make || call($0).action == .remake }
    // With nothing to update, SnapKit makes the constraints.
    guard makers.contains(where: { !(chainsByCall[$0] ?? []).isEmpty }) else { return }
    let made = makers.flatMap { index in drafts(of: index).map { (call: index, draft: $0) } }
    for update in calls where call(update).action == .update {
      for chain in chainsByCall[update] ?? [] {
        for draft in chain.drafts { settle(draft, of: update, chain, among: made) }
      }
    }
    noteStrayUpdates(calls, makers, made.map(\.draft))
  }

  private func settle(
    _ draft: Int, of update: Int, _ chain: SnapKitChain, among made: [(call: Int, draft: Int)]
  ) {
    let match = made.last {
      $0.call < update && isSame(reader.drafts[$0.draft], reader.drafts[draft])
    }
    // What the update builds is compared and dropped; the constraint that was made stays.
    reader.drafts[draft].activations = []
    if let match, surelyFollows(call(update), call(match.call)) {
      reader.drafts[match.draft].constant = reader.drafts[draft].constant
      reader.drafts[match.draft].origin.constant = reader.drafts[draft].origin.constant
      return
    }
    // It has another constant from some time on.
    reader.drafts[draft].escapes = true
    if let match { reader.drafts[match.draft].origin.isAdjusted = true }
  }

  /// Whether SnapKit takes two constraints for one: all is the same but the constant.
  /// Source: SnapKit 5.7.1, `LayoutConstraint.==`.
  private func isSame(_ left: Draft, _ right: Draft) -> Bool {
    isSameEnd(left.first, right.first) && left.relation == right.relation
      && isSameEnd(left.second, right.second)
      && left.multiplier.value == right.multiplier.value
      && left.origin.priority.value == right.origin.priority.value
  }

  private func isSameEnd(_ left: (Reference, Attribute)?, _ right: (Reference, Attribute)?) -> Bool
  {
    guard let left, let right else { return left == nil && right == nil }
    return left.1 == right.1 && reader.references.find(left.0) == reader.references.find(right.0)
  }

  /// Updates of attributes that no call of the type ever makes: SnapKit ends the program.
  ///
  /// Silent where the item may be constrained elsewhere, or where a call on it could not be read.
  private func noteStrayUpdates(_ calls: [Int], _ makers: [Int], _ made: [Int]) {
    let isRead = calls.allSatisfy { chainsByCall[$0] != nil && call($0).action != .prepare }
    guard isRead, let first = made.first, isOwn(reader.drafts[first].first.0),
      !unreadItems.contains(reader.references.find(reader.drafts[first].first.0))
    else { return }
    for update in calls where call(update).action == .update {
      for chain in chainsByCall[update] ?? [] {
        let stray = chain.drafts.first { draft in
          !made.contains { isSameEnd(reader.drafts[$0].first, reader.drafts[draft].first) }
        }
        guard let stray else { continue }
        reader.snapKit.mistakes.append(
          SnapKitMistake(
            kind: .neverMade(attribute: reader.drafts[stray].first.1.rawValue),
            item: reader.references.name(reader.drafts[stray].first.0), file: chain.file,
            range: chain.range))
      }
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
