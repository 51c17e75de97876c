import UIKit

// Source: TinyConstraints 4.0.2, `TinyConstraints.swift`.

extension Constrainable {
  // MARK: Edges

  @discardableResult
  public func leading(
    to other: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leadingAnchor, relation, anchor ?? other.leadingAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func trailing(
    to other: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(trailingAnchor, relation, anchor ?? other.trailingAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func left(
    to other: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leftAnchor, relation, anchor ?? other.leftAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func right(
    to other: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(rightAnchor, relation, anchor ?? other.rightAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func top(
    to other: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(topAnchor, relation, anchor ?? other.topAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func bottom(
    to other: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(bottomAnchor, relation, anchor ?? other.bottomAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func leadingToTrailing(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leadingAnchor, relation, other.trailingAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func trailingToLeading(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(trailingAnchor, relation, other.leadingAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func leftToRight(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(leftAnchor, relation, other.rightAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func rightToLeft(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(rightAnchor, relation, other.leftAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func topToBottom(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(topAnchor, relation, other.bottomAnchor, offset, priority, isActive)
  }

  @discardableResult
  public func bottomToTop(
    of other: Constrainable, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(bottomAnchor, relation, other.topAnchor, offset, priority, isActive)
  }

  // MARK: Centers

  @discardableResult
  public func centerX(
    to other: Constrainable, _ anchor: NSLayoutXAxisAnchor? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    if let anchor { return tie(centerXAnchor, .equal, anchor, offset, priority, isActive) }
    return tie(.centerX, other, multiplier, offset, priority, isActive)
  }

  @discardableResult
  public func centerY(
    to other: Constrainable, _ anchor: NSLayoutYAxisAnchor? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, priority: LayoutPriority = .required, isActive: Bool = true
  ) -> Constraint {
    if let anchor { return tie(centerYAnchor, .equal, anchor, offset, priority, isActive) }
    return tie(.centerY, other, multiplier, offset, priority, isActive)
  }

  // MARK: Sizes

  @discardableResult
  public func width(
    _ number: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint { tie(widthAnchor, relation, toConstant: number, priority, isActive) }

  @discardableResult
  public func width(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    let least = min.map {
      tie(widthAnchor, .equalOrGreater, toConstant: $0, priority, isActive)
    }
    let most = max.map { tie(widthAnchor, .equalOrLess, toConstant: $0, priority, isActive) }
    return [least, most].compactMap(\.self)
  }

  @discardableResult
  public func width(
    to other: Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(
      widthAnchor, relation, dimension ?? other.widthAnchor, multiplier, offset, priority,
      isActive)
  }

  @discardableResult
  public func widthToHeight(
    of other: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(widthAnchor, relation, other.heightAnchor, multiplier, offset, priority, isActive)
  }

  @discardableResult
  public func height(
    _ number: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint { tie(heightAnchor, relation, toConstant: number, priority, isActive) }

  @discardableResult
  public func height(
    min: CGFloat? = nil, max: CGFloat? = nil, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    let least = min.map {
      tie(heightAnchor, .equalOrGreater, toConstant: $0, priority, isActive)
    }
    let most = max.map { tie(heightAnchor, .equalOrLess, toConstant: $0, priority, isActive) }
    return [least, most].compactMap(\.self)
  }

  @discardableResult
  public func height(
    to other: Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1,
    offset: CGFloat = 0, relation: ConstraintRelation = .equal,
    priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(
      heightAnchor, relation, dimension ?? other.heightAnchor, multiplier, offset, priority,
      isActive)
  }

  @discardableResult
  public func heightToWidth(
    of other: Constrainable, multiplier: CGFloat = 1, offset: CGFloat = 0,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(heightAnchor, relation, other.widthAnchor, multiplier, offset, priority, isActive)
  }

  @discardableResult
  public func aspectRatio(
    _ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraint {
    tie(widthAnchor, relation, heightAnchor, ratio, 0, priority, isActive)
  }

  // MARK: Several at once

  @discardableResult
  public func center(
    in other: Constrainable, offset: CGPoint = .zero, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      centerX(to: other, offset: offset.x, priority: priority, isActive: isActive),
      centerY(to: other, offset: offset.y, priority: priority, isActive: isActive),
    ]
  }

  @discardableResult
  public func size(
    _ size: CGSize, relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tie(widthAnchor, relation, toConstant: size.width, priority, isActive),
      tie(heightAnchor, relation, toConstant: size.height, priority, isActive),
    ]
  }

  @discardableResult
  public func size(
    to other: Constrainable, multiplier: CGFloat = 1, insets: CGSize = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tie(widthAnchor, relation, other.widthAnchor, multiplier, insets.width, priority, isActive),
      tie(
        heightAnchor, relation, other.heightAnchor, multiplier, insets.height, priority, isActive),
    ]
  }

  @discardableResult
  public func origin(
    to other: Constrainable, insets: UIEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    [
      tie(leftAnchor, relation, other.leftAnchor, insets.left, priority, isActive),
      tie(topAnchor, relation, other.topAnchor, insets.top, priority, isActive),
    ]
  }

  @discardableResult
  public func edges(
    to other: Constrainable, excluding excluded: LayoutEdge = .none, insets: UIEdgeInsets = .zero,
    relation: ConstraintRelation = .equal, priority: LayoutPriority = .required,
    isActive: Bool = true
  ) -> Constraints {
    let sides: [(LayoutEdge, () -> Constraint)] = [
      (
        .top,
        { self.tie(self.topAnchor, relation, other.topAnchor, insets.top, priority, isActive) }
      ),
      (
        .left,
        { self.tie(self.leftAnchor, relation, other.leftAnchor, insets.left, priority, isActive) }
      ),
      (
        .bottom,
        {
          self.tie(
            self.bottomAnchor, relation, other.bottomAnchor, -insets.bottom, priority, isActive)
        }
      ),
      (
        .right,
        {
          self.tie(self.rightAnchor, relation, other.rightAnchor, -insets.right, priority, isActive)
        }
      ),
    ]
    return sides.filter { !excluded.contains($0.0) }.map { $0.1() }
  }
}
