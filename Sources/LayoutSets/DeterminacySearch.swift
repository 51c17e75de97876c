import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

/// What the code that was read for a scope leaves open on all branches and at all sizes.
package enum Determinacy: Hashable, Sendable {
  /// No item of the scope is free of doubts.
  case notJudged
  case determined
  case ambiguous([Freedom])
  /// Sizes and numbers were tried at which the constraints cannot hold.
  case conflicting
  case notAnalyzed(NotAnalyzed)

  /// Whether an item without doubts certainly has a unique position and size.
  package func determines(_ item: ItemID) -> Bool {
    switch self {
    case .determined: true
    case .ambiguous(let freedoms): !freedoms.contains { $0.item == item }
    case .notJudged, .conflicting, .notAnalyzed: false
    }
  }
}

/// Looks for quantities of items without doubts that no constraint fixes.
///
/// Items with doubts get whatever place the constraints allow: only what is free all the same is told.
struct DeterminacySearch {
  let problem: ScopeProblem
  let contentSizes: ContentSizes
  private var scope: LayoutScope { problem.scope }
  private var standings: Standings { problem.standings }
  /// Items that a constraint of unknown effect touches, by axis.
  private let unsteady: Set<Standings.ItemAxis>

  init(_ problem: ScopeProblem) {
    self.problem = problem
    contentSizes = ContentSizes(
      scope: problem.scope,
      arranging: Set(problem.stacks.arrangements.filter(\.isComplete).map(\.stack)),
      surroundings: problem.standings.surroundings)
    unsteady = problem.doubtedAxes
  }

  /// - Parameter signs: gets the positions of which it shows in all cases that 0 was not meant, with the weakest sign.
  func determinacy(_ signs: inout [Standings.ItemAxis: ZeroSign]) -> Determinacy {
    guard standings.hasVisibleItems else { return .notJudged }
    guard let possible = standings.possibleSets else { return .notJudged }
    let ids = scope.items.map(\.id)
    let visible = ids.filter { standings[$0] == .visible }
    let containers = ids.filter { standings[$0] == .container }
    var found: [Freedom]?
    var mayConflict = false
    // Where nothing that is switched on fits what is tried, the state without it tells nothing: it may never be.
    var fitsSwitched = possible.switched.isEmpty
    for set in possible.sets {
      for situation in Situation.samples {
        var part = layoutProblem(set, situation).part(about: visible, apartFrom: containers)
        var outcome = judged(part, situation)
        if case .conflicting = outcome {
          // Bars never cover more than there is of a container that its own constraints make small.
          let bare = situation.withoutBars
          part = layoutProblem(set, bare).part(about: visible, apartFrom: containers)
          outcome = judged(part, bare)
        }
        if case .conflicting(let conflict) = outcome {
          // What is never switched on together need not fit together.
          let members = conflict.cores.joined()
          if members.contains(where: { $0.isOne(of: possible.switched) }) { continue }
          mayConflict = true
          outcome = judged(part, without: conflict, situation)
        }
        if !possible.switched.isDisjoint(with: set.constraints) { fitsSwitched = true }
        switch outcome {
        case .determined: return mayConflict ? .conflicting : .determined
        case .conflicting: return .conflicting
        case .notAnalyzed(let reason): return .notAnalyzed(reason)
        case .ambiguous(let ambiguity):
          let common = common(found, ambiguity)
          if common.isEmpty { return mayConflict ? .conflicting : .determined }
          let shown = ZeroPlaces(ambiguity, problem).signs
          if found == nil {
            signs = shown
          } else {
            for (place, sign) in signs { signs[place] = shown[place].map { min($0, sign) } }
          }
          found = common
        }
      }
    }
    guard fitsSwitched else { return .conflicting }
    guard let set = possible.sets.first else { return .determined }
    let open = found?.filter { !isHeldOpen($0, set) } ?? []
    return open.isEmpty ? .determined : .ambiguous(open)
  }

  /// What the problem leaves open, with the first numbers for those that are not known with which it can be solved.
  private func judged(_ problem: LayoutProblem, _ situation: Situation) -> Outcome {
    let first = problem.judged(scope.assignment(situation, NumberChoice()))
    guard case .conflicting = first, scope.hasUnknownConstants else { return first }
    for choice in NumberChoice.all.dropFirst() {
      let outcome = problem.judged(scope.assignment(situation, choice))
      switch outcome {
      case .determined, .ambiguous: return outcome
      case .conflicting, .notAnalyzed: continue
      }
    }
    return first
  }

  /// What the problem leaves open beside a conflict: what cannot hold together is left out, and what that ties has some
  /// place.
  private func judged(
    _ problem: LayoutProblem, without conflict: Conflict, _ situation: Situation
  ) -> Outcome {
    var (problem, conflict) = (problem, conflict)
    for _ in 0..<Self.maximumRelaxations {
      let members = Set(conflict.cores.joined())
      let anchors = problem.constraints.filter { members.contains(.constraint($0.id)) }
        .flatMap { $0.terms.map(\.anchor) }
      guard !anchors.isEmpty else { break }
      problem.constraints.removeAll { members.contains(.constraint($0.id)) }
      for index in problem.bodies.indices {
        for axis in Axis.allCases
        where anchors.contains(where: {
          $0.item == problem.bodies[index].id && $0.attribute.axis == axis
        }) && problem.bodies[index].id != scope.container {
          problem.bodies[index].open(axis)
        }
      }
      let outcome = problem.judged(scope.assignment(situation, NumberChoice()))
      guard case .conflicting(let next) = outcome else { return outcome }
      conflict = next
    }
    return .conflicting(conflict)
  }

  /// How often conflicts are left out before nothing is said of the rest.
  private static let maximumRelaxations = 4

  /// The freedoms found so far that are there this time too.
  private func common(_ found: [Freedom]?, _ ambiguity: Ambiguity) -> [Freedom] {
    guard let found else { return ambiguity.freedoms }
    let free = Set(ambiguity.free)
    return found.compactMap { freedom in
      guard
        let other = ambiguity.freedoms.first(where: {
          $0.item == freedom.item && $0.axis == freedom.axis
        }), var freedom = narrower(freedom, other)
      else { return nil }
      freedom.dependents = freedom.dependents.filter { free.contains($0) }
      if case .tie = other.cause { freedom.cause = other.cause }
      return freedom
    }
  }

  /// What is missing both times: of a position and a size that are missing, the one that is missing again.
  private func narrower(_ one: Freedom, _ other: Freedom) -> Freedom? {
    if one.missing == other.missing { return one }
    switch (one.missing, other.missing) {
    case (.positionAndSize, .position), (.positionAndSize, .size):
      var narrow = other
      narrow.dependents = one.dependents
      narrow.cause = one.cause
      return narrow
    case (.position, .positionAndSize), (.size, .positionAndSize): return one
    default: return nil
    }
  }

  // MARK: The problem

  func layoutProblem(_ set: ActiveSet, _ situation: Situation) -> LayoutProblem {
    let constraints = scope.constraints.filter {
      (set.constraints.contains($0.id) || $0.activation == .never)
        && !problem.opaque.contains($0.id)
    }.map { constraint -> LinearConstraint in
      var linear = problem.linearConstraint(constraint.id)
      // Whether an unknown priority is required is unknown too; almost required fixes as much.
      // What is made and dropped has a rule of its own, and what it would have fixed is not told again.
      if linear.priority.value == nil || constraint.activation == .never && linear.isRequired {
        linear.priority = Scalar(999)
      }
      return linear
    }
    var bodies: [LayoutProblem.Body] = []
    var extra: [LinearConstraint] = []
    for item in scope.items {
      bodies.append(body(of: item, situation))
      guard standings[item.id] == .ownedGuide, let owner = item.owner else { continue }
      extra += guideConstraints(item, owner, situation, extra.count)
    }
    for (scroll, content) in problem.contents.sorted(by: { $0.value < $1.value }) {
      bodies.append(contentBody(content, of: scroll))
      for edge in [Attribute.left, .top] {
        extra.append(tie(Anchor(content, edge), Anchor(scroll, edge), 0, extra.count))
      }
    }
    return LayoutProblem(
      bodies: bodies, constraints: constraints + problem.stacks.constraints + extra,
      contentSizes: sizes(situation))
  }

  private func body(of item: Item, _ situation: Situation) -> LayoutProblem.Body {
    var body = LayoutProblem.Body(item.id)
    body.firstBaselineOffset = Scalar(9)
    body.lastBaselineOffset = Scalar(4)
    switch standings[item.id] {
    case .container:
      body.left = .given(Scalar(0))
      body.top = .given(Scalar(0))
      body.width = .open(wish: Scalar(situation.width))
      body.height = .open(wish: Scalar(situation.height))
    case .ownedGuide:
      let kind = GuideKind(scope.descriptions[item.id.index].name)
      if item.owner == nil || [.bar, .keyboard, .contentSize].contains(kind) {
        body.open(.horizontal)
        body.open(.vertical)
      }
      // It is no wider than is good to read, and as high as the margins.
      if kind == .readable { body.open(.horizontal) }
    case .visible:
      if let parts = standings.frameParts[item.id] { body.take(parts) }
      for axis in Axis.allCases where mayHaveAnySize(item, axis) { body.openSize(axis) }
      for axis in Axis.allCases where unsteady.contains(.init(item: item.id, axis: axis)) {
        body.open(axis)
      }
    case .doubtful:
      for axis in Axis.allCases {
        let item = Standings.ItemAxis(item: item.id, axis: axis)
        // Where a stack view lies, what is in it does not say.
        if problem.stacks.placed.contains(item), !unsteady.contains(item) {
          body.openSize(axis)
        } else {
          body.open(axis)
        }
      }
    }
    return body
  }

  /// Whether an item may have whatever size the constraints allow, because of what a stack view does with it or with what it
  /// arranges.
  func mayHaveAnySize(_ item: Item, _ axis: Axis) -> Bool {
    // A view without a name that a stack view arranges is a spacer: whatever size it has will do.
    standings.sizedUnseen.contains(item.id) || scope.descriptions[item.id.index].isInline
      || isFlexibleSpacer(item, axis)
      || problem.stacks.unsized.contains(.init(item: item.id, axis: axis))
  }

  /// Whether a stack view arranges the item, a plain view, that is said to be at least so long: it is there to take what
  /// room there is.
  private func isFlexibleSpacer(_ item: Item, _ axis: Axis) -> Bool {
    let description = scope.descriptions[item.id.index]
    guard description.isArranged, let type = description.type,
      [ClassName.view, ClassName.nsView].contains(type)
    else { return false }
    let own = scope.constraints.filter { constraint in
      constraint.first.item == item.id && constraint.second == nil
        && constraint.first.attribute.axis == axis
    }
    return !own.isEmpty && own.allSatisfy { $0.relation == .greaterOrEqual }
  }

  private func contentBody(_ content: ItemID, of scroll: ItemID) -> LayoutProblem.Body {
    var body = LayoutProblem.Body(content)
    if standings[scroll] != .visible || !problem.isPlainScrollView(scroll)
      || standings.setsContentSize(scroll)
    {
      body.width = .open(wish: Scalar(700))
      body.height = .open(wish: Scalar(900))
    }
    if unsteady.contains(.init(item: scroll, axis: .horizontal)) {
      body.width = .open(wish: Scalar(700))
    }
    if unsteady.contains(.init(item: scroll, axis: .vertical)) {
      body.height = .open(wish: Scalar(900))
    }
    return body
  }

  private func guideConstraints(
    _ guide: Item, _ owner: ItemID, _ situation: Situation, _ count: Int
  ) -> [LinearConstraint] {
    let isRoot = scope.container == owner
    let insets: (top: Double, side: Double, bottom: Double)
    let kind = GuideKind(scope.descriptions[guide.id.index].name)
    switch kind {
    case .safeArea: insets = isRoot ? (situation.safeTop, 0, situation.safeBottom) : (0, 0, 0)
    case .margins, .readable:
      insets = isRoot ? (situation.safeTop + 8, 16, situation.safeBottom + 8) : (8, 8, 8)
    case .keyboard, .content, .frame, .bar, .contentSize, nil: return []
    }
    let down = [
      tie(Anchor(guide.id, .top), Anchor(owner, .top), insets.top, count),
      tie(Anchor(guide.id, .bottom), Anchor(owner, .bottom), -insets.bottom, count + 1),
    ]
    if kind == .readable { return down }
    return down + [
      tie(Anchor(guide.id, .left), Anchor(owner, .left), insets.side, count + 2),
      tie(Anchor(guide.id, .right), Anchor(owner, .right), -insets.side, count + 3),
    ]
  }

  private func tie(
    _ first: Anchor, _ second: Anchor, _ constant: Double, _ index: Int
  ) -> LinearConstraint {
    LinearConstraint(
      id: Constraint.ID(index: problem.nextFreeConstraint.index + index),
      [.init(first), .init(second, factor: Scalar(-1))], .equal, Scalar(constant))
  }

  private func sizes(_ situation: Situation) -> [ContentSize] {
    scope.items.filter {
      standings[$0.id] == .visible && standings.frameParts[$0.id] == nil
    }.flatMap { item -> [ContentSize] in
      let axes = contentSizes.axes(of: item)
      return Axis.allCases.filter(axes.contains).map { axis in
        let size = axis == .horizontal ? situation.content.width : situation.content.height
        return contentSizes.contentSize(
          of: item, axis, Scalar(size + 3 * Double(item.id.index % 7)))
      }
    }
  }
}

extension LayoutProblem.Body {
  /// Its size is whatever the constraints allow.
  fileprivate mutating func openSize() {
    for axis in Axis.allCases { openSize(axis) }
  }

  fileprivate mutating func openSize(_ axis: Axis) {
    switch axis {
    case .horizontal: width = .open(wish: Scalar(131 + 5 * Double(id.index % 13)))
    case .vertical: height = .open(wish: Scalar(97 + 5 * Double(id.index % 13)))
    }
  }

  /// Code assigns these parts of its frame. A place that it does not assign is 0, which is one.
  fileprivate mutating func take(_ parts: FrameParts) {
    let size = (width: width, height: height)
    open(.horizontal)
    open(.vertical)
    if !parts.contains(.width) { width = size.width }
    if !parts.contains(.height) { height = size.height }
  }

  /// Its place on the axis is whatever the constraints allow.
  fileprivate mutating func open(_ axis: Axis) {
    openSize(axis)
    switch axis {
    case .horizontal: left = .open(wish: Scalar(23 + 7 * Double(id.index % 11)))
    case .vertical: top = .open(wish: Scalar(41 + 11 * Double(id.index % 11)))
    }
  }
}

extension CoreMember {
  /// Whether it is one of some constraints.
  fileprivate func isOne(of constraints: Set<Constraint.ID>) -> Bool {
    if case .constraint(let id) = self { constraints.contains(id) } else { false }
  }
}
