import UIKit

// build: ScaledBanner()
/// Both axes, and a number that has a name.
final class ScaledBanner: UIViewController {
  private let banner = UIView()
  private let gap: CGFloat = 12

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    banner.frame = CGRect(
      x: bounds.minX + gap.calculateWidth(), y: safeArea.minY + 20.calculateHeight(),
      width: bounds.width - gap.calculateWidth() * 2, height: 64.calculateHeight())
  }
}

// build: ScaledAvatar()
/// A circle has one scale for both sides, and what stands beside it follows.
final class ScaledAvatar: UIViewController {
  private let avatar = UIImageView()
  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [avatar, line] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    avatar.frame = CGRect(
      x: bounds.minX + 10.calculateWidth(), y: bounds.minY + 10.calculateHeight(),
      width: 32.calculateHeight(), height: 32.calculateHeight())
    line.frame = CGRect(
      x: avatar.frame.maxX + 10.calculateWidth(), y: avatar.frame.midY + 0.5.calculateHeight(),
      width: bounds.maxX - avatar.frame.maxX - 24.calculateWidth(), height: 2.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [avatar, line] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledInsets()
/// The same distance on all sides is two distances on the screen.
final class ScaledInsets: UIViewController {
  private let panel = UIView()
  private let mirror = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    view.addSubview(mirror)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds.insetBy(dx: 8.calculateWidth(), dy: 8.calculateHeight())
    mirror.frame = view.bounds
  }
}

// build: ScaledCenter()
/// Centres, shares of the screen, and a square that hangs in the middle.
final class ScaledCenter: UIViewController {
  private let square = UIView()
  private let share = UIView()
  private let end = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [square, share, end] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    square.frame = CGRect(
      x: bounds.midX - 90.calculateHeight() / 2, y: bounds.midY - 75.calculateHeight(),
      width: 90.calculateHeight(), height: 90.calculateHeight())
    share.frame = CGRect(
      x: bounds.minX + 16.calculateWidth(), y: square.frame.maxY + 24.calculateHeight(),
      width: (bounds.width - 48.calculateWidth()) / 2, height: 44.calculateHeight())
    end.frame = CGRect(
      x: bounds.maxX - 16.calculateWidth() - share.frame.width,
      y: share.frame.maxY - 20.calculateHeight(),
      width: share.frame.width,
      height: 20.calculateHeight())
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [share, end] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: ScaledText()
/// Contents keep their sizes; what holds them back is scaled.
final class ScaledText: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Text"
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let labelWidth = min(label.intrinsicContentSize.width, 200.calculateWidth())
    let labelHeight = label.sizeThatFits(
      CGSize(width: labelWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    label.frame = CGRect(
      x: bounds.minX + 15.calculateWidth(), y: bounds.minY + 40.calculateHeight(),
      width: labelWidth, height: labelHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = bounds.minX + bounds.maxX - label.frame.maxX
    }
  }
}

// build: ScaledLocal()
/// A number that the function calls by a name.
final class ScaledLocal: UIViewController {
  private let rule = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rule)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inset: CGFloat = 9
    let bounds = view.bounds
    rule.frame = CGRect(
      x: bounds.minX + inset.calculateWidth(), y: bounds.maxY - 18.calculateHeight() - 1,
      width: bounds.width - inset.calculateWidth() * 2, height: 1)
  }
}

// build: ScaledView(frame: .zero)
/// A view with a child, in its own coordinates.
final class ScaledView: UIView {
  private let knob = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    knob.frame = CGRect(
      x: bounds.minX + 3.calculateWidth(), y: bounds.minY + 3.calculateHeight(),
      width: bounds.width - 43.calculateWidth(), height: bounds.height - 6.calculateHeight())
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      knob.frame.origin.x = bounds.minX + bounds.maxX - knob.frame.maxX
    }
  }
}

// build: ScaledDots()
/// Squares in a row, each behind the one before.
final class ScaledDots: UIViewController {
  private let first = UIView()
  private let second = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    second.frame = CGRect(
      x: bounds.maxX - 20.calculateWidth() - 24.calculateHeight(),
      y: bounds.minY + 20.calculateHeight(),
      width: 24.calculateHeight(),
      height: 24.calculateHeight())
    first.frame = CGRect(
      x: second.frame.minX - 6.calculateWidth() - second.frame.width, y: second.frame.minY,
      width: second.frame.width, height: second.frame.height)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [first, second] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}
