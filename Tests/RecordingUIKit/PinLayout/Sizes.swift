import UIKit

// Sizes, and the margins around them.

extension PinLayout {
  @discardableResult
  public func width(_ value: CGFloat) -> PinLayout {
    setSize(width: value)
    return self
  }

  @discardableResult
  public func width(_ value: Percent) -> PinLayout { width(value.of(outer.width)) }

  @discardableResult
  public func width(of view: UIView) -> PinLayout { width(view.bounds.width) }

  @discardableResult
  public func minWidth(_ value: CGFloat) -> PinLayout {
    setBounds(minWidth: value)
    return self
  }

  @discardableResult
  public func minWidth(_ value: Percent) -> PinLayout { minWidth(value.of(outer.width)) }

  @discardableResult
  public func maxWidth(_ value: CGFloat) -> PinLayout {
    setBounds(maxWidth: value)
    return self
  }

  @discardableResult
  public func maxWidth(_ value: Percent) -> PinLayout { maxWidth(value.of(outer.width)) }

  @discardableResult
  public func height(_ value: CGFloat) -> PinLayout {
    setSize(height: value)
    return self
  }

  @discardableResult
  public func height(_ value: Percent) -> PinLayout { height(value.of(outer.height)) }

  @discardableResult
  public func height(of view: UIView) -> PinLayout { height(view.bounds.height) }

  @discardableResult
  public func minHeight(_ value: CGFloat) -> PinLayout {
    setBounds(minHeight: value)
    return self
  }

  @discardableResult
  public func minHeight(_ value: Percent) -> PinLayout { minHeight(value.of(outer.height)) }

  @discardableResult
  public func maxHeight(_ value: CGFloat) -> PinLayout {
    setBounds(maxHeight: value)
    return self
  }

  @discardableResult
  public func maxHeight(_ value: Percent) -> PinLayout { maxHeight(value.of(outer.height)) }

  @discardableResult
  public func size(_ size: CGSize) -> PinLayout { width(size.width).height(size.height) }

  @discardableResult
  public func size(_ side: CGFloat) -> PinLayout { width(side).height(side) }

  @discardableResult
  public func size(of view: UIView) -> PinLayout { size(view.bounds.size) }

  @discardableResult
  public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
    keepRatio(ratio)
    return self
  }

  @discardableResult
  public func sizeToFit(_ type: FitType = .content) -> PinLayout {
    fit(type)
    return self
  }

  // MARK: Margins

  @discardableResult
  public func marginTop(_ value: CGFloat) -> PinLayout {
    changeMargins { $0.top = value }
    return self
  }

  @discardableResult
  public func marginBottom(_ value: CGFloat) -> PinLayout {
    changeMargins { $0.bottom = value }
    return self
  }

  @discardableResult
  public func marginLeft(_ value: CGFloat) -> PinLayout {
    changeMargins { $0.left = value }
    return self
  }

  @discardableResult
  public func marginRight(_ value: CGFloat) -> PinLayout {
    changeMargins { $0.right = value }
    return self
  }

  @discardableResult
  public func marginStart(_ value: CGFloat) -> PinLayout {
    isLeftToRight ? marginLeft(value) : marginRight(value)
  }

  @discardableResult
  public func marginEnd(_ value: CGFloat) -> PinLayout {
    isLeftToRight ? marginRight(value) : marginLeft(value)
  }

  @discardableResult
  public func marginHorizontal(_ value: CGFloat) -> PinLayout {
    marginLeft(value).marginRight(value)
  }

  @discardableResult
  public func marginVertical(_ value: CGFloat) -> PinLayout {
    marginTop(value).marginBottom(value)
  }

  @discardableResult
  public func margin(_ value: CGFloat) -> PinLayout {
    marginHorizontal(value).marginVertical(value)
  }
}
