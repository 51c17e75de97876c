import UIKit

// What `$0` is in the closures of a chain: the parent with its guides, or another view seen from the parent. Only the
// parent has sizes; a view to which a line is pinned is seen along that line's axis, and one to which a point is pinned has
// points only.

public protocol ColumnGuide { var columnSpan: GuideSpan { get } }
public protocol RowGuide { var rowSpan: GuideSpan { get } }
public protocol PointGuide {
  var columnSpan: GuideSpan { get }
  var rowSpan: GuideSpan { get }
}

public struct GuideSpan {
  let span: Span
}

extension ColumnGuide {
  public var left: Float { columnSpan.span.at(0) }
  public var center: Float { columnSpan.span.at(0.5) }
  public var right: Float { columnSpan.span.at(1) }
  public func horizontal(at share: Float) -> Float { columnSpan.span.at(share) }
}

extension RowGuide {
  public var top: Float { rowSpan.span.at(0) }
  public var middle: Float { rowSpan.span.at(0.5) }
  public var bottom: Float { rowSpan.span.at(1) }
  public func vertical(at share: Float) -> Float { rowSpan.span.at(share) }
}

extension PointGuide {
  private func point(_ x: Float, _ y: Float) -> Point {
    Point(x: columnSpan.span.at(x), y: rowSpan.span.at(y))
  }

  public var topLeft: Point { point(0, 0) }
  public var topCenter: Point { point(0.5, 0) }
  public var topRight: Point { point(1, 0) }
  public var middleLeft: Point { point(0, 0.5) }
  public var middleCenter: Point { point(0.5, 0.5) }
  public var middleRight: Point { point(1, 0.5) }
  public var bottomLeft: Point { point(0, 1) }
  public var bottomCenter: Point { point(0.5, 1) }
  public var bottomRight: Point { point(1, 1) }
}

/// A rectangle in the parent.
public struct Guide: ColumnGuide, RowGuide, PointGuide {
  let rect: Rect

  public var columnSpan: GuideSpan { GuideSpan(span: rect.columns) }
  public var rowSpan: GuideSpan { GuideSpan(span: rect.rows) }
  public var width: Float { rect.columns.length }
  public var height: Float { rect.rows.length }
  public var frame: Rect { rect }
  public func frame(inside insets: Insets) -> Rect { rect.inside(insets) }
}

/// The parent, in its own coordinates.
public struct ViewLayoutGuides: ColumnGuide, RowGuide, PointGuide {
  let parent: UIView

  public var boundsGuide: Guide { Guide(rect: Rect(parent.bounds)) }
  public var safeAreaGuide: Guide {
    Guide(rect: boundsGuide.rect.inside(Insets(parent.safeAreaInsets)))
  }
  public var layoutMarginsGuide: Guide {
    Guide(rect: boundsGuide.rect.inside(Insets(parent.layoutMargins)))
  }
  public var columnSpan: GuideSpan { boundsGuide.columnSpan }
  public var rowSpan: GuideSpan { boundsGuide.rowSpan }
  public var width: Float { boundsGuide.width }
  public var height: Float { boundsGuide.height }
}

/// Another view, in the parent's coordinates.
public enum ViewPinGuides {
  public struct Horizontal: ColumnGuide { public let columnSpan: GuideSpan }
  public struct Vertical: RowGuide { public let rowSpan: GuideSpan }
  public struct Point: PointGuide {
    public let columnSpan: GuideSpan
    public let rowSpan: GuideSpan
  }

  static func frame(_ view: UIView?, in parent: UIView) -> Rect {
    guard let view, view.superview === parent else {
      fatalError("views are pinned to their siblings only")
    }
    return Rect(view.frame)
  }
}
