import UIKit

// Source: Stevia 6.2.0, `Stevia+Alignment.swift`, `Stevia+Baselines.swift` and `Stevia+Size.swift`.

/// Each is related to the next one.
private func align(_ attribute: NSLayoutConstraint.Attribute, _ views: [UIView]) -> [UIView] {
  for (view, next) in zip(views, views.dropFirst()) { tie(view, attribute, to: next, plus: 0) }
  return views
}

/// Each is related to the one before it.
private func match(_ attribute: NSLayoutConstraint.Attribute, _ views: [UIView]) -> [UIView] {
  for (previous, view) in zip(views, views.dropFirst()) {
    tie(view, attribute, to: previous, plus: 0)
  }
  return views
}

/// Baselines are tied with anchors, hence required.
private func alignBaselines(
  _ views: [UIView], _ path: KeyPath<UIView, NSLayoutYAxisAnchor>
) -> [UIView] {
  for (view, next) in zip(views, views.dropFirst()) {
    view[keyPath: path].constraint(equalTo: next[keyPath: path]).isActive = true
  }
  return views
}

@discardableResult
public func align(horizontally views: UIView...) -> [UIView] { align(.centerY, views) }
@discardableResult
public func align(horizontally views: [UIView]) -> [UIView] { align(.centerY, views) }

@discardableResult
public func align(vertically views: UIView...) -> [UIView] { align(.centerX, views) }
@discardableResult
public func align(vertically views: [UIView]) -> [UIView] { align(.centerX, views) }

@discardableResult
public func align(tops views: UIView...) -> [UIView] { align(.top, views) }
@discardableResult
public func align(tops views: [UIView]) -> [UIView] { align(.top, views) }

@discardableResult
public func align(bottoms views: UIView...) -> [UIView] { align(.bottom, views) }
@discardableResult
public func align(bottoms views: [UIView]) -> [UIView] { align(.bottom, views) }

@discardableResult
public func align(lefts views: UIView...) -> [UIView] { align(.left, views) }
@discardableResult
public func align(lefts views: [UIView]) -> [UIView] { align(.left, views) }

@discardableResult
public func align(rights views: UIView...) -> [UIView] { align(.right, views) }
@discardableResult
public func align(rights views: [UIView]) -> [UIView] { align(.right, views) }

@discardableResult
public func align(leadings views: UIView...) -> [UIView] { align(.leading, views) }
@discardableResult
public func align(leadings views: [UIView]) -> [UIView] { align(.leading, views) }

@discardableResult
public func align(trailings views: UIView...) -> [UIView] { align(.trailing, views) }
@discardableResult
public func align(trailings views: [UIView]) -> [UIView] { align(.trailing, views) }

@discardableResult
public func align(firstBaselines views: UIView...) -> [UIView] {
  alignBaselines(views, \.firstBaselineAnchor)
}
@discardableResult
public func align(firstBaselines views: [UIView]) -> [UIView] {
  alignBaselines(views, \.firstBaselineAnchor)
}

@discardableResult
public func align(lastBaselines views: UIView...) -> [UIView] {
  alignBaselines(views, \.lastBaselineAnchor)
}
@discardableResult
public func align(lastBaselines views: [UIView]) -> [UIView] {
  alignBaselines(views, \.lastBaselineAnchor)
}

@discardableResult
public func equal(widths views: UIView...) -> [UIView] { match(.width, views) }
@discardableResult
public func equal(widths views: [UIView]) -> [UIView] { match(.width, views) }

@discardableResult
public func equal(heights views: UIView...) -> [UIView] { match(.height, views) }
@discardableResult
public func equal(heights views: [UIView]) -> [UIView] { match(.height, views) }

@discardableResult
public func equal(sizes views: UIView...) -> [UIView] { match(.width, match(.height, views)) }
@discardableResult
public func equal(sizes views: [UIView]) -> [UIView] { match(.width, match(.height, views)) }
