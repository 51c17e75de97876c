import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A constraint is activated between a view that is never added to a superview and one outside of it.
  ///
  /// - Why: the two have no common ancestor, so UIKit raises an exception.
  /// - Silent: unless the view is a local variable that is used for nothing but its own members.
  package static let unrelatedViews = Rule(
    "unrelated-views", needsWholeCode: true,
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second,
        let activation = context.scope.origins[constraint.id.index].activation
      else { return [] }
      for (lost, other) in [(constraint.first, second), (second, constraint.first)] {
        let view = context.viewInHierarchy(lost.item)
        guard let creation = context.creationOfLostView(view, in: activation.run),
          context.outermost(other.item) != view
        else { continue }
        return [
          Diagnostic(
            "'\(context.name(view))' is never added to a superview, so it has no common ancestor with '\(context.name(other.item))': activating this constraint raises an exception at run time",
            at: context.origin(constraint).range,
            notes: [Note("it is made here", at: creation.range)],
            subject: context.subject(view))
        ]
      }
      return []
    }
  )
}

extension LayoutContext {
  /// Where the view is made, if it is a local variable that surely stays without a superview.
  fileprivate func creationOfLostView(_ view: ItemID, in run: Int) -> ItemDescription.Site? {
    let description = scope.descriptions[view.index]
    guard description.additionCount == 0, !description.isArranged, description.isStable,
      description.handovers.isEmpty, let creation = description.creation,
      creation.moment.run == run,
      let type = description.type, ViewClass.named(type) != nil,
      files[creation.file].isUsedForItsMembersOnly(description.name, madeAt: creation)
    else { return nil }
    return creation
  }

  /// The view that holds the item and is held by none that is seen.
  fileprivate func outermost(_ item: ItemID) -> ItemID {
    var current = item
    for _ in scope.items.indices {
      guard let next = scope.items[current.index].owner ?? scope.items[current.index].superview
      else { break }
      current = next
    }
    return current
  }
}

extension SyntaxFile {
  /// Whether the name is a local one that stands only before a period, but where it is declared.
  fileprivate func isUsedForItsMembersOnly(
    _ name: String, madeAt creation: ItemDescription.Site
  ) -> Bool {
    guard let body = function(around: creation.range)?.body else { return false }
    let hash = Token.nameHash(of: name)
    let uses = body.span.indices.filter { index in
      source.tokens[index].nameHash == hash && self.name(Int32(index)) == name
        && tokenText(index - 1) != "."
    }
    let declarations = uses.filter { ["let", "var"].contains(tokenText($0 - 1)) }
    return declarations.count == 1
      && uses.allSatisfy { $0 == declarations[0] || tokenText($0 + 1) == "." }
  }
}
