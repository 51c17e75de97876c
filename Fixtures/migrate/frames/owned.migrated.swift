import UIKit

/// A view that only a function names becomes a property.
final class SeparatorCard: UIViewController {
  private let caption = UILabel()
  private let separator = UIView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  private func setUp() {
    view.addSubview(caption)

    view.addSubview(separator)
    separator.backgroundColor = .red
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    caption.frame = CGRect(
      x: bounds.minX + 16, y: bounds.minY + 16,
      width: bounds.width - 32, height: 24)
    separator.frame = CGRect(
      x: bounds.minX, y: caption.frame.maxY + 4,
      width: bounds.width, height: 1)
  }
}

// build: IconBox()
/// An image gives its view a size where nothing else does.
final class IconBox: UIViewController {
  private let icon = UIImageView(image: UIImage())
  private let badge = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.image = UIImage()
    view.addSubview(icon)
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let iconSize = icon.intrinsicContentSize
    icon.frame = CGRect(
      x: bounds.midX - iconSize.width / 2, y: bounds.midY - iconSize.height / 2,
      width: iconSize.width, height: iconSize.height)
    let badgeWidth = badge.intrinsicContentSize.width
    badge.frame = CGRect(x: bounds.minX + 8, y: bounds.minY + 30, width: badgeWidth, height: 24)
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      badge.frame.origin.x = bounds.minX + bounds.maxX - badge.frame.maxX
    }
  }
}

/// What has no image has no size of its own; what a closure keeps would need `self`.
final class Empty: UIViewController {
  private let icon = UIImageView()
  private var onTap: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    icon.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(icon)
    icon.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    icon.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(kept)
    NSLayoutConstraint.activate([
      kept.topAnchor.constraint(equalTo: view.topAnchor),
      kept.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      kept.widthAnchor.constraint(equalToConstant: 10),
      kept.heightAnchor.constraint(equalToConstant: 10),
    ])
    onTap = { kept.isHidden = true }
  }
}

/// What is made of new objects and nothing else can be made with the controller.
final class Fog: UIViewController {
  private let caption = UIView()
  private let haze = UIVisualEffectView(effect: UIBlurEffect(style: .light))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(haze)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    haze.frame = view.bounds
  }
}

/// What is made of something that the object knows only later cannot.
final class Smoke: UIViewController {
  private let style = UIBlurEffect.Style.dark

  override func viewDidLoad() {
    super.viewDidLoad()
    let cloud = UIVisualEffectView(effect: UIBlurEffect(style: style))
    cloud.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cloud)
    NSLayoutConstraint.activate([
      cloud.topAnchor.constraint(equalTo: view.topAnchor),
      cloud.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      cloud.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cloud.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let steam = UIVisualEffectView(effect: makeEffect(.light))
    steam.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(steam)
    NSLayoutConstraint.activate([
      steam.topAnchor.constraint(equalTo: view.topAnchor),
      steam.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      steam.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      steam.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func makeEffect(_ style: UIBlurEffect.Style) -> UIBlurEffect { UIBlurEffect(style: style) }
}
