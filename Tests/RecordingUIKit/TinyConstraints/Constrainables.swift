import UIKit

// Source: TinyConstraints 4.0.2, `Abstraction.swift`, `Constrainable.swift`, `Constraints.swift` and `TinyEdgeInsets.swift`.

public typealias TinyView = UIView
public typealias LayoutGuide = UILayoutGuide
public typealias ConstraintAxis = NSLayoutConstraint.Axis
public typealias LayoutPriority = UILayoutPriority
public typealias TinyEdgeInsets = UIEdgeInsets
public typealias Constraint = NSLayoutConstraint
public typealias Constraints = [Constraint]

public enum ConstraintRelation {
  case equal, equalOrLess, equalOrGreater

  var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .equalOrLess: .lessThanOrEqual
    case .equalOrGreater: .greaterThanOrEqual
    }
  }
}

public struct LayoutEdge: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let top = LayoutEdge(rawValue: 1)
  public static let bottom = LayoutEdge(rawValue: 2)
  public static let left = LayoutEdge(rawValue: 4)
  public static let right = LayoutEdge(rawValue: 8)
  public static let leading = LayoutEdge(rawValue: 16)
  public static let trailing = LayoutEdge(rawValue: 32)
  public static let none: LayoutEdge = []
}

extension UIEdgeInsets {
  public static func uniform(_ value: CGFloat) -> Self { horizontal(value) + vertical(value) }
  public static func top(_ value: CGFloat) -> Self {
    Self(top: value, left: 0, bottom: 0, right: 0)
  }
  public static func left(_ value: CGFloat) -> Self {
    Self(top: 0, left: value, bottom: 0, right: 0)
  }
  public static func bottom(_ value: CGFloat) -> Self {
    Self(top: 0, left: 0, bottom: value, right: 0)
  }
  public static func right(_ value: CGFloat) -> Self {
    Self(top: 0, left: 0, bottom: 0, right: value)
  }
  public static func horizontal(_ value: CGFloat) -> Self { left(value) + right(value) }
  public static func vertical(_ value: CGFloat) -> Self { top(value) + bottom(value) }
}

public func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
    right: left.right + right.right)
}

/// A view or a guide.
public protocol Constrainable: NSObject {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

extension NSLayoutConstraint {
  @discardableResult
  public func with(_ priority: LayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  @discardableResult
  public func set(_ isActive: Bool) -> Self {
    self.isActive = isActive
    return self
  }
}

extension Collection where Element == Constraint {
  public func activate() { NSLayoutConstraint.activate(Array(self)) }
  public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
}

extension UIView {
  public func setHugging(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentHuggingPriority(priority, for: axis)
  }
  public func setCompressionResistance(_ priority: LayoutPriority, for axis: ConstraintAxis) {
    setContentCompressionResistancePriority(priority, for: axis)
  }
}

// MARK: Ties

extension Constrainable {
  private func prepare() { (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }

  func tie<Axis>(
    _ first: NSLayoutAnchor<Axis>, _ relation: ConstraintRelation,
    _ second: NSLayoutAnchor<Axis>, _ offset: CGFloat, _ priority: LayoutPriority,
    _ isActive: Bool
  ) -> Constraint {
    prepare()
    let constraint: Constraint =
      switch relation {
      case .equal: first.constraint(equalTo: second, constant: offset)
      case .equalOrLess: first.constraint(lessThanOrEqualTo: second, constant: offset)
      case .equalOrGreater: first.constraint(greaterThanOrEqualTo: second, constant: offset)
      }
    return constraint.with(priority).set(isActive)
  }

  func tie(
    _ first: NSLayoutDimension, _ relation: ConstraintRelation, _ second: NSLayoutDimension,
    _ multiplier: CGFloat, _ offset: CGFloat, _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepare()
    let constraint: Constraint =
      switch relation {
      case .equal:
        first.constraint(equalTo: second, multiplier: multiplier, constant: offset)
      case .equalOrLess:
        first.constraint(lessThanOrEqualTo: second, multiplier: multiplier, constant: offset)
      case .equalOrGreater:
        first.constraint(greaterThanOrEqualTo: second, multiplier: multiplier, constant: offset)
      }
    return constraint.with(priority).set(isActive)
  }

  func tie(
    _ dimension: NSLayoutDimension, _ relation: ConstraintRelation, toConstant number: CGFloat,
    _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepare()
    let constraint: Constraint =
      switch relation {
      case .equal: dimension.constraint(equalToConstant: number)
      case .equalOrLess: dimension.constraint(lessThanOrEqualToConstant: number)
      case .equalOrGreater: dimension.constraint(greaterThanOrEqualToConstant: number)
      }
    return constraint.with(priority).set(isActive)
  }

  func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ other: Constrainable, _ multiplier: CGFloat,
    _ offset: CGFloat, _ priority: LayoutPriority, _ isActive: Bool
  ) -> Constraint {
    prepare()
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
      multiplier: multiplier, constant: offset)
    return constraint.with(priority).set(isActive)
  }
}
