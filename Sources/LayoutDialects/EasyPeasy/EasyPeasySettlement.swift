import LayoutModel
import LightSyntax
import SourceText

/// What was applied, in order: later attributes take the places of earlier ones.
final class EasyPeasyRecord: DialectRecord {
  struct Applied {
    var attribute: EasyAttribute
    var view: Reference
    var draft: Int
    var functionSerial: Int
    var function: String
    var branches: [Branch]
    /// Whether something later in the same run takes its place.
    var isReplaced = false
  }

  var applied: [Applied] = []
  /// The views whose attributes code takes away.
  var cleared: [(view: Reference, functionSerial: Int)] = []

  var counts: [Int] { [] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}
}

extension TypeReader {
  private var easyPeasy: EasyPeasyRecord { notes(EasyPeasyRecord.self) }

  /// Notes an attribute that is applied, and takes those away that it replaces.
  func note(_ attribute: EasyAttribute, of view: Reference, _ draft: Int) {
    let new = EasyPeasyRecord.Applied(
      attribute: attribute, view: view, draft: draft, functionSerial: functionSerial,
      function: function, branches: branches)
    if attribute.isApplied == true {
      for index in easyPeasy.applied.indices
      where surelyFollows(easyPeasy.applied[index]) && conflict(easyPeasy.applied[index], new) {
        takeAway(index)
      }
    }
    easyPeasy.applied.append(new)
  }

  func clearEasy(_ view: Reference, at id: ExpressionID) {
    let view = references.find(view)
    easyPeasy.cleared.append((view, functionSerial))
    for index in easyPeasy.applied.indices
    where references.find(easyPeasy.applied[index].view) == view
      && surelyFollows(easyPeasy.applied[index])
    {
      takeAway(index)
    }
  }

  private func takeAway(_ index: Int) {
    easyPeasy.applied[index].isReplaced = true
    let draft = easyPeasy.applied[index].draft
    drafts[draft].activations = []
    drafts[draft].escapes = true
  }

  /// Whether what is run now surely comes after an attribute was applied, whenever that is.
  private func surelyFollows(_ applied: EasyPeasyRecord.Applied) -> Bool {
    applied.functionSerial == functionSerial && applied.branches.starts(with: branches)
  }

  private func conflict(
    _ one: EasyPeasyRecord.Applied, _ other: EasyPeasyRecord.Applied
  ) -> Bool {
    let (first, second) = (one.attribute, other.attribute)
    return references.find(one.view) == references.find(other.view)
      && first.attribute.attribute.axis == second.attribute.attribute.axis
      && first.relation == second.relation && first.priority.value == second.priority.value
      && first.slot.replaces(second.slot)
  }

  // MARK: Settling

  /// Ties attributes to the superview's own ones where the other view turns out to be that, and tells apart what
  /// different functions apply in each other's place.
  func settleEasyPeasy() {
    guard records[ObjectIdentifier(EasyPeasyRecord.self)] != nil else { return }
    settleSuperviews()
    let record = easyPeasy
    let cleared = Set(record.cleared.map { references.find($0.view) })
    var uncertain: Set<Reference> = []
    for (index, one) in record.applied.enumerated() where !one.isReplaced {
      if cleared.contains(references.find(one.view)),
        !record.cleared.contains(where: { $0.functionSerial == one.functionSerial })
      {
        uncertain.insert(references.find(one.view))
      }
      for other in record.applied[(index + 1)...]
      where !other.isReplaced && conflict(one, other) {
        uncertain.insert(references.find(one.view))
      }
    }
    guard !uncertain.isEmpty else { return }
    // What is in force depends on what ran last: each function's attributes are one of several.
    for view in uncertain.sorted(by: { $0.index < $1.index }) {
      let own = record.applied.filter { references.find($0.view) == view && !$0.isReplaced }
      var serials: [Int] = []
      for applied in own where !serials.contains(applied.functionSerial) {
        serials.append(applied.functionSerial)
      }
      for applied in own {
        let position = serials.firstIndex(of: applied.functionSerial) ?? 0
        let branch = Branch(
          site: BranchSite(byte: drafts[own[0].draft].origin.range.start), alternative: position,
          name: "layout in \(applied.function)")
        drafts[applied.draft].origin.isAdjusted = true
        drafts[applied.draft].escapes = true
        drafts[applied.draft].activations = drafts[applied.draft].activations.map { $0 + [branch] }
      }
      if let first = own.first {
        self.record(.unreadConstraints, on: view, at: drafts[first.draft].origin.range)
      }
    }
  }

  /// `Top().to(card)` means the top of the card, where that is the superview, and its bottom elsewhere.
  /// Source: EasyPeasy 1.10.0, `Attribute.referenceAttributeHelper`.
  private func settleSuperviews() {
    var owners: [Reference: Set<Reference>] = [:]
    for event in events {
      guard case .addedTo(let owner) = event.event else { continue }
      owners[references.find(event.view), default: []].insert(references.find(owner))
    }
    for applied in easyPeasy.applied {
      guard let other = applied.attribute.other, applied.attribute.otherAttribute == nil,
        applied.attribute.opposite != applied.attribute.attribute
      else { continue }
      let known = owners[references.find(applied.view)] ?? []
      let same = references.find(other)
      if known.contains(same) || same == references.find(superview(of: applied.view)) {
        drafts[applied.draft].second = end(other, applied.attribute.attribute)
      } else if known.isEmpty {
        // Either may be meant.
        drafts[applied.draft].activations = []
        drafts[applied.draft].escapes = true
        let range = drafts[applied.draft].origin.range
        record(.unreadConstraints, on: applied.view, at: range)
        unresolved.append(
          UnresolvedCall(
            file: drafts[applied.draft].origin.file, range: range, function: applied.function,
            reason: "whether the other view is the superview is not known"))
      }
    }
  }
}
