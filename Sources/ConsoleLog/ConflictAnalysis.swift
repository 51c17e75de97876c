import LayoutModel
import LayoutSolver

/// Why the constraints of one logged conflict cannot be satisfied together.
package struct ConflictAnalysis: Sendable {
  package enum Verdict: Hashable, Sendable {
    case conflicting
    /// They can, as they are printed: the reason stands in no constraint of the log.
    case possible
    case notAnalyzed
  }

  package private(set) var verdict = Verdict.notAnalyzed
  /// A minimal set that cannot be satisfied, as indices of the conflict's constraints; if such a set contains the
  /// broken constraint, this one does.
  package private(set) var core: [Int] = []
  /// Sizes that would have to be negative.
  package private(set) var squeezed: [LoggedAnchor] = []
  /// The values, in points, that the other constraints of the core allow for the left side of the broken constraint
  /// minus its right side without the constant; `nil` if they are not known.
  package private(set) var leftForBroken: ClosedRange<Double>?

  package init(_ conflict: LoggedConflict) {
    let problem = LoggedProblem(conflict)
    switch problem.layout.feasibility() {
    case .possible: verdict = .possible
    case .notAnalyzed: verdict = .notAnalyzed
    case .conflicting(let found):
      verdict = .conflicting
      let broken = conflict.broken.map { CoreMember.constraint(Constraint.ID(index: $0)) }
      let cores = found.cores.sorted { $0.count < $1.count }
      guard
        let chosen = cores.first(where: { core in broken.map(core.contains) ?? true })
          ?? cores.first
      else { return }
      for member in chosen {
        switch member {
        case .constraint(let id) where conflict.constraints.indices.contains(id.index):
          core.append(id.index)
        case .hugging(let item, let axis), .compressionResistance(let item, let axis):
          if let index = problem.contentSizes[.init(item: item, axis: axis)] { core.append(index) }
        case .nonNegative(let anchor):
          if let item = problem.items[anchor.item] {
            squeezed.append(LoggedAnchor(item: item, attribute: anchor.attribute))
          }
        case .constraint, .given: break
        }
      }
      core.sort()
      if let broken, chosen.contains(broken) {
        leftForBroken = (try? problem.layout.range(leftFor: broken, in: chosen)) ?? nil
      }
    }
  }
}

/// A logged conflict as a question to the solver: nothing is given but what the log says.
private struct LoggedProblem {
  private(set) var layout = LayoutProblem(bodies: [], constraints: [])
  /// What bodies are views of the log.
  private(set) var items: [ItemID: LoggedItem] = [:]
  /// The constraints that tell the sizes of contents.
  private(set) var contentSizes: [Content: Int] = [:]

  struct Content: Hashable {
    let item: ItemID
    let axis: Axis
  }

  private var ids: [String: ItemID] = [:]
  /// The keys of superviews, by those of the views inside.
  private var superviews: [String: String] = [:]
  private var extraCount = 0
  private let count: Int

  init(_ conflict: LoggedConflict) {
    count = conflict.constraints.count
    for constraint in conflict.constraints { noteSuperview(constraint) }
    for (index, constraint) in conflict.constraints.enumerated() { add(constraint, index) }
    if conflict.constraints.contains(where: \.isRightToLeft) { layout.direction = .rightToLeft }
  }

  /// `|` is the superview of the other item, and a mask's place lies in it.
  private mutating func noteSuperview(_ constraint: LoggedConstraint) {
    guard let superview = constraint.superview else { return }
    for item in constraint.items where item.key != superview.key {
      superviews[item.key] = superview.key
    }
  }

  private mutating func body(_ key: String, _ item: LoggedItem?) -> ItemID {
    if let id = ids[key] {
      if let item, items[id] == nil { items[id] = item }
      return id
    }
    let id = ItemID(index: ids.count)
    ids[key] = id
    if let item { items[id] = item }
    layout.bodies.append(LayoutProblem.Body(id))
    return id
  }

  private mutating func superview(of item: LoggedItem) -> ItemID {
    body(superviews[item.key] ?? "superview of \(item.key)", nil)
  }

  /// A side of a constraint; margins and baselines lie somewhere that the log does not tell.
  private mutating func anchor(_ logged: LoggedAnchor, beside other: LoggedItem?) -> Anchor {
    let item = logged.item
    let id: ItemID
    if item.address == nil, item.text == "|", let other {
      id = superview(of: other)
    } else {
      id = body(item.key, item)
    }
    switch logged.attribute {
    case .firstBaseline, .lastBaseline:
      return Anchor(body("\(item.key) \(logged.attribute.rawValue)", nil), .top)
    case .left, .right, .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY:
      guard logged.isMargin else { return Anchor(id, logged.attribute) }
      return Anchor(margins(of: id, item.key), logged.attribute)
    }
  }

  private mutating func margins(of owner: ItemID, _ key: String) -> ItemID {
    let isNew = ids["\(key) margins"] == nil
    let id = body("\(key) margins", nil)
    guard isNew else { return id }
    for (attribute, relation) in [
      (Attribute.left, Relation.greaterOrEqual), (.top, .greaterOrEqual), (.right, .lessOrEqual),
      (.bottom, .lessOrEqual),
    ] {
      layout.constraints.append(
        LinearConstraint(
          id: Constraint.ID(index: count + extraCount),
          [.init(Anchor(id, attribute)), .init(Anchor(owner, attribute), factor: Scalar(-1))],
          relation, Scalar(0)))
      extraCount += 1
    }
    return id
  }

  private mutating func add(_ logged: LoggedConstraint, _ index: Int) {
    let first = anchor(logged.first, beside: logged.second?.item)
    if case .contentSize(let hugging, let resistance) = logged.maker {
      layout.contentSizes.append(
        ContentSize(
          item: first.item, axis: first.attribute.axis, value: Scalar(logged.constant),
          hugging: Scalar(hugging), compressionResistance: Scalar(resistance)))
      contentSizes[Content(item: first.item, axis: first.attribute.axis)] = index
      return
    }
    var terms = [LinearConstraint.Term(first)]
    let edge: Attribute = first.attribute.axis == .horizontal ? .left : .top
    if let second = logged.second {
      terms.append(
        .init(
          anchor(second, beside: logged.first.item), factor: Scalar(-logged.multiplier)))
      if !first.attribute.isSize, !second.attribute.isSize, logged.multiplier != 1 {
        // A share of a place counts from the superview's edge.
        let around = Anchor(superview(of: logged.first.item), edge)
        terms.append(.init(around, factor: Scalar(logged.multiplier - 1)))
      }
    } else if !first.attribute.isSize {
      let around = Anchor(superview(of: logged.first.item), edge)
      terms.append(.init(around, factor: Scalar(-1)))
    }
    layout.constraints.append(
      LinearConstraint(
        id: Constraint.ID(index: index), terms, logged.relation, Scalar(logged.constant),
        priority: Scalar(logged.priority)))
  }
}
