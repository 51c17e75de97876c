import LayoutDialects
import LayoutModel

extension LayoutScope {
  /// Whether constraints keep two views apart on an axis: one starts where the other ends, or after it.
  ///
  /// An unknown constant may be a gap.
  package func lieApart(_ one: ItemID, _ other: ItemID, along axis: Axis) -> Bool {
    let later = laterEdges(along: axis)
    return isLater(Edge(one, isEnd: false), than: Edge(other, isEnd: true), later)
      || isLater(Edge(other, isEnd: false), than: Edge(one, isEnd: true), later)
  }

  /// For each edge, those that lie before it, or at the same place.
  private func laterEdges(along axis: Axis) -> [Edge: [Edge]] {
    var before: [Edge: [Edge]] = [:]
    for constraint in constraints
    where constraint.activation == .always || constraint.activation == .conditional {
      guard constraint.multiplier.value == 1, let second = constraint.second,
        let one = Edge(constraint.first, axis), let other = Edge(second, axis)
      else { continue }
      let constant = constraint.constant.value
      if constraint.relation != .lessOrEqual, constant.map({ $0 >= 0 }) ?? true {
        before[one, default: []].append(other)
      }
      if constraint.relation != .greaterOrEqual, constant.map({ $0 <= 0 }) ?? true {
        before[other, default: []].append(one)
      }
    }
    return before
  }

  private func isLater(_ edge: Edge, than other: Edge, _ before: [Edge: [Edge]]) -> Bool {
    var seen: Set<Edge> = [edge]
    var open = [edge]
    while let next = open.popLast() {
      if next == other { return true }
      var earlier = before[next] ?? []
      if next.isEnd { earlier.append(Edge(next.item, isEnd: false)) }
      for edge in earlier where seen.insert(edge).inserted { open.append(edge) }
    }
    return false
  }
}

/// Where a view starts or ends along an axis.
private struct Edge: Hashable {
  let item: ItemID
  let isEnd: Bool

  init(_ item: ItemID, isEnd: Bool) {
    self.item = item
    self.isEnd = isEnd
  }

  init?(_ anchor: Anchor, _ axis: Axis) {
    guard anchor.attribute.axis == axis else { return nil }
    item = anchor.item
    switch anchor.attribute {
    case .left, .leading, .top: isEnd = false
    case .right, .trailing, .bottom: isEnd = true
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: return nil
    }
  }
}
