import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

/// Values for what only the running app knows.
struct Situation: Hashable, Sendable {
  /// Of the container, in points.
  var width: Double
  var height: Double
  /// Of content that has a size of its own; each item gets a little more than the one before.
  ///
  /// Long content still fits: squeezed by the container's edges, views have places that nothing says.
  var content: (width: Double, height: Double) { isLong ? (83, 31) : (24, 12) }
  var isLong: Bool
  var safeTop: Double
  var safeBottom: Double

  /// The same, as if no bar covered the container.
  var withoutBars: Situation {
    var situation = self
    situation.safeTop = 0
    situation.safeBottom = 0
    return situation
  }

  /// Sizes between those of phones and tablets, with little and with much content.
  static let samples = [
    Situation(width: 390, height: 844, isLong: false, safeTop: 47, safeBottom: 34),
    Situation(width: 320, height: 568, isLong: true, safeTop: 20, safeBottom: 0),
    Situation(width: 1024, height: 1366, isLong: false, safeTop: 24, safeBottom: 20),
  ]
}

/// A scope as a question to the solver.
struct ScopeProblem {
  let scope: LayoutScope
  let standings: Standings
  let project: Project
  /// For each scroll view that others are inside, the box of its content.
  private(set) var contents: [ItemID: ItemID] = [:]
  /// Constraints without a meaning that is known: they are left out, and their items doubtful.
  private(set) var opaque: Set<Constraint.ID> = []
  /// Constraints in lists that code does more with than fill and activate: it may take them out before the first layout.
  private(set) var switched: Set<Constraint.ID> = []
  private var linear: [LinearConstraint] = []
  /// What stack views add.
  let stacks: StackConstraints

  /// - Parameter arrangements: of the stack views whose constraints count.
  init(_ standings: Standings, _ arrangements: [StackArrangement]) {
    scope = standings.scope
    self.standings = standings
    stacks = StackConstraints(arrangements, standings)
    project = standings.surroundings.project
    for item in scope.items where isScrollView(item.id) {
      contents[item.id] = ItemID(index: scope.items.count + contents.count)
    }
    switched = standings.surroundings.switched(in: scope)
    for constraint in scope.constraints {
      if let meaning = meaning(of: constraint) {
        linear.append(meaning)
      } else {
        opaque.insert(constraint.id)
        linear.append(LinearConstraint(constraint))
      }
    }
  }

  /// Axes on which a constraint of unknown effect, or one that may not be in force, touches an item.
  var doubtedAxes: Set<Standings.ItemAxis> {
    var axes = standings.unsteady.union(stacks.unsteady)
    for id in opaque {
      let constraint = scope.constraints[id.index]
      for anchor in [constraint.first, constraint.second].compactMap(\.self) {
        for axis in Axis.allCases { axes.insert(.init(item: anchor.item, axis: axis)) }
      }
    }
    return axes
  }

  func linearConstraint(_ id: Constraint.ID) -> LinearConstraint { linear[id.index] }

  /// The scroll view whose content box the item stands for.
  func scrollView(ofContent item: ItemID) -> ItemID? {
    contents.first { $0.value == item }?.key
  }

  var nextFreeConstraint: Constraint.ID {
    Constraint.ID(index: scope.constraints.count + stacks.constraints.count)
  }

  // MARK: Scroll views

  private func frameworkClass(_ item: ItemID) -> ViewClass? {
    scope.descriptions[item.index].type.flatMap { project.frameworkClass(of: $0) }
  }

  private func isScrollView(_ item: ItemID) -> Bool {
    guard let type = scope.descriptions[item.index].type, frameworkClass(item)?.role == .scroll
    else { return false }
    return !project.ancestry(of: type).contains { $0 == ClassName.nsScrollView }
  }

  /// Whether its content size follows from constraints: those of tables are their own.
  func isPlainScrollView(_ item: ItemID) -> Bool {
    // What a subclass scrolls is its own affair.
    scope.descriptions[item.index].type == ClassName.scrollView
  }

  private enum Descent { case inside, outside, unknown }

  /// How deep superviews are followed.
  private static let maximumDepth = 64

  private func descent(of item: ItemID, from ancestor: ItemID) -> Descent {
    var current = item
    for _ in 0..<Self.maximumDepth {
      let entry = scope.items[current.index]
      guard let next = entry.kind == .guide ? entry.owner : entry.superview else {
        return entry.kind == .container || isAbove(current, ancestor) ? .outside : .unknown
      }
      if next == ancestor { return .inside }
      current = next
    }
    return .unknown
  }

  private func isAbove(_ item: ItemID, _ other: ItemID) -> Bool {
    var current = other
    for _ in 0..<Self.maximumDepth {
      guard let next = scope.items[current.index].superview else { return false }
      if next == item { return true }
      current = next
    }
    return false
  }

  // MARK: Constraints

  /// What the constraint says in the coordinates of the container; `nil` where that is not known.
  private func meaning(of constraint: Constraint) -> LinearConstraint? {
    if scope.origins[constraint.id.index].isFrame { return meaning(ofFrame: constraint) }
    guard let second = constraint.second else { return LinearConstraint(constraint) }
    guard let left = box(constraint.first, beside: second.item),
      let right = box(second, beside: constraint.first.item)
    else { return nil }
    var meaning = LinearConstraint(constraint)
    meaning.terms[0].anchor = left
    meaning.terms[1].anchor = right
    guard !constraint.first.attribute.isSize, constraint.multiplier.value != 1 else {
      return meaning
    }
    // A share of a place counts from the superview's edge, so the two must be view and superview.
    guard let multiplier = constraint.multiplier.value, multiplier != 0,
      scope.items[constraint.first.item.index].superview == second.item, right.item == second.item
    else { return nil }
    let edge: Attribute = constraint.first.attribute.axis == .horizontal ? .left : .top
    meaning.terms.append(
      .init(Anchor(second.item, edge), factor: Scalar(multiplier - 1)))
    return meaning
  }

  /// What an assigned frame says: its numbers count as they are, in the coordinates of the superview.
  private func meaning(ofFrame constraint: Constraint) -> LinearConstraint? {
    var meaning = LinearConstraint(constraint)
    for index in meaning.terms.indices.dropFirst() {
      guard let anchor = box(meaning.terms[index].anchor, beside: constraint.first.item) else {
        return nil
      }
      meaning.terms[index].anchor = anchor
    }
    return meaning
  }

  /// Edges and centers of a scroll view mean its content to what is inside, and its frame to all others.
  private func box(_ anchor: Anchor, beside other: ItemID) -> Anchor? {
    let item = scope.items[anchor.item.index]
    if let kind = item.kind == .guide ? GuideKind(scope.descriptions[item.id.index].name) : nil {
      guard let owner = item.owner else { return anchor }
      if kind == .frame { return Anchor(owner, anchor.attribute) }
      if kind == .content, let content = contents[owner] {
        return Anchor(content, anchor.attribute)
      }
      return anchor
    }
    if let covered = scope.descriptions[anchor.item.index].covers {
      return Anchor(covered, anchor.attribute)
    }
    guard let content = contents[anchor.item], !anchor.attribute.isSize else { return anchor }
    switch descent(of: other, from: anchor.item) {
    case .inside: return Anchor(content, anchor.attribute)
    case .outside: return anchor
    case .unknown: return nil
    }
  }
}

extension LinearConstraint {
  /// Whether all its numbers are known.
  var isNumeric: Bool {
    constant.value != nil && priority.value != nil && terms.allSatisfy { $0.factor.value != nil }
  }

  var isRequired: Bool { priority.value == 1000 }

  /// Whether it depends on a font.
  var hasBaseline: Bool {
    terms.contains {
      $0.anchor.attribute == .firstBaseline || $0.anchor.attribute == .lastBaseline
    }
  }
}
