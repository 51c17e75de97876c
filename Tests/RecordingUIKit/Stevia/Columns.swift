import UIKit

// Source: Stevia 6.2.0, `Stevia+Hierarchy.swift` and `Stevia+Stacks.swift`.

/// What may be written in a column: views, rows, and distances between them.
public protocol SteviaLayoutItem {}

extension UIView: SteviaLayoutItem {}
extension Int: SteviaLayoutItem {}
extension Double: SteviaLayoutItem {}
extension CGFloat: SteviaLayoutItem {}
extension String: SteviaLayoutItem {}
extension SteviaFlexibleMargin: SteviaLayoutItem {}
extension SteviaPercentage: SteviaLayoutItem {}
extension Array: SteviaLayoutItem where Element: UIView {}

@resultBuilder
public enum SubviewsBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

@resultBuilder
public enum SteviaLayoutBuilder {
  public static func buildBlock(_ items: SteviaLayoutItem...) -> [SteviaLayoutItem] { items }
}

extension UIView {
  @discardableResult
  public func subviews(_ views: UIView...) -> UIView { subviews(views) }

  @discardableResult
  public func subviews(@SubviewsBuilder content: () -> [UIView]) -> UIView { subviews(content()) }

  /// Cells have a view for what they contain.
  @discardableResult
  public func subviews(_ views: [UIView]) -> UIView {
    let container =
      (self as? UITableViewCell)?.contentView ?? (self as? UICollectionViewCell)?.contentView
      ?? self
    for view in views {
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    return container
  }

  @discardableResult
  public func layout(@SteviaLayoutBuilder content: () -> [SteviaLayoutItem]) -> UIView {
    layout(content())
    return self
  }

  @discardableResult
  public func layout(_ items: SteviaLayoutItem...) -> [UIView] { layout(items) }

  /// What is between two views, or between one and an edge.
  private enum Gap {
    case none, open
    case points(Double)
    case flexible(SteviaFlexibleMargin)
    case share(SteviaPercentage)
  }

  @discardableResult
  public func layout(_ items: [SteviaLayoutItem]) -> [UIView] {
    var gap: Gap?
    var previous: UIView?
    for item in items {
      if let row = (item as? UIView).map({ [$0] }) ?? item as? [UIView] {
        guard let first = row.first else { continue }
        if row.count > 1 { align(horizontally: row) }
        place(first, below: previous, gap ?? .none)
        (previous, gap) = (first, nil)
      } else {
        gap = Self.gap(item)
      }
    }
    switch gap {
    case .points(let points)?: previous?.bottom(points)
    case .flexible(let margin)?: previous?.bottom(margin)
    case .share(let share)?: previous?.bottom(share)
    case .none?, .open?, nil: break
    }
    return items.compactMap { $0 as? UIView }
  }

  private static func gap(_ item: SteviaLayoutItem) -> Gap {
    switch item {
    case let number as SteviaNumber: .points(number.points)
    case let margin as SteviaFlexibleMargin: .flexible(margin)
    case let share as SteviaPercentage: .share(share)
    default: .open
    }
  }

  private func place(_ view: UIView, below previous: UIView?, _ gap: Gap) {
    switch (gap, previous) {
    case (.open, _), (.none, nil): break
    case (.none, let previous?): tie(view, .top, to: previous, .bottom, plus: 0)
    case (.points(let points), nil): view.top(points)
    case (.points(let points), let previous?): tie(view, .top, to: previous, .bottom, plus: points)
    case (.flexible(let margin), nil): view.top(margin)
    case (.flexible(let margin), let previous?):
      tie(view, .top, by: margin.relation, to: previous, .bottom, plus: margin.points)
    case (.share(let share), nil): view.top(share)
    case (.share(let share), let previous?):
      let guide = guide(of: share, heightAnchor, \.heightAnchor)
      guide.topAnchor.constraint(equalTo: previous.bottomAnchor).isActive = true
      view.topAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
    }
  }
}
