import UIKit

// Source: Anchorage 4.5.0, `Anchorage.swift`, `Internal.swift` and `Priority.swift`.

public enum Priority: ExpressibleByIntegerLiteral {
  case required, high, low, fittingSize
  case custom(UILayoutPriority)

  public init(integerLiteral value: Int) { self.init(Float(value)) }
  public init(_ value: Float) { self = .custom(UILayoutPriority(value)) }

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

public func - (left: Priority, right: Float) -> Priority { Priority(left.value.rawValue - right) }
public func + (left: Priority, right: Float) -> Priority { Priority(left.value.rawValue + right) }

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

/// The first view's mask is switched off.
func finish(_ constraint: NSLayoutConstraint, _ priority: Priority) -> NSLayoutConstraint {
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = priority.value
  if batches.isEmpty {
    constraint.isActive = true
  } else {
    batches[batches.count - 1].append(constraint)
  }
  return constraint
}
