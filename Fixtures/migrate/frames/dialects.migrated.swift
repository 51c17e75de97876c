import UIKit

// build: ItemPanel()
/// `NSLayoutConstraint(item:…)`, added to the superview.
final class ItemPanel: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    panel.frame = CGRect(
      x: bounds.minX + 18, y: bounds.minY + 36,
      width: (bounds.width - 36) / 2, height: 120)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      panel.frame.origin.x = bounds.minX + bounds.maxX - panel.frame.maxX
    }
  }
}

// build: FormatRow()
/// The visual format language, with options.
final class FormatRow: UIViewController {
  private let cover = UIView()
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [cover, headline] {
      view.addSubview(child)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    cover.frame = CGRect(x: bounds.minX + 16, y: bounds.minY + 44, width: 60, height: 90)
    let headlineWidth = bounds.maxX - cover.frame.maxX - 28
    let headlineHeight = headline.sizeThatFits(
      CGSize(width: headlineWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    headline.frame = CGRect(
      x: cover.frame.maxX + 12, y: cover.frame.minY,
      width: headlineWidth, height: headlineHeight)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [cover, headline] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}

// build: SnapBanner()
/// SnapKit: edges with insets, and offsets from other views.
final class SnapBanner: UIViewController {
  private let banner = UIView()
  private let caption = UILabel()
  private let gap: CGFloat = 10

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safeArea = bounds.inset(by: view.safeAreaInsets)
    banner.frame = CGRect(
      x: bounds.minX + 20, y: safeArea.minY + gap,
      width: bounds.width - 40, height: 64)
    let captionWidth = min(caption.intrinsicContentSize.width, banner.frame.width * 0.8)
    let captionHeight = caption.sizeThatFits(
      CGSize(width: captionWidth, height: CGFloat.greatestFiniteMagnitude)
    ).height
    caption.frame = CGRect(
      x: banner.frame.midX - captionWidth / 2, y: banner.frame.maxY + gap,
      width: captionWidth, height: captionHeight)
  }
}

// build: SnapSquare()
/// SnapKit: a size of two equal sides.
final class SnapSquare: UIViewController {
  private let square = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(square)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    square.frame = CGRect(
      x: view.bounds.midX - 24, y: view.bounds.midY - 24,
      width: 48, height: 48)
  }
}

// build: PinnedByHelper()
/// A helper of the project that pins all edges.
final class PinnedByHelper: UIViewController {
  private let overlay = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(overlay)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    overlay.frame = view.bounds.insetBy(dx: 6, dy: 6)
  }
}

extension UIView {
  func pinToEdges(of other: UIView, by inset: CGFloat) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
