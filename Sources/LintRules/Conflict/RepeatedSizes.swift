import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A second size that a view gets when a function runs after it was set up.
struct RepeatedSize {
  var earlier: Constraint
  var later: Constraint
}

extension LayoutContext {
  /// Sizes that a view surely has since it was set up, and that a later function contradicts.
  func repeatedSizes() -> [RepeatedSize] {
    let sizes = scope.constraints.filter(isLastingSize)
    guard sizes.count > 1, sizes.count <= Self.maximumSizes else { return [] }
    return sizes.compactMap { later in
      let origin = origin(later)
      let earlier = sizes.first { other in
        other.first == later.first && other.constant.value != later.constant.value
          && self.origin(other).file == origin.file
          && files[origin.file].isSetUp(self.origin(other).range)
      }
      guard let earlier, files[origin.file].mayRunAfterSetUp(origin.range) else { return nil }
      return RepeatedSize(earlier: earlier, later: later)
    }
  }

  /// Scopes with more sizes are not searched for pairs: screens have fewer.
  private static let maximumSizes = 200

  /// Whether a constraint gives a view a required size that nothing can take back, because nobody holds it.
  private func isLastingSize(_ constraint: Constraint) -> Bool {
    let origin = origin(constraint)
    guard constraint.second == nil, constraint.first.attribute.isSize,
      constraint.relation == .equal, constraint.activation == .always,
      constraint.priority.value == 1000, constraint.constant.value != nil,
      !origin.isKept, !origin.isAdjusted, origin.via.isEmpty, origin.isAddedToOthers,
      let moment = origin.activation ?? origin.making, moment.branches.isEmpty, moment.closure == 0
    else { return false }
    let description = scope.descriptions[constraint.first.item.index]
    return description.isStable && description.handling.creations == 1
      && description.reach != .function
  }
}

extension ConstraintOrigin {
  /// Whether it is made by an anchor, or by SnapKit's `makeConstraints`, which adds to what is there.
  fileprivate var isAddedToOthers: Bool {
    dialect == .anchor || dialect == .snapKit && making != nil
  }
}

extension SyntaxFile {
  /// Whether the code at a place runs when the view is made.
  fileprivate func isSetUp(_ range: SourceRange) -> Bool {
    EarlyCode(at: tokens(in: range).lowerBound, in: self) != nil
  }

  /// Whether the code at a place is in a method of its own, which does not run while the view is made, and takes
  /// nothing back.
  fileprivate func mayRunAfterSetUp(_ range: SourceRange) -> Bool {
    let token = tokens(in: range).lowerBound
    guard let function = function(at: token), function.kind == .function,
      let body = function.body, EarlyCode(at: token, in: self) == nil,
      SystemMethod.named(name(function.name)) == nil, !isCalledBySetUp(name(function.name))
    else { return false }
    return !mayTakeBack(body) && !takesBackSomewhere
  }

  /// Whether an initializer names a function, so that it may run instead of what makes the first constraint.
  private func isCalledBySetUp(_ function: String) -> Bool {
    let hash = Token.nameHash(of: function)
    return functions.contains { other in
      guard other.kind == .initializer, let body = other.body else { return false }
      return body.span.indices.contains {
        source.tokens[$0].nameHash == hash && tokenText($0) == function
      }
    }
  }

  /// Whether code of the file takes away views, or constraints that SnapKit has made, perhaps before it calls a function.
  private var takesBackSomewhere: Bool {
    source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .identifier else { return false }
      let word = tokenText(index)
      return word == MemberName.removeFromSuperview || word == SnapKitCall.remake.name
        || word == SnapKitCall.remove.name
    }
  }
}

extension PlacedDiagnostic {
  static func repeated(_ sizes: RepeatedSize, _ context: LayoutContext) -> Self {
    let (origin, earlier) = (context.origin(sizes.later), context.origin(sizes.earlier))
    let item = context.name(sizes.later.first.item)
    let size = sizes.later.first.attribute.rawValue
    return PlacedDiagnostic(
      Diagnostic(
        "when \(origin.function) runs, '\(item)' already has another required \(size) constraint, so UIKit breaks one of the two; store the first constraint in a property and change its constant here",
        at: origin.range, notes: [Note("the \(size) is set here", at: earlier.range)],
        subject: context.subject(sizes.later)), in: origin.file)
  }
}
