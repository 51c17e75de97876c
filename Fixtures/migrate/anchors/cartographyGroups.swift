import Cartography
import UIKit

/// Each call replaces what the group held.
// build: { let shelf = CartographyShelf(frame: .zero); shelf.expand(); shelf.collapse(); return shelf }()
final class CartographyShelf: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let shown = ConstraintGroup()
  var isWide = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    constrain(icon, title) { icon, title in
      icon.width == 24
      if isWide {
        icon.leading == icon.superview!.leading + 32
        // Both are as tall.
        icon.height == title.height
      } else if frame.width > 300 {
        icon.leading == icon.superview!.leading + 16 ~ 750
      } else {
        icon.leading == icon.superview!.leading
      }
      title.top == title.superview!.top
    }
  }

  func expand() {
    constrain(title, icon, self, replace: shown) { title, icon, shelf in
      title.leading == icon.trailing + 8
      title.trailing == shelf.trailing ~ 999
    }
  }

  func collapse() {
    constrain(title, replace: self.shown) { title in
      title.width == 0
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// What a group holds depends on a condition, and the views have no other name for what contains them.
final class CartographyPages: UIViewController {
  var pages = ConstraintGroup()

  func show(_ page: UIView, isNext: Bool) {
    constrain(page, replace: pages) { page in  // expect: unproven
      page.size == page.superview!.size
      if isNext {
        page.left == page.superview!.right
      } else {
        page.right == page.superview!.left
      }
    }
  }
}

/// What else uses the group is not understood.
// build: { let tray = CartographyTray(frame: .zero); tray.place(); return tray }()
final class CartographyTray: UIView {
  private let handle = UIView()
  private let held = ConstraintGroup()

  func place() {
    addSubview(handle)
    constrain(handle, replace: held) { handle in  // expect: kept
      handle.width == 40
    }
  }

  func forget() {
    constrain(clear: held)
  }
}

/// A closure that binds a name in a condition, or leaves early, stays.
final class CartographyBound: UIView {
  private let handle = UIView()
  var width: CGFloat?

  func place() {
    addSubview(handle)
    constrain(handle) { handle in
      if let width = width {
        handle.width == width  // expect: kept
      }
    }
    constrain(handle) { handle in
      if handle.superview == nil { return }
      handle.height == 40  // expect: kept
    }
  }
}
