import UIKit

// Source: Anchorage 4.5.0, `Anchorage.swift`.

// MARK: Equalities

@discardableResult
public func == (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  left /==/ right
}
@discardableResult
public func == (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>) -> ConstraintGroup
{
  left /==/ right
}
@discardableResult
public func == (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  left /==/ right
}
@discardableResult
public func == <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  left /==/ right
}
@discardableResult
public func == <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  left /==/ right
}
@discardableResult
public func == (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  left /==/ right
}
@discardableResult
public func == (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair {
  left /==/ right
}

@discardableResult
public func /==/ (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  tie(left, .equal, LayoutExpression(anchor: right, constant: .zero))
}
@discardableResult
public func /==/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>)
  -> ConstraintGroup
{
  tie(left, .equal, inset(right))
}
@discardableResult
public func /==/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  tie(left, .equal, right)
}
@discardableResult
public func /==/ <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  tie(left, .equal, LayoutExpression(anchor: right, constant: 0))
}
@discardableResult
public func /==/ <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  tie(left, .equal, right)
}
@discardableResult
public func /==/ (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  tie(left, .equal, right)
}
@discardableResult
public func /==/ (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair
{
  tie(left, .equal, right.constant, right.priority)
}

// MARK: At most

@discardableResult
public func <= (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  left /<=/ right
}
@discardableResult
public func <= (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>) -> ConstraintGroup
{
  left /<=/ right
}
@discardableResult
public func <= (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  left /<=/ right
}
@discardableResult
public func <= <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  left /<=/ right
}
@discardableResult
public func <= <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  left /<=/ right
}
@discardableResult
public func <= (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  left /<=/ right
}
@discardableResult
public func <= (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair {
  left /<=/ right
}

@discardableResult
public func /<=/ (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  tie(left, .lessThanOrEqual, LayoutExpression(anchor: right, constant: .zero))
}
@discardableResult
public func /<=/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>)
  -> ConstraintGroup
{
  tie(left, .lessThanOrEqual, inset(right))
}
@discardableResult
public func /<=/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  tie(left, .lessThanOrEqual, right)
}
@discardableResult
public func /<=/ <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  tie(left, .lessThanOrEqual, LayoutExpression(anchor: right, constant: 0))
}
@discardableResult
public func /<=/ <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  tie(left, .lessThanOrEqual, right)
}
@discardableResult
public func /<=/ (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  tie(left, .lessThanOrEqual, right)
}
@discardableResult
public func /<=/ (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair
{
  tie(left, .lessThanOrEqual, right.constant, right.priority)
}

// MARK: At least

@discardableResult
public func >= (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  left />=/ right
}
@discardableResult
public func >= (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>) -> ConstraintGroup
{
  left />=/ right
}
@discardableResult
public func >= (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  left />=/ right
}
@discardableResult
public func >= <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  left />=/ right
}
@discardableResult
public func >= <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  left />=/ right
}
@discardableResult
public func >= (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  left />=/ right
}
@discardableResult
public func >= (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair {
  left />=/ right
}

@discardableResult
public func />=/ (left: EdgeAnchors, right: EdgeAnchors) -> ConstraintGroup {
  tie(left, .greaterThanOrEqual, LayoutExpression(anchor: right, constant: .zero))
}
@discardableResult
public func />=/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, CGFloat>)
  -> ConstraintGroup
{
  tie(left, .greaterThanOrEqual, inset(right))
}
@discardableResult
public func />=/ (left: EdgeAnchors, right: LayoutExpression<EdgeAnchors, UIEdgeInsets>)
  -> ConstraintGroup
{
  tie(left, .greaterThanOrEqual, right)
}
@discardableResult
public func />=/ <First, Second>(left: AnchorPair<First, Second>, right: AnchorPair<First, Second>)
  -> ConstraintPair
{
  tie(left, .greaterThanOrEqual, LayoutExpression(anchor: right, constant: 0))
}
@discardableResult
public func />=/ <First, Second>(
  left: AnchorPair<First, Second>, right: LayoutExpression<AnchorPair<First, Second>, CGFloat>
) -> ConstraintPair {
  tie(left, .greaterThanOrEqual, right)
}
@discardableResult
public func />=/ (left: SizeAnchors, right: CGSize) -> ConstraintPair {
  tie(left, .greaterThanOrEqual, right)
}
@discardableResult
public func />=/ (left: SizeAnchors, right: LayoutExpression<SizeAnchors, CGSize>) -> ConstraintPair
{
  tie(left, .greaterThanOrEqual, right.constant, right.priority)
}
