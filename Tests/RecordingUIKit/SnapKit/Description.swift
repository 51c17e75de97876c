/// One statement of a `makeConstraints` closure, as it grows call by call.
public final class ConstraintDescription {
  enum Constant {
    case offset(CGFloat)
    case inset(UIEdgeInsets)
    case directionalInset(NSDirectionalEdgeInsets)
    case size(CGSize)
    case point(CGPoint)
  }

  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute]
  var relation: NSLayoutConstraint.Relation?
  var target: ConstraintItem?
  var constant = Constant.offset(0)
  var multiplier: CGFloat = 1
  var priority: Float = 1000
  var label: String?
  lazy var constraint = relation.map { Constraint(self, $0) }

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }

  var superview: UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  func relate(_ relation: NSLayoutConstraint.Relation, to target: ConstraintRelatableTarget) {
    self.relation = relation
    switch target {
    case let item as ConstraintItem: self.target = item
    case let view as UIView: self.target = ConstraintItem(view, [])
    case let guide as UILayoutGuide: self.target = ConstraintItem(guide, [])
    case let size as CGSize: constant = .size(size)
    case let point as CGPoint: constant = .point(point)
    case let insets as UIEdgeInsets: constant = .inset(insets)
    case let insets as NSDirectionalEdgeInsets: constant = .directionalInset(insets)
    case let number as ConstraintNumber: constant = .offset(number.scalar)
    default: Recorder.shared.report("nothing can be equal to \(target)")
    }
  }

  func layoutConstraints(_ relation: NSLayoutConstraint.Relation) -> [NSLayoutConstraint] {
    attributes.compactMap { attribute in
      guard let (second, secondAttribute) = second(for: attribute) else { return nil }
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: multiplier,
        constant: Self.points(constant, for: attribute))
      constraint.priority = UILayoutPriority(priority)
      constraint.identifier = label
      return constraint
    }
  }

  /// The right side for one attribute; `nil` after a problem.
  private func second(
    for attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute)? {
    if let target {
      if target.attributes.isEmpty { return (target.target, attribute) }
      if target.attributes.count == 1 { return (target.target, target.attributes[0]) }
      guard let index = attributes.firstIndex(of: attribute),
        target.attributes.count == attributes.count
      else {
        Recorder.shared.report("a group of attributes is related to another kind of group")
        return nil
      }
      return (target.target, target.attributes[index])
    }
    switch attribute {
    case .width, .height: return (nil, .notAnAttribute)
    // UIKit measures a centre that is given as a number from the superview's corner.
    case .centerX: return withSuperview(.left)
    case .centerY: return withSuperview(.top)
    default: return withSuperview(attribute)
    }
  }

  private func withSuperview(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute)? {
    guard let superview else {
      Recorder.shared.report("there is no superview to relate to")
      return nil
    }
    return (superview, attribute)
  }

  /// The constant in points: an offset has no sign rule, an inset points inwards.
  static func points(
    _ constant: Constant, for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch constant {
    case .offset(let offset): return offset
    case .size(let size):
      return attribute == .width ? size.width : attribute == .height ? size.height : 0
    case .point(let point):
      switch attribute {
      case .left, .leading, .right, .trailing, .centerX: return point.x
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return point.y
      default: return 0
      }
    case .inset(let insets):
      return inset(
        insets.top, insets.left, insets.bottom, insets.right, for: attribute)
    case .directionalInset(let insets):
      return inset(
        insets.top, insets.leading, insets.bottom, insets.trailing, for: attribute)
    }
  }

  private static func inset(
    _ top: CGFloat, _ start: CGFloat, _ bottom: CGFloat, _ end: CGFloat,
    for attribute: NSLayoutConstraint.Attribute
  ) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: start
    case .right, .trailing, .rightMargin, .trailingMargin: -end
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .width: -(start + end)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (start - end) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .notAnAttribute: 0
    }
  }
}

/// The constraints of one statement.
public final class Constraint {
  public let layoutConstraints: [NSLayoutConstraint]

  init(_ description: ConstraintDescription, _ relation: NSLayoutConstraint.Relation) {
    layoutConstraints = description.layoutConstraints(relation)
  }

  public var isActive: Bool {
    get { layoutConstraints.contains { $0.isActive } }
    set { for constraint in layoutConstraints { constraint.isActive = newValue } }
  }

  public func activate() { isActive = true }
  public func deactivate() { isActive = false }

  @discardableResult
  public func update(offset: ConstraintOffsetTarget) -> Constraint {
    for constraint in layoutConstraints { constraint.constant = offset.scalar }
    return self
  }

  @discardableResult
  public func update(inset: ConstraintInsetTarget) -> Constraint {
    for constraint in layoutConstraints {
      let isAlone = constraint.secondAttribute == .notAnAttribute
      constraint.constant = ConstraintDescription.points(
        .inset(edgeInsets(inset)),
        for: isAlone ? constraint.firstAttribute : constraint.secondAttribute)
    }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.priorityValue)
    }
    return self
  }
}

func edgeInsets(_ target: ConstraintInsetTarget) -> UIEdgeInsets {
  if let insets = target as? UIEdgeInsets { return insets }
  let all = (target as? ConstraintNumber)?.scalar ?? 0
  return UIEdgeInsets(top: all, left: all, bottom: all, right: all)
}
