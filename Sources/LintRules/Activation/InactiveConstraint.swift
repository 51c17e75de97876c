import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets

extension Rule {
  /// A constraint is created but never used or activated.
  ///
  /// - Why: it has no effect; the view stays where it was. The same applies to constraints in a list that code only
  ///   appends to.
  /// - Silent: when the constraint is kept, returned, passed on, or may be an element of a result builder; when it
  ///   would change nothing, such as a size of at least 0 or a copy of an active constraint; and when the item is an
  ///   outlet, which a storyboard may constrain, or comes from a nib, where it may have a mask.
  package static let inactiveConstraint = Rule(
    "inactive-constraint", needsWholeCode: true,
    check: .scope { context, _ in
      let forgotten = context.forgottenLists()
      let dropped = context.scope.constraints.filter { constraint in
        constraint.activation == .never && context.origin(constraint).isDropped
          && !constraint.isIdle && !context.isOutlet(constraint.first.item, of: constraint)
          && !constraint.isOfNib(context)
      }
      if dropped.isEmpty { return forgotten }
      let inForce = Set(
        context.scope.constraints.lazy.filter { $0.activation == .always }
          .map { Equation($0, context.origin($0)) })
      return forgotten
        + dropped.compactMap { constraint in
          let origin = context.origin(constraint)
          if !origin.isDroppedList, inForce.contains(Equation(constraint, origin)) { return nil }
          let message =
            origin.isDroppedList
            ? "these constraints are created but never activated, so they have no effect; pass them to NSLayoutConstraint.activate(_:)"
            : "this constraint is created but never activated, so it does not constrain \(context.describe(constraint.first, of: constraint)); append '.isActive = true' or list it in NSLayoutConstraint.activate([…])"
          return PlacedDiagnostic(
            Diagnostic(message, at: origin.place, subject: context.subject(constraint)),
            in: origin.file)
        }
    }
  )
}

extension Constraint {
  /// Whether it is for a local view that comes from a nib and keeps its mask there, which may do what the constraint would.
  fileprivate func isOfNib(_ context: LayoutContext) -> Bool {
    let origin = context.origin(self)
    let file = context.files[origin.file]
    guard let body = file.function(around: origin.range)?.body?.span else { return false }
    func isOfNib(_ item: ItemID) -> Bool {
      let description = context.scope.descriptions[item.index]
      return !description.handling.optsOut
        && file.isFromNib(plainName(description.name), in: body)
    }
    if isOfNib(first.item) { return true }
    guard let other = second?.item else { return false }
    return context.scope.items[other.index].superview == first.item && isOfNib(other)
  }

  /// Whether every view satisfies it: its size is at least 0.
  fileprivate var isIdle: Bool {
    second == nil && first.attribute.isSize && relation == .greaterOrEqual
      && (constant.value ?? 1) <= 0
  }
}

extension LayoutContext {
  /// A finding for each list of constraints that code makes and fills, and does nothing else with.
  fileprivate func forgottenLists() -> [PlacedDiagnostic] {
    // By file and token: two functions may have a list of the same name.
    var told: Set<[Int]> = []
    return scope.constraints.compactMap { constraint in
      let origin = origin(constraint)
      guard constraint.activation == .stored || constraint.activation == .never,
        origin.via.isEmpty, let list = files[origin.file].list(thatGets: origin.range),
        let place = files[origin.file].declaration(ofOnlyFilled: list, in: origin.range),
        told.insert([origin.file, place]).inserted
      else { return nil }
      return PlacedDiagnostic(
        Diagnostic(
          "constraints are appended to '\(list)' but never activated, so they have no effect; pass the list to NSLayoutConstraint.activate(_:)",
          at: origin.place, subject: subject(constraint)),
        in: origin.file)
    }
  }

  /// Whether a nib or a storyboard makes the view, and may constrain it.
  fileprivate func isOutlet(_ item: ItemID, of constraint: Constraint) -> Bool {
    let item = scope.items[item.index].owner ?? item
    let origin = origin(constraint)
    let file = files[origin.file]
    guard let type = file.type(around: file.tokens(in: origin.range).lowerBound) else {
      return false
    }
    return project.property(scope.descriptions[item.index].name, of: file.text(type.name))?
      .modifiers.contains(.outlet) ?? false
  }
}
