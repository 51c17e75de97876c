import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

/// The solver's answer for one scope under assumptions.
package struct SolvedFrames: Hashable, Sendable {
  /// An item's frame in the coordinates of the container; `nil` for what is not unique.
  package struct Entry: Hashable, Sendable {
    package var item: ItemID
    package var x, y, width, height: Double?
    /// A place among the best ones; the only one if nothing is free.
    package var example: Frame
    /// Another such place; the same if nothing is free.
    package var other: Frame
    /// Among left, top, right and bottom, those that are not at the same place in all best solutions.
    package var freeEdges: Set<Attribute>

    /// The quantities that are not unique, among `x`, `y`, `width`, `height`.
    package var free: [String] {
      [("x", x), ("y", y), ("width", width), ("height", height)].compactMap {
        $0.1 == nil ? $0.0 : nil
      }
    }
  }

  /// In the order of the items; empty where constraints conflict or were not analyzed.
  package var entries: [Entry] = []
  /// Minimal sets that cannot be satisfied together.
  package var conflicts: [[Constraint.ID]] = []
  /// Whether constraints that stack views add belong to one of the conflicts.
  package var hasConflictsWithStacks = false
  package var notAnalyzed: NotAnalyzed?

  /// Solves the constraints that are always active.
  ///
  /// - Parameters:
  ///   - added: constraints that count as active, too.
  ///   - broken: constraints that are left out.
  package init(
    _ scope: LayoutScope, in surroundings: ScopeSurroundings, _ assumptions: FrameAssumptions,
    adding added: Set<Constraint.ID> = [], without broken: Set<Constraint.ID> = []
  ) {
    var problem = FrameProblem(
      problem: ScopeProblem(Standings(scope, surroundings), scope.stacks.filter(\.isOrdered)),
      assumptions: assumptions, added: added, broken: broken)
    var outcome = problem.layoutProblem().judged()
    if case .conflicting = outcome, assumptions.mayResizeContainer {
      // Bars never cover more than there is of a container that its own constraints make small.
      problem.assumptions.safeArea = .none
      outcome = problem.layoutProblem().judged()
    }
    switch outcome {
    case .determined(let frames): entries = Self.entries(scope, frames, frames, free: [])
    case .ambiguous(let ambiguity):
      entries = Self.entries(
        scope, ambiguity.frames, ambiguity.witness, free: Set(ambiguity.free))
    case .conflicting(let conflict):
      let stacks = scope.constraints.count..<problem.problem.nextFreeConstraint.index
      hasConflictsWithStacks = conflict.cores.joined().contains { member in
        if case .constraint(let id) = member { stacks.contains(id.index) } else { false }
      }
      conflicts = conflict.cores.map { core in
        core.compactMap { member in
          if case .constraint(let id) = member, id.index < scope.constraints.count {
            id
          } else {
            nil
          }
        }
      }
    case .notAnalyzed(let reason): notAnalyzed = reason
    }
  }

  private static func entries(
    _ scope: LayoutScope, _ frames: [Frame], _ others: [Frame], free: Set<Anchor>
  ) -> [Entry] {
    zip(frames, others).filter { frame, _ in
      scope.items.indices.contains(frame.item.index)
        && !scope.items[frame.item.index].isMeasure(scope)
    }.map { frame, other in
      func value(_ attribute: Attribute, _ number: Double) -> Double? {
        free.contains(Anchor(frame.item, attribute)) ? nil : number
      }
      return Entry(
        item: frame.item, x: value(.left, frame.left), y: value(.top, frame.top),
        width: value(.width, frame.width), height: value(.height, frame.height), example: frame,
        other: other,
        freeEdges: edgesThatDiffer(frame, other))
    }
  }
}

private func edgesThatDiffer(_ frame: Frame, _ other: Frame) -> Set<Attribute> {
  let edges: [(Attribute, Double, Double)] = [
    (.left, frame.left, other.left), (.top, frame.top, other.top),
    (.right, frame.right, other.right), (.bottom, frame.bottom, other.bottom),
  ]
  return Set(edges.filter { abs($0.1 - $0.2) > 1e-4 }.map(\.0))
}

/// A scope as a question about frames: nothing is doubted, and everything has a number.
private struct FrameProblem {
  let problem: ScopeProblem
  var assumptions: FrameAssumptions
  let added: Set<Constraint.ID>
  let broken: Set<Constraint.ID>
  private var scope: LayoutScope { problem.scope }

  func layoutProblem() -> LayoutProblem {
    var constraints: [LinearConstraint] = scope.constraints.filter {
      ($0.activation == .always || added.contains($0.id)) && !problem.opaque.contains($0.id)
        && !broken.contains($0.id) && !isOfContainer($0)
    }.map { assumed(problem.linearConstraint($0.id)) }
    constraints += problem.stacks.constraints
    var bodies = scope.items.map { item -> LayoutProblem.Body in
      if item.isScreen(scope) {
        return LayoutProblem.Body(
          item.id, width: .given(Scalar(assumptions.screen.width)),
          height: .given(Scalar(assumptions.screen.height)))
      }
      if item.isMeasure(scope) { return content(item.id) }
      guard item.kind == .container else { return LayoutProblem.Body(item.id) }
      let (width, height) = (Scalar(assumptions.size.width), Scalar(assumptions.size.height))
      return assumptions.mayResizeContainer
        ? LayoutProblem.Body(item.id, width: .open(wish: width), height: .open(wish: height))
        : LayoutProblem.Body(item.id, width: .given(width), height: .given(height))
    }
    var next = problem.nextFreeConstraint.index
    func tie(_ first: Anchor, _ second: Anchor, _ constant: Double) {
      constraints.append(
        LinearConstraint(
          id: Constraint.ID(index: next), [.init(first), .init(second, factor: Scalar(-1))], .equal,
          Scalar(constant)))
      next += 1
    }
    for item in scope.items where item.kind == .guide {
      guard let owner = item.owner, let insets = insets(of: item, owner) else { continue }
      tie(Anchor(item.id, .left), Anchor(owner, .left), insets.left)
      tie(Anchor(item.id, .right), Anchor(owner, .right), -insets.right)
      if let top = insets.top { tie(Anchor(item.id, .top), Anchor(owner, .top), top) }
      if let bottom = insets.bottom {
        tie(Anchor(item.id, .bottom), Anchor(owner, .bottom), -bottom)
      }
      if let height = insets.height {
        constraints.append(
          LinearConstraint(
            id: Constraint.ID(index: next), [.init(Anchor(item.id, .height))], .equal,
            Scalar(height)))
        next += 1
      }
    }
    if assumptions.contentViewsFill, let container = scope.container {
      for item in scope.items where isLooseContentView(item) {
        for edge in [Attribute.left, .top, .right, .bottom] {
          tie(Anchor(item.id, edge), Anchor(container, edge), 0)
        }
      }
    }
    for (scroll, content) in problem.contents.sorted(by: { $0.value < $1.value }) {
      bodies.append(LayoutProblem.Body(content))
      tie(Anchor(content, .left), Anchor(scroll, .left), 0)
      tie(Anchor(content, .top), Anchor(scroll, .top), 0)
      for item in scope.items
      where item.owner == scroll && GuideKind(scope.descriptions[item.id.index].name) == .content {
        // Constraints of the guide speak of the content.
        for edge in [Attribute.left, .top, .right, .bottom] {
          tie(Anchor(item.id, edge), Anchor(content, edge), 0)
        }
      }
    }
    return LayoutProblem(
      bodies: bodies, constraints: constraints, contentSizes: contentSizes,
      direction: assumptions.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Whether it is the content view of the container, and no constraint says how it lies there.
  private func isLooseContentView(_ item: Item) -> Bool {
    item.kind == .view && item.id != scope.container
      && scope.descriptions[item.id.index].name == MemberName.contentView
      && !scope.constraints.contains {
        let tied = [$0.first.item, $0.second?.item]
        return tied.contains(item.id) && tied.contains(scope.container)
      }
  }

  /// A frame that the container gives itself: here its frame is given.
  private func isOfContainer(_ constraint: Constraint) -> Bool {
    scope.origins[constraint.id.index].isFrame && constraint.first.item == scope.container
  }

  /// The size that the content of an item asks for.
  private func content(_ id: ItemID) -> LayoutProblem.Body {
    LayoutProblem.Body(
      id, width: .given(Scalar(assumptions.intrinsic.width)),
      height: .given(Scalar(assumptions.intrinsic.height)))
  }

  private struct GuideInsets {
    var left, right: Double
    var top: Double?
    var bottom: Double?
    var height: Double?
  }

  /// Guides of the container have the assumed insets; those of views inside it lie clear of the safe area's edge.
  private func insets(of guide: Item, _ owner: ItemID) -> GuideInsets? {
    let safe = owner == scope.container ? assumptions.safeArea : .none
    let name = scope.descriptions[guide.id.index].name
    switch GuideKind(name) {
    case .safeArea:
      return GuideInsets(left: safe.left, right: safe.right, top: safe.top, bottom: safe.bottom)
    case .margins, .readable:
      let margins = assumptions.margins
      return GuideInsets(
        left: safe.left + margins.left, right: safe.right + margins.right,
        top: safe.top + margins.top, bottom: safe.bottom + margins.bottom)
    case .keyboard: return GuideInsets(left: 0, right: 0, bottom: 0, height: safe.bottom)
    case .bar:
      return name.hasSuffix(Guide.top.name)
        ? GuideInsets(left: 0, right: 0, top: 0, height: safe.top)
        : GuideInsets(left: 0, right: 0, bottom: 0, height: safe.bottom)
    case .frame: return GuideInsets(left: 0, right: 0, top: 0, bottom: 0)
    case .content, .contentSize, nil: return nil
    }
  }

  private var contentSizes: [ContentSize] {
    scope.items.flatMap { item in
      Axis.allCases.filter(item.intrinsicAxes.contains).map { axis in
        ContentSize(
          item: item.id, axis: axis,
          value: Scalar(
            axis == .horizontal ? assumptions.intrinsic.width : assumptions.intrinsic.height),
          scope.descriptions[item.id.index].contentPriorities)
      }
    }
  }

  /// The constraint with a number for each unknown, and with baselines at the bottom.
  private func assumed(_ constraint: LinearConstraint) -> LinearConstraint {
    var constraint = constraint
    for index in constraint.terms.indices {
      let term = constraint.terms[index]
      if term.factor.value == nil {
        constraint.terms[index].factor = Scalar(-assumptions.unknownMultiplier)
      }
      switch term.anchor.attribute {
      case .firstBaseline, .lastBaseline: constraint.terms[index].anchor.attribute = .bottom
      default: break
      }
    }
    let axis = constraint.terms.first?.anchor.attribute.axis
    let scale = axis == .vertical ? assumptions.scale.height : assumptions.scale.width
    // What has a minus has the opposite value: `-inset`. What is computed from the screen is scaled already.
    let screen = assumptions.screen
    let constant = constraint.constant.terms.reduce(constraint.constant.constant * scale) {
      let known = scope.screenLengths[$1.symbol]?.value(width: screen.width, height: screen.height)
      return $0 + $1.factor * (known ?? assumptions.unknownConstant * scale)
    }
    constraint.constant = Scalar(constant)
    if constraint.priority.value == nil { constraint.priority = Scalar(1000) }
    return constraint
  }
}

extension Item {
  /// Whether it is the screen, whose bounds are no frame in the scope.
  fileprivate func isScreen(_ scope: LayoutScope) -> Bool {
    kind == .container && id != scope.container
  }

  /// Whether it stands for lengths alone and is nowhere on the screen.
  fileprivate func isMeasure(_ scope: LayoutScope) -> Bool {
    isScreen(scope)
      || kind == .guide && GuideKind(scope.descriptions[id.index].name) == .contentSize
  }
}
