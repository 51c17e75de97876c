import UIKit

// Source: Stevia 6.2.0, `Stevia+Operators.swift` and `Stevia+FlexibleMargin.swift`.

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

/// A distance of at least or at most so much from an edge of the superview.
public struct FlexibleSide {
  let margin: SteviaFlexibleMargin
}

/// A row, and the distance to what comes next; `nil` if there is none.
public struct PartialConstraint {
  let views: [UIView]
  let points: Double?
}

/// A row, and a distance of at least or at most so much to what comes next.
public struct PartialFlexibleConstraint {
  let views: [UIView]
  let margin: SteviaFlexibleMargin
}

/// The distance between views, and to edges, that is not written.
private let defaultMargin = 8.0

// MARK: Edges

@discardableResult
public prefix func | (view: UIView) -> UIView { view.leading(0) }
@discardableResult
public postfix func | (view: UIView) -> UIView { view.trailing(0) }
@discardableResult
public postfix func | (views: [UIView]) -> [UIView] {
  views.last?.trailing(0)
  return views
}
@discardableResult
public prefix func |- (view: UIView) -> UIView { view.leading(defaultMargin) }
@discardableResult
public postfix func -| (view: UIView) -> UIView { view.trailing(defaultMargin) }
@discardableResult
public postfix func -| (views: [UIView]) -> [UIView] {
  views.last?.trailing(defaultMargin)
  return views
}

public prefix func |- (number: some SteviaNumber) -> SideConstraint {
  SideConstraint(points: number.points)
}
public postfix func -| (number: some SteviaNumber) -> SideConstraint {
  SideConstraint(points: number.points)
}
public prefix func |- (margin: SteviaFlexibleMargin) -> FlexibleSide {
  FlexibleSide(margin: margin)
}
public postfix func -| (margin: SteviaFlexibleMargin) -> FlexibleSide {
  FlexibleSide(margin: margin)
}

@discardableResult
public func - (left: SideConstraint, right: UIView) -> UIView { right.leading(left.points) }
@discardableResult
public func - (left: UIView, right: SideConstraint) -> UIView { left.trailing(right.points) }
@discardableResult
public func - (left: [UIView], right: SideConstraint) -> [UIView] {
  left.last?.trailing(right.points)
  return left
}
@discardableResult
public func - (left: FlexibleSide, right: UIView) -> UIView { right.leading(left.margin) }

/// The superview comes first.
@discardableResult
public func - (left: UIView, right: FlexibleSide) -> UIView {
  if let superview = left.superview {
    tie(
      superview, .trailing, by: right.margin.relation, to: left, plus: right.margin.points,
      in: superview)
  }
  return left
}
@discardableResult
public func - (left: [UIView], right: FlexibleSide) -> [UIView] {
  if let last = left.last { _ = last - right }
  return left
}

// MARK: Neighbours

public func - (left: UIView, right: some SteviaNumber) -> PartialConstraint { [left] - right }
public func - (left: [UIView], right: some SteviaNumber) -> PartialConstraint {
  PartialConstraint(views: left, points: right.points)
}

/// An empty text leaves the distance open.
public func - (left: UIView, right: String) -> PartialConstraint { [left] - right }
public func - (left: [UIView], right: String) -> PartialConstraint {
  PartialConstraint(views: left, points: nil)
}
public func - (left: UIView, right: SteviaFlexibleMargin) -> PartialFlexibleConstraint {
  [left] - right
}
public func - (left: [UIView], right: SteviaFlexibleMargin) -> PartialFlexibleConstraint {
  PartialFlexibleConstraint(views: left, margin: right)
}

@discardableResult
public func - (left: PartialConstraint, right: UIView) -> [UIView] {
  if let last = left.views.last, let points = left.points {
    tie(last, .trailing, to: right, .leading, plus: -points)
  }
  return left.views + [right]
}
@discardableResult
public func - (left: PartialFlexibleConstraint, right: UIView) -> [UIView] {
  if let last = left.views.last {
    tie(
      right, .leading, by: left.margin.relation, to: last, .trailing, plus: left.margin.points)
  }
  return left.views + [right]
}

/// Two views alone are tied from the second one.
@discardableResult
public func - (left: UIView, right: UIView) -> [UIView] {
  tie(right, .leading, to: left, .trailing, plus: defaultMargin)
  return [left, right]
}
@discardableResult
public func - (left: [UIView], right: UIView) -> [UIView] { left - defaultMargin - right }

// MARK: Heights

@discardableResult
public func ~ (left: UIView, right: some SteviaNumber) -> UIView { left.height(right) }
@discardableResult
public func ~ (left: UIView, right: SteviaPercentage) -> UIView { left.height(right) }
@discardableResult
public func ~ (left: UIView, right: SteviaFlexibleMargin) -> UIView { left.height(right) }
@discardableResult
public func ~ (left: [UIView], right: some SteviaNumber) -> [UIView] {
  left.map { $0.height(right) }
}
@discardableResult
public func ~ (left: [UIView], right: SteviaFlexibleMargin) -> [UIView] {
  left.map { $0.height(right) }
}
