import UIKit

// Source: Anchorage 4.5.0, `AnchorGroupProvider.swift` and `Internal.swift`.

/// Two anchors: ends of an axis, or sizes.
public struct AnchorPair<First, Second> {
  let first: First
  let second: Second
}

public struct EdgeAnchors {
  let horizontal: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  let vertical: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

public typealias HorizontalAnchors = AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
public typealias VerticalAnchors = AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
public typealias SizeAnchors = AnchorPair<NSLayoutDimension, NSLayoutDimension>

extension UIView {
  public var horizontalAnchors: HorizontalAnchors {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: VerticalAnchors {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var sizeAnchors: SizeAnchors { AnchorPair(first: widthAnchor, second: heightAnchor) }
  public var edgeAnchors: EdgeAnchors {
    EdgeAnchors(horizontal: horizontalAnchors, vertical: verticalAnchors)
  }
}

public func + (left: VerticalAnchors, right: CGFloat) -> LayoutExpression<VerticalAnchors, CGFloat>
{
  LayoutExpression(anchor: left, constant: right)
}

@discardableResult
public func /==/ (
  left: VerticalAnchors, right: LayoutExpression<VerticalAnchors, CGFloat>
) -> [NSLayoutConstraint] {
  [
    tie(left.first, .equal, right.place.first, right.constant, 1, right.priority),
    tie(left.second, .equal, right.place.second, -right.constant, 1, right.priority),
  ]
}

@discardableResult
public func == (left: SizeAnchors, right: CGSize) -> [NSLayoutConstraint] {
  [
    tie(left.first, .equal, toConstant: right.width),
    tie(left.second, .equal, toConstant: right.height),
  ]
}

public func - (
  left: EdgeAnchors, right: UIEdgeInsets
) -> LayoutExpression<EdgeAnchors, UIEdgeInsets> {
  LayoutExpression(
    anchor: left,
    constant: UIEdgeInsets(
      top: -right.top, left: -right.left, bottom: -right.bottom, right: -right.right))
}

@discardableResult
public func == (
  left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>
) -> [NSLayoutConstraint] {
  let (other, insets, priority) = (right.place, right.constant, right.priority)
  return [
    tie(left.horizontal.first, .equal, other.horizontal.first, insets.left, 1, priority),
    tie(left.horizontal.second, .equal, other.horizontal.second, -insets.right, 1, priority),
    tie(left.vertical.first, .equal, other.vertical.first, insets.top, 1, priority),
    tie(left.vertical.second, .equal, other.vertical.second, -insets.bottom, 1, priority),
  ]
}
