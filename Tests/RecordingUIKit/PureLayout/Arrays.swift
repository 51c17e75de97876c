import UIKit

// Source: PureLayout 3.1.9, `NSArray+PureLayout.m`.

extension [Any] {
  private var views: [UIView] { compactMap { $0 as? UIView } }
  private var constraints: [NSLayoutConstraint] { compactMap { $0 as? NSLayoutConstraint } }

  // MARK: Constraints

  public func autoInstallConstraints() { for each in constraints { each.autoInstall() } }
  public func autoRemoveConstraints() { for each in constraints { each.autoRemove() } }

  @discardableResult
  public func autoIdentifyConstraints(_ identifier: String) -> Self {
    for each in constraints { each.autoIdentify(identifier) }
    return self
  }

  // MARK: Views

  /// Each is related to the one before it.
  private func chain(
    _ tie: (UIView, UIView) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    zip(views.dropFirst(), views).map(tie)
  }

  @discardableResult
  public func autoAlignViews(to edge: ALEdge) -> [NSLayoutConstraint] {
    chain { $0.autoPinEdge(edge, to: edge, of: $1) }
  }

  @discardableResult
  public func autoAlignViews(toAxis axis: ALAxis) -> [NSLayoutConstraint] {
    chain { $0.autoAlignAxis(axis, toSameAxisOf: $1) }
  }

  @discardableResult
  public func autoMatchViewsDimension(_ dimension: ALDimension) -> [NSLayoutConstraint] {
    chain { $0.autoMatch(dimension, to: dimension, of: $1) }
  }

  @discardableResult
  public func autoSetViewsDimension(
    _ dimension: ALDimension, toSize size: CGFloat
  ) -> [NSLayoutConstraint] {
    views.map { $0.autoSetDimension(dimension, toSize: size) }
  }

  @discardableResult
  public func autoSetViewsDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    autoSetViewsDimension(.width, toSize: size.width)
      + autoSetViewsDimension(.height, toSize: size.height)
  }

  // MARK: Rows and columns

  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSpacing spacing: CGFloat,
    insetSpacing: Bool = true, matchedSizes: Bool = true
  ) -> [NSLayoutConstraint] {
    let (near, far): (ALEdge, ALEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let dimension: ALDimension = axis == .vertical ? .height : .width
    let inset = insetSpacing ? spacing : 0
    var made: [NSLayoutConstraint] = []
    var previous: UIView?
    for view in views {
      if let previous {
        made.append(view.autoPinEdge(near, to: far, of: previous, withOffset: spacing))
        if matchedSizes { made.append(view.autoMatch(dimension, to: dimension, of: previous)) }
        made.append(view.align(alignment, previous))
      } else {
        made.append(view.autoPinEdge(toSuperviewEdge: near, withInset: inset))
      }
      previous = view
    }
    if let previous { made.append(previous.autoPinEdge(toSuperviewEdge: far, withInset: inset)) }
    return made
  }

  /// Centres are shares of the superview's.
  @discardableResult
  public func autoDistributeViews(
    along axis: ALAxis, alignedTo alignment: ALAttribute, withFixedSize size: CGFloat,
    insetSpacing: Bool = true
  ) -> [NSLayoutConstraint] {
    let dimension: ALDimension = axis == .vertical ? .height : .width
    let center: NSLayoutConstraint.Attribute = axis == .vertical ? .centerY : .centerX
    var made: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      made.append(view.autoSetDimension(dimension, toSize: size))
      let share = CGFloat(index) * 2
      let multiplier =
        insetSpacing
        ? (share + 2) / CGFloat(views.count + 1) : share / CGFloat(views.count - 1)
      let constant = (insetSpacing ? multiplier - 1 : 1 - multiplier) * size / 2
      // A multiplier of 0 would leave the superview out.
      made.append(
        view.tie(
          center, .equal, view.superview, center, Swift.max(multiplier, 0.000_001), constant))
      if index > 0 { made.append(view.align(alignment, views[index - 1])) }
    }
    return made
  }
}

extension UIView {
  fileprivate func align(_ alignment: ALAttribute, _ other: UIView) -> NSLayoutConstraint {
    tie(alignment.attribute, .equal, other, alignment.attribute)
  }
}
