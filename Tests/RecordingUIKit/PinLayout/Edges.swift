import UIKit

// The calls of a chain, each with the forms that the README lists: a number, a share, insets, another view or its edge.

extension PinLayout {
  @discardableResult
  public func top(_ value: CGFloat = 0) -> PinLayout {
    set(.top, value)
    return self
  }

  @discardableResult
  public func top(_ value: Percent) -> PinLayout { top(value.of(outer.height)) }

  @discardableResult
  public func top(_ insets: UIEdgeInsets) -> PinLayout { top(insets.top) }

  @discardableResult
  public func top(to edge: VerticalEdge) -> PinLayout {
    set(.top, coordinate(edge))
    return self
  }

  @discardableResult
  public func bottom(_ value: CGFloat = 0) -> PinLayout {
    set(.bottom, outer.height - value)
    return self
  }

  @discardableResult
  public func bottom(_ value: Percent) -> PinLayout { bottom(value.of(outer.height)) }

  @discardableResult
  public func bottom(_ insets: UIEdgeInsets) -> PinLayout { bottom(insets.bottom) }

  @discardableResult
  public func bottom(to edge: VerticalEdge) -> PinLayout {
    set(.bottom, coordinate(edge))
    return self
  }

  @discardableResult
  public func left(_ value: CGFloat = 0) -> PinLayout {
    set(.left, value)
    return self
  }

  @discardableResult
  public func left(_ value: Percent) -> PinLayout { left(value.of(outer.width)) }

  @discardableResult
  public func left(_ insets: UIEdgeInsets) -> PinLayout { left(insets.left) }

  @discardableResult
  public func left(to edge: HorizontalEdge) -> PinLayout {
    set(.left, coordinate(edge))
    return self
  }

  @discardableResult
  public func right(_ value: CGFloat = 0) -> PinLayout {
    set(.right, outer.width - value)
    return self
  }

  @discardableResult
  public func right(_ value: Percent) -> PinLayout { right(value.of(outer.width)) }

  @discardableResult
  public func right(_ insets: UIEdgeInsets) -> PinLayout { right(insets.right) }

  @discardableResult
  public func right(to edge: HorizontalEdge) -> PinLayout {
    set(.right, coordinate(edge))
    return self
  }

  @discardableResult
  public func start(_ value: CGFloat = 0) -> PinLayout {
    isLeftToRight ? left(value) : right(value)
  }

  @discardableResult
  public func start(_ value: Percent) -> PinLayout { start(value.of(outer.width)) }

  @discardableResult
  public func start(_ insets: UIEdgeInsets) -> PinLayout {
    isLeftToRight ? left(insets) : right(insets)
  }

  @discardableResult
  public func start(to edge: HorizontalEdge) -> PinLayout {
    isLeftToRight ? left(to: edge) : right(to: edge)
  }

  @discardableResult
  public func end(_ value: CGFloat = 0) -> PinLayout {
    isLeftToRight ? right(value) : left(value)
  }

  @discardableResult
  public func end(_ value: Percent) -> PinLayout { end(value.of(outer.width)) }

  @discardableResult
  public func end(_ insets: UIEdgeInsets) -> PinLayout {
    isLeftToRight ? right(insets) : left(insets)
  }

  @discardableResult
  public func end(to edge: HorizontalEdge) -> PinLayout {
    isLeftToRight ? right(to: edge) : left(to: edge)
  }

  @discardableResult
  public func hCenter(_ offset: CGFloat = 0) -> PinLayout {
    set(.hCenter, outer.width / 2 + offset)
    return self
  }

  @discardableResult
  public func hCenter(to edge: HorizontalEdge) -> PinLayout {
    set(.hCenter, coordinate(edge))
    return self
  }

  @discardableResult
  public func vCenter(_ offset: CGFloat = 0) -> PinLayout {
    set(.vCenter, outer.height / 2 + offset)
    return self
  }

  @discardableResult
  public func vCenter(to edge: VerticalEdge) -> PinLayout {
    set(.vCenter, coordinate(edge))
    return self
  }

  @discardableResult
  public func center() -> PinLayout { hCenter().vCenter() }

  /// Both views have to have one superview here; PinLayout itself converts.
  private func coordinate(_ edge: HorizontalEdge) -> CGFloat {
    expectNeighbour(edge.view)
    return edge.x
  }

  private func coordinate(_ edge: VerticalEdge) -> CGFloat {
    expectNeighbour(edge.view)
    return edge.y
  }

  private func expectNeighbour(_ other: UIView) {
    if other.superview === view.superview { return }
    Recorder.shared.report("a chain names a view in another superview")
  }

  // MARK: Several edges

  @discardableResult
  public func horizontally(_ value: CGFloat = 0) -> PinLayout { left(value).right(value) }

  @discardableResult
  public func horizontally(_ value: Percent) -> PinLayout { left(value).right(value) }

  @discardableResult
  public func horizontally(_ value: UIEdgeInsets) -> PinLayout { left(value).right(value) }

  @discardableResult
  public func vertically(_ value: CGFloat = 0) -> PinLayout { top(value).bottom(value) }

  @discardableResult
  public func vertically(_ value: Percent) -> PinLayout { top(value).bottom(value) }

  @discardableResult
  public func vertically(_ value: UIEdgeInsets) -> PinLayout { top(value).bottom(value) }

  @discardableResult
  public func all(_ value: CGFloat = 0) -> PinLayout { horizontally(value).vertically(value) }

  @discardableResult
  public func all(_ value: Percent) -> PinLayout { horizontally(value).vertically(value) }

  @discardableResult
  public func all(_ value: UIEdgeInsets) -> PinLayout { horizontally(value).vertically(value) }

  // MARK: Next to other views

  @discardableResult
  public func above(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    bottom(to: view.edge.top).align(view, aligned)
  }

  @discardableResult
  public func below(of view: UIView, aligned: HorizontalAlign = .none) -> PinLayout {
    top(to: view.edge.bottom).align(view, aligned)
  }

  @discardableResult
  public func left(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    right(to: view.edge.left).align(view, aligned)
  }

  @discardableResult
  public func right(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    left(to: view.edge.right).align(view, aligned)
  }

  @discardableResult
  public func before(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    isLeftToRight ? left(of: view, aligned: aligned) : right(of: view, aligned: aligned)
  }

  @discardableResult
  public func after(of view: UIView, aligned: VerticalAlign = .none) -> PinLayout {
    isLeftToRight ? right(of: view, aligned: aligned) : left(of: view, aligned: aligned)
  }

  @discardableResult
  private func align(_ view: UIView, _ aligned: HorizontalAlign) -> PinLayout {
    switch aligned {
    case .left: left(to: view.edge.left)
    case .center: hCenter(to: view.edge.hCenter)
    case .right: right(to: view.edge.right)
    case .start: start(to: view.edge.start)
    case .end: end(to: view.edge.end)
    case .none: self
    }
  }

  @discardableResult
  private func align(_ view: UIView, _ aligned: VerticalAlign) -> PinLayout {
    switch aligned {
    case .top: top(to: view.edge.top)
    case .center: vCenter(to: view.edge.vCenter)
    case .bottom: bottom(to: view.edge.bottom)
    case .none: self
    }
  }
}
