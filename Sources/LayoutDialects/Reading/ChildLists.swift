import LightSyntax
import SourceText
import UIKitFacts

// Lists of a view's children: `view.subviews`, `stack.arrangedSubviews`.

/// A loop over the children of a view may have switched off the masks of those that are not known.
struct ChildOptOut: Sendable {
  let owner: Reference
  let place: BuiltPlace
  let isInHelper: Bool
  let closure: Int
  /// The loop's place among all that happens.
  let order: Int
}

/// What is known of lists of children, and of loops over them.
struct ChildLists {
  /// Whether a loop over views that are not known switches flags off: no view is sure to keep its mask.
  var optsOutUnknownViews = false
  /// Names that patterns give to views of which only the class is known: `label` of `case let label as UILabel`.
  var castNames: Set<Reference> = []
  /// Loops over children of a view that switch flags off, and may have met children that are not known.
  var optOuts: [ChildOptOut] = []
  /// What lists of children held when they got names.
  var snapshots: [Reference: [Reference]] = [:]
}

extension TypeReader {
  /// The children that a list of a view's children surely holds where the expression stands; the value itself if it is no
  /// such list.
  ///
  /// These are the views that the function that is being run has added so far. The list is never complete: what other
  /// functions have added is not known.
  func withChildren(_ value: Value, _ id: ExpressionID) -> Value {
    guard case .reference(let list) = value, ownerOfChildren(list) != nil else { return value }
    let children: [Reference]
    switch source(of: id) {
    case .name(let token) where locals[file.name(token)] != nil:
      children = locals[file.name(token)].flatMap { childLists.snapshots[$0] } ?? []
    case .name(let token) where MemberName.childLists.contains(file.name(token)):
      children = self.children(in: list)
    case .member(_, let token) where MemberName.childLists.contains(file.name(token)):
      children = self.children(in: list)
    default: return value
    }
    return children.isEmpty ? value : .list(children.map { .reference($0) }, isComplete: false)
  }

  /// Notes what a list of a view's children holds when it gets a name.
  func noteSnapshot(of list: Reference, as name: Reference) {
    guard ownerOfChildren(list) != nil, case .local = references.root(name) else { return }
    childLists.snapshots[name] = children(in: list)
  }

  /// Runs a loop over the elements of a list. If they are the children of a view, what it does to those that are not known
  /// happens to no view that is added to this one later.
  func overElements(
    of list: Value, at range: SourceRange, _ body: (TypeReader) -> Void
  ) {
    guard case .reference(let list) = list, let owner = ownerOfChildren(list) else {
      return body(self)
    }
    let outer = childLists.optsOutUnknownViews
    let (firstEvent, firstDraft, depth) = (events.count, drafts.count, branches.count)
    childLists.optsOutUnknownViews = false
    body(self)
    // What decides in the loop may leave a child out.
    for index in events.indices[firstEvent...].reversed() {
      guard case .optedOut = events[index].event, events[index].moment.branches.count > depth else {
        continue
      }
      events.remove(at: index)
      childLists.optsOutUnknownViews = true
    }
    if drafts.count == firstDraft { forgetChange(by: list, at: range, before: firstEvent) }
    if childLists.optsOutUnknownViews {
      let place = BuiltPlace(file: fileIndex, range: range)
      if helpers.isInside { helpers.happened.insert(place) }
      childLists.optOuts.append(
        ChildOptOut(
          owner: owner, place: place, isInHelper: helpers.isInside,
          closure: execution.repetition.closureSerial,
          order: clock.order))
    }
    childLists.optsOutUnknownViews = outer
  }

  /// A loop over what a stack view arranges that only switches masks off changes nothing of the arrangement.
  private func forgetChange(by list: Reference, at range: SourceRange, before first: Int) {
    guard first > 0, case .stack(.changesUnseen) = events[first - 1].event,
      events[first - 1].file == fileIndex, range.contains(events[first - 1].range),
      events[first...].allSatisfy({ event in
        switch event.event {
        case .optedOut: true
        case .called: event.view == list
        default: false
        }
      })
    else { return }
    events.remove(at: first - 1)
  }

  /// Both sides of an operator: `view.subviews + [title]` is a list.
  func evaluateOperands(
    _ left: ExpressionID, _ symbol: String, _ right: ExpressionID
  ) -> (Value, Value) {
    let (first, second) = (evaluate(left), evaluate(right))
    guard symbol == "+" else { return (first, second) }
    return (withChildren(first, left), withChildren(second, right))
  }

  /// `view.subviews.forEach { … }`, as far as the children are known; `nil` for any other call.
  func callChildren(
    _ id: ExpressionID, _ list: Value, _ name: String, _ base: ExpressionID,
    _ arguments: ListSlice
  ) -> Value? {
    guard case .list(let children, let isComplete) = withChildren(list, base) else { return nil }
    if !childListMethods.contains(name) {
      return callHelper(
        id, name, on: .value(.list(children, isComplete: isComplete)), arguments)
    }
    return callList(id, children, isComplete, name, base, arguments)
  }

  /// Whether a loop over views that are not known may switch the mask of a view off.
  ///
  /// - Parameter indices: those of what happens to the view.
  func mayBeOptedOut(_ indices: [Int], of events: [RecordedEvent]) -> Bool {
    if childLists.optsOutUnknownViews { return true }
    return childLists.optOuts.contains { loop in
      let next = clock.functionStarts.partitionIndex { $0 > loop.order }
      let end = next < clock.functionStarts.count ? clock.functionStarts[next] : Int.max
      let additions = indices.filter {
        if case .addedTo = events[$0].event { true } else { false }
      }
      return additions.isEmpty
        || !additions.allSatisfy { index in
          guard case .addedTo(let owner) = events[index].event else { return false }
          let moment = events[index].moment
          return references.find(owner) == references.find(loop.owner)
            && moment.closure == loop.closure && moment.order > loop.order && moment.order <= end
        }
    }
  }

  /// The view whose children a list holds: `card` of `card.subviews`.
  private func ownerOfChildren(_ list: Reference) -> Reference? {
    guard let member = references.member(list), MemberName.childLists.contains(member.name) else {
      return nil
    }
    return member.base
  }

  /// The views that the function that is being run has added to the owner of a list, in this order.
  private func children(in list: Reference) -> [Reference] {
    guard let member = references.member(list) else { return [] }
    let owner = references.find(member.base)
    let isArranged = member.name == MemberName.arrangedSubviews
    let start = clock.functionStarts.last ?? 0
    effort.steps += events.count / 64
    var arranged: Set<Reference> = []
    var children: [Reference] = []
    for event in events.reversed().prefix(while: { $0.moment.order > start }).reversed()
    where event.moment.closure == execution.repetition.closureSerial
      && event.moment.branches.starts(with: branches)
    {
      let view = references.find(event.view)
      switch event.event {
      case .arranged: arranged.insert(view)
      case .addedTo(let other):
        children.removeAll { $0 == view }
        guard references.find(other) == owner, !isArranged || arranged.contains(view),
          !isGuide(view)
        else { continue }
        children.append(view)
      default: continue
      }
    }
    return children.count <= ReadingEffort.maximumTurns ? children : []
  }

  private func isGuide(_ reference: Reference) -> Bool {
    declaredType(of: reference).flatMap(project.frameworkClass)?.role == .guide
  }

  /// What an expression names, without `?`, `!` and parentheses.
  private func source(of id: ExpressionID) -> Expression.Kind {
    switch file[id].kind {
    case .optionalChain(let operand), .forceUnwrap(let operand): return source(of: operand)
    case .tuple(let elements):
      let list = file.arguments(elements)
      guard list.count == 1, let only = list.first else { return file[id].kind }
      return source(of: only.value)
    default: return file[id].kind
    }
  }
}

/// Methods that give each element of a list to a closure, or all of them in another form.
private let childListMethods: Set<String> = [
  "forEach", "map", "compactMap", "flatMap", "enumerated", "reversed",
]
