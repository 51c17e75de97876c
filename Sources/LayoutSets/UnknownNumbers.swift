import LayoutDialects
import LayoutModel
import LayoutSolver

/// A way to choose values for numbers that are not known.
///
/// Such a number may be any: that a button of unknown width has no room for unknown gaps tells nothing of the code. So
/// several ways are tried, until the constraints can hold.
struct NumberChoice: Sendable {
  /// Whether the lengths of views are large shares of the container's.
  var hasLargeSizes = false
  /// Whether everything else is a few points at most.
  var hasSmallGaps = false

  static let all = [
    NumberChoice(), NumberChoice(hasLargeSizes: true), NumberChoice(hasSmallGaps: true),
    NumberChoice(hasLargeSizes: true, hasSmallGaps: true),
  ]

  fileprivate func gap(_ spread: Double, _ situation: Situation) -> Double {
    if hasSmallGaps { return 0.5 + spread / 8 }
    return situation.isLong ? 5 + spread : 11 + 2 * spread
  }

  fileprivate func size(_ axis: Axis, _ spread: Double, _ situation: Situation) -> Double {
    guard hasLargeSizes else { return gap(spread, situation) }
    return axis == .horizontal
      ? 0.6 * situation.width - 3 * spread : 0.2 * situation.height - 3 * spread
  }
}

extension LayoutScope {
  /// Whether some constant is not known.
  var hasUnknownConstants: Bool { constraints.contains { !$0.constant.terms.isEmpty } }

  /// Values for numbers that are not known: all different, as they may be.
  func assignment(_ situation: Situation, _ choice: NumberChoice) -> Assignment {
    var values: [Scalar.Symbol: Double] = [:]
    var sizes: Set<Scalar.Symbol> = []
    for constraint in constraints {
      for term in constraint.constant.terms {
        let spread = Double(term.symbol.index % 9)
        if constraint.second == nil, constraint.first.attribute.isSize {
          sizes.insert(term.symbol)
          values[term.symbol] = choice.size(constraint.first.attribute.axis, spread, situation)
        } else if !sizes.contains(term.symbol) {
          values[term.symbol] = choice.gap(spread, situation)
        }
      }
      for term in constraint.priority.terms { values[term.symbol] = 999 }
    }
    for constraint in constraints {
      for term in constraint.multiplier.terms {
        values[term.symbol] = situation.isLong ? 0.5 : 1.25
      }
    }
    return Assignment(values)
  }
}
