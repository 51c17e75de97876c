import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A label is constrained at one edge, or only centered, so its text has no limit on the other side.
  ///
  /// - Why: a long text, a large text size or another language runs under the next view or off the screen.
  /// - Silent: when anything mentions its far side or its width, when it is arranged, and for short texts.
  package static let textWithoutLimit = Rule(
    "text-without-limit", needsWholeCode: true,
    check: .item { item, context, _ in
      guard let end = context.freeEnd(of: item.id) else { return [] }
      let description = context.scope.descriptions[item.id.index]
      let origin = context.origin(end.constraint)
      guard origin.file == description.creation?.file,
        !context.shortTexts(in: item.id, description, context.files[origin.file])
      else { return [] }
      let tied = context.describe(end.ownEdge)
      return [
        Diagnostic(
          "'\(context.name(item.id))' has no limit on its \(end.free) side: only \(tied) is constrained, so if its text is long, it can run under a neighbor or past the superview's edge; add \(end.advice)",
          at: origin.range, subject: context.subject(item.id))
      ]
    }
  )
}

/// A text that is tied on one side, and free on another.
private struct FreeEnd {
  var constraint: Constraint
  var ownEdge: Anchor
  var free: String
  var advice: String
}

extension LayoutContext {
  /// Whether it is a label, or a vertical stack view with one, also of a class of the project, or a view that a label
  /// fills.
  private func showsText(_ item: ItemID, _ description: ItemDescription) -> Bool {
    if description.type == ClassName.label { return true }
    if description.type == ClassName.view { return !wrappedTexts(in: item).isEmpty }
    guard description.type == ClassName.stackView else { return arrangesText(description) }
    guard let stack = scope.stacks.first(where: { $0.stack == item }), stack.axis == .vertical
    else { return false }
    return stack.children.contains { scope.descriptions[$0.index].type == ClassName.label }
  }

  /// Whether all texts that it shows are short.
  fileprivate func shortTexts(
    in item: ItemID, _ description: ItemDescription, _ file: SyntaxFile
  ) -> Bool {
    let texts = wrappedTexts(in: item)
    if texts.isEmpty { return file.hasShortText(plainName(description.name)) }
    return texts.allSatisfy { file.hasShortText(plainName(scope.descriptions[$0.index].name)) }
  }

  /// The labels in a plain view that fill it from side to side, so that it is as wide as their texts.
  private func wrappedTexts(in item: ItemID) -> [ItemID] {
    guard scope.descriptions[item.index].type == ClassName.view else { return [] }
    return scope.items.filter { inner in
      inner.superview == item && scope.descriptions[inner.id.index].type == ClassName.label
        && fills(inner.id, item, [.leading, .left]) && fills(inner.id, item, [.trailing, .right])
    }.map(\.id)
  }

  /// Whether an edge of a view is at that of the view around it, or at some distance.
  private func fills(_ inner: ItemID, _ outer: ItemID, _ edges: Set<Attribute>) -> Bool {
    scope.constraints.contains { constraint in
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.activation == .always, edges.contains(constraint.first.attribute),
        second.attribute == constraint.first.attribute
      else { return false }
      return (constraint.first.item, second.item) == (inner, outer)
        || (constraint.first.item, second.item) == (outer, inner)
    }
  }

  /// Whether it is made as a vertical stack view is, but of another class: `Column(arrangedSubviews: [title])`.
  private func arrangesText(_ description: ItemDescription) -> Bool {
    guard let creation = description.creation else { return false }
    let file = files[creation.file]
    let tokens = file.tokens(in: creation.range)
    guard file.isSearchable,
      tokens.contains(where: { file.tokenText($0) == MemberName.arrangedSubviews }),
      (tokens.upperBound..<tokens.upperBound + 64).contains(where: {
        file.tokenText($0) == "vertical"
      })
    else { return false }
    return tokens.contains { token in
      file.bindings(named: file.tokenText(token)).contains { binding in
        binding.value.map { file.text($0).hasPrefix(ClassName.label) } ?? false
      }
    }
  }

  fileprivate func freeEnd(of item: ItemID) -> FreeEnd? {
    let known = scope.items[item.index]
    let description = scope.descriptions[item.index]
    guard known.kind == .view, known.superview != nil, description.isStable,
      !description.isArranged, description.additionCount == 1, !description.hasUnreadConstraints,
      description.handling.handedTo.isEmpty,
      description.handling.calledMethods.allSatisfy({ Member.named($0.name) != nil }),
      !description.resizesItself,
      description.placements.isEmpty, description.handling.creations == 1,
      showsText(item, description)
    else { return nil }
    var found: (Constraint, Anchor)?
    let inside = Set(wrappedTexts(in: item))
    for constraint in scope.constraints
    where inside.isDisjoint(with: [constraint.first.item, constraint.second?.item ?? item]) {
      for anchor in [constraint.first, constraint.second].compactMap({ $0 })
      where anchor.item == item && (anchor.attribute.axis == .horizontal) {
        // Another constraint on the axis may limit it.
        guard found == nil, [.leading, .left, .centerX].contains(anchor.attribute),
          constraint.relation == .equal, constraint.activation == .always,
          let other = constraint.first == anchor ? constraint.second : constraint.first,
          other.item == known.superview || scope.items[other.item.index].owner == known.superview
            || scope.items[other.item.index].superview == known.superview
        else { return nil }
        found = (constraint, anchor)
      }
    }
    guard let (constraint, anchor) = found else { return nil }
    let isCentred = anchor.attribute == .centerX
    return FreeEnd(
      constraint: constraint, ownEdge: anchor, free: isCentred ? "leading or trailing" : "trailing",
      advice: isCentred
        ? "a leading constraint with greaterThanOrEqualTo"
        : "a trailing constraint with lessThanOrEqualTo")
  }
}

extension SyntaxFile {
  /// Whether the file gives what has a name a text of a few letters, which has room everywhere.
  fileprivate func hasShortText(_ name: String) -> Bool {
    guard isSearchable else { return true }
    let longest = 18
    return source.tokens.indices.dropLast(4).contains { index in
      tokenText(index) == "text" && tokenText(index + 1) == "="
        && (self.name(before: index) == name || self.name(before: index) == "$0")
        && value(assignedTo: index).map {
          if case .string = self[$0].kind { text($0).utf8.count <= longest } else { false }
        } ?? false
    }
  }
}
