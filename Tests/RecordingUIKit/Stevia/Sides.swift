import UIKit

// Source: Stevia 6.2.0, `Stevia+Size.swift`, `Stevia+Position.swift`, `Stevia+Fill.swift`, `Stevia+Center.swift` and
// `Stevia+Percentage.swift`.

extension UIView {
  // MARK: Sizes

  @discardableResult
  public func width(_ number: some SteviaNumber) -> Self {
    tie(self, .width, to: nil, plus: number.points, in: superview ?? self)
    return self
  }

  @discardableResult
  public func width(_ margin: SteviaFlexibleMargin) -> Self {
    tie(self, .width, by: margin.relation, to: nil, plus: margin.points, in: superview ?? self)
    return self
  }

  @discardableResult
  public func width(_ share: SteviaPercentage) -> Self {
    guard let superview else { return self }
    tie(self, .width, to: superview, .width, times: share.value / 100, plus: 0)
    return self
  }

  @discardableResult
  public func height(_ number: some SteviaNumber) -> Self {
    tie(self, .height, to: nil, plus: number.points, in: superview ?? self)
    return self
  }

  @discardableResult
  public func height(_ margin: SteviaFlexibleMargin) -> Self {
    tie(self, .height, by: margin.relation, to: nil, plus: margin.points, in: superview ?? self)
    return self
  }

  @discardableResult
  public func height(_ share: SteviaPercentage) -> Self {
    guard let superview else { return self }
    tie(self, .height, to: superview, .height, times: share.value / 100, plus: 0)
    return self
  }

  @discardableResult
  public func size(_ number: some SteviaNumber) -> Self { width(number).height(number) }

  @discardableResult
  public func size(_ share: SteviaPercentage) -> Self { width(share).height(share) }

  @discardableResult
  public func aspectRatio(_ ratio: some SteviaNumber) -> Self {
    tie(self, .width, to: self, .height, times: ratio.points, plus: 0)
    return self
  }

  @discardableResult
  public func aspectRatio(_ share: SteviaPercentage) -> Self { aspectRatio(share.value / 100) }

  @discardableResult
  public func heightEqualsWidth() -> Self {
    tie(self, .height, to: self, .width, plus: 0)
    return self
  }

  // MARK: Positions

  @discardableResult
  public func top(_ number: some SteviaNumber) -> Self {
    pin(.top, number.points)
  }

  @discardableResult
  public func top(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.top, margin)
  }

  @discardableResult
  public func bottom(_ number: some SteviaNumber) -> Self {
    pin(.bottom, -number.points)
  }

  @discardableResult
  public func bottom(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.bottom, margin.turned)
  }

  @discardableResult
  public func left(_ number: some SteviaNumber) -> Self {
    pin(.left, number.points)
  }

  @discardableResult
  public func left(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.left, margin)
  }

  @discardableResult
  public func right(_ number: some SteviaNumber) -> Self {
    pin(.right, -number.points)
  }

  @discardableResult
  public func right(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.right, margin.turned)
  }

  @discardableResult
  public func leading(_ number: some SteviaNumber) -> Self {
    pin(.leading, number.points)
  }

  @discardableResult
  public func leading(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.leading, margin)
  }

  @discardableResult
  public func trailing(_ number: some SteviaNumber) -> Self {
    pin(.trailing, -number.points)
  }

  @discardableResult
  public func trailing(_ margin: SteviaFlexibleMargin) -> Self {
    pin(.trailing, margin.turned)
  }

  private func pin(_ attribute: NSLayoutConstraint.Attribute, _ points: Double) -> Self {
    if let superview { tie(self, attribute, to: superview, plus: points) }
    return self
  }

  private func pin(
    _ attribute: NSLayoutConstraint.Attribute, _ margin: SteviaFlexibleMargin
  ) -> Self {
    if let superview {
      tie(self, attribute, by: margin.relation, to: superview, plus: margin.points)
    }
    return self
  }

  // MARK: Shares

  /// The far edge is as far from 0 as the superview is large.
  private func share(
    _ attribute: NSLayoutConstraint.Attribute, of far: NSLayoutConstraint.Attribute,
    _ percent: Double
  ) -> Self {
    if let superview { tie(self, attribute, to: superview, far, times: percent / 100, plus: 0) }
    return self
  }

  @discardableResult
  public func top(_ share: SteviaPercentage) -> Self {
    self.share(.top, of: .bottom, share.value)
  }

  @discardableResult
  public func left(_ share: SteviaPercentage) -> Self {
    self.share(.left, of: .right, share.value)
  }

  @discardableResult
  public func bottom(_ share: SteviaPercentage) -> Self {
    self.share(.bottom, of: .bottom, 100 - share.value)
  }

  @discardableResult
  public func right(_ share: SteviaPercentage) -> Self {
    self.share(.right, of: .right, 100 - share.value)
  }

  /// A guide takes the share, because a leading edge may be on the right.
  @discardableResult
  public func leading(_ share: SteviaPercentage) -> Self {
    guard let superview else { return self }
    let guide = superview.guide(of: share, superview.widthAnchor, \.widthAnchor)
    guide.leadingAnchor.constraint(equalTo: superview.leadingAnchor).isActive = true
    leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    return self
  }

  @discardableResult
  public func trailing(_ share: SteviaPercentage) -> Self {
    guard let superview else { return self }
    let guide = superview.guide(of: share, superview.widthAnchor, \.widthAnchor)
    guide.trailingAnchor.constraint(equalTo: superview.trailingAnchor).isActive = true
    trailingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
    return self
  }

  func guide(
    of share: SteviaPercentage, _ whole: NSLayoutDimension,
    _ path: KeyPath<UILayoutGuide, NSLayoutDimension>
  ) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide[keyPath: path].constraint(equalTo: whole, multiplier: CGFloat(share.value / 100))
      .isActive = true
    return guide
  }

  // MARK: Both sides

  @discardableResult
  public func fillVertically(padding: some SteviaNumber = 0) -> Self {
    top(padding).bottom(padding)
  }

  @discardableResult
  public func fillHorizontally(padding: some SteviaNumber = 0) -> Self {
    leading(padding).trailing(padding)
  }

  @discardableResult
  public func fillContainer(padding: some SteviaNumber = 0) -> Self {
    fillHorizontally(padding: padding).fillVertically(padding: padding)
  }

  @discardableResult
  public func centerHorizontally(offset: some SteviaNumber = 0) -> Self {
    pin(.centerX, offset.points)
  }

  @discardableResult
  public func centerVertically(offset: some SteviaNumber = 0) -> Self {
    pin(.centerY, offset.points)
  }

  @discardableResult
  public func centerInContainer() -> Self { centerVertically().centerHorizontally() }

  public func followEdges(
    _ other: UIView, top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0
  ) {
    tie(self, .top, to: other, plus: top)
    tie(self, .trailing, to: other, plus: trailing)
    tie(self, .bottom, to: other, plus: bottom)
    tie(self, .leading, to: other, plus: leading)
  }
}
