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
      let origin = context.scope.origins[constraint.id.index]
      guard let second = constraint.second, let activation = origin.activation ?? origin.making
      else { return [] }
      for (lost, other) in [(constraint.first, second), (second, constraint.first)] {
        let view = context.outermost(lost.item)
        guard let creation = context.creationOfLostView(view, in: activation.run),
          context.outermost(other.item) != view
        else { continue }
        let inner =
          view == context.viewInHierarchy(lost.item)
          ? "" : ", and '\(context.name(lost.item))' is not inside it"
        return [
          Diagnostic(
            "'\(context.name(view))' is never added to a superview\(inner), so it has no common ancestor with '\(context.name(other.item))': activating this constraint raises an exception at run time",
            at: context.origin(constraint).range,
            notes: [
              Note(
                "created here", at: creation.range,
                in: creation.file == origin.file
                  ? nil : context.files[creation.file].source.file.path)
            ],
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
      let type = description.type, ViewClass.named(type) != nil
    else { return nil }
    if description.reach == .file {
      return files[creation.file].isPropertyUsedForItsMembersOnly(description.name)
        ? creation : nil
    }
    guard creation.moment.run == run,
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
      && uses.allSatisfy { $0 == declarations[0] || isBeforeKnownMember($0) }
  }

  /// Whether a member follows of which it is known that it adds the view to none: one of the project may do so, as in
  /// `view.wrapped`.
  private func isBeforeKnownMember(_ token: Int) -> Bool {
    guard tokenText(token + 1) == "." else { return false }
    let member = tokenText(token + 2)
    return Member.named(member) != nil || isReadByDialects(member)
  }

  /// Whether the name is that of one private property with a view made at once, and stands only before a period, also
  /// behind `self.`: so nothing else of the file can add the view.
  fileprivate func isPropertyUsedForItsMembersOnly(_ name: String) -> Bool {
    guard isSearchable else { return false }
    let hash = Token.nameHash(of: name)
    let uses = source.tokens.indices.filter { index in
      source.tokens[index].nameHash == hash && self.name(Int32(index)) == name
    }
    let declared = uses.filter { ["let", "var"].contains(tokenText($0 - 1)) }
    guard declared.count == 1, tokenText(declared[0] - 1) == "let" else { return false }
    return uses.allSatisfy { index in
      guard index != declared[0] else { return true }
      let isOwn = tokenText(index - 1) != "." || tokenText(index - 2) == "self"
      return isOwn && isBeforeKnownMember(index)
    }
  }
}
