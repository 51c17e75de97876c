import UIKit

// Swift prefers an operator of the very types to the one of all objects.

// MARK: NSLayoutXAxisAnchor

@discardableResult
public func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  tie(left, .equal, right, 0, 1, .required)
}

@discardableResult
public func == (
  left: NSLayoutXAxisAnchor, right: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .equal, right.place, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func <= (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func <= (
  left: NSLayoutXAxisAnchor, right: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right.place, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func >= (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func >= (
  left: NSLayoutXAxisAnchor, right: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right.place, right.constant, right.multiplier, right.priority)
}

public func ~ (left: NSLayoutXAxisAnchor, right: Priority) -> LayoutExpression<
  NSLayoutXAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: left, constant: 0, priority: right)
}

public func + <Number: BinaryFloatingPoint>(
  left: NSLayoutXAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: CGFloat(right))
}

public func - <Number: BinaryFloatingPoint>(
  left: NSLayoutXAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: -CGFloat(right))
}

public func / <Number: BinaryFloatingPoint>(
  left: NSLayoutXAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutXAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: 0, multiplier: 1 / CGFloat(right))
}

// MARK: NSLayoutYAxisAnchor

@discardableResult
public func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  tie(left, .equal, right, 0, 1, .required)
}

@discardableResult
public func == (
  left: NSLayoutYAxisAnchor, right: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .equal, right.place, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func <= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func <= (
  left: NSLayoutYAxisAnchor, right: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right.place, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func >= (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func >= (
  left: NSLayoutYAxisAnchor, right: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right.place, right.constant, right.multiplier, right.priority)
}

public func ~ (left: NSLayoutYAxisAnchor, right: Priority) -> LayoutExpression<
  NSLayoutYAxisAnchor, CGFloat
> {
  LayoutExpression(anchor: left, constant: 0, priority: right)
}

public func + <Number: BinaryFloatingPoint>(
  left: NSLayoutYAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: CGFloat(right))
}

public func - <Number: BinaryFloatingPoint>(
  left: NSLayoutYAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: -CGFloat(right))
}

public func / <Number: BinaryFloatingPoint>(
  left: NSLayoutYAxisAnchor, right: Number
) -> LayoutExpression<NSLayoutYAxisAnchor, CGFloat> {
  LayoutExpression(anchor: left, constant: 0, multiplier: 1 / CGFloat(right))
}

// MARK: NSLayoutDimension

@discardableResult
public func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  tie(left, .equal, right, 0, 1, .required)
}

@discardableResult
public func == (
  left: NSLayoutDimension, right: LayoutExpression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return tie(left, .equal, toConstant: right.constant, right.priority)
  }
  return tie(left, .equal, anchor, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func == <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint {
  tie(left, .equal, toConstant: CGFloat(right))
}

@discardableResult
public func <= (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func <= (
  left: NSLayoutDimension, right: LayoutExpression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return tie(left, .lessThanOrEqual, toConstant: right.constant, right.priority)
  }
  return tie(left, .lessThanOrEqual, anchor, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func <= <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, toConstant: CGFloat(right))
}

@discardableResult
public func >= (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right, 0, 1, .required)
}

@discardableResult
public func >= (
  left: NSLayoutDimension, right: LayoutExpression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = right.anchor else {
    return tie(left, .greaterThanOrEqual, toConstant: right.constant, right.priority)
  }
  return tie(left, .greaterThanOrEqual, anchor, right.constant, right.multiplier, right.priority)
}

@discardableResult
public func >= <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, toConstant: CGFloat(right))
}

public func ~ (left: NSLayoutDimension, right: Priority) -> LayoutExpression<
  NSLayoutDimension, CGFloat
> {
  LayoutExpression(anchor: left, constant: 0, priority: right)
}

public func + <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: left, constant: CGFloat(right))
}

public func - <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: left, constant: -CGFloat(right))
}

public func / <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: left, constant: 0, multiplier: 1 / CGFloat(right))
}

public func ~ (left: Int, right: Priority) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: nil, constant: CGFloat(left), priority: right)
}
