import UIKit

// Points, in the same three ways.

extension LayoutMaker {
  fileprivate func at<Next: State>(_ x: Float, _ y: Float, _ value: Point) -> LayoutMaker<Next> {
    with(.point(x, y) { value })
  }

  fileprivate func at<Next: State>(
    _ x: Float, _ y: Float, _ value: @escaping (ViewLayoutGuides) -> Point
  ) -> LayoutMaker<Next> {
    let guides = guides
    return with(.point(x, y) { value(guides) })
  }

  fileprivate func at<Next: State>(
    _ x: Float, _ y: Float, _ view: UIView?, _ value: @escaping (ViewPinGuides.Point) -> Point
  ) -> LayoutMaker<Next> {
    let rect = frame(view)
    return with(
      .point(x, y) {
        value(
          .init(columnSpan: GuideSpan(span: rect.columns), rowSpan: GuideSpan(span: rect.rows)))
      })
  }
}

extension LayoutMaker where Current: CanStoreTopLeft {
  public typealias BehindTopLeft = LayoutMaker<Current.BehindTopLeft>
  public func setTopLeft(to value: Point) -> BehindTopLeft { at(0, 0, value) }
  public func setTopLeft(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindTopLeft {
    at(0, 0, value)
  }
  public func pinTopLeft(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindTopLeft { at(0, 0, view, value) }
}

extension LayoutMaker where Current: CanStoreTopCenter {
  public typealias BehindTopCenter = LayoutMaker<Current.BehindTopCenter>
  public func setTopCenter(to value: Point) -> BehindTopCenter { at(0.5, 0, value) }
  public func setTopCenter(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindTopCenter {
    at(0.5, 0, value)
  }
  public func pinTopCenter(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindTopCenter { at(0.5, 0, view, value) }
}

extension LayoutMaker where Current: CanStoreTopRight {
  public typealias BehindTopRight = LayoutMaker<Current.BehindTopRight>
  public func setTopRight(to value: Point) -> BehindTopRight { at(1, 0, value) }
  public func setTopRight(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindTopRight {
    at(1, 0, value)
  }
  public func pinTopRight(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindTopRight { at(1, 0, view, value) }
}

extension LayoutMaker where Current: CanStoreMiddleLeft {
  public typealias BehindMiddleLeft = LayoutMaker<Current.BehindMiddleLeft>
  public func setMiddleLeft(to value: Point) -> BehindMiddleLeft { at(0, 0.5, value) }
  public func setMiddleLeft(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindMiddleLeft {
    at(0, 0.5, value)
  }
  public func pinMiddleLeft(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindMiddleLeft { at(0, 0.5, view, value) }
}

extension LayoutMaker where Current: CanStoreMiddleCenter {
  public typealias BehindMiddleCenter = LayoutMaker<Current.BehindMiddleCenter>
  public func setMiddleCenter(to value: Point) -> BehindMiddleCenter { at(0.5, 0.5, value) }
  public func setMiddleCenter(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindMiddleCenter
  {
    at(0.5, 0.5, value)
  }
  public func pinMiddleCenter(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindMiddleCenter { at(0.5, 0.5, view, value) }
}

extension LayoutMaker where Current: CanStoreMiddleRight {
  public typealias BehindMiddleRight = LayoutMaker<Current.BehindMiddleRight>
  public func setMiddleRight(to value: Point) -> BehindMiddleRight { at(1, 0.5, value) }
  public func setMiddleRight(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindMiddleRight {
    at(1, 0.5, value)
  }
  public func pinMiddleRight(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindMiddleRight { at(1, 0.5, view, value) }
}

extension LayoutMaker where Current: CanStoreBottomLeft {
  public typealias BehindBottomLeft = LayoutMaker<Current.BehindBottomLeft>
  public func setBottomLeft(to value: Point) -> BehindBottomLeft { at(0, 1, value) }
  public func setBottomLeft(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindBottomLeft {
    at(0, 1, value)
  }
  public func pinBottomLeft(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindBottomLeft { at(0, 1, view, value) }
}

extension LayoutMaker where Current: CanStoreBottomCenter {
  public typealias BehindBottomCenter = LayoutMaker<Current.BehindBottomCenter>
  public func setBottomCenter(to value: Point) -> BehindBottomCenter { at(0.5, 1, value) }
  public func setBottomCenter(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindBottomCenter
  {
    at(0.5, 1, value)
  }
  public func pinBottomCenter(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindBottomCenter { at(0.5, 1, view, value) }
}

extension LayoutMaker where Current: CanStoreBottomRight {
  public typealias BehindBottomRight = LayoutMaker<Current.BehindBottomRight>
  public func setBottomRight(to value: Point) -> BehindBottomRight { at(1, 1, value) }
  public func setBottomRight(by value: @escaping (ViewLayoutGuides) -> Point) -> BehindBottomRight {
    at(1, 1, value)
  }
  public func pinBottomRight(
    to view: UIView?, with value: @escaping (ViewPinGuides.Point) -> Point
  ) -> BehindBottomRight { at(1, 1, view, value) }
}
