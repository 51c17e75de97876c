import UIKit

// Source: PureLayout 3.1.9, `ALView+PureLayout.m` and `NSLayoutConstraint+PureLayout.m`.

/// What the calls that are being run go by.
enum State {
  nonisolated(unsafe) static var priorities: [UILayoutPriority] = []
  nonisolated(unsafe) static var made: [[NSLayoutConstraint]] = []
}

extension NSLayoutConstraint {
  public func autoInstall() {
    if let priority = State.priorities.last { self.priority = priority }
    if State.made.isEmpty {
      isActive = true
    } else {
      State.made[State.made.count - 1].append(self)
    }
  }

  public func autoRemove() { isActive = false }

  @discardableResult
  public func autoIdentify(_ identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// What it changes is no constraint.
  public static func autoSetIdentifier(
    _ identifier: String, forConstraints block: () -> Void
  ) { block() }

  public static func autoSetPriority(
    _ priority: UILayoutPriority, forConstraints block: () -> Void
  ) {
    State.priorities.append(priority)
    block()
    State.priorities.removeLast()
  }

  @discardableResult
  public static func autoCreateAndInstallConstraints(_ block: () -> Void) -> [NSLayoutConstraint] {
    let made = autoCreateConstraintsWithoutInstalling(block)
    for constraint in made { constraint.isActive = true }
    return made
  }

  public static func autoCreateConstraintsWithoutInstalling(
    _ block: () -> Void
  ) -> [NSLayoutConstraint] {
    State.made.append([])
    block()
    return State.made.removeLast()
  }
}

extension UIView {
  public static func newAutoLayout() -> UIView { UIView(forAutoLayout: ()) }

  public convenience init(forAutoLayout: ()) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  public func configureForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  public func autoSetContentHuggingPriority(for axis: ALAxis) {
    guard let priority = State.priorities.last else { return }
    setContentHuggingPriority(priority, for: axis == .vertical ? .vertical : .horizontal)
  }

  public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
    guard let priority = State.priorities.last else { return }
    setContentCompressionResistancePriority(
      priority, for: axis == .vertical ? .vertical : .horizontal)
  }

  func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: Any?, _ second: NSLayoutConstraint.Attribute, _ multiplier: CGFloat = 1,
    _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
      multiplier: multiplier, constant: constant)
    constraint.autoInstall()
    return constraint
  }

  private func pin(
    _ edge: ALEdge, _ second: NSLayoutConstraint.Attribute, _ other: Any?, _ inset: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint {
    let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
    let isTurned = edge.sign < 0 && inset != 0
    return tie(
      edge.attribute, edge.sign < 0 ? turned : relation, other, second, 1,
      isTurned ? -inset : inset)
  }

  @discardableResult
  public func autoPinEdge(
    toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, edge.attribute, superview, inset, relation) }

  @discardableResult
  public func autoPinEdge(
    toSuperviewMargin edge: ALEdge, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { pin(edge, edge.margin, superview, 0, relation) }

  @discardableResult
  public func autoPinEdge(
    toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(edge, edge.attribute, superview?.safeAreaLayoutGuide, inset, relation)
  }

  /// All sides but one: without left or right, the other one is absolute too.
  private func edges(
    _ insets: UIEdgeInsets, without excluded: ALEdge?,
    _ pin: (ALEdge, CGFloat) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let isAbsolute = excluded == .left || excluded == .right
    let sides: [(ALEdge, CGFloat)] = [
      (.top, insets.top), (isAbsolute ? .left : .leading, insets.left),
      (.bottom, insets.bottom), (isAbsolute ? .right : .trailing, insets.right),
    ]
    return sides.filter { $0.0 != excluded }.map { pin($0.0, $0.1) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    edges(insets, without: nil) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewEdges(
    with insets: UIEdgeInsets, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    edges(insets, without: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    edges(insets, without: nil) { pin($0, $0.margin, superview, $1, .equal) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
    edges(.zero, without: edge) { pin($0, $0.margin, superview, $1, .equal) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets = .zero
  ) -> [NSLayoutConstraint] {
    edges(insets, without: nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
  }

  @discardableResult
  public func autoPinEdgesToSuperviewSafeArea(
    with insets: UIEdgeInsets, excludingEdge edge: ALEdge
  ) -> [NSLayoutConstraint] {
    let excluded: ALEdge = edge == .left ? .leading : edge == .right ? .trailing : edge
    return edges(insets, without: excluded) {
      autoPinEdge(toSuperviewSafeArea: $0, withInset: $1)
    }
  }

  @discardableResult
  public func autoPin(
    toTopLayoutGuideOf controller: UIViewController, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(.top, relation, controller.topLayoutGuide, .bottom, 1, inset)
  }

  @discardableResult
  public func autoPin(
    toBottomLayoutGuideOf controller: UIViewController, withInset inset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    pin(.bottom, .top, controller.bottomLayoutGuide, inset, relation)
  }

  @discardableResult
  public func autoPinEdge(
    _ edge: ALEdge, to second: ALEdge, of other: UIView, withOffset offset: CGFloat = 0,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { tie(edge.attribute, relation, other, second.attribute, 1, offset) }

  @discardableResult
  public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint {
    tie(axis.attribute, .equal, superview, axis.attribute)
  }

  @discardableResult
  public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
    tie(axis.attribute, .equal, superview, axis.margin)
  }

  @discardableResult
  public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
    [
      autoAlignAxis(toSuperviewMarginAxis: .horizontal),
      autoAlignAxis(toSuperviewMarginAxis: .vertical),
    ]
  }

  @discardableResult
  public func autoAlignAxis(
    _ axis: ALAxis, toSameAxisOf other: UIView, withOffset offset: CGFloat = 0
  ) -> NSLayoutConstraint { tie(axis.attribute, .equal, other, axis.attribute, 1, offset) }

  @discardableResult
  public func autoCenterInSuperview() -> [NSLayoutConstraint] {
    [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to second: ALDimension, of other: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(dimension.attribute, relation, other, second.attribute, 1, offset)
  }

  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension, to second: ALDimension, of other: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(dimension.attribute, relation, other, second.attribute, multiplier)
  }

  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension, toSize size: CGFloat,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { tie(dimension.attribute, relation, nil, .notAnAttribute, 1, size) }

  @discardableResult
  public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
    [
      autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height),
    ]
  }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to second: ALAttribute, of other: UIView,
    withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint { tie(attribute.attribute, relation, other, second.attribute, 1, offset) }

  @discardableResult
  public func autoConstrainAttribute(
    _ attribute: ALAttribute, to second: ALAttribute, of other: UIView,
    withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    tie(attribute.attribute, relation, other, second.attribute, multiplier)
  }
}
