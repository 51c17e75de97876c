import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

// Views of which a size is open, but which look as they are meant to look.

extension ScopeSolution {
  /// Whether a plain view is a point for layers: constraints put its center somewhere and do nothing else, code adds
  /// layers to its layer, and nothing cuts off what these draw around it.
  package func isPointForLayers(_ item: ItemID) -> Bool {
    let scope = problem.scope
    guard scope.items.indices.contains(item.index) else { return false }
    guard let type = scope.descriptions[item.index].type, unseenClasses.contains(type),
      !scope.items.contains(where: { $0.superview == item })
    else { return false }
    let anchors = scope.constraints.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
    guard
      anchors.allSatisfy({
        $0.item != item || [Attribute.centerX, .centerY].contains($0.attribute)
      })
    else { return false }
    let known = problem.standings.knownUses(of: item)
    return known.has(memberOfLayer: Member.addingLayers)
      && !known.has(member: Member.clipping) && !known.has(memberOfLayer: Member.clipping)
  }

  /// Whether a size is open because code gives only the least that it may be: `height >= 44`, around a child in the
  /// middle that inequalities keep inside. The system takes the smallest that fits, if no other view gets smaller with
  /// it.
  ///
  /// - Parameter bounds: the inequalities that limit the freedom.
  package func isLeastSize(_ freedom: Freedom, _ bounds: [Constraint]) -> Bool {
    let scope = problem.scope
    let least = Set(
      bounds.filter { bound in
        bound.second == nil && bound.terms.isEmpty && bound.relation == .greaterOrEqual
          && bound.first.attribute.isSize && bound.activation == .always
      }.map(\.first.item))
    guard !least.isEmpty else { return false }
    let areInside = bounds.allSatisfy { bound in
      guard let second = bound.second?.item else { return least.contains(bound.first.item) }
      let first = bound.first.item
      return least.contains { around in
        around == first && isCentered(second, in: around, freedom.axis)
          || around == second && isCentered(first, in: around, freedom.axis)
      }
    }
    guard areInside, least.allSatisfy({ hasCenteredChild($0, freedom.axis) }) else { return false }
    // What gets larger with it contains it.
    let growing = Set(least.flatMap { ancestors(of: $0) })
    let sizes = freedom.dependents.filter(\.attribute.isSize).map(\.item) + [freedom.item]
    return sizes.allSatisfy { item in
      guard scope.items.indices.contains(item.index) else { return true }
      return growing.contains(scope.items[item.index].owner ?? item)
    }
  }

  private func hasCenteredChild(_ item: ItemID, _ axis: Axis) -> Bool {
    problem.scope.items.contains { isCentered($0.id, in: item, axis) }
  }

  private func isCentered(_ child: ItemID, in around: ItemID, _ axis: Axis) -> Bool {
    guard problem.scope.items.indices.contains(child.index),
      problem.scope.items[child.index].superview == around
    else { return false }
    let center: Attribute = axis == .horizontal ? .centerX : .centerY
    return problem.scope.constraints.contains { constraint in
      constraint.relation == .equal && constraint.activation == .always
        && Set([constraint.first, constraint.second])
          == [Anchor(child, center), Anchor(around, center)]
    }
  }

  /// The item and the views around it.
  private func ancestors(of item: ItemID) -> [ItemID] {
    var found: [ItemID] = []
    var current: ItemID? = item
    while let view = current, found.count < problem.scope.items.count {
      found.append(view)
      current = problem.scope.items[view.index].superview
    }
    return found
  }
}

extension ViewUses {
  /// Whether one of some members of its layer is used.
  fileprivate func has(memberOfLayer members: Set<String>) -> Bool {
    uses.contains { use in
      guard case .member(let member) = use.kind, member.name == "layer" else { return false }
      return member.inner.contains(where: members.contains)
    }
  }
}
