import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A constraint between a view and one outside of it is activated before the view is added to a superview.
  ///
  /// - Why: the two have no common ancestor yet, so UIKit raises an exception.
  /// - Silent: unless the view is made in this type, added once, later in the same function, and handed to nobody before.
  package static let constraintBeforeSubview = Rule(
    "constraint-before-subview", needsWholeCode: true,
    check: .constraint { constraint, context, _ in
      guard let second = constraint.second,
        let activation = context.scope.origins[constraint.id.index].activation
      else { return [] }
      for (late, other) in [(constraint.first, second), (second, constraint.first)] {
        let view = context.viewInHierarchy(late.item)
        guard let addition = context.laterAddition(of: view, after: activation),
          !context.isInside(other.item, view)
        else { continue }
        let origin = context.origin(constraint)
        let path =
          addition.file == origin.file
          ? nil : context.files[addition.file].source.file.path
        return [
          Diagnostic(
            "this constraint is activated before '\(context.name(view))' is added to a superview: the two views have no common ancestor, which raises an exception at run time",
            at: origin.range,
            notes: [Note("it is added here", at: addition.range, in: path)],
            subject: context.subject(view))
        ]
      }
      return []
    }
  )
}

extension LayoutContext {
  /// Where the view is added to its superview, if it surely has none at `moment` and gets it later.
  fileprivate func laterAddition(of view: ItemID, after moment: Moment) -> ItemDescription.Site? {
    let description = scope.descriptions[view.index]
    guard description.additionCount == 1, let addition = description.addition,
      let creation = description.creation, description.isStable,
      moment.surelyPrecedes(addition.moment), makesOnly(creation),
      description.handovers.allSatisfy({ moment.surelyPrecedes($0) })
    else { return nil }
    return addition
  }

  /// The item itself, or the view of a guide that comes with it.
  func viewInHierarchy(_ item: ItemID) -> ItemID {
    if scope.descriptions[item.index].addition != nil { return item }
    return scope.items[item.index].owner ?? item
  }

  /// Whether the call that makes the view gives it nothing that might add it.
  private func makesOnly(_ creation: ItemDescription.Site) -> Bool {
    let text = files[creation.file].source.file.text(creation.range)
    return text.hasSuffix("()") || text.hasSuffix("(frame: .zero)") || text.hasSuffix("}()")
  }

  /// Whether `item` is `view` itself or lies inside of it, or may do so at times.
  fileprivate func isInside(_ item: ItemID, _ view: ItemID) -> Bool {
    var current: ItemID? = item
    for _ in scope.items.indices {
      guard let step = current else { return false }
      if step == view || scope.descriptions[step.index].additionCount > 1 { return true }
      current = scope.items[step.index].owner ?? scope.items[step.index].superview
    }
    return true
  }
}
