import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import SourceText
import UIKitFacts

extension Rule {
  /// Required constraints that no frames satisfy.
  ///
  /// - Why: the system logs "Unable to simultaneously satisfy constraints" and breaks an arbitrary one of them.
  /// - Silent: see ``LayoutContext/isSure(of:)``.
  package static let conflictingConstraints = Rule(
    "conflicting-constraints",
    check: .solution { solution, context in
      let sure = solution.conflicts.filter { $0.screens == nil && context.isSure(of: $0) }
      // What several calls of one helper show is wrong in the helper, and told once.
      var byHelper: [[BuiltPlace]: [ScopeConflict]] = [:]
      for conflict in sure {
        if let places = context.helperPlaces(of: conflict) {
          byHelper[places, default: []].append(conflict)
        }
      }
      // One call that pins both ends of an axis may contradict other code twice: one finding names both conflicts.
      let pairs = context.pairsOfEnds(sure)
      return sure.compactMap { conflict in
        if let pair = pairs.first(where: { $0.contains(conflict) }) {
          return pair[0] == conflict ? .conflict(conflict, context, and: pair[1]) : nil
        }
        if let places = context.helperPlaces(of: conflict), let calls = byHelper[places],
          calls.count > 1
        {
          return calls[0] == conflict ? .conflict(conflict, in: places, calls, context) : nil
        }
        return .conflict(conflict, context)
      } + context.crossedEdges(besides: solution.conflicts).map { .crossed($0, context) }
        + context.repeatedSizes().map { .repeated($0, context) }
        + context.overriddenSizes().map { .overridden($0, context) }
        + context.pinnedTwice().map { .pinnedTwice($0, context) }
    }
  )
}

extension LayoutContext {
  /// Whether the members are certainly in force at the same time, on the same objects.
  func isSure(of conflict: ScopeConflict) -> Bool {
    if let only = conflict.members.first, conflict.members.count == 1, pinsChildToStack(only) {
      return false
    }
    let origins = conflict.members.map { scope.origins[$0.index] }
    guard let first = origins.first, let last = origins.last else { return false }
    // Two functions may be two ways to lay out, of which one is chosen.
    guard origins.allSatisfy({ $0.function == first.function && $0.file == first.file }) else {
      return false
    }
    // Code that decides in a loop by the element leaves some out: which ones, only the running app knows.
    let chosen = origins.map { $0.branches.filter { $0.site.turn != 0 } }
    guard chosen.allSatisfy({ $0 == chosen[0] }) else { return false }
    // A constraint that ties a quantity to itself is a mistake with a rule of its own.
    guard !conflict.members.contains(where: { tiesToItself(scope.constraints[$0.index]) }) else {
      return false
    }
    let items = conflict.members.flatMap { id -> [ItemID] in
      let constraint = scope.constraints[id.index]
      return [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
    }
    guard items.allSatisfy({ scope.descriptions[$0.index].handling.creations < 2 }) else {
      return false
    }
    let between = files[first.file].source.file.text(
      SourceRange(first.range.start, max(first.range.start, last.range.end)))
    let undoing = [
      MemberName.removeConstraint, MemberName.deactivate, MemberName.removeFromSuperview,
      "\(Spelling.isActive.current) = false",
    ]
    return !undoing.contains { between.contains($0) }
  }
}

extension LayoutContext {
  /// Whether the constraint ties a view to the stack view that arranges it, for which there is `stack-child-pinned`.
  private func pinsChildToStack(_ id: Constraint.ID) -> Bool {
    let constraint = scope.constraints[id.index]
    guard let second = constraint.second else { return false }
    return scope.stacks.contains { stack in
      stack.stack == second.item && stack.children.contains(constraint.first.item)
        || stack.stack == constraint.first.item && stack.children.contains(second.item)
    }
  }
}

private func tiesToItself(_ constraint: Constraint) -> Bool {
  constraint.first == constraint.second
}

extension PlacedDiagnostic {
  /// A conflict inside a helper.
  ///
  /// - Parameters:
  ///   - places: where the helper makes the members, in their order.
  ///   - calls: the same conflict for each call of the helper.
  fileprivate static func conflict(
    _ conflict: ScopeConflict, in places: [BuiltPlace], _ calls: [ScopeConflict],
    _ context: LayoutContext
  ) -> Self? {
    // The conditions are those of the calls.
    var inside = conflict
    inside.branches = []
    guard var placed = Self.conflict(inside, context) else { return nil }
    placed.file = places[0].file
    placed.diagnostic.range = places[0].range
    placed.diagnostic.notes = zip(conflict.members, places).dropFirst().map { id, place in
      Note(
        "part of the conflict: \(context.equation(context.scope.constraints[id.index]))",
        at: place.range)
    }
    var told: Set<SourceRange> = []
    for call in calls {
      let origin = context.scope.origins[call.members[0].index]
      guard told.insert(origin.range).inserted else { continue }
      let path =
        origin.file == placed.file ? nil : context.files[origin.file].source.file.path
      placed.diagnostic.notes.append(Note("called here", at: origin.range, in: path))
    }
    return placed
  }

  /// - Parameter other: one that has the same cause at the other end.
  fileprivate static func conflict(
    _ conflict: ScopeConflict, _ context: LayoutContext, and other: ScopeConflict? = nil
  ) -> Self? {
    let members = context.pairFirst(conflict.members)
    guard let first = members.first else { return nil }
    let constraint = context.scope.constraints[first.index]
    let origin = context.origin(constraint)
    let equations = members.map { context.equation(context.scope.constraints[$0.index]) }
    let place = conflict.branches.last.map { " " + $0.words } ?? ""
    var message =
      members.count == 1
      ? "this constraint can never be satisfied\(place): \(equations[0])"
      : "these constraints conflict\(place): \(context.listed(equations))"
    if let other {
      let equations = other.members.map { context.equation(context.scope.constraints[$0.index]) }
      message += ", and so do \(context.listed(equations))"
    }
    if let squeezed = conflict.squeezed.first {
      message += "; \(context.describe(squeezed)) would be negative"
    }
    if let stack = conflict.stacks.first {
      message += "; the stack view '\(context.name(stack))' adds its own constraints"
    }
    if members.count == 1, let outer = context.ownGuideOwner(of: constraint) {
      message += "; this guide is inside '\(outer)': did you mean the superview's guide?"
    } else {
      let isFarAway = !conflict.squeezed.isEmpty || !conflict.stacks.isEmpty
      let broken =
        members.count == 1
        ? "breaks and logs the constraint"
        : other == nil
          ? "breaks one of \(isFarAway ? "the constraints" : "them") and logs it"
          : "breaks one of each pair and logs it"
      message += "; UIKit \(broken)"
    }
    return PlacedDiagnostic(
      Diagnostic(
        message, at: origin.range,
        notes: context.aliasNotes(constraint)
          + context.memberNotes(members.dropFirst() + (other?.members ?? [])),
        subject: context.subject(constraint.first.item, of: conflict.members)), in: origin.file)
  }
}

extension LayoutContext {
  /// Pairs of conflicts of two constraints each whose first constraints one call makes in the same branches, between the
  /// same views and along the same axis: usually for two opposite edges.
  fileprivate func pairsOfEnds(_ conflicts: [ScopeConflict]) -> [[ScopeConflict]] {
    struct Cause: Hashable {
      let place: BuiltPlace
      let items: [ItemID]
      let axis: Axis
      let branches: [Branch]
    }
    let plain = conflicts.filter {
      $0.members.count == 2 && $0.squeezed.isEmpty && $0.stacks.isEmpty
        && helperPlaces(of: $0) == nil
    }
    let causes = Dictionary(grouping: plain) { conflict in
      let constraint = scope.constraints[conflict.members[0].index]
      let origin = origin(constraint)
      return Cause(
        place: BuiltPlace(file: origin.file, range: origin.range),
        items: [constraint.first.item] + (constraint.second.map { [$0.item] } ?? []),
        axis: constraint.first.attribute.axis, branches: conflict.branches)
    }
    return causes.values.filter { $0.count == 2 }.map { pair in
      pair.sorted { $0.members[0].index < $1.members[0].index }
    }
  }

  /// Where a helper makes the members of a conflict, if one call of it makes them all.
  fileprivate func helperPlaces(of conflict: ScopeConflict) -> [BuiltPlace]? {
    let origins = conflict.members.map { scope.origins[$0.index] }
    guard let first = origins.first,
      origins.allSatisfy({ $0.file == first.file && $0.range == first.range })
    else { return nil }
    let places = origins.compactMap(\.built)
    guard places.count == origins.count, places.allSatisfy({ $0.file == places[0].file }) else {
      return nil
    }
    return places
  }

  /// The first equations of a conflict; notes list the others.
  func listed(_ equations: [String]) -> String {
    if equations.count > 3 {
      return equations.prefix(3).joined(separator: ", ") + " and \(equations.count - 3) more"
    }
    return equations.joined(separator: ", ", last: " and ")
  }

  /// The view that a constraint ties to its own guide, by name.
  fileprivate func ownGuideOwner(of constraint: Constraint) -> String? {
    guard let second = constraint.second,
      scope.items[second.item.index].owner == constraint.first.item
    else { return nil }
    return name(constraint.first.item)
  }

  /// Members of a conflict, those first that say two things of one edge: they are what a reader looks for.
  fileprivate func pairFirst(_ members: [Constraint.ID]) -> [Constraint.ID] {
    guard members.count > 3 else { return members }
    for (place, member) in members.enumerated() {
      let anchor = scope.constraints[member.index].first
      let twin = members[(place + 1)...].first { scope.constraints[$0.index].first == anchor }
      guard let twin else { continue }
      return [member, twin] + members.filter { $0 != member && $0 != twin }
    }
    return members
  }

  /// What each member says, at its place. All lie in one file.
  func memberNotes(_ members: ArraySlice<Constraint.ID>) -> [Note] {
    members.map { id in
      let constraint = scope.constraints[id.index]
      let alias = alias(in: constraint).map { " (\($0))" } ?? ""
      return Note(
        "part of the conflict: \(equation(constraint))\(alias)", at: origin(constraint).range)
    }
  }

  /// What the view is called where a constraint is written, if that is not how messages call it.
  fileprivate func aliasNotes(_ constraint: Constraint) -> [Note] {
    alias(in: constraint).map { [Note("\($0) here", at: origin(constraint).range)] } ?? []
  }

  /// `` `$0` is 'line' ``: a closure or a loop runs for several views, under one name.
  private func alias(in constraint: Constraint) -> String? {
    let origin = origin(constraint)
    guard origin.source == .anchor, origin.via.isEmpty else { return nil }
    let text = files[origin.file].source.file.text(origin.first)
    let written = text.prefix { $0 == "$" || $0 == "_" || $0.isLetter || $0.isNumber }
    let name = name(constraint.first.item)
    guard written.endIndex < text.endIndex, text[written.endIndex] == ".", written != "self",
      !written.isEmpty, !name.split(separator: ".").contains(written)
    else { return nil }
    return "`\(written)` is '\(name)'"
  }
}
