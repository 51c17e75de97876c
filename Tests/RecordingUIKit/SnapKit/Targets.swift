@_exported import UIKit

/// What `equalTo(…)` and its sisters take.
public protocol ConstraintRelatableTarget {}
/// What `offset(…)` takes.
public protocol ConstraintOffsetTarget { var scalar: CGFloat { get } }
/// What `inset(…)` takes.
public protocol ConstraintInsetTarget {}
public protocol ConstraintDirectionalInsetTarget {}
public protocol ConstraintMultiplierTarget { var scalar: CGFloat { get } }
public protocol ConstraintPriorityTarget { var priorityValue: Float { get } }

public protocol ConstraintNumber:
  ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget, ConstraintPriorityTarget
{}

extension ConstraintNumber { public var priorityValue: Float { Float(scalar) } }

extension Int: ConstraintNumber { public var scalar: CGFloat { CGFloat(self) } }
extension Float: ConstraintNumber { public var scalar: CGFloat { CGFloat(self) } }
extension Double: ConstraintNumber { public var scalar: CGFloat { CGFloat(self) } }
extension CGFloat: ConstraintNumber { public var scalar: CGFloat { self } }

extension CGSize: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintDirectionalInsetTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var priorityValue: Float { rawValue }
}

public struct ConstraintPriority: ConstraintPriorityTarget {
  public let value: Float
  public init(_ value: Float) { self.value = value }
  public var priorityValue: Float { value }
  public static let required = ConstraintPriority(1000)
  public static let high = ConstraintPriority(750)
  public static let medium = ConstraintPriority(500)
  public static let low = ConstraintPriority(250)
}

/// Attributes of a view or guide: `title.snp.bottom`, `box.snp.edges`.
public final class ConstraintItem: ConstraintRelatableTarget {
  let target: AnyObject
  let attributes: [NSLayoutConstraint.Attribute]

  init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.target = target
    self.attributes = attributes
  }
}

/// The groups of attributes that a name stands for.
enum AttributeGroup {
  static let edges: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
  static let horizontalEdges: [NSLayoutConstraint.Attribute] = [.left, .right]
  static let verticalEdges: [NSLayoutConstraint.Attribute] = [.top, .bottom]
  static let directionalEdges: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .top, .bottom,
  ]
  static let directionalHorizontalEdges: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
  static let size: [NSLayoutConstraint.Attribute] = [.width, .height]
  static let center: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
  static let margins: [NSLayoutConstraint.Attribute] = [
    .leftMargin, .rightMargin, .topMargin, .bottomMargin,
  ]
  static let directionalMargins: [NSLayoutConstraint.Attribute] = [
    .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
  ]
  static let centerWithinMargins: [NSLayoutConstraint.Attribute] = [
    .centerXWithinMargins, .centerYWithinMargins,
  ]
}
