import Cartography
import UIKit

/// Each call replaces what the group held.
// build: { let shelf = CartographyShelf(frame: .zero); shelf.expand(); shelf.collapse(); return shelf }()
final class CartographyShelf: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private var shown: [NSLayoutConstraint] = []
  var isWide = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    icon.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    if isWide {
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 32),
        // Both are as tall.
        icon.heightAnchor.constraint(equalTo: title.heightAnchor)
      ])
    } else if frame.width > 300 {
      let iconLeading = icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
      iconLeading.priority = .defaultHigh
      iconLeading.isActive = true
    } else {
      icon.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    }
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
  }

  func expand() {
    NSLayoutConstraint.deactivate(shown)
    title.translatesAutoresizingMaskIntoConstraints = false
    let titleTrailing = title.trailingAnchor.constraint(equalTo: trailingAnchor)
    titleTrailing.priority = UILayoutPriority(999)
    shown = [
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      titleTrailing
    ]
    NSLayoutConstraint.activate(shown)
  }

  func collapse() {
    NSLayoutConstraint.deactivate(self.shown)
    title.translatesAutoresizingMaskIntoConstraints = false
    self.shown = [title.widthAnchor.constraint(equalToConstant: 0)]
    NSLayoutConstraint.activate(self.shown)
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// What a group holds depends on a condition, and the views have no other name for what contains them.
final class CartographyPages: UIViewController {
  var pages = ConstraintGroup()

  func show(_ page: UIView, isNext: Bool) {
    constrain(page, replace: pages) { page in
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
    constrain(handle, replace: held) { handle in
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
        handle.width == width
      }
    }
    constrain(handle) { handle in
      if handle.superview == nil { return }
      handle.height == 40
    }
  }
}
