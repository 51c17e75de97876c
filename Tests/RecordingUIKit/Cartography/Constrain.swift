import UIKit

// Source: Cartography 4.0.0, `Constrain.swift`, `ConstraintGroup.swift`, `Context.swift`, `View.swift`, `LayoutGuide.swift` and
// `LayoutSupport.swift`.

/// What a call made, until another call replaces it.
public final class ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  public init() {}

  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }

  func replace(with constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(self.constraints)
    self.constraints = constraints
    NSLayoutConstraint.activate(constraints)
  }
}

/// Where the constraints of a closure are collected.
public final class Context {
  var constraints: [NSLayoutConstraint] = []

  /// The first view's mask is switched off.
  func tie(
    _ first: Anchor, _ relation: NSLayoutConstraint.Relation, _ second: Anchor?,
    _ change: Coefficients
  ) -> NSLayoutConstraint {
    (first.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: change.multiplier,
      constant: change.constant)
    constraints.append(constraint)
    return constraint
  }
}

public protocol LayoutItem: AnyObject {
  associatedtype ProxyType = ViewProxy
  func asProxy(context: Context) -> ProxyType
}

extension LayoutItem where ProxyType == ViewProxy {
  public func asProxy(context: Context) -> ViewProxy { ViewProxy(self, context) }
}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
extension UILayoutSupport: LayoutItem {}

extension UIViewController {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var car_topLayoutGuide: UILayoutSupport { topLayoutGuide }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var car_bottomLayoutGuide: UILayoutSupport { bottomLayoutGuide }
}

@discardableResult
public func constrain<each Item: LayoutItem>(
  _ items: repeat each Item, replace group: ConstraintGroup = ConstraintGroup(),
  block: (repeat (each Item).ProxyType) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(repeat (each items).asProxy(context: context))
  group.replace(with: context.constraints)
  return group
}

@discardableResult
public func constrain<Item: LayoutItem>(
  _ items: [Item], replace group: ConstraintGroup = ConstraintGroup(),
  block: ([Item.ProxyType]) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(items.map { $0.asProxy(context: context) })
  group.replace(with: context.constraints)
  return group
}

@discardableResult
public func constrain<Key: Hashable, Item: LayoutItem>(
  _ items: [Key: Item], replace group: ConstraintGroup = ConstraintGroup(),
  block: ([Key: Item.ProxyType]) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(items.mapValues { $0.asProxy(context: context) })
  group.replace(with: context.constraints)
  return group
}

public func constrain(clear group: ConstraintGroup) { group.replace(with: []) }
