import UIKit

// Source: Anchorage 4.5.0, `Anchorage.swift` and `NSLayoutAnchor+MultiplierConstraints.swift`.

precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence

/// An anchor, or a group of them, with what is done to it; or a number.
public struct LayoutExpression<Anchor, Constant> {
  var anchor: Anchor?
  var constant: Constant
  var multiplier: CGFloat = 1
  var priority = Priority.required
}

/// One of UIKit's anchors.
public protocol SingleAnchor: NSObject {
  associatedtype Axis: AnyObject
  var anchor: NSLayoutAnchor<Axis> { get }
}

extension NSLayoutXAxisAnchor: SingleAnchor {
  public var anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { self }
}
extension NSLayoutYAxisAnchor: SingleAnchor {
  public var anchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { self }
}
extension NSLayoutDimension: SingleAnchor {
  public var anchor: NSLayoutAnchor<NSLayoutDimension> { self }
}

func tie<Anchor: SingleAnchor>(
  _ left: Anchor, _ relation: NSLayoutConstraint.Relation,
  _ right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint {
  guard let other = right.anchor?.anchor else {
    guard let size = left as? NSLayoutDimension else { preconditionFailure("not a size") }
    return tie(size, relation, toConstant: right.constant, right.priority)
  }
  let plain: NSLayoutConstraint =
    switch relation {
    case .equal: left.anchor.constraint(equalTo: other, constant: right.constant)
    case .lessThanOrEqual:
      left.anchor.constraint(lessThanOrEqualTo: other, constant: right.constant)
    case .greaterThanOrEqual:
      left.anchor.constraint(greaterThanOrEqualTo: other, constant: right.constant)
    }
  guard right.multiplier != 1, let item = plain.firstItem else {
    return finish(plain, right.priority)
  }
  return finish(
    NSLayoutConstraint(
      item: item, attribute: plain.firstAttribute, relatedBy: relation, toItem: plain.secondItem,
      attribute: plain.secondAttribute, multiplier: right.multiplier, constant: right.constant),
    right.priority)
}

func tie(
  _ left: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, toConstant number: CGFloat,
  _ priority: Priority
) -> NSLayoutConstraint {
  let plain: NSLayoutConstraint =
    switch relation {
    case .equal: left.constraint(equalToConstant: number)
    case .lessThanOrEqual: left.constraint(lessThanOrEqualToConstant: number)
    case .greaterThanOrEqual: left.constraint(greaterThanOrEqualToConstant: number)
    }
  return finish(plain, priority)
}

private func plain<Anchor>(_ anchor: Anchor) -> LayoutExpression<Anchor, CGFloat> {
  LayoutExpression(anchor: anchor, constant: 0)
}

// MARK: Equalities

// Swift prefers an operator of the very types to the one of all objects.

@discardableResult
public func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  left /==/ right
}
@discardableResult
public func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  left /==/ right
}
@discardableResult
public func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  left /==/ right
}
@discardableResult
public func == <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { left /==/ right }
@discardableResult
public func == <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { left /==/ right }

@discardableResult
public func /==/ <Anchor: SingleAnchor>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
  tie(left, .equal, plain(right))
}
@discardableResult
public func /==/ <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { tie(left, .equal, right) }
@discardableResult
public func /==/ <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { tie(left, .equal, toConstant: CGFloat(right), .required) }

// MARK: Inequalities

@discardableResult
public func <= <Anchor: SingleAnchor>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
  left /<=/ right
}
@discardableResult
public func <= <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { left /<=/ right }
@discardableResult
public func <= <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { left /<=/ right }

@discardableResult
public func /<=/ <Anchor: SingleAnchor>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, plain(right))
}
@discardableResult
public func /<=/ <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { tie(left, .lessThanOrEqual, right) }
@discardableResult
public func /<=/ <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { tie(left, .lessThanOrEqual, toConstant: CGFloat(right), .required) }

@discardableResult
public func >= <Anchor: SingleAnchor>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
  left />=/ right
}
@discardableResult
public func >= <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { left />=/ right }
@discardableResult
public func >= <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { left />=/ right }

@discardableResult
public func />=/ <Anchor: SingleAnchor>(left: Anchor, right: Anchor) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, plain(right))
}
@discardableResult
public func />=/ <Anchor: SingleAnchor>(
  left: Anchor, right: LayoutExpression<Anchor, CGFloat>
) -> NSLayoutConstraint { tie(left, .greaterThanOrEqual, right) }
@discardableResult
public func />=/ <Number: BinaryFloatingPoint>(
  left: NSLayoutDimension, right: Number
) -> NSLayoutConstraint { tie(left, .greaterThanOrEqual, toConstant: CGFloat(right), .required) }

// MARK: Changes

public func + <Anchor, Number: BinaryFloatingPoint>(
  left: Anchor, right: Number
) -> LayoutExpression<Anchor, CGFloat> {
  LayoutExpression(anchor: left, constant: CGFloat(right))
}
public func - <Anchor, Number: BinaryFloatingPoint>(
  left: Anchor, right: Number
) -> LayoutExpression<Anchor, CGFloat> {
  LayoutExpression(anchor: left, constant: -CGFloat(right))
}
public func * <Anchor: SingleAnchor, Number: BinaryFloatingPoint>(
  left: Anchor, right: Number
) -> LayoutExpression<Anchor, CGFloat> { plain(left) * right }
public func / <Anchor: SingleAnchor, Number: BinaryFloatingPoint>(
  left: Anchor, right: Number
) -> LayoutExpression<Anchor, CGFloat> { plain(left) / right }

/// The constant keeps its size.
public func * <Anchor: SingleAnchor, Number: BinaryFloatingPoint>(
  left: LayoutExpression<Anchor, CGFloat>, right: Number
) -> LayoutExpression<Anchor, CGFloat> {
  var expression = left
  expression.multiplier *= CGFloat(right)
  return expression
}
public func / <Anchor: SingleAnchor, Number: BinaryFloatingPoint>(
  left: LayoutExpression<Anchor, CGFloat>, right: Number
) -> LayoutExpression<Anchor, CGFloat> { left * (1 / right) }
public func + <Anchor, Number: BinaryFloatingPoint>(
  left: LayoutExpression<Anchor, CGFloat>, right: Number
) -> LayoutExpression<Anchor, CGFloat> {
  var expression = left
  expression.constant += CGFloat(right)
  return expression
}
public func - <Anchor, Number: BinaryFloatingPoint>(
  left: LayoutExpression<Anchor, CGFloat>, right: Number
) -> LayoutExpression<Anchor, CGFloat> { left + -right }

public func ~ <Anchor>(
  left: Anchor, right: Priority
) -> LayoutExpression<Anchor, CGFloat> {
  LayoutExpression(anchor: left, constant: 0, priority: right)
}
public func ~ <Anchor, Constant>(
  left: LayoutExpression<Anchor, Constant>, right: Priority
) -> LayoutExpression<Anchor, Constant> {
  var expression = left
  expression.priority = right
  return expression
}
public func ~ <Number: BinaryFloatingPoint>(
  left: Number, right: Priority
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: nil, constant: CGFloat(left), priority: right)
}
