import LightSyntax

/// What happens to constraints where a view is taken out of its superview.
extension TypeReader {
  /// Takes a view out of its superview, which takes the constraints between its own views and others with it.
  ///
  /// What another function built may be built again before or after this.
  func remove(_ view: Reference) {
    guard execution.repetition.unseenDepth == 0 else { return }
    let removed = references.find(view)
    let owners = ownersSoFar()
    for index in drafts.indices where drafts[index].origin.activation?.run == functionSerial {
      guard let second = drafts[index].second,
        isInside(drafts[index].first.0, removed, owners) != isInside(second.0, removed, owners)
      else { continue }
      drafts[index].escapes = true
      drafts[index].activations.removeAll { $0.starts(with: branches) }
    }
  }

  /// Adds a view to another superview than the one that it has: this takes the constraints with it that name something in
  /// the view and are held by a view that is no longer around it.
  ///
  /// Where only some branch does so, nobody knows whether these are in force.
  func move(_ view: Reference, to owner: Reference) {
    let moved = references.find(view)
    guard execution.repetition.unseenDepth == 0, let last = objects.lastOwners[moved],
      last.run == functionSerial,
      references.find(last.owner) != references.find(owner), branches.starts(with: last.branches)
    else { return }
    let owners = ownersSoFar()
    let kept = ancestors(of: owner, owners)
    let around = ancestors(of: last.owner, owners)
    for index in drafts.indices where drafts[index].origin.activation?.run == functionSerial {
      let draft = drafts[index]
      let isFirstInside = isInside(draft.first.0, moved, owners)
      var holder: Reference?
      if let second = draft.second {
        let isSecondInside = isInside(second.0, moved, owners)
        guard isFirstInside != isSecondInside else { continue }
        let outer = isFirstInside ? second.0 : draft.first.0
        holder = ancestors(of: outer, owners).first { around.contains($0) }
      } else {
        guard isFirstInside, let keeper = draft.keeper, !isInside(keeper, moved, owners) else {
          continue
        }
      }
      holder = draft.keeper.map(references.find) ?? holder
      if let holder, kept.contains(holder) { continue }
      drafts[index].escapes = true
      drafts[index].activations.removeAll {
        $0.starts(with: branches) || branches.starts(with: $0)
      }
    }
  }

  /// What each view was added to last.
  private func ownersSoFar() -> [Reference: Reference] {
    effort.steps += (drafts.count + events.count) / 64
    var owners: [Reference: Reference] = [:]
    for event in events {
      guard case .addedTo(let owner) = event.event else { continue }
      owners[references.find(event.view)] = references.find(owner)
    }
    return owners
  }

  /// How many views around one are looked at.
  private static let maximumAncestors = 32

  /// An item's view and all that it lies in, from the inside.
  private func ancestors(
    of item: Reference, _ owners: [Reference: Reference]
  ) -> [Reference] {
    var found: [Reference] = []
    var next: Reference? = references.find(item)
    while let item = next, found.count < Self.maximumAncestors {
      found.append(item)
      if let member = references.member(item), guideNames.contains(member.name) {
        next = references.find(member.base)
      } else {
        next = owners[item]
      }
    }
    return found
  }

  /// Whether an item is a view, or lies in it or in one of its subviews.
  private func isInside(
    _ item: Reference, _ view: Reference, _ owners: [Reference: Reference]
  ) -> Bool {
    ancestors(of: item, owners).contains(view)
  }
}
