import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import UIKitFacts

/// A view that starts where another ends, and ends where that starts.
struct CrossedEdges {
  /// The two constraints, in the order of the code.
  var members: [Constraint.ID]
  var item: ItemID
  var other: ItemID
  var axis: Axis
}

extension LayoutContext {
  /// Views whose two edges are tied to the opposite ones of another view, so that their size would be negative.
  func crossedEdges(besides conflicts: [ScopeConflict]) -> [CrossedEdges] {
    var starts: [CrossedEdge] = []
    var found: [CrossedEdges] = []
    let edges = scope.constraints.compactMap(crossedEdge)
    for edge in edges where edge.isStart { starts.append(edge) }
    guard !starts.isEmpty else { return [] }
    for end in edges where !end.isStart {
      let start = starts.first {
        $0.item == end.item && $0.other == end.other && $0.axis == end.axis
          && origin($0.id).function == origin(end.id).function
          && origin($0.id).file == origin(end.id).file
          && end.constant <= $0.constant
      }
      guard let start,
        !conflicts.contains(where: { $0.members.contains(start.id) || $0.members.contains(end.id) })
      else { continue }
      let members = [start.id, end.id].sorted { $0.index < $1.index }
      found.append(
        CrossedEdges(members: members, item: end.item, other: end.other, axis: end.axis))
    }
    return found
  }

  private func origin(_ id: Constraint.ID) -> ConstraintOrigin { scope.origins[id.index] }

  /// A view's start that is tied to another's end, or its end to the other's start, for certain.
  private func crossedEdge(_ constraint: Constraint) -> CrossedEdge? {
    guard let second = constraint.second, constraint.relation == .equal,
      constraint.activation == .always, constraint.priority.value == 1000,
      constraint.multiplier.value == 1, constraint.terms.isEmpty,
      let constant = constraint.constant.value
    else { return nil }
    let origin = origin(constraint)
    guard !origin.isKept, !origin.isAdjusted else { return nil }
    for (own, other, shift) in [
      (constraint.first, second, constant), (second, constraint.first, -constant),
    ] where scope.items[own.item.index].superview == view(of: other.item) {
      guard let axis = own.attribute.axis == other.attribute.axis ? own.attribute.axis : nil
      else { continue }
      let edges = (own.attribute.isStart, other.attribute.isStart)
      guard let isStart = edges.0, edges.1 == !isStart else { continue }
      return CrossedEdge(
        id: constraint.id, item: own.item, other: view(of: other.item), axis: axis,
        isStart: isStart, constant: shift)
    }
    return nil
  }

  /// The view itself, or the one that a guide of the system belongs to; a guide that code makes is anywhere in it.
  private func view(of item: ItemID) -> ItemID {
    guard let owner = scope.items[item.index].owner,
      Guide(endOf: scope.descriptions[item.index].name) != nil
    else { return item }
    return owner
  }
}

private struct CrossedEdge {
  let id: Constraint.ID
  let item: ItemID
  let other: ItemID
  let axis: Axis
  let isStart: Bool
  let constant: Double
}

extension Attribute {
  /// Whether it is where a view starts; `nil` where it is no edge.
  fileprivate var isStart: Bool? {
    switch self {
    case .left, .leading, .top: true
    case .right, .trailing, .bottom: false
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }
}

extension PlacedDiagnostic {
  static func crossed(_ edges: CrossedEdges, _ context: LayoutContext) -> Self {
    let origins = edges.members.map { context.scope.origins[$0.index] }
    let (item, other) = (context.name(edges.item), context.name(edges.other))
    let isHorizontal = edges.axis == .horizontal
    let equations = edges.members.map { context.equation(context.scope.constraints[$0.index]) }
    return PlacedDiagnostic(
      Diagnostic(
        "these constraints conflict: \(equations.joined(separator: " and ")); \(item).\(isHorizontal ? "width" : "height") would be negative, so constrain each edge to the corresponding edge of '\(other)'",
        at: origins[0].range, notes: context.memberNotes(edges.members.dropFirst()),
        subject: context.subject(edges.item, of: edges.members)), in: origins[0].file)
  }
}
