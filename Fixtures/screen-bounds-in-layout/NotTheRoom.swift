import UIKit

// The frame with which a view makes itself is changed by whoever adds it.
final class StartView: UIView {
  let title = UILabel()

  convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  init(isPlain: Bool) {
    super.init(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size))
    title.frame = UIScreen.main.bounds  // expect: screen-bounds-in-layout, stale-frame
  }

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { nil }
}

// A menu of its own height takes the width of the screen.
final class MenuView: UIView {
  init(rows: Int) {
    // expect: screen-bounds-in-layout
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: CGFloat(rows)))
  }

  required init?(coder: NSCoder) { nil }
}

// It adds itself, and keeps that frame.
final class HintView: UIView {
  convenience init(over view: UIView) {
    self.init(frame: UIScreen.main.bounds)  // expect: screen-bounds-in-layout
    view.addSubview(self)
  }
}

// The screen stands in for a view that is not there.
final class PopupView: UIView {
  var room: CGRect?

  func show() {
    frame = superview?.bounds ?? UIScreen.main.bounds
    frame.size.width = (superview?.bounds ?? UIScreen.main.bounds).width
    frame = superview == nil ? UIScreen.main.bounds : superview!.bounds
    frame.size = size()
  }

  func size() -> CGSize {
    guard let superview else { return UIScreen.main.bounds.size }
    return superview.bounds.size
  }

  func width() -> CGFloat {
    if let view = superview {
      return view.bounds.width
    } else {
      return UIScreen.main.bounds.width
    }
  }

  func shrink(isWide: Bool) {
    frame = room ?? UIScreen.main.bounds  // expect: screen-bounds-in-layout
    frame = isWide ? UIScreen.main.bounds : bounds  // expect: screen-bounds-in-layout
    guard let superview else { return }
    frame.size.height = superview.frame.height
    frame.size.width = UIScreen.main.bounds.width  // expect: screen-bounds-in-layout
  }
}

// What never runs lays out nothing.
final class Sheet: UIViewController {
  var cover: UIView?

  func pull(by offset: CGFloat, isOpen: Bool) {
    let host: UIView? = children.first?.view
    guard host == nil else { return }
    let moved = host.flatMap { view in
      CGRect(x: 0, y: UIScreen.main.bounds.height, width: view.frame.width, height: offset)
    }
    if let host { host.frame.size.width = UIScreen.main.bounds.width }
    host?.frame = moved ?? .zero

    func restore(_ height: CGFloat, host: UIView?) {
      host.map { $0.frame.size.height = UIScreen.main.bounds.height }
    }

    func reset(_ height: CGFloat, host: UIView?) {
      host.map { $0.frame.size.height = UIScreen.main.bounds.height }  // expect: screen-bounds-in-layout
    }

    restore(offset, host: host)
    reset(offset, host: cover)
  }

  func push(_ picture: UIView?) {
    if picture != nil { return }
    picture.map { $0.frame = UIScreen.main.bounds }
    if false { cover?.frame = UIScreen.main.bounds }
    cover?.frame = UIScreen.main.bounds  // expect: screen-bounds-in-layout
    fatalError()
    cover?.frame = UIScreen.main.bounds
  }

  func open(_ picture: UIView?) {
    guard picture != nil else { return }
    picture.map { $0.frame = UIScreen.main.bounds }  // expect: screen-bounds-in-layout
    if picture == nil { return }
    cover?.frame = UIScreen.main.bounds  // expect: screen-bounds-in-layout
  }
}
