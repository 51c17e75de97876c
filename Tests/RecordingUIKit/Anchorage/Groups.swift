import UIKit

// Source: Anchorage 4.5.0, `AnchorGroupProvider.swift` and `Internal.swift`.

public typealias EdgeInsets = UIEdgeInsets

/// Two anchors: ends of an axis, sizes, or a centre.
public struct AnchorPair<First: SingleAnchor, Second: SingleAnchor> {
  let first: First
  let second: Second
}

public struct EdgeAnchors {
  let horizontal: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  let vertical: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

public typealias SizeAnchors = AnchorPair<NSLayoutDimension, NSLayoutDimension>

public struct ConstraintPair {
  public var first: NSLayoutConstraint
  public var second: NSLayoutConstraint
}

public struct ConstraintGroup {
  public var top, leading, bottom, trailing: NSLayoutConstraint
  public var horizontal: [NSLayoutConstraint] { [leading, trailing] }
  public var vertical: [NSLayoutConstraint] { [top, bottom] }
  public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}

/// A view or a guide.
public protocol AnchorGroupProvider {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: AnchorGroupProvider {}
extension UILayoutGuide: AnchorGroupProvider {}

extension AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
  public var sizeAnchors: SizeAnchors { AnchorPair(first: widthAnchor, second: heightAnchor) }
  public var edgeAnchors: EdgeAnchors {
    EdgeAnchors(horizontal: horizontalAnchors, vertical: verticalAnchors)
  }
}

// MARK: Ties

extension NSLayoutConstraint.Relation {
  fileprivate var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

func tie<Anchor: SingleAnchor>(
  _ left: Anchor, _ relation: NSLayoutConstraint.Relation, _ right: Anchor, _ constant: CGFloat,
  _ priority: Priority
) -> NSLayoutConstraint {
  tie(left, relation, LayoutExpression(anchor: right, constant: constant, priority: priority))
}

/// A number leads inward from both ends of an axis.
func tie<First, Second>(
  _ left: AnchorPair<First, Second>, _ relation: NSLayoutConstraint.Relation,
  _ right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  guard let other = right.anchor else { preconditionFailure("no anchors") }
  let areEnds = First.self == Second.self && First.self != NSLayoutDimension.self
  return ConstraintPair(
    first: tie(left.first, relation, other.first, right.constant, right.priority),
    second: tie(
      left.second, areEnds ? relation.turned : relation, other.second,
      areEnds ? -right.constant : right.constant, right.priority))
}

func tie(
  _ left: SizeAnchors, _ relation: NSLayoutConstraint.Relation, _ size: CGSize,
  _ priority: Priority = .required
) -> ConstraintPair {
  ConstraintPair(
    first: tie(left.first, relation, toConstant: size.width, priority),
    second: tie(left.second, relation, toConstant: size.height, priority))
}

func tie(
  _ left: EdgeAnchors, _ relation: NSLayoutConstraint.Relation,
  _ right: LayoutExpression<EdgeAnchors, UIEdgeInsets>
) -> ConstraintGroup {
  guard let other = right.anchor else { preconditionFailure("no anchors") }
  let (insets, far, priority) = (right.constant, relation.turned, right.priority)
  let (x, y) = (left.horizontal, left.vertical)
  return ConstraintGroup(
    top: tie(y.first, relation, other.vertical.first, insets.top, priority),
    leading: tie(x.first, relation, other.horizontal.first, insets.left, priority),
    bottom: tie(y.second, far, other.vertical.second, -insets.bottom, priority),
    trailing: tie(x.second, far, other.horizontal.second, -insets.right, priority))
}

func inset(
  _ expression: LayoutExpression<EdgeAnchors, CGFloat>
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets> {
  let number = expression.constant
  return LayoutExpression(
    anchor: expression.anchor,
    constant: UIEdgeInsets(top: number, left: number, bottom: number, right: number),
    priority: expression.priority)
}

public func + (
  left: EdgeAnchors, right: UIEdgeInsets
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets> {
  LayoutExpression(anchor: left, constant: right)
}
public func - (
  left: EdgeAnchors, right: UIEdgeInsets
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets> {
  LayoutExpression(
    anchor: left,
    constant: UIEdgeInsets(
      top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right))
}
public func ~ (left: CGSize, right: Priority) -> LayoutExpression<SizeAnchors, CGSize> {
  LayoutExpression(anchor: nil, constant: left, priority: right)
}
