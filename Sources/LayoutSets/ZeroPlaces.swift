import LayoutDialects
import LayoutModel
import LayoutSolver

/// What shows that a position of 0 was not meant.
enum ZeroSign: Comparable {
  /// No constraint speaks of the view on the axis.
  case forgotten
  /// Others hang on the view, and move along with it.
  case followed
  /// It looks wrong: the bars cover it, it lies half on a neighbour, or takes others over the start of its superview.
  case misplaced
}

/// Where views lie of which only the position is missing: the system puts them at 0, which is often where they were
/// meant to be.
///
/// That 0 was not meant shows where the bars of the screen cover the view, where it lies half on a neighbour, and where it
/// takes others along, over the start of its superview. Where no constraint speaks of it on the axis, or others hang on it,
/// somebody forgot it; but the edge of its superview is where people mean most of such views to be. The edge of a screen is
/// not: nothing is meant to touch it but what fills it.
struct ZeroPlaces {
  let scope: LayoutScope
  let standings: Standings
  private let frames: [ItemID: Frame]
  private let free: Set<ItemID>
  private let ambiguity: Ambiguity

  init(_ ambiguity: Ambiguity, _ problem: ScopeProblem) {
    scope = problem.scope
    standings = problem.standings
    frames = Dictionary(ambiguity.frames.map { ($0.item, $0) }) { first, _ in first }
    free = Set(ambiguity.free.map(\.item))
    self.ambiguity = ambiguity
  }

  /// How much shows that 0 was not meant, for the freedoms of a position of which anything shows it.
  var signs: [Standings.ItemAxis: ZeroSign] {
    let signs = ambiguity.freedoms.compactMap { freedom in
      freedom.missing == .position
        ? sign(freedom).map { (Standings.ItemAxis(item: freedom.item, axis: freedom.axis), $0) }
        : nil
    }
    return Dictionary(signs) { max($0, $1) }
  }

  private func sign(_ freedom: Freedom) -> ZeroSign? {
    guard scope.items.indices.contains(freedom.item.index),
      let superview = scope.items[freedom.item.index].superview,
      let own = frames[freedom.item], let around = frames[superview]
    else { return .misplaced }
    if abs(own.size(freedom.axis) - around.size(freedom.axis)) < Self.tolerance { return nil }
    if isOffScreen(own, around, freedom)
      || isBesideNeighbor(own, around, freedom.axis) && !liesOnNeighbor(own, around, freedom)
    {
      return nil
    }
    if freedom.axis == .vertical && isScreen(superview) || liesOnNeighbor(own, around, freedom) {
      return .misplaced
    }
    let followers = followers(of: freedom)
    guard !followers.isEmpty || isForgotten(freedom) else { return nil }
    if isScreen(superview)
      || followers.contains(where: { leaves(around, $0, with: own, freedom.axis) })
    {
      return .misplaced
    }
    return followers.isEmpty ? .forgotten : .followed
  }

  /// Whether a view that moves along ends up before the start of the superview, in which it lies, however deep.
  private func leaves(_ around: Frame, _ follower: ItemID, with own: Frame, _ axis: Axis) -> Bool {
    guard lies(follower, in: around.item), let frame = frames[follower] else { return false }
    return frame.start(axis) < own.start(axis) - Self.tolerance
  }

  /// Whether constraints put the view wholly outside of its superview on the other axis, as one that is only drawn.
  private func isOffScreen(_ own: Frame, _ around: Frame, _ freedom: Freedom) -> Bool {
    let isFreeAcross = ambiguity.freedoms.contains {
      [own.item, around.item].contains($0.item) && $0.axis != freedom.axis
    }
    guard !isFreeAcross else { return false }
    return switch freedom.axis {
    case .horizontal: own.top >= around.bottom || own.bottom <= around.top
    case .vertical: own.left >= around.right || own.right <= around.left
    }
  }

  /// Whether constraints put another view to the start of the superview, which is as long: at 0, they lie side by side.
  private func isBesideNeighbor(_ own: Frame, _ around: Frame, _ axis: Axis) -> Bool {
    own.size(axis) > Self.tolerance
      && neighbors(of: own, in: around).contains { frame in
        abs(frame.size(axis) - own.size(axis)) < Self.tolerance
          && abs(frame.start(axis) - around.start(axis)) < Self.tolerance
      }
  }

  /// The frames of the other views in its superview that have a known place.
  private func neighbors(of own: Frame, in around: Frame) -> some Sequence<Frame> {
    scope.items.lazy.filter { neighbor in
      neighbor.superview == around.item && neighbor.id != own.item && neighbor.kind == .view
        && !self.free.contains(neighbor.id) && self.standings[neighbor.id] == .visible
    }.compactMap { self.frames[$0.id] }
  }

  /// Whether no constraint speaks of the view on the axis, but those with what lies in it.
  private func isForgotten(_ freedom: Freedom) -> Bool {
    !scope.constraints.contains { constraint in
      let anchors = [constraint.first, constraint.second].compactMap(\.self)
      return anchors.contains { $0.item == freedom.item && $0.attribute.axis == freedom.axis }
        && anchors.allSatisfy { $0.item == freedom.item || !lies($0.item, in: freedom.item) }
    }
  }

  /// The views that do not lie in it and move along, and those around it whose size does.
  private func followers(of freedom: Freedom) -> [ItemID] {
    freedom.dependents.map(\.item).filter { item in
      scope.items.indices.contains(item.index) && scope.items[item.index].kind != .guide
        && standings[item] == .visible && !lies(item, in: freedom.item)
    }
  }

  private func lies(_ item: ItemID, in ancestor: ItemID) -> Bool {
    var current = item
    for _ in 0..<Self.maximumDepth {
      if current == ancestor { return true }
      guard let next = scope.items[current.index].superview else { return false }
      current = next
    }
    return false
  }

  /// Whether it is a controller's view, whose upper edge lies below the status bar.
  private func isScreen(_ item: ItemID) -> Bool {
    let description = scope.descriptions[item.index]
    return item == scope.container && description.name == "view" || description.controller != nil
  }

  /// Whether it covers a part of a neighbour with a known place, and neither lies in the other.
  private func liesOnNeighbor(_ own: Frame, _ around: Frame, _ freedom: Freedom) -> Bool {
    guard !free.contains(around.item) else { return false }
    var moved = own
    for other in ambiguity.freedoms where other.item == own.item {
      guard other.missing == .position else { return false }
      if other.axis == .horizontal { moved.left = around.left } else { moved.top = around.top }
    }
    return neighbors(of: own, in: around).contains { frame in
      moved.overlaps(frame, by: Self.tolerance)
        && !moved.contains(frame) && !frame.contains(moved)
    }
  }

  /// In points: less is not seen.
  private static let tolerance = 1.0
  /// How deep superviews are followed.
  private static let maximumDepth = 64
}

extension Frame {
  fileprivate func size(_ axis: Axis) -> Double { axis == .horizontal ? width : height }

  fileprivate func start(_ axis: Axis) -> Double { axis == .horizontal ? left : top }

  fileprivate func overlaps(_ other: Frame, by length: Double) -> Bool {
    min(right, other.right) - max(left, other.left) > length
      && min(bottom, other.bottom) - max(top, other.top) > length
  }

  fileprivate func contains(_ other: Frame) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }
}
