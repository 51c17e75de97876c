import UIKit

// Source: Stevia 6.2.0, `Stevia+Constraints.swift`, `Stevia+FlexibleMargin.swift`, `Stevia+Percentage.swift` and
// `Stevia+GetConstraint.swift`.

/// What points are written as.
public protocol SteviaNumber {
  var points: Double { get }
}

extension Double: SteviaNumber {
  public var points: Double { self }
}
extension CGFloat: SteviaNumber {
  public var points: Double { Double(self) }
}
extension Int: SteviaNumber {
  public var points: Double { Double(self) }
}

/// A distance of at least or at most so much.
public struct SteviaFlexibleMargin {
  let points: Double
  let relation: NSLayoutConstraint.Relation

  /// The same distance from the other end.
  var turned: Self {
    Self(
      points: -points,
      relation: relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual)
  }
}

/// A share of the superview's size.
public struct SteviaPercentage {
  let value: Double
}

prefix operator >=
prefix operator <=
postfix operator %

public prefix func >= (number: some SteviaNumber) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: number.points, relation: .greaterThanOrEqual)
}
public prefix func <= (number: some SteviaNumber) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: number.points, relation: .lessThanOrEqual)
}
public postfix func % (number: some SteviaNumber) -> SteviaPercentage {
  SteviaPercentage(value: number.points)
}

// MARK: Constraints

/// Every constraint gives way to required ones.
private let defaultPriority = UILayoutPriority(751)

/// Nothing is tied while the first view, or the one that is named, is in no other view.
@discardableResult
func tie(
  _ view: UIView, _ attribute: NSLayoutConstraint.Attribute,
  by relation: NSLayoutConstraint.Relation = .equal, to other: UIView?,
  _ second: NSLayoutConstraint.Attribute? = nil, times multiplier: Double = 1,
  plus constant: Double,
  in owner: UIView? = nil
) -> NSLayoutConstraint? {
  guard let owner = owner ?? view.superview else { return nil }
  let constraint = NSLayoutConstraint(
    item: view, attribute: attribute, relatedBy: relation, toItem: other,
    attribute: other == nil ? .notAnAttribute : second ?? attribute,
    multiplier: CGFloat(multiplier), constant: CGFloat(constant))
  constraint.priority = defaultPriority
  owner.addConstraint(constraint)
  return constraint
}

extension UIView {
  private func found(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    ((superview?.constraints ?? []) + constraints).first {
      $0.firstItem === self && $0.firstAttribute == attribute
        || $0.secondItem === self && $0.secondAttribute == attribute
    }
  }

  public var leftConstraint: NSLayoutConstraint? { found(.left) }
  public var rightConstraint: NSLayoutConstraint? { found(.right) }
  public var topConstraint: NSLayoutConstraint? { found(.top) }
  public var bottomConstraint: NSLayoutConstraint? { found(.bottom) }
  public var leadingConstraint: NSLayoutConstraint? { found(.leading) }
  public var trailingConstraint: NSLayoutConstraint? { found(.trailing) }
  public var widthConstraint: NSLayoutConstraint? { found(.width) }
  public var heightConstraint: NSLayoutConstraint? { found(.height) }
  public var centerXConstraint: NSLayoutConstraint? { found(.centerX) }
  public var centerYConstraint: NSLayoutConstraint? { found(.centerY) }
}
