import UIKit

// Sizes, and whole frames.

extension LayoutMaker where Current: CanStoreWidth {
  public func setWidth(to value: Float) -> LayoutMaker<Current.BehindWidth> {
    with(.width(.value({ value })))
  }
  public func setWidth(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindWidth> {
    let guides = guides
    return with(.width(.value({ value(guides) })))
  }
  public func fitWidth(by limit: Float = 0) -> LayoutMaker<Current.BehindWidth> {
    with(.width(.fits(limit)))
  }
}

extension LayoutMaker where Current: CanStoreHeight {
  public func setHeight(to value: Float) -> LayoutMaker<Current.BehindHeight> {
    with(.height(.value({ value })))
  }
  public func setHeight(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindHeight> {
    let guides = guides
    return with(.height(.value({ value(guides) })))
  }
  public func fitHeight(by limit: Float = 0) -> LayoutMaker<Current.BehindHeight> {
    with(.height(.fits(limit)))
  }
}

extension LayoutMaker where Current: CanStoreSize {
  public func setSize(to value: Size) -> LayoutMaker<Done> { with(.size { _ in value }) }
  public func setSize(by value: @escaping (ViewLayoutGuides) -> Size) -> LayoutMaker<Done> {
    let guides = guides
    return with(.size { _ in value(guides) })
  }
  public func fitSize(by limit: Size = .zero) -> LayoutMaker<Done> {
    with(
      .size {
        Size(
          $0.sizeThatFits(CGSize(width: limit.width.cgValue, height: limit.height.cgValue)))
      })
  }
}

extension LayoutMaker where Current: CanStoreFrame {
  public func setFrame(to value: Rect) -> LayoutMaker<Done> { with(.frame { value }) }
  public func setFrame(by value: @escaping (ViewLayoutGuides) -> Rect) -> LayoutMaker<Done> {
    let guides = guides
    return with(.frame { value(guides) })
  }
  public func stickOnParent(withInsets insets: Insets = .zero) -> LayoutMaker<Done> {
    setFrame(by: { $0.boundsGuide.frame(inside: insets) })
  }
  public func stickOnParentSafeArea(withInsets insets: Insets = .zero) -> LayoutMaker<Done> {
    setFrame(by: { $0.safeAreaGuide.frame(inside: insets) })
  }
}
