import UIKit

// Source: Anchorage 4.5.0, `Anchorage.swift`, `Internal.swift` and `Priority.swift`.

precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence
infix operator />=/ : ComparisonPrecedence

public enum Priority: ExpressibleByIntegerLiteral {
  case required, high, low, fittingSize
  case custom(UILayoutPriority)

  public init(integerLiteral value: Int) { self = .custom(UILayoutPriority(Float(value))) }

  var value: UILayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    case .fittingSize: .fittingSizeLevel
    case .custom(let value): value
    }
  }
}

public func - (left: Priority, right: Float) -> Priority {
  .custom(UILayoutPriority(left.value.rawValue - right))
}

/// An anchor, or a group of them, with what is done to it.
public struct LayoutExpression<Anchor, Constant> {
  var anchor: Anchor?
  var constant: Constant
  var multiplier: CGFloat = 1
  var priority = Priority.required

  /// The anchor of an expression that has one.
  var place: Anchor {
    guard let anchor else { preconditionFailure("a number is no anchor") }
    return anchor
  }
}

public func ~ <A, C>(left: LayoutExpression<A, C>, right: Priority) -> LayoutExpression<A, C> {
  var expression = left
  expression.priority = right
  return expression
}

// MARK: Constraints

/// The constraints of each batch that is being made, inner ones last.
private var batches: [[NSLayoutConstraint]] = []

@discardableResult
public func batch(active: Bool = true, closure: () -> Void) -> [NSLayoutConstraint] {
  batches.append([])
  closure()
  let made = batches.removeLast()
  if active { NSLayoutConstraint.activate(made) }
  return made
}

func tie<Axis>(
  _ left: NSLayoutAnchor<Axis>, _ relation: NSLayoutConstraint.Relation,
  _ right: NSLayoutAnchor<Axis>, _ constant: CGFloat, _ multiplier: CGFloat = 1,
  _ priority: Priority
) -> NSLayoutConstraint {
  let plain: NSLayoutConstraint =
    switch relation {
    case .equal: left.constraint(equalTo: right, constant: constant)
    case .lessThanOrEqual: left.constraint(lessThanOrEqualTo: right, constant: constant)
    case .greaterThanOrEqual: left.constraint(greaterThanOrEqualTo: right, constant: constant)
    }
  guard multiplier != 1, let item = plain.firstItem else { return finish(plain, priority) }
  return finish(
    NSLayoutConstraint(
      item: item, attribute: plain.firstAttribute, relatedBy: relation, toItem: plain.secondItem,
      attribute: plain.secondAttribute, multiplier: multiplier, constant: constant), priority)
}

func tie(
  _ left: NSLayoutDimension, _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat,
  _ priority: Priority = .required
) -> NSLayoutConstraint {
  let plain: NSLayoutConstraint =
    switch relation {
    case .equal: left.constraint(equalToConstant: constant)
    case .lessThanOrEqual: left.constraint(lessThanOrEqualToConstant: constant)
    case .greaterThanOrEqual: left.constraint(greaterThanOrEqualToConstant: constant)
    }
  return finish(plain, priority)
}

private func finish(
  _ constraint: NSLayoutConstraint, _ priority: Priority
) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority.value
  if batches.isEmpty {
    constraint.isActive = true
  } else {
    batches[batches.count - 1].append(constraint)
  }
  return constraint
}
