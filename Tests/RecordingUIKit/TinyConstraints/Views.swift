import UIKit

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
}

extension UIEdgeInsets {
  public static func uniform(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: value, left: value, bottom: value, right: value)
  }
  public static func horizontal(_ value: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: value, bottom: 0, right: value)
  }
}

/// What a call says beside the items.
public struct TinyOptions {
  var relation = ConstraintRelation.equal
  var priority = UILayoutPriority.required
  var isActive = true
}

extension UIView {
  private func tie(
    _ first: NSLayoutConstraint.Attribute, _ other: Any?, _ second: NSLayoutConstraint.Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat, _ options: TinyOptions
  ) -> Constraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: first, relatedBy: options.relation.relation, toItem: other,
      attribute: second, multiplier: multiplier, constant: constant)
    constraint.priority = options.priority
    constraint.isActive = options.isActive
    return constraint
  }

  private func owner(_ usingSafeArea: Bool) -> Any? {
    usingSafeArea ? superview?.safeAreaLayoutGuide : superview
  }

  @discardableResult
  public func edgesToSuperview(
    excluding excluded: LayoutEdge = [], insets: UIEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    let sides: [(NSLayoutConstraint.Attribute, CGFloat, LayoutEdge)] = [
      (.top, insets.top, .top), (.left, insets.left, [.left, .leading]),
      (.right, -insets.right, [.right, .trailing]), (.bottom, -insets.bottom, .bottom),
    ]
    return sides.filter { excluded.isDisjoint(with: $0.2) }.map {
      tie($0.0, owner(usingSafeArea), $0.0, 1, $0.1, options)
    }
  }

  @discardableResult
  public func topToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    return tie(.top, owner(usingSafeArea), .top, 1, offset, options)
  }

  @discardableResult
  public func trailingToSuperview(
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    return tie(.trailing, owner(usingSafeArea), .trailing, 1, -offset, options)
  }

  @discardableResult
  public func leadingToSuperview(offset: CGFloat = 0) -> Constraint {
    tie(.leading, superview, .leading, 1, offset, TinyOptions())
  }

  @discardableResult
  public func centerInSuperview(offset: CGPoint = .zero) -> Constraints {
    [
      tie(.centerX, superview, .centerX, 1, offset.x, TinyOptions()),
      tie(.centerY, superview, .centerY, 1, offset.y, TinyOptions()),
    ]
  }

  @discardableResult
  public func topToBottom(
    of view: UIView, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    return tie(.top, view, .bottom, 1, offset, options)
  }

  @discardableResult
  public func leading(to view: UIView, offset: CGFloat = 0) -> Constraint {
    tie(.leading, view, .leading, 1, offset, TinyOptions())
  }

  @discardableResult
  public func width(
    _ width: CGFloat, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    return tie(.width, nil, .notAnAttribute, 1, width, options)
  }

  @discardableResult
  public func height(
    _ height: CGFloat, relation: ConstraintRelation = .equal,
    priority: UILayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    let options = TinyOptions(relation: relation, priority: priority, isActive: isActive)
    return tie(.height, nil, .notAnAttribute, 1, height, options)
  }

  @discardableResult
  public func width(min: CGFloat, max: CGFloat) -> Constraints {
    [width(min, relation: .equalOrGreater), width(max, relation: .equalOrLess)]
  }

  @discardableResult
  public func width(to view: UIView, multiplier: CGFloat = 1, offset: CGFloat = 0) -> Constraint {
    tie(.width, view, .width, multiplier, offset, TinyOptions())
  }

  @discardableResult
  public func size(_ size: CGSize) -> Constraints { [width(size.width), height(size.height)] }

  @discardableResult
  public func aspectRatio(_ ratio: CGFloat) -> Constraint {
    tie(.width, self, .height, ratio, 0, TinyOptions())
  }
}

extension Collection where Element == Constraint {
  public func activate() { NSLayoutConstraint.activate(Array(self)) }
  public func deActivate() { NSLayoutConstraint.deactivate(Array(self)) }
}
