import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens

/// A required size, and another one that the view gets besides under a condition.
struct OverriddenSize {
  var general: Constraint
  var special: Constraint
}

extension LayoutContext {
  /// Sizes that some code gives a view always, and then once more under a condition, as if the second replaced the first.
  ///
  /// Of two known numbers the solver tells; here, one of the two is only known when the app runs.
  func overriddenSizes() -> [OverriddenSize] {
    let sizes = scope.constraints.filter(isRequiredSize)
    guard sizes.count > 1, sizes.count <= Self.maximumOverridden else { return [] }
    return sizes.compactMap { special in
      let origin = origin(special)
      let file = files[origin.file]
      let general = sizes.first { general in
        let other = self.origin(general)
        return general.first == special.first
          && (general.constant.value == nil || special.constant.value == nil)
          && other.file == origin.file && other.function == origin.function
          && other.range.start < origin.range.start
          && file.isException(origin, to: other)
      }
      return general.map { OverriddenSize(general: $0, special: special) }
    }
  }

  /// Scopes with more sizes are not searched for pairs: screens have fewer.
  private static let maximumOverridden = 200

  private func isRequiredSize(_ constraint: Constraint) -> Bool {
    let origin = origin(constraint)
    return constraint.second == nil && constraint.first.attribute.isSize
      && constraint.relation == .equal && constraint.activation != .never
      && constraint.priority.value == 1000 && !origin.isKept && !origin.isAdjusted
      && origin.via.isEmpty
  }
}

extension SyntaxFile {
  /// Whether a constraint is made under a condition, in the block in which another one is made without it, and nothing in
  /// that block takes the first one back.
  fileprivate func isException(_ special: ConstraintOrigin, to general: ConstraintOrigin) -> Bool {
    guard let around = block(around: general.range),
      around.span.indices.contains(tokens(in: special.range).lowerBound),
      !mayTakeBack(around, ignoring: ["nil", "guard"]), !isChosen(general), !isChosen(special)
    else { return false }
    let condition = statements(of: around).first { id in
      guard case .ifElse = self[id].kind else { return false }
      return self[id].span.indices.contains(tokens(in: special.range).lowerBound)
    }
    guard let condition, case .ifElse(_, let then, _) = self[condition].kind else { return false }
    // What is made in a closure inside of the branch runs at another time.
    return block(around: special.range)?.span == then.span
  }

  /// The innermost block around a place.
  private func block(around range: SourceRange) -> Block? {
    let token = tokens(in: range).lowerBound
    let bodies =
      closures.map(\.body) + functions.compactMap(\.body)
      + statements.flatMap { statement -> [Block] in
        switch statement.kind {
        case .ifElse(_, let then, let otherwise): [then] + (otherwise.map { [$0] } ?? [])
        case .guardElse(_, let block), .deferred(let block): [block]
        case .forIn(_, _, _, let body), .whileLoop(_, let body), .repeatLoop(let body, _): [body]
        default: []
        }
      }
    return bodies.filter { $0.span.indices.contains(token) }.min {
      $0.span.indices.count < $1.span.indices.count
    }
  }

  /// Whether a constant is a choice that may already tell the cases apart: `isShown ? 20 : 0`.
  private func isChosen(_ origin: ConstraintOrigin) -> Bool {
    let range = tokens(in: origin.range)
    return expressions.contains { expression in
      guard case .ternary = expression.kind else { return false }
      return range.contains(Int(expression.span.first)) && range.contains(Int(expression.span.last))
    }
  }
}

extension PlacedDiagnostic {
  static func overridden(_ sizes: OverriddenSize, _ context: LayoutContext) -> Self {
    let (special, general) = (context.origin(sizes.special), context.origin(sizes.general))
    let item = context.name(sizes.special.first.item)
    let size = sizes.special.first.attribute.rawValue
    return PlacedDiagnostic(
      Diagnostic(
        "'\(item)' already has a required \(size) when this condition adds another one, so UIKit breaks one of the two; make the first one in the else branch",
        at: special.range, notes: [Note("the \(size) is set here", at: general.range)],
        subject: context.subject(sizes.special)), in: special.file)
  }
}
