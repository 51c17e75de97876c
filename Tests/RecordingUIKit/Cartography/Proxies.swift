import UIKit

// Source: Cartography 4.0.0, `Constrain.swift`, `Context.swift`, `ViewProxy.swift`, `Property.swift` and `Priority.swift`.

precedencegroup CartographyPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : CartographyPriorityPrecedence

/// Where the constraints of a closure are collected.
final class Context {
  var constraints: [NSLayoutConstraint] = []
}

/// What a closure gets in the place of a view.
public final class ViewProxy {
  let view: UIView
  let context: Context

  init(_ view: UIView, _ context: Context) {
    self.view = view
    self.context = context
  }

  private func place(_ attribute: NSLayoutConstraint.Attribute) -> Place {
    Place(view: view, attribute: attribute, context: context)
  }

  public var superview: ViewProxy? { view.superview.map { ViewProxy($0, context) } }
  public var top: Place { place(.top) }
  public var bottom: Place { place(.bottom) }
  public var left: Place { place(.left) }
  public var right: Place { place(.right) }
  public var leading: Place { place(.leading) }
  public var trailing: Place { place(.trailing) }
  public var centerX: Place { place(.centerX) }
  public var centerY: Place { place(.centerY) }
  public var width: Length { Length(place: place(.width)) }
  public var height: Length { Length(place: place(.height)) }
  public var edges: Edges { Edges(places: [top, leading, bottom, trailing]) }
  public var size: Size { Size(lengths: [width, height]) }
}

public struct Place {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  let context: Context
}

public struct Length {
  let place: Place
}

public struct Edges {
  /// Top, leading, bottom and trailing.
  let places: [Place]
  var constants: [CGFloat] = [0, 0, 0, 0]
}

public struct Size {
  let lengths: [Length]
}

/// What is done to a place or a length.
public struct Expression<Value> {
  let value: Value
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
}

extension Place {
  /// The first view's mask is switched off.
  fileprivate func tie(
    _ relation: NSLayoutConstraint.Relation, _ other: Place?, _ constant: CGFloat,
    _ multiplier: CGFloat = 1
  ) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other?.view,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    context.constraints.append(constraint)
    return constraint
  }
}

// MARK: Places

@discardableResult
public func == (left: Place, right: Place) -> NSLayoutConstraint { left.tie(.equal, right, 0) }

@discardableResult
public func == (left: Place, right: Expression<Place>) -> NSLayoutConstraint {
  left.tie(.equal, right.value, right.constant, right.multiplier)
}

@discardableResult
public func <= (left: Place, right: Expression<Place>) -> NSLayoutConstraint {
  left.tie(.lessThanOrEqual, right.value, right.constant, right.multiplier)
}

@discardableResult
public func >= (left: Place, right: Expression<Place>) -> NSLayoutConstraint {
  left.tie(.greaterThanOrEqual, right.value, right.constant, right.multiplier)
}

public func + (left: Place, right: CGFloat) -> Expression<Place> {
  Expression(value: left, constant: right)
}

public func - (left: Place, right: CGFloat) -> Expression<Place> {
  Expression(value: left, constant: -right)
}

// MARK: Lengths

@discardableResult
public func == (left: Length, right: CGFloat) -> NSLayoutConstraint {
  left.place.tie(.equal, nil, right)
}

@discardableResult
public func >= (left: Length, right: CGFloat) -> NSLayoutConstraint {
  left.place.tie(.greaterThanOrEqual, nil, right)
}

@discardableResult
public func == (left: Length, right: Length) -> NSLayoutConstraint {
  left.place.tie(.equal, right.place, 0)
}

@discardableResult
public func == (left: Length, right: Expression<Length>) -> NSLayoutConstraint {
  left.place.tie(.equal, right.value.place, right.constant, right.multiplier)
}

public func * (left: Length, right: CGFloat) -> Expression<Length> {
  Expression(value: left, multiplier: right)
}

// MARK: Several at once

@discardableResult
public func == (left: Size, right: Size) -> [NSLayoutConstraint] {
  zip(left.lengths, right.lengths).map { $0 == $1 }
}

@discardableResult
public func == (left: Edges, right: Edges) -> [NSLayoutConstraint] {
  zip(zip(left.places, right.places), right.constants).map { $0.0.tie(.equal, $0.1, $1) }
}

public func inset(_ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat) -> Edges {
  Edges(places: edges.places, constants: [vertical, horizontal, -vertical, -horizontal])
}

// MARK: Priorities

@discardableResult
public func ~ (left: NSLayoutConstraint, right: Float) -> NSLayoutConstraint {
  left.priority = UILayoutPriority(right)
  return left
}
