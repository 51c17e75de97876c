import LayoutDialects
import LayoutModel
import LayoutSolver

/// The constraints that stack views add for what they arrange.
///
/// Source: Apple, `UIStackView` reference; the constraints as TZStackView, an open re-implementation, has them.
struct StackConstraints {
  let arrangements: [StackArrangement]
  /// Their ids start where the scope's own end.
  private(set) var constraints: [LinearConstraint] = []
  /// The stack view that adds each constraint.
  private(set) var stacks: [ItemID] = []
  /// Constraints that are there whatever the app does.
  private(set) var certain: Set<Constraint.ID> = []
  /// Children whose place on an axis the stack view decides in a way that is not known.
  private(set) var unsteady: Set<Standings.ItemAxis> = []
  /// Children that stack views place on an axis, whatever gives them their sizes.
  private(set) var placed: Set<Standings.ItemAxis> = []
  /// Children whose size on an axis it decides so, but not their place.
  private(set) var unsized: Set<Standings.ItemAxis> = []
  private let firstIndex: Int

  /// What a distance is that is not known, in points.
  private static let anyDistance = 8.0
  /// Stack views hold their children together at this priority where these do not fill them.
  private static let spanningPriority = 51.0
  private static let centeringPriority = 150.0
  private static let fittingPriority = 49.0
  private static let assumedPriority = 999.0

  init(_ arrangements: [StackArrangement], _ standings: Standings) {
    self.arrangements = arrangements
    firstIndex = standings.scope.constraints.count
    for arrangement in arrangements {
      // Where one is hidden at times, all are shown at others; of several, perhaps never all are.
      let unsteadyCount = arrangement.children.count(where: standings.hiddenAtTimes.contains)
      // A child of which not all is seen may be hidden.
      let isCertain =
        arrangement.framework == .uiKit && arrangement.isComplete && arrangement.isOrdered
        && arrangement.hidden.isEmpty && unsteadyCount == 0
        && arrangement.children.allSatisfy { standings[$0] == .visible }
      var adder = Adder(arrangement: arrangement, isCertain: isCertain)
      adder.addAlong()
      adder.addAcross()
      for added in adder.added {
        let id = Constraint.ID(index: firstIndex + constraints.count)
        var linear = added.linear
        linear.id = id
        constraints.append(linear)
        stacks.append(arrangement.stack)
        if added.isCertain { certain.insert(id) }
      }
      // Of AppKit's stack views only what their children give them is used.
      let unsteadyAxes = adder.unsteady.union(unsteadyCount > 1 ? [arrangement.axis] : [])
      for axis in arrangement.framework == .appKit ? Set(Axis.allCases) : unsteadyAxes {
        for child in arrangement.children { unsteady.insert(.init(item: child, axis: axis)) }
      }
      for axis in Axis.allCases where arrangement.isComplete || axis != arrangement.axis {
        for child in arrangement.children { placed.insert(.init(item: child, axis: axis)) }
      }
      for axis in adder.unsized {
        for child in arrangement.children { unsized.insert(.init(item: child, axis: axis)) }
      }
    }
  }

  /// The stack view that adds a constraint; `nil` for one of the code's own.
  func stack(of id: Constraint.ID) -> ItemID? {
    stacks.indices.contains(id.index - firstIndex) ? stacks[id.index - firstIndex] : nil
  }

  /// Collects what one stack view adds. Children stand first: they are what it places.
  private struct Adder {
    let arrangement: StackArrangement
    let isCertain: Bool
    var added: [(linear: LinearConstraint, isCertain: Bool)] = []
    var unsteady: Set<Axis> = []
    var unsized: Set<Axis> = []

    private var children: [ItemID] { arrangement.children }
    private var isHorizontal: Bool { arrangement.axis == .horizontal }

    init(arrangement: StackArrangement, isCertain: Bool) {
      self.arrangement = arrangement
      self.isCertain = isCertain
    }

    private mutating func add(
      _ terms: [LinearConstraint.Term], _ relation: Relation, _ constant: Double?,
      priority: Double = 1000
    ) {
      // What is only assumed yields to what the code says.
      let isAssumed =
        constant == nil || arrangement.framework == .appKit || !arrangement.isComplete
      let highest = isAssumed ? StackConstraints.assumedPriority : 1000
      let linear = LinearConstraint(
        id: Constraint.ID(index: 0), terms, relation,
        Scalar(constant ?? StackConstraints.anyDistance), priority: Scalar(min(priority, highest)))
      added.append((linear, isCertain && constant != nil))
    }

    private mutating func tie(
      _ first: Anchor, _ second: Anchor, _ constant: Double? = 0, _ relation: Relation = .equal
    ) {
      add([.init(first), .init(second, factor: Scalar(-1))], relation, constant)
    }

    // MARK: Along the axis

    mutating func addAlong() {
      let (start, end): (Attribute, Attribute) = isHorizontal ? (.left, .right) : (.top, .bottom)
      guard let first = children.first, let last = children.last else { return }
      for child in arrangement.hidden {
        add([.init(Anchor(child, isHorizontal ? .width : .height))], .equal, 0)
      }
      let insets = arrangement.insets
      guard arrangement.isComplete else {
        unsteady.insert(arrangement.axis)
        return
      }
      tie(
        Anchor(first, start), Anchor(arrangement.stack, start),
        insets.map { isHorizontal ? $0.leading : $0.top })
      tie(
        Anchor(last, end), Anchor(arrangement.stack, end),
        insets.map { -(isHorizontal ? $0.trailing : $0.bottom) })
      for (index, (child, next)) in zip(children, children.dropFirst()).enumerated() {
        let gap = arrangement.gaps[index]
        switch arrangement.distribution {
        case .fill, .fillEqually, .fillProportionally:
          tie(Anchor(next, start), Anchor(child, end), gap)
        case .equalSpacing, .equalCentering:
          tie(Anchor(next, start), Anchor(child, end), gap, .greaterOrEqual)
        case nil: break
        }
      }
      switch arrangement.distribution {
      case .fill: break
      case .fillEqually:
        let size: Attribute = isHorizontal ? .width : .height
        for (child, next) in zip(children, children.dropFirst()) {
          tie(Anchor(next, size), Anchor(child, size))
        }
      case .equalSpacing:
        repeatDistance(from: end, to: start, priority: 1000)
        fit()
      case .equalCentering:
        let center: Attribute = isHorizontal ? .centerX : .centerY
        repeatDistance(from: center, to: center, priority: StackConstraints.centeringPriority)
        fit()
      // Shares of content that is not known.
      case .fillProportionally, nil: unsteady.insert(arrangement.axis)
      }
    }

    /// A stack view that nothing else makes longer is no longer than what is in it.
    private mutating func fit() {
      let size: Attribute = isHorizontal ? .width : .height
      add(
        [.init(Anchor(arrangement.stack, size))], .equal, 0,
        priority: StackConstraints.fittingPriority)
    }

    /// Each child is as far from the next as that is from the one after it.
    private mutating func repeatDistance(
      from end: Attribute, to start: Attribute, priority: Double
    ) {
      for index in children.indices.dropLast(2) {
        let (one, two, three) = (children[index], children[index + 1], children[index + 2])
        var terms: [LinearConstraint.Term] = []
        for (item, attribute, factor) in [
          (three, start, 1.0), (two, end, -1), (two, start, -1), (one, end, 1),
        ] {
          // A center is both: the two terms of the one between become one.
          if let known = terms.firstIndex(where: { $0.anchor == Anchor(item, attribute) }) {
            terms[known].factor = terms[known].factor + Scalar(factor)
          } else {
            terms.append(.init(Anchor(item, attribute), factor: Scalar(factor)))
          }
        }
        add(terms, .equal, 0, priority: priority)
      }
    }

    // MARK: Across it

    mutating func addAcross() {
      let (start, center, end, size): (Attribute, Attribute, Attribute, Attribute) =
        isHorizontal ? (.top, .centerY, .bottom, .height) : (.left, .centerX, .right, .width)
      let stack = arrangement.stack
      let insets = arrangement.insets
      let before = insets.map { isHorizontal ? $0.top : $0.leading }
      let after = insets.map { isHorizontal ? $0.bottom : $0.trailing }
      for child in children {
        switch arrangement.alignment {
        case .fill:
          tie(Anchor(child, start), Anchor(stack, start), before)
          tie(Anchor(child, end), Anchor(stack, end), after.map { -$0 })
          continue
        case .leading: tie(Anchor(child, start), Anchor(stack, start), before)
        case .trailing: tie(Anchor(child, end), Anchor(stack, end), after.map { -$0 })
        case .center:
          let shift = before.flatMap { before in after.map { (before - $0) / 2 } }
          tie(Anchor(child, center), Anchor(stack, center), shift)
        case .baseline, nil: break
        }
        tie(Anchor(child, start), Anchor(stack, start), before ?? 0, .greaterOrEqual)
        tie(Anchor(child, end), Anchor(stack, end), -(after ?? 0), .lessOrEqual)
      }
      if arrangement.alignment != .fill {
        // UIKit has constraints of its own against ambiguity here, of which nothing is known.
        let axis: Axis = isHorizontal ? .vertical : .horizontal
        if arrangement.alignment == .baseline || arrangement.alignment == nil {
          unsteady.insert(axis)
        } else {
          unsized.insert(axis)
        }
        add([.init(Anchor(stack, size))], .equal, 0, priority: StackConstraints.spanningPriority)
      }
    }
  }
}
