import UIKit

// Lines: each can be set to a number, by the parent's guides, or pinned to another view.

extension LayoutMaker where Current: CanStoreLeft {
  public func setLeft(to value: Float) -> LayoutMaker<Current.BehindLeft> {
    with(.column(0) { value })
  }
  public func setLeft(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindLeft> {
    let guides = guides
    return with(.column(0) { value(guides) })
  }
  public func pinLeft(
    to view: UIView?, with value: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Current.BehindLeft> {
    let span = GuideSpan(span: frame(view).columns)
    return with(.column(0) { value(.init(columnSpan: span)) })
  }
}

extension LayoutMaker where Current: CanStoreCenter {
  public func setCenter(to value: Float) -> LayoutMaker<Current.BehindCenter> {
    with(.column(0.5) { value })
  }
  public func setCenter(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindCenter> {
    let guides = guides
    return with(.column(0.5) { value(guides) })
  }
  public func pinCenter(
    to view: UIView?, with value: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Current.BehindCenter> {
    let span = GuideSpan(span: frame(view).columns)
    return with(.column(0.5) { value(.init(columnSpan: span)) })
  }
}

extension LayoutMaker where Current: CanStoreRight {
  public func setRight(to value: Float) -> LayoutMaker<Current.BehindRight> {
    with(.column(1) { value })
  }
  public func setRight(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindRight> {
    let guides = guides
    return with(.column(1) { value(guides) })
  }
  public func pinRight(
    to view: UIView?, with value: @escaping (ViewPinGuides.Horizontal) -> Float
  ) -> LayoutMaker<Current.BehindRight> {
    let span = GuideSpan(span: frame(view).columns)
    return with(.column(1) { value(.init(columnSpan: span)) })
  }
}

extension LayoutMaker where Current: CanStoreTop {
  public func setTop(to value: Float) -> LayoutMaker<Current.BehindTop> {
    with(.row(0) { value })
  }
  public func setTop(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindTop> {
    let guides = guides
    return with(.row(0) { value(guides) })
  }
  public func pinTop(
    to view: UIView?, with value: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Current.BehindTop> {
    let span = GuideSpan(span: frame(view).rows)
    return with(.row(0) { value(.init(rowSpan: span)) })
  }
}

extension LayoutMaker where Current: CanStoreMiddle {
  public func setMiddle(to value: Float) -> LayoutMaker<Current.BehindMiddle> {
    with(.row(0.5) { value })
  }
  public func setMiddle(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindMiddle> {
    let guides = guides
    return with(.row(0.5) { value(guides) })
  }
  public func pinMiddle(
    to view: UIView?, with value: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Current.BehindMiddle> {
    let span = GuideSpan(span: frame(view).rows)
    return with(.row(0.5) { value(.init(rowSpan: span)) })
  }
}

extension LayoutMaker where Current: CanStoreBottom {
  public func setBottom(to value: Float) -> LayoutMaker<Current.BehindBottom> {
    with(.row(1) { value })
  }
  public func setBottom(
    by value: @escaping (ViewLayoutGuides) -> Float
  ) -> LayoutMaker<Current.BehindBottom> {
    let guides = guides
    return with(.row(1) { value(guides) })
  }
  public func pinBottom(
    to view: UIView?, with value: @escaping (ViewPinGuides.Vertical) -> Float
  ) -> LayoutMaker<Current.BehindBottom> {
    let span = GuideSpan(span: frame(view).rows)
    return with(.row(1) { value(.init(rowSpan: span)) })
  }
}
