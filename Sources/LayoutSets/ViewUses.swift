import LayoutDialects
import LayoutModel
import SourceText
import UIKitFacts

/// What the code that is read together does with one view, at every place that names it.
///
/// Reading follows what happens to views; it does not follow where else a view is kept or handed. So a view is only
/// trusted if each use of it is known, and known to leave its place alone.
struct ViewUses {
  let uses: [NameUse]
  /// Its class, if that is known.
  let type: String?
  let surroundings: ScopeSurroundings
  /// Whether what a function returns is followed.
  let isReturned: Bool
  /// The name by which it is judged.
  let name: String

  /// The first use of which it is not known that it leaves the view's place alone.
  ///
  /// - Parameter ignored: methods that set frames, but not this view's.
  func cause(ignoringFrames: Bool = false, ignoring ignored: Set<String> = []) -> DoubtCause? {
    for use in uses {
      guard let doubt = doubt(use), doubt != .framed || !ignoringFrames else { continue }
      if doubt == .framed, let name = use.name, ignored.contains(name) { continue }
      var cause = DoubtCause(doubt, use.name, at: (use.file, use.range))
      if case .member(let member) = use.kind, !member.isTaken { cause.access = member.access }
      return cause
    }
    return nil
  }

  /// What assignments to its members give it of a frame.
  var frameParts: FrameParts {
    var parts: FrameParts = []
    for use in uses where doubt(use) == .framed {
      guard case .member(let member) = use.kind,
        Member.named(member.name)?.traits.contains(.placesByAssignment) ?? false
      else {
        parts.formUnion(.all)
        continue
      }
      parts.formUnion(FrameParts(members: [member.name] + member.inner))
    }
    return parts
  }

  /// Properties that give it back, or a list that holds it.
  var aliases: [String] {
    uses.compactMap { use in
      switch use.kind {
      case .givenBy(let property), .inList(.unit(let property)): property
      default: nil
      }
    }
  }

  /// Whether a use makes it seen, or lets it take touches: a colour, a layer, a gesture, or anything not known.
  ///
  /// - Parameter isIgnored: whether a use is known to show nothing all the same.
  func isShown(ignoring isIgnored: (NameUse) -> Bool) -> Bool {
    uses.contains { use in
      guard case .member(let member) = use.kind, !isIgnored(use) else { return false }
      if let known = Member.named(member.name) {
        return Member.showingPlainViews.contains(member.name) || known.effect == .arranges
      }
      return !effects(of: member).isDisjoint(with: [.paints, .arranges, .handsOn, .unknown])
    }
  }

  /// Whether a use surely makes it seen: a member of the system's classes, and none of the project's own.
  var isSurelyShown: Bool {
    uses.contains { use in
      guard case .member(let member) = use.kind else { return false }
      return Member.showingPlainViews.contains(member.name)
    }
  }

  /// Whether a use gives it a frame or a size.
  var isPlaced: Bool { uses.contains { doubt($0) == .framed } }

  /// Whether one of some members is used.
  func has(member members: Set<String>) -> Bool {
    uses.contains { use in
      guard case .member(let member) = use.kind else { return false }
      return members.contains(member.name)
    }
  }

  /// Whether code assigns one of some members.
  func assigns(_ members: Set<String>) -> Bool {
    uses.contains { use in
      guard case .member(let member) = use.kind, member.access == .assigned else { return false }
      return members.contains(member.name)
    }
  }

  /// Whether a use gives it a content, by which it has a size, or may do so.
  ///
  /// - Parameter members: those of the system's classes that do.
  func isFilled(by members: Set<String>) -> Bool {
    uses.contains { use in
      if case .argument(let function, _) = use.kind {
        return effects(ofGiving: use, to: function).contains(.fills)
      }
      guard case .member(let member) = use.kind else { return false }
      if members.contains(member.name) { return true }
      if let known = Member.named(member.name) {
        if known.traits.contains(.loadsContent) { return true }
        return known.traits.contains(.namespace) && !members.isDisjoint(with: member.inner)
      }
      return !effects(of: member).isDisjoint(with: [.fills, .unknown])
    }
  }

  /// Where it may be constrained: its anchors, and what it is handed to.
  var constraining: (file: Int, range: SourceRange)? {
    let use = uses.first { use in
      switch use.kind {
      case .member(let member): isReadByDialects(member.name) && !isAdding(member.name)
      case .argument, .listArgument, .listReceiver, .followedList: true
      case .nothing, .kept, .listKept, .inList, .named, .givenBy, .returned, .other: false
      }
    }
    return use.map { ($0.file, $0.range) }
  }

  /// `title.addSubview(badge)` ties the badge.
  private func isAdding(_ member: String) -> Bool { Member.named(member)?.effect == .adds }

  // MARK: One use

  private func doubt(_ use: NameUse) -> Doubt? {
    if use.isOfUnknown, let doubt = doubtOfUnknown(use.kind) { return doubt }
    switch use.kind {
    case .nothing, .named, .givenBy, .inList: return nil
    case .member(let member):
      return project.readsOrdinary(member.name, in: use.file) ? nil : doubt(member)
    case .argument(let function, _):
      // A helper of the project is run, whatever it is called.
      return Self.keeping.contains(function) && !project.hasHelper(function) ? .mentioned : nil
    case .listArgument(let function, let label):
      // What a new stack view arranges is followed.
      if let label, Constructor.stackLabels.contains(label),
        ViewClass.named(function)?.role == .stack
      {
        return nil
      }
      // A helper that is not run hands on what is in the list.
      if project.hasHelper(function) { return nil }
      let effects = project.effects(ofGivingTo: function, type, CallShape(label: label ?? "_"))
      return effects.isDisjoint(with: .hidden.union([.places, .arranges])) ? nil : .mentioned
    // `[title, subtitle].stacked()`: what is not run hands them on.
    case .listReceiver(let function): return project.hasHelper(function) ? nil : .mentioned
    case .listKept(let keeper, _):
      return Member.named(keeper)?.effect == .neutral ? nil : .mentioned
    case .kept(let keeper, _):
      // `table.delegate = self.source`: what keeps it without placing it.
      if keeper == "_" || keeper == name { return nil }
      return Member.named(keeper)?.effect == .neutral ? nil : .mentioned
    case .followedList: return nil
    case .returned: return isReturned ? nil : .mentioned
    case .other: return .mentioned
    }
  }

  /// What may be done to a view by code that does it to all views of some list: what ties these, reading does not see
  /// to tie this one.
  private func doubtOfUnknown(_ use: NameUse.Kind) -> Doubt? {
    switch use {
    case .nothing, .named, .givenBy, .inList: return nil
    case .member(let member):
      guard let known = Member.named(member.name) else {
        return isReadByDialects(member.name) || project.hasHelper(member.name) ? .mentioned : nil
      }
      switch known.effect {
      case .neutral, .fills, .shows, .measures, .asksForLayout, .takesView: return nil
      default: return .mentioned
      }
    default: return .mentioned
    }
  }

  private func doubt(_ member: MemberUse) -> Doubt? {
    if let known = Member.named(member.name) {
      if known.traits.contains(.placesUnread), !isOwnCall(member) { return .framed }
      if known.traits.contains(.placesByAssignment), member.access == .assigned { return .framed }
    }
    if member.isTaken, member.access == .read, handsOutView(member) { return .handedOn }
    let effects = effects(of: member)
    if effects.contains(.places) { return .framed }
    // What a helper does beside that is seen where it is run.
    if member.access == .called, project.hasHelper(member.name) { return nil }
    // The same of `stack.withoutMask`, which gives back the view itself.
    if member.access == .read, project.runsGetterOfItself(member.name) { return nil }
    return effects.isDisjoint(with: .hidden) ? nil : .handedOn
  }

  /// Whether it is a call of the project's own function that has the name of a system's one: `addConstraints(left: …)`.
  private func isOwnCall(_ member: MemberUse) -> Bool {
    member.access == .called && (member.label ?? "_") != "_" && project.hasHelper(member.name)
  }

  /// `effectView.contentView`: who gets it may give the view a size.
  private func handsOutView(_ member: MemberUse) -> Bool {
    guard let type, let known = project.frameworkClass(of: type), member.inner.isEmpty else {
      return false
    }
    return known.ownView(named: member.name) != nil
  }

  var project: Project { surroundings.project }

  /// What the function does to the view of whose arguments a use is one.
  func effects(ofGiving use: NameUse, to function: String) -> MemberEffects {
    let call = ItemDescription.NamedCallSite(name: function, file: use.file, range: use.range)
    return project.effects(ofGivingTo: function, type, surroundings.shape(of: call))
  }

  private func effects(of member: MemberUse) -> MemberEffects {
    // Constraints are read where they are made.
    if isReadByDialects(member.name) { return [] }
    return project.effects(of: member, on: type)
  }

  /// Calls that keep what they get, which reading does not follow.
  private static let keeping: Set<String> = [
    "append", "insert", "add", "push", "updateValue", MemberName.setValue, "setObject",
  ]
}

extension NameUse {
  /// The member or function that is used, where there is one.
  fileprivate var name: String? {
    switch kind {
    case .member(let member): member.name
    case .argument(let function, _), .listArgument(let function, _),
      .listReceiver(let function):
      function
    case .kept(let name, _), .listKept(let name, _): name.isEmpty ? nil : name
    case .nothing, .named, .givenBy, .inList, .followedList, .returned, .other: nil
    }
  }
}
