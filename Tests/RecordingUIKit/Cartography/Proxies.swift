import UIKit

// Source: Cartography 4.0.0, `LayoutProxy.swift`, `ViewProxy.swift`, `Align.swift` and `Distribute.swift`.

/// What a closure gets in the place of a view, a guide or a controller's bar.
public final class ViewProxy {
  let item: AnyObject
  let context: Context

  init(_ item: AnyObject, _ context: Context) {
    self.item = item
    self.context = context
  }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute) -> Anchor {
    Anchor(item: item, attribute: attribute, context: context)
  }

  private var view: UIView? { item as? UIView }
  private func proxy(_ item: AnyObject?) -> ViewProxy? { item.map { ViewProxy($0, context) } }

  // MARK: Others

  public var superview: ViewProxy? { proxy(view?.superview) }
  public var owningView: ViewProxy? { proxy((item as? UILayoutGuide)?.owningView) }
  public var layoutMarginsGuide: ViewProxy { proxy(view?.layoutMarginsGuide) ?? self }
  public var readableContentGuide: ViewProxy { proxy(view?.readableContentGuide) ?? self }
  public var safeAreaLayoutGuide: ViewProxy { proxy(view?.safeAreaLayoutGuide) ?? self }
  public var safeArea: ViewProxy { safeAreaLayoutGuide }

  // MARK: Anchors

  public var top: Place { Place(anchor(.top)) }
  public var bottom: Place { Place(anchor(.bottom)) }
  public var left: Place { Place(anchor(.left)) }
  public var right: Place { Place(anchor(.right)) }
  public var leading: Place { Place(anchor(.leading)) }
  public var trailing: Place { Place(anchor(.trailing)) }
  public var centerX: Place { Place(anchor(.centerX)) }
  public var centerY: Place { Place(anchor(.centerY)) }
  public var baseline: Place { Place(anchor(.lastBaseline)) }
  public var firstBaseline: Place { Place(anchor(.firstBaseline)) }
  public var lastBaseline: Place { Place(anchor(.lastBaseline)) }
  public var topMargin: Place { Place(anchor(.topMargin)) }
  public var bottomMargin: Place { Place(anchor(.bottomMargin)) }
  public var leftMargin: Place { Place(anchor(.leftMargin)) }
  public var rightMargin: Place { Place(anchor(.rightMargin)) }
  public var leadingMargin: Place { Place(anchor(.leadingMargin)) }
  public var trailingMargin: Place { Place(anchor(.trailingMargin)) }
  public var centerXWithinMargins: Place { Place(anchor(.centerXWithinMargins)) }
  public var centerYWithinMargins: Place { Place(anchor(.centerYWithinMargins)) }
  public var width: Length { Length(anchor(.width)) }
  public var height: Length { Length(anchor(.height)) }

  // MARK: Several anchors

  public var size: Size { Size([.width, .height].map(anchor)) }
  public var center: Point { Point([.centerX, .centerY].map(anchor)) }
  public var centerWithinMargins: Point {
    Point([.centerXWithinMargins, .centerYWithinMargins].map(anchor))
  }
  public var edges: Edges { Edges([.top, .leading, .bottom, .trailing].map(anchor)) }
  public var edgesWithinMargins: Edges {
    Edges([.topMargin, .leadingMargin, .bottomMargin, .trailingMargin].map(anchor))
  }
}

// MARK: Rows of views

/// Each is related to the first one.
private func align(
  _ items: [ViewProxy], _ path: (ViewProxy) -> Place
) -> [NSLayoutConstraint] {
  items.dropFirst().map { path(items[0]) == path($0) }
}

/// Each is related to the next one.
private func chain(
  _ items: [ViewProxy], _ tie: (ViewProxy, ViewProxy) -> NSLayoutConstraint
) -> [NSLayoutConstraint] {
  (items.last?.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  return zip(items, items.dropFirst()).map(tie)
}

@discardableResult
public func align(top items: [ViewProxy]) -> [NSLayoutConstraint] { align(items, \.top) }
@discardableResult
public func align(top items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.top) }
@discardableResult
public func align(bottom items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.bottom) }
@discardableResult
public func align(left items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.left) }
@discardableResult
public func align(right items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.right) }
@discardableResult
public func align(leading items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.leading) }
@discardableResult
public func align(trailing items: ViewProxy...) -> [NSLayoutConstraint] {
  align(items, \.trailing)
}
@discardableResult
public func align(centerX items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.centerX) }
@discardableResult
public func align(centerY items: ViewProxy...) -> [NSLayoutConstraint] { align(items, \.centerY) }
@discardableResult
public func align(baseline items: ViewProxy...) -> [NSLayoutConstraint] {
  align(items, \.baseline)
}

@discardableResult
public func distribute(
  by gap: CGFloat = 0, horizontally items: [ViewProxy]
) -> [NSLayoutConstraint] { chain(items) { $0.trailing == $1.leading - gap } }

@discardableResult
public func distribute(
  by gap: CGFloat = 0, horizontally items: ViewProxy...
) -> [NSLayoutConstraint] { distribute(by: gap, horizontally: items) }

@discardableResult
public func distribute(
  by gap: CGFloat = 0, leftToRight items: ViewProxy...
) -> [NSLayoutConstraint] { chain(items) { $0.right == $1.left - gap } }

@discardableResult
public func distribute(
  by gap: CGFloat = 0, vertically items: ViewProxy...
) -> [NSLayoutConstraint] { chain(items) { $0.bottom == $1.top - gap } }

@discardableResult
public func distribute(equalWidth items: [ViewProxy]) -> [NSLayoutConstraint] {
  chain(items) { $0.width == $1.width }
}

@discardableResult
public func distribute(equalHeight items: [ViewProxy]) -> [NSLayoutConstraint] {
  chain(items) { $0.height == $1.height }
}
