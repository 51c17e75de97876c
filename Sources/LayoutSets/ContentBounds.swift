import LayoutModel
import LayoutSolver

extension DeterminacySearch {
  /// Whether inequalities inside a scroll view keep its content, that nothing else fixes, at some size.
  ///
  /// The solver goes no further than the nearest one, so the content scrolls once what they speak of is larger than the
  /// view. One that says no more than that the content fills the view does not count: then it never scrolls.
  func isHeldOpen(_ freedom: Freedom, _ set: ActiveSet) -> Bool {
    guard case .open = freedom.cause,
      let content = ([freedom.item] + freedom.dependents.map(\.item)).first(where: {
        problem.scrollView(ofContent: $0) != nil
      }), let scroll = problem.scrollView(ofContent: content)
    else { return false }
    var whole = layoutProblem(set, Situation.samples[0])
    let isLoose = whole.constraints.contains {
      $0.relation != .equal && isInside($0, content, of: scroll)
    }
    guard isLoose else { return false }
    whole.constraints.removeAll {
      $0.relation != .equal && !isInside($0, content, of: scroll)
        && $0.terms.contains { $0.anchor.attribute.axis == freedom.axis }
    }
    for index in whole.constraints.indices where isAdjusted(whole.constraints[index]) {
      // Code says later how large it is.
      whole.constraints[index].constant = Scalar(Self.adjustedSize)
    }
    let size = Anchor(content, freedom.axis == .horizontal ? .width : .height)
    whole.constraints.append(
      LinearConstraint(
        id: Constraint.ID(index: Int(Int32.max)), [.init(size)], .equal, Scalar(0),
        priority: Scalar(1)))
    let assignment = problem.scope.assignment(Situation.samples[0], NumberChoice())
    let frames: [Frame]
    switch whole.judged(assignment) {
    case .determined(let places): frames = places
    case .ambiguous(let ambiguity): frames = ambiguity.frames
    case .conflicting, .notAnalyzed: return false
    }
    guard let frame = frames.first(where: { $0.item == content }) else { return false }
    return (freedom.axis == .horizontal ? frame.width : frame.height) > 1
  }

  private static let adjustedSize = 500.0

  /// Whether a constraint keeps a size at a least value that code changes.
  private func isAdjusted(_ constraint: LinearConstraint) -> Bool {
    let index = constraint.id.index
    guard constraint.relation == .greaterOrEqual, constraint.terms.count == 1,
      constraint.terms[0].anchor.attribute.isSize, problem.scope.origins.indices.contains(index)
    else { return false }
    return problem.scope.origins[index].isAdjusted
  }

  /// Whether a constraint speaks of nothing but a scroll view's content and what lies in it.
  private func isInside(
    _ constraint: LinearConstraint, _ content: ItemID, of scroll: ItemID
  ) -> Bool {
    constraint.terms.allSatisfy { term in
      var current = term.anchor.item
      if current == content { return true }
      for _ in problem.scope.items {
        guard problem.scope.items.indices.contains(current.index) else { return false }
        let item = problem.scope.items[current.index]
        guard let next = item.owner ?? item.superview else { return false }
        if next == scroll { return true }
        current = next
      }
      return false
    }
  }
}
