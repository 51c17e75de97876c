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
      let general = sizes.first { isException(special, to: $0) }
      let (file, origin) = (files[origin(special).file], origin(special))
      guard let general, file.isException(origin, to: self.origin(general)) else { return nil }
      return OverriddenSize(general: general, special: special)
    }
  }

  /// Whether one of two sizes of one thing is made under one condition more than the other, and behind it.
  private func isException(_ special: Constraint, to general: Constraint) -> Bool {
    let (one, other) = (origin(special), origin(general))
    guard general.first == special.first,
      general.constant.value == nil || special.constant.value == nil,
      one.file == other.file, one.function == other.function,
      other.range.start < one.range.start
    else { return false }
    // What is made to replace other constraints has no moment.
    guard let later = one.activation ?? one.making, let earlier = other.activation ?? other.making
    else { return true }
    return earlier.surelyPrecedes(later) && later.branches.count == earlier.branches.count + 1
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
  /// Whether a constraint is made in an `if`, in the block in which another one is made without it, and nothing in that
  /// block takes the first one back.
  fileprivate func isException(_ special: ConstraintOrigin, to general: ConstraintOrigin) -> Bool {
    guard let body = function(around: special.range)?.body else { return false }
    let blocks = blocks(in: body)
    func innermost(_ range: SourceRange) -> Block? {
      let token = tokens(in: range).lowerBound
      return blocks.filter { $0.span.indices.contains(token) }.min {
        $0.span.indices.count < $1.span.indices.count
      }
    }
    guard let around = innermost(general.range), let branch = innermost(special.range),
      !mayTakeBack(around, ignoring: ["nil", "guard"]), !isChosen(general), !isChosen(special)
    else { return false }
    // What is made in a closure inside of the branch runs at another time.
    return statements(of: around).contains { id in
      guard case .ifElse(_, let then, _) = self[id].kind else { return false }
      return then.span == branch.span
    }
  }

  /// Whether a constant is a choice that may already tell the cases apart: `isShown ? 20 : 0`.
  private func isChosen(_ origin: ConstraintOrigin) -> Bool {
    let tokens = tokens(in: origin.range)
    return expressions(in: TokenSpan(tokens.lowerBound, tokens.upperBound - 1)).contains {
      if case .ternary = $0.kind { $0.span.first >= tokens.lowerBound } else { false }
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
        "'\(item)' already has a required \(size) constraint when this branch adds another, so UIKit breaks one of the two; move the earlier constraint into an else branch",
        at: special.range, notes: [Note("the \(size) is set here", at: general.range)],
        subject: context.subject(sizes.special)), in: special.file)
  }
}
