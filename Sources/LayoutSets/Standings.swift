import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// What is known of each item of a scope.
struct Standings {
  let scope: LayoutScope
  let surroundings: ScopeSurroundings
  private(set) var standings: [Standing] = []
  /// What gives rise to the doubts about items.
  private(set) var causes: [ItemID: DoubtCause] = [:]
  let constrained: Set<ItemID>
  /// What stack views arrange of which all is seen that happens to them.
  private(set) var arrangements: [StackArrangement] = []
  /// Those of stack views that calls which could not be read may constrain, and to which nothing else happens unseen.
  private(set) var touchedArrangements: [StackArrangement] = []
  /// What code gives the views that it lays out by frames without giving them a whole one.
  private(set) var frameParts: [ItemID: FrameParts] = [:]
  /// Stack views whose size may follow from something in them that is not seen.
  private(set) var sizedUnseen: Set<ItemID> = []
  /// What stack views arrange that code hides and shows.
  private(set) var hiddenAtTimes: Set<ItemID> = []
  /// `nil` where there are too many.
  let possibleSets: PossibleSets?
  /// What code does with the views of which that was asked, by item.
  private var viewUses: [ViewUses?]
  /// Axes on which constraints that may be in force, or not, touch an item.
  private(set) var unsteady: Set<ItemAxis> = []

  struct ItemAxis: Hashable {
    let item: ItemID
    let axis: Axis
  }

  private var project: Project { surroundings.project }

  /// Whether a function does not place what it gets: one of UIKit's, or one of which the project says so.
  private func isHarmless(_ function: String) -> Bool {
    harmlessCalls.contains(function) || project.stated.optOutFunctions.contains(function)
      || surroundings.setupHelpers.contains(function)
  }

  /// - Parameter wanted: the items that are asked about; `nil` for all.
  init(_ scope: LayoutScope, _ surroundings: ScopeSurroundings, of wanted: Set<ItemID>? = nil) {
    self.scope = scope
    self.surroundings = surroundings
    possibleSets = scope.possibleSets
    viewUses = Array(repeating: nil, count: scope.items.count)
    var constrained: Set<ItemID> = []
    for constraint in scope.constraints {
      constrained.insert(constraint.first.item)
      if let second = constraint.second { constrained.insert(second.item) }
    }
    self.constrained = constrained
    arrangements = scope.stacks.filter { arrangement in
      if let wanted, !wanted.contains(arrangement.stack),
        wanted.isDisjoint(with: arrangement.children + arrangement.hidden)
      {
        return false
      }
      let stack = scope.items[arrangement.stack.index]
      // What other types do to the scope's own view is done from outside: it is taken as it is.
      // A class may well place what it has itself; how that arranges is another question.
      let isOwned = scope.descriptions[arrangement.stack.index].owned != nil
      if stack.kind == .container, !isOwned { return true }
      guard let cause = hiddenDoubt(about: stack, ignoringFrames: isOwned) else { return true }
      if cause.doubt == .unresolvedCall { touchedArrangements.append(arrangement) }
      return false
    }.compactMap(withUsesOfOwners)
    touchedArrangements = touchedArrangements.compactMap(withUsesOfOwners)
    for arrangement in arrangements where !arrangement.isComplete {
      sizedUnseen.insert(arrangement.stack)
    }
    for item in scope.items {
      standings.append(wanted?.contains(item.id) ?? true ? standing(of: item) : .container)
    }
    for item in scope.items where standings[item.id.index] == .visible {
      guard !constrained.contains(item.id),
        let parts = frameParts(of: item.id),
        !parts.isEmpty
      else { continue }
      frameParts[item.id] = parts
    }
    noteUnsteady()
    noteDoubtfulChildren()
  }

  subscript(item: ItemID) -> Standing { standings[item.index] }

  var hasVisibleItems: Bool { standings.contains(.visible) }

  /// What code does with an item. Several questions about one view ask it.
  mutating func uses(of item: ItemID) -> ViewUses {
    if let known = viewUses[item.index] { return known }
    let found = surroundings.uses(of: scope.descriptions[item.index])
    viewUses[item.index] = found
    return found
  }

  /// As ``uses(of:)``, when all is known of the items.
  func knownUses(of item: ItemID) -> ViewUses {
    viewUses[item.index] ?? surroundings.uses(of: scope.descriptions[item.index])
  }

  private mutating func standing(of item: Item) -> Standing {
    if item.kind == .container { return .container }
    let description = scope.descriptions[item.id.index]
    if item.kind == .guide, GuideKind(description.name) != nil { return .ownedGuide }
    guard let cause = doubt(about: item, description) else { return .visible }
    causes[item.id] = cause
    return .doubtful(cause.doubt)
  }

  /// Cheap questions first: most items are doubtful for a simple reason.
  private mutating func doubt(
    about item: Item, _ description: ItemDescription
  ) -> DoubtCause? {
    let handling = description.handling
    if handling.creations == 0 { return DoubtCause(.notCreated) }
    if handling.additions == 0 || item.kind == .view && item.superview == nil {
      return DoubtCause(.notAdded)
    }
    if let host = unshownHost(of: item) { return DoubtCause(.notAdded, host) }
    if description.isArranged {
      guard
        arrangements.contains(where: {
          $0.children.contains(item.id) || $0.hidden.contains(item.id)
        })
      else {
        return DoubtCause(
          .arranged, item.superview.map { plainName(scope.descriptions[$0.index].name) })
      }
      if description.mayBeRemoved || isUsed(item, description, for: removingMembers) {
        return DoubtCause(.away)
      }
      // It is judged where it is shown.
      if description.mayBeAway || isUsed(item, description, for: hidingMembers) {
        hiddenAtTimes.insert(item.id)
      }
    } else if !constrained.contains(item.id), !description.handling.optsOut {
      guard leavesPlacing(item, description) else { return DoubtCause(.unconstrained) }
    }
    if let cause = hiddenDoubt(about: item) {
      guard cause.doubt == .framed, isFramedInPart(item, description) else { return cause }
    }
    // It has no name to tell it by; what a stack view arranges needs none.
    if description.isInline, !description.isArranged { return DoubtCause(.unnamed) }
    if item.kind == .view, !description.isArranged, constrained.contains(item.id),
      !optsOut(description)
    {
      return DoubtCause(.keepsMask)
    }
    if !description.isArranged, let superview = item.superview, laysOutChildren(superview) {
      return DoubtCause(.arranged, plainName(scope.descriptions[superview.index].name))
    }
    if let cause = ownerDoubt(description) { return cause }
    if isOnlyMeasured(item, description) { return DoubtCause(.away) }
    // A stack view gives what it arranges a frame anew.
    if !description.isArranged, !isLaidOutByConstraints(item, description) {
      if hasFrameFromStart(description) { return DoubtCause(.framed) }
      if let use = framing(byChildOf: item) {
        return DoubtCause(.framed, at: (use.file, use.range))
      }
      if isReached(throughChildOf: item) { return DoubtCause(.mentioned, superviewName) }
    }
    return nil
  }

  /// Whether a view without constraints, whose mask is on, is placed by this type's code or not at all.
  private func leavesPlacing(_ item: Item, _ description: ItemDescription) -> Bool {
    // A controller's view has a frame and a mask from the start.
    guard item.kind == .view, description.reach != .project, !description.mayBeAway,
      description.controller == nil,
      let type = description.type, plainClasses.contains(type),
      let owner = surroundings.unit.typeName, let superview = item.superview
    else { return false }
    let isPlainOwner = project.ancestry(of: owner).dropFirst().allSatisfy {
      ViewClass.named($0).map { $0.role != .stack } ?? false
    }
    guard isPlainOwner, project.frameworkClass(of: owner) != nil else { return false }
    // A class of the project may place what is added to it, as a container that lays out its subviews does.
    let place = scope.descriptions[superview.index]
    guard
      place.type.map({ $0 == owner || plainClasses.contains($0) })
        ?? ["self", "view", MemberName.contentView].contains(place.name)
    else { return false }
    return !surroundings.names.mentions("subviews")
  }

  /// Whether code uses one of some of its members.
  private mutating func isUsed(
    _ item: Item, _ description: ItemDescription, for members: Set<String>
  ) -> Bool {
    !description.isInline && uses(of: item.id).has(member: members)
  }

  /// Whether something that is not seen may happen to the item.
  mutating func hiddenDoubt(about item: Item, ignoringFrames: Bool = false) -> DoubtCause? {
    let description = scope.descriptions[item.id.index]
    let handling = description.handling
    if handling.creations == 0 { return DoubtCause(.notCreated) }
    if handling.creations > 1 || handling.additions > 1 { return DoubtCause(.severalLives) }
    let name = description.knownName
    guard description.isInline || isPlainWord(name) else { return DoubtCause(.unnamed) }
    if let doubt = classDoubt(description) { return DoubtCause(doubt) }
    if description.hasUnreadConstraints { return DoubtCause(.unread) }
    if let call = handling.handedTo.first(where: { mayPlaceArgument($0, description) })
      ?? handling.calledMethods.first(where: { mayPlace($0, description) })
    {
      return DoubtCause(.handedOn, call)
    }
    if let type = surroundings.unit.typeName {
      if description.reach == .project {
        if let place = project.reach(of: name, in: type, holding: description.type) {
          return DoubtCause(.reached, name, at: (place.file, place.range))
        }
        if project.inheritsUnread(name, type) { return DoubtCause(.reached) }
        if let cause = subclassDoubt(name, description) { return cause }
        if let use = firstPlacing(surroundings.protocolUses(of: name), description, name) {
          return DoubtCause(.reached, name, at: use)
        }
      }
      if project.hasStrayExtension(type) { return DoubtCause(.splitType) }
    }
    // In a loop, say, where its name does not stand.
    if !ignoringFrames, let place = description.placements.first {
      return DoubtCause(.framed, at: (place.file, place.range))
    }
    // What is made where it is used has no name by which other code could get hold of it.
    if description.isInline { return nil }
    let uses = uses(of: item.id)
    if let cause = uses.cause(
      ignoringFrames: ignoringFrames,
      ignoring: idleSizing(item, description).union(readGivings(item, uses)))
    {
      return cause
    }
    if uses.assigns(["tag"]), surroundings.names.mentions(MemberName.viewWithTag) {
      return DoubtCause(.mentioned, "tag")
    }
    if let type = surroundings.unit.typeName,
      let alias = uses.aliases.first(where: {
        project.isReached($0, of: type, holding: description.type)
          || project.inheritsUnread($0, type)
      })
    {
      return DoubtCause(.reached, alias)
    }
    let names = Set([name] + (description.namesInHelpers ?? []))
    return names.contains(where: isTouchedByUnresolvedCall) ? DoubtCause(.unresolvedCall) : nil
  }

  /// What code of a class that derives from the type does with its property, if that may place it.
  private func subclassDoubt(_ name: String, _ description: ItemDescription) -> DoubtCause? {
    guard let found = surroundings.subclassUses(of: name) else {
      return DoubtCause(.subclassed, name)
    }
    return firstPlacing(found, description, name).map { DoubtCause(.subclassed, name, at: $0) }
  }

  /// The first of some uses that may place a view.
  private func firstPlacing(
    _ found: [NameUse], _ description: ItemDescription, _ name: String
  ) -> (file: Int, range: SourceRange)? {
    let uses = ViewUses(
      uses: found, type: description.type, surroundings: surroundings, isReturned: false,
      name: name)
    return uses.constraining ?? uses.cause()?.site
  }

  /// Whether a function that is not followed may place what it gets.
  private func mayPlaceArgument(
    _ call: ItemDescription.NamedCallSite, _ description: ItemDescription
  ) -> Bool {
    if isHarmless(call.name) { return false }
    let effects = project.effects(
      ofGivingTo: call.name, description.type, surroundings.shape(of: call))
    return !effects.isDisjoint(with: placingArguments)
  }

  /// Whether a method that is not followed may place the view that it is called on.
  private func mayPlace(
    _ method: ItemDescription.NamedCallSite, _ description: ItemDescription
  ) -> Bool {
    if isHarmless(method.name) { return false }
    // A controller of the project does with its view what its code does, whoever calls it.
    if let controller = description.controllerType,
      project.declares(member: method.name, controller)
    {
      return surroundings.framesRootView(controller)
    }
    let effects = project.effects(
      of: method.name, on: description.type, .called, label: surroundings.firstLabel(of: method))
    return !effects.isDisjoint(with: placing)
  }

  private func classDoubt(_ description: ItemDescription) -> Doubt? {
    guard let type = description.type else { return .unknownClass }
    // A view of another module places what is in it, and has a size of its own, or may have one.
    if project.placesItself(type) { return .framed }
    guard let known = project.frameworkClass(of: type) else { return nil }
    switch known.role {
    case .view, .stack, .scroll, .guide: return nil
    case .controller, .tableCell, .collectionCell, .window: return .unknownClass
    }
  }

  private func optsOut(_ description: ItemDescription) -> Bool {
    if description.handling.optsOut { return true }
    if let type = description.type, project.optsOut(type) { return true }
    return description.handling.handedTo.contains {
      project.stated.optOutFunctions.contains($0.name)
    }
  }

  /// Whether the superview places its children by itself: a stack view, or a class that is not known.
  private func laysOutChildren(_ superview: ItemID) -> Bool {
    guard let type = scope.descriptions[superview.index].type else { return false }
    guard let known = project.frameworkClass(of: type) else { return false }
    return known.role == .stack
  }

  /// An unresolved call may constrain what it names.
  private func isTouchedByUnresolvedCall(_ name: String) -> Bool {
    surroundings.unresolvedNames.call(naming: name) != nil
  }

  /// What is not seen of a child may tie it to its superview.
  private mutating func noteDoubtfulChildren() {
    for item in scope.items {
      guard case .doubtful(let doubt) = standings[item.id.index],
        doubt.hidesConstraints || followsSuperview(item)
      else { continue }
      for superview in superviews(of: item) where standings[superview.index] == .visible {
        if arrangements.contains(where: { $0.stack == superview }) {
          // It has some size; where it is, its children do not say.
          sizedUnseen.insert(superview)
        } else {
          standings[superview.index] = .doubtful(.doubtfulChild)
          causes[superview] = DoubtCause(
            .doubtfulChild, plainName(scope.descriptions[item.id.index].name))
        }
      }
    }
  }

  // MARK: Constraints that are not sure

  private mutating func noteUnsteady() {
    unsteady.formUnion(axesTiedByMembers)
    for call in surroundings.unresolved {
      guard let axis = call.axis else { continue }
      let named = Set(words(of: surroundings.files[call.file].source.file.text(call.range)))
      for item in scope.items
      where named.contains(plainName(scope.descriptions[item.id.index].name)[...]) {
        unsteady.insert(ItemAxis(item: item.id, axis: axis))
      }
    }
    for constraint in scope.constraints {
      guard constraint.activation == .stored,
        possibleSets?.switched.contains(constraint.id) != true
      else { continue }
      for anchor in [constraint.first, constraint.second].compactMap(\.self) {
        unsteady.insert(ItemAxis(item: anchor.item, axis: anchor.attribute.axis))
      }
    }
  }
}

/// What a function may do to place what it gets, and a method to place what it is called on.
private let placingArguments = MemberEffects.hidden.union([.places, .arranges])
private let placing = MemberEffects.hidden.union([.places, .adds])

/// Classes whose views place neither themselves nor, but for their content, what is in them.
private let plainClasses = ViewClass.names(with: .plain)

/// Members that hide or show a view, and that take it away.
private let hidingMembers = Set(Spelling.isHidden.all)
private let removingMembers: Set = [MemberName.removeFromSuperview]

/// Methods of UIKit that neither place nor size the view that they are called on, and data sources that keep it.
private let harmlessCalls = Member.names(with: .leavesViewAlone)
  .union(SystemSymbol.names(of: .dataSource))
