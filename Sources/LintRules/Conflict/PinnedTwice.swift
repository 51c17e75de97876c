import Diagnostics
import LayoutDialects
import LayoutModel

/// Two required constraints between the same edges, of which each says another distance.
struct TwicePinned {
  var earlier: Constraint
  var later: Constraint
}

extension LayoutContext {
  /// Edges that one run of a function pins at two distances, of which at least one is only known when the app runs.
  ///
  /// The solver tells of two known numbers. Where both names stand for one number, one of the constraints is idle.
  func pinnedTwice() -> [TwicePinned] {
    var earlier: [AnchorPair: [Constraint]] = [:]
    var found: [TwicePinned] = []
    for constraint in scope.constraints where isPinned(constraint) {
      let pair = AnchorPair(constraint)
      let twin = earlier[pair, default: []].first { other in
        let (one, two) = (origin(other), origin(constraint))
        guard let first = one.activation ?? one.making, let second = two.activation ?? two.making
        else { return false }
        return (one.file, one.range) != (two.file, two.range) && first.surelyPrecedes(second)
          && first.branches == second.branches && other.multiplier == constraint.multiplier
          && other.constant != constraint.constant
          && (other.constant.value == nil || constraint.constant.value == nil)
      }
      if let twin { found.append(TwicePinned(earlier: twin, later: constraint)) }
      if earlier[pair, default: []].count < Self.maximumTwins {
        earlier[pair, default: []].append(constraint)
      }
    }
    return found
  }

  /// How many constraints between the same edges are compared with the next one.
  private static let maximumTwins = 8

  private func isPinned(_ constraint: Constraint) -> Bool {
    let origin = origin(constraint)
    return constraint.relation == .equal && constraint.activation == .always
      && constraint.priority.value == 1000 && !origin.isKept && !origin.isAdjusted
      && origin.source != .visualFormat && origin.via.isEmpty
      && [constraint.first, constraint.second].allSatisfy { anchor in
        guard let anchor else { return true }
        let description = scope.descriptions[anchor.item.index]
        return description.isStable && description.handling.creations < 2
      }
  }
}

/// The two sides of a constraint.
private struct AnchorPair: Hashable {
  let first: Anchor
  let second: Anchor?

  init(_ constraint: Constraint) {
    first = constraint.first
    second = constraint.second
  }
}

extension PlacedDiagnostic {
  static func pinnedTwice(_ pair: TwicePinned, _ context: LayoutContext) -> Self {
    let (earlier, later) = (context.origin(pair.earlier), context.origin(pair.later))
    return PlacedDiagnostic(
      Diagnostic(
        "these constraints conflict unless their constants are equal: \(context.equation(pair.earlier)) and \(context.equation(pair.later)); remove one of them",
        at: earlier.range,
        notes: [
          Note(
            "part of the conflict: \(context.equation(pair.later))", at: later.range,
            in: earlier.file == later.file ? nil : context.files[later.file].source.file.path)
        ], subject: context.subject(pair.earlier)), in: earlier.file)
  }
}
