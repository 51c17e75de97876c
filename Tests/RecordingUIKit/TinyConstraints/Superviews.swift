import UIKit

// Source: TinyConstraints 4.0.2, `TinyConstraints+superview.swift` and `Stack.swift`.

extension UIView {
  private func owner(_ usingSafeArea: Bool) -> Constrainable {
    guard let superview else { preconditionFailure("a view without a superview is tied to it") }
    return usingSafeArea ? superview.safeAreaLayoutGuide : superview
  }

  // MARK: Edges

  @discardableResult
  public func leadingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    leading(
      to: owner(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  /// The offset leads inward, unlike that of `rightToSuperview`.
  @discardableResult
  public func trailingToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    trailing(
      to: owner(usingSafeArea), anchor, offset: -offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func leftToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    left(
      to: owner(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func rightToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    right(
      to: owner(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func topToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    top(
      to: owner(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func bottomToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    bottom(
      to: owner(usingSafeArea), anchor, offset: offset, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func horizontalToSuperview(
    insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.top, .bottom], insets: insets, relation: relation, priority: priority,
      isActive: isActive, usingSafeArea: usingSafeArea)
  }

  @discardableResult
  public func verticalToSuperview(
    insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    edgesToSuperview(
      excluding: [.left, .right], insets: insets, relation: relation, priority: priority,
      isActive: isActive, usingSafeArea: usingSafeArea)
  }

  /// Code that is read from left to right: leading is left.
  @discardableResult
  public func edgesToSuperview(
    excluding excluded: LayoutEdge = .none, insets: UIEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    var absolute = excluded
    if excluded.contains(.leading) { absolute.insert(.left) }
    if excluded.contains(.trailing) { absolute.insert(.right) }
    return edges(
      to: owner(usingSafeArea), excluding: absolute, insets: insets, relation: relation,
      priority: priority, isActive: isActive)
  }

  // MARK: Centers and sizes

  @discardableResult
  public func centerInSuperview(
    offset: CGPoint = .zero, priority: LayoutPriority = .required, isActive: Bool = true,
    usingSafeArea: Bool = false
  ) -> Constraints {
    center(in: owner(usingSafeArea), offset: offset, priority: priority, isActive: isActive)
  }

  @discardableResult
  public func originToSuperview(
    insets: UIEdgeInsets = .zero, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraints {
    origin(
      to: owner(usingSafeArea), insets: insets, relation: relation, priority: priority,
      isActive: isActive)
  }

  @discardableResult
  public func widthToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    width(
      to: owner(usingSafeArea), dimension, multiplier: multiplier, offset: offset,
      relation: relation, priority: priority, isActive: isActive)
  }

  @discardableResult
  public func heightToSuperview(
    _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    height(
      to: owner(usingSafeArea), dimension, multiplier: multiplier, offset: offset,
      relation: relation, priority: priority, isActive: isActive)
  }

  @discardableResult
  public func centerXToSuperview(
    _ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerX(
      to: owner(usingSafeArea), anchor, multiplier: multiplier, offset: offset,
      priority: priority, isActive: isActive)
  }

  @discardableResult
  public func centerYToSuperview(
    _ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
    priority: LayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false
  ) -> Constraint {
    centerY(
      to: owner(usingSafeArea), anchor, multiplier: multiplier, offset: offset,
      priority: priority, isActive: isActive)
  }

  // MARK: Rows and columns

  @discardableResult
  public func stack(
    _ views: [UIView], axis: ConstraintAxis = .vertical, width: CGFloat? = nil,
    height: CGFloat? = nil, spacing: CGFloat = 0
  ) -> Constraints {
    var made: Constraints = []
    for (index, view) in views.enumerated() {
      addSubview(view)
      let gap = index == 0 ? 0 : spacing
      let previous: UIView? = index == 0 ? nil : views[index - 1]
      let isLast = index == views.count - 1
      switch axis {
      case .vertical:
        made.append(view.top(to: previous ?? self, previous?.bottomAnchor, offset: gap))
        made += [view.leftToSuperview(), view.rightToSuperview()]
        if isLast { made.append(view.bottomToSuperview()) }
      case .horizontal:
        made += [view.topToSuperview(), view.bottomToSuperview()]
        made.append(view.left(to: previous ?? self, previous?.rightAnchor, offset: gap))
        if isLast { made.append(view.rightToSuperview()) }
      }
      made += [width.map { view.width($0) }, height.map { view.height($0) }].compactMap(\.self)
    }
    return made
  }
}
