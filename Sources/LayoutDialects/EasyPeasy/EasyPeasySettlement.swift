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
    /// Which call applies it, counted from 1.
    var call: Int
    /// Whether something later in the same run takes its place.
    var isReplaced = false
  }

  var applied: [Applied] = []
  /// How many calls have applied attributes.
  var calls = 0
  /// The places in ``applied`` of what nothing replaces, by view.
  private var places: [Reference: [Int]] = [:]
  /// With how many names that turned out to mean one view ``places`` was made.
  private var unions = 0
  /// The views whose attributes code takes away.
  var cleared: [(view: Reference, functionSerial: Int)] = []

  var counts: [Int] { [] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}

  func add(_ new: Applied, _ references: ReferenceTable) {
    places[references.find(new.view), default: []].append(applied.count)
    applied.append(new)
  }

  /// The places of what is applied to a view and not replaced, in order.
  func places(of view: Reference, _ references: ReferenceTable) -> [Int] {
    if unions != references.unions {
      unions = references.unions
      places = [:]
      for index in applied.indices where !applied[index].isReplaced {
        places[references.find(applied[index].view), default: []].append(index)
      }
    }
    return places[references.find(view)] ?? []
  }

  func replace(_ replaced: Set<Int>, of view: Reference, _ references: ReferenceTable) {
    for index in replaced { applied[index].isReplaced = true }
    places[references.find(view)]?.removeAll(where: replaced.contains)
  }
}

extension EasyPeasyReader {
  private var easyPeasy: EasyPeasyRecord { reader.notes(EasyPeasyRecord.self) }

  /// Starts a call that applies attributes.
  func beginCall() { easyPeasy.calls += 1 }

  /// Notes an attribute that is applied, and takes those away that it replaces.
  func note(_ attribute: EasyAttribute, of view: Reference, _ draft: Int) {
    let new = EasyPeasyRecord.Applied(
      attribute: attribute, view: view, draft: draft, functionSerial: reader.functionSerial,
      function: reader.function, branches: reader.branches, call: easyPeasy.calls)
    let record = easyPeasy
    if attribute.isApplied == true {
      takeAway(of: view) { surelyFollows($0) && conflict($0, new) }
    }
    record.add(new, reader.references)
  }

  func clearEasy(_ view: Reference, at id: ExpressionID) {
    let view = reader.references.find(view)
    easyPeasy.cleared.append((view, reader.functionSerial))
    takeAway(of: view, where: surelyFollows)
  }

  /// Asks the conditions of a view's attributes again. Those whose answer is not known stay as they are.
  /// Source: EasyPeasy 1.10.0, `Node.reload`.
  func reloadEasy(_ view: Reference) {
    let record = easyPeasy
    let changed = record.places(of: view, reader.references).compactMap { index -> (Int, Bool)? in
      let one = record.applied[index]
      guard let condition = one.attribute.condition, surelyFollows(one),
        case .boolean(let isApplied) = reader.run(condition, with: []),
        isApplied != one.attribute.isApplied
      else { return nil }
      return (index, isApplied)
    }
    for (index, isApplied) in changed where !isApplied {
      reader.deactivate(.constraint(record.applied[index].draft))
      record.applied[index].attribute.isApplied = false
    }
    for (index, isApplied) in changed where isApplied {
      let draft = record.applied[index].draft
      record.applied[index].attribute.isApplied = true
      let one = record.applied[index]
      takeAway(of: view) { $0.draft != draft && surelyFollows($0) && conflict($0, one) }
      reader.activate(.constraint(draft))
    }
    for (index, _) in changed {
      reader.drafts[record.applied[index].draft].origin.isSurelyActive = false
    }
  }

  private func takeAway(of view: Reference, where isReplaced: (EasyPeasyRecord.Applied) -> Bool) {
    let record = easyPeasy
    let replaced = record.places(of: view, reader.references).filter {
      isReplaced(record.applied[$0])
    }
    if replaced.isEmpty { return }
    for index in replaced {
      reader.drafts[record.applied[index].draft].activations = []
      reader.drafts[record.applied[index].draft].escapes = true
    }
    record.replace(Set(replaced), of: view, reader.references)
  }

  /// Whether what is run now surely comes after an attribute was applied, whenever that is.
  private func surelyFollows(_ applied: EasyPeasyRecord.Applied) -> Bool {
    applied.functionSerial == reader.functionSerial
      && applied.branches.starts(with: reader.branches)
  }

  /// Whether the second one takes the place of the first one.
  ///
  /// A call deactivates what its attributes replace before it activates them, so they do not replace each other; those that
  /// one value makes are activated first. Source: EasyPeasy 1.10.0, `Item.apply`.
  private func conflict(
    _ one: EasyPeasyRecord.Applied, _ other: EasyPeasyRecord.Applied
  ) -> Bool {
    let (first, second) = (one.attribute, other.attribute)
    if one.call == other.call, first.whole == nil || first.whole == second.whole { return false }
    return reader.references.find(one.view) == reader.references.find(other.view)
      && first.isApplied != false && second.isApplied != false
      && first.attribute.attribute.axis == second.attribute.attribute.axis
      && first.relation == second.relation && first.priority.value == second.priority.value
      && first.slot.replaces(second.slot)
  }

  // MARK: Settling

  /// Ties attributes to the superview's own ones where the other view turns out to be that, and tells apart what
  /// different functions apply in each other's place.
  func settleEasyPeasy() {
    guard reader.recorded.ofDialects[ObjectIdentifier(EasyPeasyRecord.self)] != nil else { return }
    settleSuperviews()
    let record = easyPeasy
    let cleared = Set(record.cleared.map { reader.references.find($0.view) })
    var uncertain: Set<Reference> = []
    let clearingRuns = Dictionary(
      grouping: record.cleared, by: { $0.functionSerial })
    for (index, one) in record.applied.enumerated() where !one.isReplaced {
      if cleared.contains(reader.references.find(one.view)),
        clearingRuns[one.functionSerial] == nil
      {
        uncertain.insert(reader.references.find(one.view))
      }
      let view = reader.references.find(one.view)
      if uncertain.contains(view) { continue }
      for place in record.places(of: view, reader.references) where place > index {
        let other = record.applied[place]
        guard conflict(one, other) else { continue }
        if one.functionSerial == other.functionSerial, other.attribute.isApplied == nil {
          // In one run, all is known but the conditions, each of which is an alternative of its own.
          if one.attribute.isApplied == true { giveWay(one.draft, to: other.draft) }
        } else {
          uncertain.insert(view)
        }
      }
    }
    guard !uncertain.isEmpty else { return }
    // What is in force depends on what ran last: each function's attributes are one of several.
    for view in uncertain.sorted(by: { $0.index < $1.index }) {
      let own = record.places(of: view, reader.references).map { record.applied[$0] }
      var serials: [Int] = []
      for applied in own where !serials.contains(applied.functionSerial) {
        serials.append(applied.functionSerial)
      }
      for applied in own {
        let position = serials.firstIndex(of: applied.functionSerial) ?? 0
        let branch = Branch(
          site: BranchSite(byte: reader.drafts[own[0].draft].origin.range.start),
          alternative: position,
          name: "layout in \(applied.function)")
        reader.drafts[applied.draft].origin.isAdjusted = true
        reader.drafts[applied.draft].escapes = true
        reader.drafts[applied.draft].activations = reader.drafts[applied.draft].activations.map {
          $0 + [branch]
        }
      }
      if let first = own.first {
        reader.record(.unreadConstraints, on: view, at: reader.drafts[first.draft].origin.range)
      }
    }
  }

  /// An attribute is in force where the condition of a later one in its place does not hold.
  private func giveWay(_ draft: Int, to later: Int) {
    reader.drafts[draft].origin.isAdjusted = true
    reader.drafts[draft].escapes = true
    guard let condition = reader.drafts[later].activations.last?.last else { return }
    let otherwise = Branch(
      site: condition.site, alternative: 1 - condition.alternative,
      name: "unless '\(condition.name)'")
    reader.drafts[draft].activations = reader.drafts[draft].activations.map { $0 + [otherwise] }
  }

  /// `Top().to(card)` means the top of the card, where that is the superview, and its bottom elsewhere.
  /// Source: EasyPeasy 1.10.0, `Attribute.referenceAttributeHelper`.
  private func settleSuperviews() {
    var owners: [Reference: Set<Reference>] = [:]
    for event in reader.events {
      guard case .addedTo(let owner) = event.event else { continue }
      owners[reader.references.find(event.view), default: []].insert(reader.references.find(owner))
    }
    for applied in easyPeasy.applied {
      guard let other = applied.attribute.other, applied.attribute.otherAttribute == nil,
        applied.attribute.opposite != applied.attribute.attribute
      else { continue }
      let known = owners[reader.references.find(applied.view)] ?? []
      let same = reader.references.find(other)
      if known.contains(same) || same == reader.references.find(reader.superview(of: applied.view))
      {
        reader.drafts[applied.draft].second = reader.end(other, applied.attribute.attribute)
      } else if known.isEmpty {
        // Either may be meant.
        reader.drafts[applied.draft].activations = []
        reader.drafts[applied.draft].escapes = true
        let range = reader.drafts[applied.draft].origin.range
        reader.record(.unreadConstraints, on: applied.view, at: range)
        reader.unresolved.append(
          UnresolvedCall(
            file: reader.drafts[applied.draft].origin.file, range: range,
            function: applied.function,
            reason: "it is not known whether the other view is the superview"))
      }
    }
  }
}
