import UIKit

// Source: Cartography 4.0.0, `Constrain.swift` and `ConstraintGroup.swift`.

/// Holds what a call made, until another call replaces it.
public final class ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  public init() {}

  func replace(with constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(self.constraints)
    self.constraints = constraints
    NSLayoutConstraint.activate(constraints)
  }
}

@discardableResult
public func constrain(
  _ view: UIView, replace group: ConstraintGroup = ConstraintGroup(), block: (ViewProxy) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(ViewProxy(view, context))
  group.replace(with: context.constraints)
  return group
}

@discardableResult
public func constrain(
  _ first: UIView, _ second: UIView, replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(ViewProxy(first, context), ViewProxy(second, context))
  group.replace(with: context.constraints)
  return group
}

@discardableResult
public func constrain(
  _ first: UIView, _ second: UIView, _ third: UIView,
  replace group: ConstraintGroup = ConstraintGroup(),
  block: (ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(ViewProxy(first, context), ViewProxy(second, context), ViewProxy(third, context))
  group.replace(with: context.constraints)
  return group
}

public func constrain(clear group: ConstraintGroup) { group.replace(with: []) }
