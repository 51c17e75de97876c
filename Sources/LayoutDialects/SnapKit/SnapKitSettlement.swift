import LayoutModel
import SourceText

/// Which SnapKit constraints are in force together, when all code of a type has been read.
///
/// `remakeConstraints` takes an item's earlier constraints away: in the same function, or while an object is set up,
/// these never matter; from another function, the two are alternatives. `updateConstraints` writes the constants of constraints that are there.
struct SnapKitSettlement {
  let reader: TypeReader
  /// The indices of an item's calls, in the order in which the code was read.
  private let callsByItem: [Reference: [Int]]
  let chainsByCall: [Int: [SnapKitChain]]
  /// The items of which a constraint could not be read.
  let unreadItems: Set<Reference>
  /// `nil` where nothing is replaced.
  private let setUpRun: SetUpRun?

  /// Settles the activation of what a reader recorded.
  static func settle(_ reader: TypeReader) {
    guard !SnapKitReader(reader).snapKit.calls.isEmpty else { return }
    let settlement = SnapKitSettlement(reader)
    for calls in settlement.callsByItem.values.sorted(by: { ($0.first ?? 0) < ($1.first ?? 0) }) {
      settlement.settleUpdates(calls)
      settlement.settleReplacements(calls)
    }
  }

  private init(_ reader: TypeReader) {
    self.reader = reader
    var calls: [Reference: [Int]] = [:]
    for (index, call) in SnapKitReader(reader).snapKit.calls.enumerated() {
      guard case .known(let item) = call.item else { continue }
      calls[reader.references.find(item), default: []].append(index)
    }
    callsByItem = calls
    chainsByCall = Dictionary(grouping: SnapKitReader(reader).snapKit.chains, by: \.call)
    unreadItems = Set(
      reader.events.lazy.filter { if case .unreadConstraints = $0.event { true } else { false } }
        .map { reader.references.find($0.view) })
    let hasReplacements = SnapKitReader(reader).snapKit.calls.contains(where: \.isReplacement)
    setUpRun = hasReplacements ? SetUpRun(reader) : nil
  }

  func call(_ index: Int) -> SnapKitBlock { SnapKitReader(reader).snapKit.calls[index] }

  func drafts(of call: Int) -> [Int] { (chainsByCall[call] ?? []).flatMap(\.drafts) }

  /// Whether `later` surely runs after `earlier` whenever that runs.
  func surelyFollows(_ later: SnapKitBlock, _ earlier: SnapKitBlock) -> Bool {
    later.functionSerial == earlier.functionSerial && later.file == earlier.file
      && earlier.branches.starts(with: later.branches)
  }

  // MARK: Replacements

  /// Whether a call of another function replaces what a call makes before anything is laid out.
  private func isReplacedInSetUp(_ index: Int, by replacement: Int) -> Bool {
    let (earlier, later) = (call(index), call(replacement))
    guard later.functionSerial != earlier.functionSerial, later.branches.isEmpty else {
      return false
    }
    return setUpRun?.replaces((later.file, later.range), (earlier.file, earlier.range)) ?? false
  }

  /// Sorts the constraints of one item into the alternatives that `remakeConstraints` makes.
  private func settleReplacements(_ calls: [Int]) {
    let replacements = calls.filter { call($0).isReplacement }
    guard let first = replacements.first else { return }
    // A call surely runs before or after those of its own function only.
    let replacementsByFunction = Dictionary(grouping: replacements) { call($0).functionSerial }
    var alternatives: [Int: [Int]] = [:]
    for index in calls where !drafts(of: index).isEmpty || call(index).isReplacement {
      let near = replacementsByFunction[call(index).functionSerial] ?? []
      let isReplaced =
        near.contains { $0 > index && surelyFollows(call($0), call(index)) }
        || replacements.contains { isReplacedInSetUp(index, by: $0) }
      if isReplaced {
        for draft in drafts(of: index) { reader.drafts[draft].activations = [] }
        continue
      }
      // The call's constraints stand beside those of the last replacement that ran before it.
      let own = near.last { $0 <= index && surelyFollows(call(index), call($0)) }
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
}

extension SnapKitBlock {
  /// Whether it takes away what was made before.
  fileprivate var isReplacement: Bool { action == .remake || action == .remove }
}
