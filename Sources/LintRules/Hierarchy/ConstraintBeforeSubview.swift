import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import UIKitFacts

extension Rule {
  /// A constraint between a view and one outside it is activated before the view is added to a superview.
  ///
  /// - Why: the two have no common ancestor yet, so UIKit raises an exception.
  /// - Silent: unless the view is created in this type, added once, later in the same function, and not passed to other
  ///   code before.
  package static let constraintBeforeSubview = Rule(
    "constraint-before-subview", needsWholeCode: true,
    check: .scope { context, _ in
      context.scope.constraints.compactMap(context.lateAddition)
        .joined(note: "this constraint is also activated too early", in: context.files)
    }
  )
}

/// A view and where it is added, which is too late for some constraints of one file.
private struct LateAddition: Hashable {
  let view: ItemID
  let addition: SourceRange
  let file: Int
}

extension LayoutContext {
  /// What is wrong with a constraint that is activated before one of its views is added.
  fileprivate func lateAddition(for constraint: Constraint) -> Consequence<LateAddition>? {
    let origin = origin(constraint)
    guard let second = constraint.second, let activation = origin.activation ?? origin.making
    else { return nil }
    for (late, other) in [(constraint.first, second), (second, constraint.first)] {
      let view = viewInHierarchy(late.item)
      guard let addition = laterAddition(of: view, after: activation, origin),
        !isInside(other.item, view)
      else { continue }
      return Consequence(
        cause: LateAddition(view: view, addition: addition.range, file: origin.file),
        placed: PlacedDiagnostic(.late(origin, addition, subject(view), files), in: origin.file))
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func late(
    _ origin: ConstraintOrigin, _ addition: ItemDescription.Site, _ subject: Subject,
    _ files: [SyntaxFile]
  ) -> Diagnostic {
    let reason =
      origin.asksForSuperview(in: files[origin.file])
      ? "SnapKit finds no superview and crashes the app (\"Expected superview but found nil\")"
      : "the two views that it connects have no common ancestor yet, which raises an exception at run time"
    let path = addition.file == origin.file ? nil : files[addition.file].source.file.path
    return Diagnostic(
      "this constraint is activated before '\(plainName(subject.item))' is added to a superview: \(reason)",
      at: origin.range, notes: [Note("added here", at: addition.range, in: path)],
      subject: subject)
  }
}

extension ConstraintOrigin {
  /// Whether SnapKit looks for the superview itself, and stops where there is none.
  fileprivate func asksForSuperview(in file: SyntaxFile) -> Bool {
    source == .snapKit
      && file.tokens(in: range).contains {
        SnapKitCall.superviewRelations.contains(file.tokenText($0))
      }
  }
}

extension LayoutContext {
  /// Where the view is added to its superview, if it surely has none at `moment` and gets it later.
  fileprivate func laterAddition(
    of view: ItemID, after moment: Moment, _ origin: ConstraintOrigin
  ) -> ItemDescription.Site? {
    let description = scope.descriptions[view.index]
    guard description.additionCount == 1, let addition = description.addition,
      let creation = description.creation, description.isStable,
      makesOnly(creation, description.type)
    else { return nil }
    if moment.surelyPrecedes(addition.moment) {
      return description.handovers.allSatisfy({ moment.surelyPrecedes($0) }) ? addition : nil
    }
    guard moment.run != addition.moment.run, moment.closure == 0, addition.moment.closure == 0,
      moment.branches.isEmpty, addition.moment.branches.isEmpty, description.handovers.isEmpty,
      origin.file == addition.file, origin.via.isEmpty,
      files[origin.file].calls(functionAround: origin.range, before: addition.range)
    else { return nil }
    return addition
  }

  /// The item itself, or the view of a guide that comes with it.
  func viewInHierarchy(_ item: ItemID) -> ItemID {
    if scope.descriptions[item.index].addition != nil { return item }
    return scope.items[item.index].owner ?? item
  }

  /// Whether the call that makes the view gives it nothing that might add it.
  private func makesOnly(_ creation: ItemDescription.Site, _ type: String?) -> Bool {
    let text = files[creation.file].source.file.text(creation.range)
    // A class of the system adds itself to nothing, whatever its initializer gets.
    if let type, ViewClass.named(type) != nil, text.hasPrefix(type + "("), text.hasSuffix(")") {
      return true
    }
    return text.hasSuffix("()") || text.hasSuffix("(frame: .zero)") || text.hasSuffix("}()")
  }

  /// Whether `item` is `view` itself or lies inside it, or may do so at times.
  fileprivate func isInside(_ item: ItemID, _ view: ItemID) -> Bool {
    var current: ItemID? = item
    for _ in scope.items.indices {
      guard let step = current else { return false }
      if step == view || scope.descriptions[step.index].additionCount > 1 { return true }
      // A view of its own, such as the `contentView` of an effect view, lies inside of the view from the start.
      current =
        scope.items[step.index].owner ?? scope.items[step.index].superview
        ?? scope.descriptions[step.index].covers
    }
    return true
  }
}

extension SyntaxFile {
  /// Whether two functions of a type are each called once, by the same function and without a condition, the one
  /// around the first place before the one around the second: `setUpConstraints()` before `setUpViews()`.
  fileprivate func calls(
    functionAround first: SourceRange, before second: SourceRange
  ) -> Bool {
    guard let earlier = function(around: first).flatMap(onlyCall),
      let later = function(around: second).flatMap(onlyCall), earlier < later,
      let caller = function(at: earlier), caller.span == function(at: later)?.span
    else { return false }
    return true
  }

  /// The token of the only call of a method that no other code can call, if it is a statement of a function's own.
  private func onlyCall(of function: FunctionDeclaration) -> Int? {
    guard isSearchable, function.kind == .function, function.parameters.count == 0,
      function.modifiers.isDisjoint(with: [.public, .open, .override, .objc, .static]),
      let own = type(around: Int(function.name))
    else { return nil }
    let (name, hash) = (name(function.name), source.tokens[Int(function.name)].nameHash)
    let places = own.span.indices.filter {
      source.tokens[$0].nameHash == hash && tokenText($0) == name && $0 != Int(function.name)
    }
    guard places.count == 1, tokenText(places[0] + 1) == "(",
      tokenText(places[0] - 1) != "." || tokenText(places[0] - 2) == "self",
      let body = self.function(at: places[0])?.body
    else { return nil }
    let start = tokenText(places[0] - 1) == "." ? places[0] - 2 : places[0]
    let isOwnStatement = statementLists[body.statements.indices].contains {
      Int(self[$0].span.first) == start
    }
    return isOwnStatement ? places[0] : nil
  }
}
