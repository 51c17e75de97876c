import UIKit

// Source: EasyPeasy 1.10.0, `Attribute.swift`, `Constant.swift`, `Priority.swift` and `ReferenceAttribute.swift`.

public typealias Condition = () -> Bool
public typealias ContextualCondition = (Context) -> Bool

/// What a condition may ask about the screen.
public struct Context {
  let traits: UITraitCollection

  public var isPad: Bool { traits.userInterfaceIdiom == .pad }
  public var isPhone: Bool { traits.userInterfaceIdiom == .phone }
  public var isHorizontalCompact: Bool { traits.horizontalSizeClass == .compact }
  public var isHorizontalRegular: Bool { traits.horizontalSizeClass == .regular }
  public var isVerticalCompact: Bool { traits.verticalSizeClass == .compact }
  public var isVerticalRegular: Bool { traits.verticalSizeClass == .regular }
}

public enum Priority {
  case required, high, medium, low
  case custom(Float)

  var value: UILayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .medium: UILayoutPriority(500)
    case .low: .defaultLow
    case .custom(let value): UILayoutPriority(value)
    }
  }
}

// MARK: Numbers

public struct Constant {
  var value: CGFloat
  var relation = NSLayoutConstraint.Relation.equal
  var multiplier: CGFloat = 1
}

prefix operator >=
prefix operator <=
prefix operator ==
prefix operator *

public prefix func >= (value: CGFloat) -> Constant {
  Constant(value: value, relation: .greaterThanOrEqual)
}

public prefix func <= (value: CGFloat) -> Constant {
  Constant(value: value, relation: .lessThanOrEqual)
}

public prefix func == (value: CGFloat) -> Constant { Constant(value: value) }

/// The number is both the constant and the factor.
public prefix func * (value: CGFloat) -> Constant { Constant(value: value, multiplier: value) }

public func * (left: Constant, right: CGFloat) -> Constant {
  Constant(value: left.value, relation: left.relation, multiplier: right)
}

// MARK: Attributes

/// What is laid out of an item: one side or size, or several.
open class Attribute {
  /// `nil` for those that consist of others.
  let place: ReferenceAttribute?
  let parts: [Attribute]
  fileprivate let constant: Constant
  fileprivate var priority = Priority.required
  fileprivate var condition: ContextualCondition?
  fileprivate var target: AnyObject?
  fileprivate var targetPlace: ReferenceAttribute?
  private(set) var constraint: NSLayoutConstraint?
  private weak var view: UIView?

  init(_ place: ReferenceAttribute, _ constant: Constant) {
    self.place = place
    self.constant = constant
    parts = []
  }

  init(parts: [Attribute]) {
    place = nil
    constant = Constant(value: 0)
    self.parts = parts
  }

  private func change(_ change: (Attribute) -> Void) -> Self {
    change(self)
    parts.forEach(change)
    return self
  }

  @discardableResult
  public func with(_ priority: Priority) -> Self { change { $0.priority = priority } }

  @discardableResult
  public func when(_ condition: Condition?) -> Self {
    change { $0.condition = condition.map { condition in { _ in condition() } } }
  }

  @discardableResult
  public func when(_ condition: ContextualCondition?) -> Self {
    change { $0.condition = condition }
  }

  fileprivate func tie(_ target: AnyObject, _ place: ReferenceAttribute?) -> Self {
    change {
      $0.target = target
      $0.targetPlace = place
    }
  }

  // MARK: Constraints

  /// What may be in force together is in one group: the place with its relation and priority.
  var signature: String { "\(place?.axis ?? "") \(constant.relation) \(priority.value.rawValue)" }

  /// Whether the condition allows it.
  var isWanted: Bool {
    condition?(Context(traits: view?.traitCollection ?? UITraitCollection())) ?? true
  }

  func makeConstraint(for item: Item) {
    guard let place, place.isSize || item.owningView != nil else { return }
    view = item.owningView ?? item as? UIView
    let target = target ?? (place.isSize ? nil : item.owningView)
    let targetPlace = targetPlace ?? (target === item.owningView ? place : place.opposite)
    let made = NSLayoutConstraint(
      item: item, attribute: place.attribute, relatedBy: constant.relation, toItem: target,
      attribute: target == nil ? .notAnAttribute : targetPlace.attribute,
      multiplier: constant.multiplier,
      constant: place.isFar ? -constant.value : constant.value)
    made.priority = priority.value
    constraint = made
  }
}

extension Array where Element: Attribute {
  @discardableResult
  public func with(_ priority: Priority) -> [Attribute] { map { $0.with(priority) } }

  @discardableResult
  public func when(_ condition: Condition?) -> [Attribute] { map { $0.when(condition) } }

  @discardableResult
  public func when(_ condition: ContextualCondition?) -> [Attribute] {
    map { $0.when(condition) }
  }
}

open class PositionAttribute: Attribute {
  @discardableResult
  public func to(_ item: Item, _ place: ReferenceAttribute? = nil) -> Self { tie(item, place) }

  /// The side of a bar that content touches.
  @discardableResult
  public func to(_ support: UILayoutSupport) -> Self {
    tie(support, place == .bottom ? .top : .bottom)
  }
}

open class DimensionAttribute: Attribute {
  @discardableResult
  public func like(_ item: Item, _ place: ReferenceAttribute? = nil) -> Self { tie(item, place) }
}

// MARK: Places

public enum ReferenceAttribute {
  case left, right, top, bottom, leading, trailing, centerX, centerY, width, height
  case firstBaseline, lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin
  case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins

  var isSize: Bool { [.width, .height].contains(self) }

  /// A positive distance leads inward.
  var isFar: Bool { slot == .far }

  /// Where it is kept: a centre excludes both ends.
  enum Slot { case near, far, center, size }

  var slot: Slot {
    switch self {
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height: .size
    }
  }

  /// Sizes have a group each.
  var axis: String {
    switch self {
    case .width: "width"
    case .height: "height"
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      "vertical"
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      "horizontal"
    }
  }

  var opposite: Self {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .topMargin: .bottomMargin
    case .bottomMargin: .topMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height,
      .firstBaseline, .lastBaseline:
      self
    }
  }

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}
