import UIKit

// Source: Cartography 4.0.0, `Property.swift`, `Compound.swift`, `Coefficients.swift`, `Edges.swift` and `Priority.swift`.

public typealias LayoutPriority = UILayoutPriority

precedencegroup CartographyPriorityPrecedence {
  associativity: left
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : CartographyPriorityPrecedence

public struct Anchor {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  let context: Context
}

/// What is done to an anchor.
public struct Coefficients {
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

/// One anchor or several.
public protocol Anchors {
  var anchors: [Anchor] { get }
  init(_ anchors: [Anchor])
}

public protocol SingleAnchor: Anchors {}

extension SingleAnchor {
  init(_ anchor: Anchor) { self.init([anchor]) }
}

/// To which a distance can be added.
public protocol Addition: SingleAnchor {}

public struct Place: Addition {
  public let anchors: [Anchor]
  public init(_ anchors: [Anchor]) { self.anchors = anchors }
}

public struct Length: Addition {
  public let anchors: [Anchor]
  public init(_ anchors: [Anchor]) { self.anchors = anchors }
}

public struct Size: Anchors {
  public let anchors: [Anchor]
  public init(_ anchors: [Anchor]) { self.anchors = anchors }
}

public struct Point: Anchors {
  public let anchors: [Anchor]
  public init(_ anchors: [Anchor]) { self.anchors = anchors }
}

/// Top, leading, bottom and trailing.
public struct Edges: Anchors {
  public let anchors: [Anchor]
  public init(_ anchors: [Anchor]) { self.anchors = anchors }
}

public struct Expression<Value: Anchors> {
  let value: Value
  let changes: [Coefficients]

  fileprivate init(_ value: Value, _ changes: [Coefficients]? = nil) {
    self.value = value
    self.changes = changes ?? value.anchors.map { _ in Coefficients() }
  }

  fileprivate func changed(_ factor: CGFloat, _ distance: CGFloat) -> Expression {
    Expression(
      value,
      changes.map {
        Coefficients(
          multiplier: $0.multiplier * factor, constant: $0.constant * factor + distance)
      })
  }
}

private func tie<Value: Anchors>(
  _ left: Value, _ relation: NSLayoutConstraint.Relation, _ right: Expression<Value>
) -> [NSLayoutConstraint] {
  zip(zip(left.anchors, right.value.anchors), right.changes).map { anchors, change in
    anchors.0.context.tie(anchors.0, relation, anchors.1, change)
  }
}

// MARK: One anchor

@discardableResult
public func == <Value: SingleAnchor>(left: Value, right: Value) -> NSLayoutConstraint {
  tie(left, .equal, Expression(right))[0]
}
@discardableResult
public func <= <Value: SingleAnchor>(left: Value, right: Value) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, Expression(right))[0]
}
@discardableResult
public func >= <Value: SingleAnchor>(left: Value, right: Value) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, Expression(right))[0]
}
@discardableResult
public func == <Value: SingleAnchor>(
  left: Value, right: Expression<Value>
) -> NSLayoutConstraint { tie(left, .equal, right)[0] }
@discardableResult
public func <= <Value: SingleAnchor>(
  left: Value, right: Expression<Value>
) -> NSLayoutConstraint { tie(left, .lessThanOrEqual, right)[0] }
@discardableResult
public func >= <Value: SingleAnchor>(
  left: Value, right: Expression<Value>
) -> NSLayoutConstraint { tie(left, .greaterThanOrEqual, right)[0] }

private func tie(
  _ left: Length, _ relation: NSLayoutConstraint.Relation, _ number: CGFloat
) -> NSLayoutConstraint {
  let anchor = left.anchors[0]
  return anchor.context.tie(anchor, relation, nil, Coefficients(constant: number))
}

@discardableResult
public func == (left: Length, right: CGFloat) -> NSLayoutConstraint { tie(left, .equal, right) }
@discardableResult
public func <= (left: Length, right: CGFloat) -> NSLayoutConstraint {
  tie(left, .lessThanOrEqual, right)
}
@discardableResult
public func >= (left: Length, right: CGFloat) -> NSLayoutConstraint {
  tie(left, .greaterThanOrEqual, right)
}

// MARK: Several anchors

@discardableResult
public func == <Value: Anchors>(left: Value, right: Value) -> [NSLayoutConstraint] {
  tie(left, .equal, Expression(right))
}
@discardableResult
public func <= <Value: Anchors>(left: Value, right: Value) -> [NSLayoutConstraint] {
  tie(left, .lessThanOrEqual, Expression(right))
}
@discardableResult
public func >= <Value: Anchors>(left: Value, right: Value) -> [NSLayoutConstraint] {
  tie(left, .greaterThanOrEqual, Expression(right))
}
@discardableResult
public func == <Value: Anchors>(
  left: Value, right: Expression<Value>
) -> [NSLayoutConstraint] { tie(left, .equal, right) }
@discardableResult
public func <= <Value: Anchors>(
  left: Value, right: Expression<Value>
) -> [NSLayoutConstraint] { tie(left, .lessThanOrEqual, right) }
@discardableResult
public func >= <Value: Anchors>(
  left: Value, right: Expression<Value>
) -> [NSLayoutConstraint] { tie(left, .greaterThanOrEqual, right) }

// MARK: Changes

public func + <Value: Addition>(left: Value, right: CGFloat) -> Expression<Value> {
  Expression(left).changed(1, right)
}
public func + <Value: Addition>(left: Expression<Value>, right: CGFloat) -> Expression<Value> {
  left.changed(1, right)
}
public func - <Value: Addition>(left: Value, right: CGFloat) -> Expression<Value> {
  Expression(left).changed(1, -right)
}
public func - <Value: Addition>(left: Expression<Value>, right: CGFloat) -> Expression<Value> {
  left.changed(1, -right)
}
public func * <Value: Anchors>(left: Value, right: CGFloat) -> Expression<Value> {
  Expression(left).changed(right, 0)
}
public func * <Value: Anchors>(left: Expression<Value>, right: CGFloat) -> Expression<Value> {
  left.changed(right, 0)
}
public func * <Value: Anchors>(left: CGFloat, right: Value) -> Expression<Value> { right * left }
public func / <Value: Anchors>(left: Value, right: CGFloat) -> Expression<Value> {
  left * (1 / right)
}
public func / <Value: Anchors>(left: Expression<Value>, right: CGFloat) -> Expression<Value> {
  left * (1 / right)
}

// MARK: Insets

public func inset(
  _ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> {
  Expression(edges, [top, leading, -bottom, -trailing].map { Coefficients(constant: $0) })
}
public func inset(
  _ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat
) -> Expression<Edges> { inset(edges, vertical, horizontal, vertical, horizontal) }
public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { inset(edges, all, all) }
public func inset(_ edges: Edges, horizontally number: CGFloat) -> Expression<Edges> {
  inset(edges, number, 0)
}
public func inset(_ edges: Edges, vertically number: CGFloat) -> Expression<Edges> {
  inset(edges, 0, number)
}
public func inset(_ edges: Edges, _ insets: UIEdgeInsets) -> Expression<Edges> {
  inset(edges, insets.top, insets.left, insets.bottom, insets.right)
}

// MARK: Priorities

@discardableResult
public func ~ (left: NSLayoutConstraint, right: LayoutPriority) -> NSLayoutConstraint {
  left.priority = right
  return left
}
@discardableResult
public func ~ (left: NSLayoutConstraint, right: Float) -> NSLayoutConstraint {
  left ~ LayoutPriority(right)
}
@discardableResult
public func ~ (left: [NSLayoutConstraint], right: LayoutPriority) -> [NSLayoutConstraint] {
  left.map { $0 ~ right }
}
@discardableResult
public func ~ (left: [NSLayoutConstraint], right: Float) -> [NSLayoutConstraint] {
  left ~ LayoutPriority(right)
}
