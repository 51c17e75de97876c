import LightSyntax

/// What happens to constraints where a view is taken out of its superview.
extension TypeReader {
  /// Takes a view out of its superview, which takes the constraints between its own views and others with it.
  ///
  /// What another function built may be built again before or after this.
  func remove(_ view: Reference) {
    guard execution.repetition.unseenDepth == 0 else { return }
    effort.steps += drafts.count / 16
    let removed = references.find(view)
    var inside = ViewInside(removed)
    for index in drafts.indices where drafts[index].origin.activation?.run == functionSerial {
      guard let second = drafts[index].second,
        contains(drafts[index].first.0, &inside) != contains(second.0, &inside)
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
    effort.steps += drafts.count / 16
    var inside = ViewInside(moved)
    let kept = ancestors(of: owner)
    let around = ancestors(of: last.owner)
    for index in drafts.indices where drafts[index].origin.activation?.run == functionSerial {
      let draft = drafts[index]
      let isFirstInside = contains(draft.first.0, &inside)
      var holder: Reference?
      if let second = draft.second {
        let isSecondInside = contains(second.0, &inside)
        guard isFirstInside != isSecondInside else { continue }
        let outer = isFirstInside ? second.0 : draft.first.0
        holder = ancestors(of: outer).first { around.contains($0) }
      } else {
        guard isFirstInside, let keeper = draft.keeper, !contains(keeper, &inside) else {
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

  /// How many views around one are looked at.
  private static let maximumAncestors = 32

  /// An item's view and all that it lies in so far, from the inside.
  private func ancestors(of item: Reference) -> [Reference] {
    var found: [Reference] = []
    var next: Reference? = references.find(item)
    while let item = next, found.count < Self.maximumAncestors {
      found.append(item)
      next = container(of: item)
    }
    return found
  }

  /// What an item was added to last, or the view whose guide it is.
  private func container(of item: Reference) -> Reference? {
    if let member = references.member(item), guideNames.contains(member.name) {
      return references.find(member.base)
    }
    return objects.lastOwners[item].map { references.find($0.owner) }
  }

  /// Whether an item is a view, or lies in it or in one of its subviews.
  private func contains(_ item: Reference, _ inside: inout ViewInside) -> Bool {
    var path: [Reference] = []
    var next: Reference? = references.find(item)
    var isInside = false
    while let item = next, path.count < Self.maximumAncestors {
      if let known = inside.known[item] {
        isInside = known
        break
      }
      path.append(item)
      next = container(of: item)
    }
    for item in path { inside.known[item] = isInside }
    return isInside
  }
}

/// What is known to lie in a view, and what is known not to.
private struct ViewInside {
  var known: [Reference: Bool]

  init(_ view: Reference) { known = [view: true] }
}
