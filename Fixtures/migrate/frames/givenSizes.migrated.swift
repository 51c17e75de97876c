import UIKit

/// Its text decides nothing: what makes it gives it a size.
// build: Badge(frame: .zero)
final class Badge: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
  }
}

/// By anchors.
final class BadgeShelf: UIView {
  private let badge = Badge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.minX + 20, y: bounds.minY + 10, width: 90, height: 45)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      badge.frame.origin.x = bounds.minX + bounds.maxX - badge.frame.maxX
    }
  }
}

/// By SnapKit, and made again by a local name.
final class BadgeBoard: UIView {
  private let badge = Badge(frame: .zero)
  private let other = Badge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
    addSubview(other)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 60, height: 30)
    other.frame = CGRect(x: bounds.maxX - 40, y: bounds.maxY - 40, width: 40, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [badge, other] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

/// As large as a controller's view, through a panel that is as large as that.
// build: Cover(frame: .zero)
final class Cover: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds.inset(by: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))
  }
}

final class CoverPanel: UIView {
  private let cover = Cover()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(cover)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = bounds
  }
}

final class CoverScreen: UIViewController {
  private let panel = CoverPanel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds
  }
}
