import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A constraint is activated between a view that is never added to a superview and one outside it.
  ///
  /// - Why: the two have no common ancestor, so UIKit raises an exception. The same happens if the constraint is added
  ///   to a view that contains only one of the two.
  /// - Silent: unless the view is a local variable or a property that is used for nothing but its own members.
  package static let unrelatedViews = Rule(
    "unrelated-views", needsWholeCode: true,
    check: .scope { context, _ in
      context.scope.constraints.compactMap(context.unrelatedViews)
        .joined(note: "the same applies to this constraint", in: context.files)
    }
  )
}

/// What constraints of one file have in common: a view that is never added, or nothing where one is given to a wrong view.
private struct LostView: Hashable {
  let view: ItemID
  let file: Int
  /// The one that is given to the view.
  var kept: Constraint.ID?
}

extension LayoutContext {
  /// What is wrong with a constraint between views that have no common ancestor.
  fileprivate func unrelatedViews(of constraint: Constraint) -> Consequence<LostView>? {
    let origin = scope.origins[constraint.id.index]
    guard let second = constraint.second, let activation = origin.activation ?? origin.making
    else { return nil }
    if let keeper = origin.keeper,
      let outside = [constraint.first.item, second.item].first(where: {
        surelyLies($0, outside: keeper)
      })
    {
      let diagnostic = Diagnostic(
        "'\(name(keeper))' does not contain '\(name(outside))', so UIKit cannot install this constraint on '\(name(keeper))' and raises an exception; set the constraint's isActive to true instead, so UIKit finds the right view",
        at: origin.range, subject: subject(keeper))
      return Consequence(
        cause: LostView(view: keeper, file: origin.file, kept: constraint.id),
        placed: PlacedDiagnostic(diagnostic, in: origin.file))
    }
    for (lost, other) in [(constraint.first, second), (second, constraint.first)] {
      let view = outermost(lost.item)
      guard let creation = creationOfLostView(view, in: activation.run),
        outermost(other.item) != view,
        // What is added elsewhere later may have been inside of the same view before.
        ![lost, other].contains(where: { isMoved($0.item) })
      else { continue }
      let start =
        view == viewInHierarchy(lost.item)
        ? "'\(name(view))' is never added to a superview"
        : "'\(name(lost.item))' is inside '\(name(view))', which is never added to a superview"
      let path = creation.file == origin.file ? nil : files[creation.file].source.file.path
      let diagnostic = Diagnostic(
        "\(start), so it has no common ancestor with '\(name(other.item))': activating this constraint raises an exception at run time",
        at: origin.range, notes: [Note("created here", at: creation.range, in: path)],
        subject: subject(view))
      return Consequence(
        cause: LostView(view: view, file: origin.file),
        placed: PlacedDiagnostic(diagnostic, in: origin.file))
    }
    return nil
  }
}

extension LayoutContext {
  /// Whether an item's view, or one around it, is added to several views.
  fileprivate func isMoved(_ item: ItemID) -> Bool {
    var current: ItemID? = item
    for _ in scope.items.indices {
      guard let step = current else { break }
      if scope.descriptions[step.index].additionCount > 1 { return true }
      current = scope.items[step.index].owner ?? scope.items[step.index].superview
    }
    return false
  }

  /// Where the view is made, if it is a local variable that surely stays without a superview.
  fileprivate func creationOfLostView(_ view: ItemID, in run: Int) -> ItemDescription.Site? {
    let description = scope.descriptions[view.index]
    guard description.additionCount == 0, !description.isArranged, description.isStable,
      description.handovers.isEmpty, let creation = description.creation,
      let type = description.type, let known = ViewClass.named(type),
      // Of a controller, its view or one of its guides takes part.
      known.role != .controller
    else { return nil }
    if description.reach != .function {
      return isPropertyOfItsMembersOnly(description, madeAt: creation) ? creation : nil
    }
    guard creation.moment.run == run,
      files[creation.file].isUsedForItsMembersOnly(description.name, madeAt: creation)
    else { return nil }
    return creation
  }

  /// Whether no code of the project does anything with a property but use its members, so that none adds the view.
  private func isPropertyOfItsMembersOnly(
    _ description: ItemDescription, madeAt creation: ItemDescription.Site
  ) -> Bool {
    let file = files[creation.file]
    let name = description.name
    if description.reach == .file { return file.isPropertyUsedForItsMembersOnly(name) }
    // A subclass, another part of the type or whoever holds one may add it; of a public type, anybody.
    guard let type = file.type(around: file.tokens(in: creation.range).lowerBound) else {
      return false
    }
    let owner = file.text(type.name)
    return type.kind == .class && type.modifiers.isDisjoint(with: [.public, .open])
      && project.declarations(of: owner).allSatisfy { $0.file == creation.file }
      && !project.hasSubclasses(owner)
      && !project.isReached(name, of: owner, holding: description.type)
      && file.isPropertyUsedForItsMembersOnly(name)
  }

  /// Whether a view, or the view of a guide, is certainly neither another one nor inside it: the other one has an ancestor
  /// that the view is or is inside, on a way that does not lead through the other one.
  fileprivate func surelyLies(_ item: ItemID, outside keeper: ItemID) -> Bool {
    let view = scope.items[item.index].owner ?? item
    guard let way = surePath(from: view), let above = surePath(from: keeper),
      !way.contains(keeper)
    else { return false }
    return above.dropFirst().contains { way.contains($0) }
  }

  /// The view and all that it is known to be inside, from the inside; `nil` if it may be in several places.
  private func surePath(from view: ItemID) -> [ItemID]? {
    var path: [ItemID] = []
    var current: ItemID? = view
    while let step = current, path.count <= scope.items.count {
      let description = scope.descriptions[step.index]
      guard description.isStable, description.additionCount <= 1, !description.isArranged
      else { return nil }
      path.append(step)
      current = scope.items[step.index].owner ?? scope.items[step.index].superview
    }
    return path
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
    var next = token + 1
    while ["?", "!"].contains(tokenText(next)) { next += 1 }
    guard tokenText(next) == "." else { return false }
    let member = tokenText(next + 1)
    return Member.named(member) != nil || isReadByDialects(member)
  }

  /// Whether the name is that of one property, and stands only before a period, also behind `self.`, but for where the
  /// property gets the view: so nothing else of the file can add the view.
  fileprivate func isPropertyUsedForItsMembersOnly(_ name: String) -> Bool {
    guard isSearchable else { return false }
    let hash = Token.nameHash(of: name)
    let uses = source.tokens.indices.filter { index in
      source.tokens[index].nameHash == hash && self.name(Int32(index)) == name
    }
    let declared = uses.filter { ["let", "var"].contains(tokenText($0 - 1)) }
    guard declared.count == 1 else { return false }
    var assignments = 0
    let areMembers = uses.allSatisfy { index in
      guard index != declared[0] else { return true }
      guard tokenText(index - 1) != "." || tokenText(index - 2) == "self" else { return false }
      if tokenText(index + 1) == "=" {
        assignments += 1
        // What has another name before may go anywhere under that.
        return assignments == 1 && tokenText(index + 2).startsUppercase
      }
      return isBeforeKnownMember(index)
    }
    // What is made at once by a value stays unless it is given another.
    return areMembers && (assignments == 0 || tokenText(declared[0] + 1) == ":")
  }
}
