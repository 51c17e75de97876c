import UIKit

// Source: Stevia 6.2.0, `Stevia+Operators.swift`.

precedencegroup HeightPrecedence {
  lowerThan: AdditionPrecedence
}

prefix operator |
postfix operator |
prefix operator |-
postfix operator -|
infix operator ~ : HeightPrecedence

/// The distance from an edge of the superview.
public struct SideConstraint {
  let points: Double
}

/// A row, and the distance to what comes next.
public struct PartialConstraint {
  let views: [UIView]
  let points: Double
}

@discardableResult
public prefix func | (view: UIView) -> UIView {
  view.leading(0)
  return view
}

@discardableResult
public postfix func | (view: UIView) -> UIView {
  view.trailing(0)
  return view
}

public prefix func |- (points: Int) -> SideConstraint { SideConstraint(points: Double(points)) }
public postfix func -| (points: Int) -> SideConstraint { SideConstraint(points: Double(points)) }

@discardableResult
public func - (left: SideConstraint, right: UIView) -> UIView {
  right.leading(left.points)
  return right
}

@discardableResult
public func - (left: UIView, right: SideConstraint) -> UIView {
  left.trailing(right.points)
  return left
}

public func - (left: UIView, right: Int) -> PartialConstraint {
  PartialConstraint(views: [left], points: Double(right))
}

@discardableResult
public func - (left: PartialConstraint, right: UIView) -> [UIView] {
  if let last = left.views.last { tie(last, .trailing, right, .leading, -left.points) }
  return left.views + [right]
}

@discardableResult
public func ~ (left: UIView, right: Int) -> UIView { left.height(right) }
