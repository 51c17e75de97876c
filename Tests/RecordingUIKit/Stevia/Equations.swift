// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

// Source: Stevia 6.2.0, `Stevia+Equation.swift`.

public struct SteviaAttribute {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  var multiplier: Double?
  var constant: Double?
}

extension UIView {
  private func part(_ attribute: NSLayoutConstraint.Attribute) -> SteviaAttribute {
    SteviaAttribute(view: self, attribute: attribute)
  }

  public var Width: SteviaAttribute { part(.width) }
  public var Height: SteviaAttribute { part(.height) }
  public var Top: SteviaAttribute { part(.top) }
  public var Bottom: SteviaAttribute { part(.bottom) }
  public var Left: SteviaAttribute { part(.left) }
  public var Right: SteviaAttribute { part(.right) }
  public var Leading: SteviaAttribute { part(.leading) }
  public var Trailing: SteviaAttribute { part(.trailing) }
  public var CenterX: SteviaAttribute { part(.centerX) }
  public var CenterY: SteviaAttribute { part(.centerY) }
  public var FirstBaseline: SteviaAttribute { part(.firstBaseline) }
  public var LastBaseline: SteviaAttribute { part(.lastBaseline) }
}

// MARK: Changes

public func + (left: SteviaAttribute, right: some SteviaNumber) -> SteviaAttribute {
  var attribute = left
  attribute.constant = right.points
  return attribute
}
public func - (left: SteviaAttribute, right: some SteviaNumber) -> SteviaAttribute {
  left + -right.points
}
public func * (left: SteviaAttribute, right: some SteviaNumber) -> SteviaAttribute {
  var attribute = left
  attribute.multiplier = right.points
  return attribute
}
public func / (left: SteviaAttribute, right: some SteviaNumber) -> SteviaAttribute {
  left * (1 / right.points)
}
public func % (left: some SteviaNumber, right: SteviaAttribute) -> SteviaAttribute {
  right * (left.points / 100)
}

// MARK: Two views

private func relate(
  _ left: SteviaAttribute, _ relation: NSLayoutConstraint.Relation, _ right: SteviaAttribute
) -> NSLayoutConstraint? {
  var owner: UIView? = left.view
  while let next = owner, !right.view.isDescendant(of: next) { owner = next.superview }
  // A view that is in the other one comes first.
  let isTurned =
    relation == .equal && right.view.superview === left.view
    && left.view.superview !== right.view.superview
  let (first, second) = isTurned ? (right, left) : (left, right)
  return tie(
    first.view, first.attribute, by: relation, to: second.view, second.attribute,
    times: right.multiplier ?? left.multiplier ?? 1,
    plus: right.constant ?? left.constant ?? 0, in: owner)
}

@discardableResult
public func == (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint? {
  relate(left, .equal, right)
}
@discardableResult
public func >= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint? {
  relate(left, .greaterThanOrEqual, right)
}
@discardableResult
public func <= (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint? {
  relate(left, .lessThanOrEqual, right)
}

// MARK: A view and a number

/// A size, or a distance from the superview's edge; below and on the right it leads inward.
private func relate(
  _ left: SteviaAttribute, _ relation: NSLayoutConstraint.Relation, _ points: Double
) -> NSLayoutConstraint? {
  let isSize = [.width, .height].contains(left.attribute)
  let isFar = [.bottom, .right].contains(left.attribute)
  return tie(
    left.view, left.attribute, by: relation, to: isSize ? nil : left.view.superview,
    plus: isFar ? -points : points)
}

@discardableResult
public func == (left: SteviaAttribute, right: some SteviaNumber) -> NSLayoutConstraint? {
  relate(left, .equal, right.points)
}
@discardableResult
public func >= (left: SteviaAttribute, right: some SteviaNumber) -> NSLayoutConstraint? {
  relate(left, .greaterThanOrEqual, right.points)
}
@discardableResult
public func <= (left: SteviaAttribute, right: some SteviaNumber) -> NSLayoutConstraint? {
  relate(left, .lessThanOrEqual, right.points)
}
