import LayoutModel
import LayoutSets
import LayoutSolver

extension Freedom {
  /// Whether nothing at all fixes the quantity, rather than a tie between optional constraints.
  var isOpen: Bool {
    if case .open = cause { true } else { false }
  }

  /// What is missing, for people: `width`, `horizontal position and width`.
  var missingWords: String {
    missingParts.joined(separator: " and ")
  }

  private var missingParts: [String] {
    let isHorizontal = axis == .horizontal
    let position = isHorizontal ? "horizontal position" : "vertical position"
    let size = isHorizontal ? "width" : "height"
    return switch missing {
    case .position: [position]
    case .size: [size]
    case .positionAndSize: [position, size]
    case .positionOrSize: ["\(position) or \(size)"]
    }
  }

  /// What is missing, for machines: among `x`, `y`, `width`, `height`.
  var missingQuantities: [String] {
    let (position, size) = axis == .horizontal ? ("x", "width") : ("y", "height")
    return switch missing {
    case .position: [position]
    case .size: [size]
    case .positionAndSize, .positionOrSize: [position, size]
    }
  }

  /// What the freedoms of one item miss, for people: `position and width`.
  ///
  /// - Parameter conjunction: the word before the last: `or` after `no`.
  static func missingWords(of freedoms: [Freedom], _ conjunction: String) -> String {
    if freedoms.count == 2, freedoms[0].missing == freedoms[1].missing {
      switch freedoms[0].missing {
      case .position: return "position"
      case .size: return "size"
      case .positionAndSize: return "position \(conjunction) size"
      case .positionOrSize: break
      }
    }
    return freedoms.flatMap(\.missingParts).joined(separator: ", ", last: " \(conjunction) ")
  }

  /// The shortest ways to fix an item, as an imperative: `add a leading or trailing constraint`.
  ///
  /// - Parameter freedoms: those of one item, each with the inequalities that hold it back.
  static func completion(of freedoms: [(freedom: Freedom, bounds: [Constraint])]) -> String {
    if freedoms.count > 1, freedoms.allSatisfy({ $0.freedom.turning($0.bounds) == nil }) {
      return "add constraints for "
        + freedoms.map(\.freedom.ways).joined(separator: ", and for ")
    }
    return freedoms.map { freedom, bounds in
      let turned = freedom.turning(bounds).map { $0 + ", or " } ?? ""
      let ways = freedom.ways
      return turned
        + (ways.contains(" and ") ? "add \(ways) constraints" : "add a \(ways) constraint")
    }.joined(separator: ", and ")
  }

  /// The attributes to constrain, in the shortest ways.
  private var ways: String {
    let shortest = completions.first?.count ?? 0
    let ways = completions.filter { $0.count == shortest }
      .prefix(shortest == 1 ? Self.maximumWays : 1).map { way in
        way.map(\.wording).joined(separator: " and ")
      }
    var seen: Set<String> = []
    return ways.filter { seen.insert($0).inserted }.joined(separator: " or ")
  }

  /// What one of some inequalities could do, if one is the item's own.
  private func turning(_ bounds: [Constraint]) -> String? {
    let ownBounds = bounds.filter { bound in
      [bound.first, bound.second].contains { anchor in
        anchor.map { $0.item == item && completions.contains([$0.attribute]) } ?? false
      }
    }
    if ownBounds.isEmpty { return nil }
    return ownBounds.count == 1
      ? "make its inequality an equality" : "make one of its inequalities an equality"
  }

  /// How many ways are listed.
  private static let maximumWays = 2
}

extension Attribute {
  /// As code spells its anchor.
  fileprivate var wording: String {
    switch self {
    case .left, .leading: "leading"
    case .right, .trailing: "trailing"
    case .top, .bottom, .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: rawValue
    }
  }
}
