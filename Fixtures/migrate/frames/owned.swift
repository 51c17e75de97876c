import SnapKit
import UIKit

/// A view that only a function names becomes a property.
final class SeparatorCard: UIViewController {
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }

  private func setUp() {
    view.addSubview(caption)
    caption.snp.makeConstraints { make in
      make.leading.trailing.top.equalToSuperview().inset(16)
      make.height.equalTo(24)
    }

    let separator = UIView(frame: .zero)

    view.addSubview(separator)
    separator.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview()
      make.top.equalTo(caption.snp.bottom).offset(4)
      make.height.equalTo(1)
    }
    separator.backgroundColor = .red
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
    icon.snp.makeConstraints { make in
      make.center.equalToSuperview()
    }
    badge.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(30)
      make.leading.equalToSuperview().offset(8)
      make.height.equalTo(24)
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
    icon.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true  // expect: content-size
    icon.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true

    let kept = UIView()
    kept.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(kept)
    NSLayoutConstraint.activate([
      kept.topAnchor.constraint(equalTo: view.topAnchor),  // expect: local-view
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

  override func viewDidLoad() {
    super.viewDidLoad()
    let haze = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    haze.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(haze)
    NSLayoutConstraint.activate([
      haze.topAnchor.constraint(equalTo: view.topAnchor),
      haze.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      haze.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      haze.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
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
      cloud.topAnchor.constraint(equalTo: view.topAnchor),  // expect: local-view
      cloud.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      cloud.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cloud.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let steam = UIVisualEffectView(effect: makeEffect(.light))
    steam.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(steam)
    NSLayoutConstraint.activate([
      steam.topAnchor.constraint(equalTo: view.topAnchor),  // expect: local-view
      steam.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      steam.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      steam.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  private func makeEffect(_ style: UIBlurEffect.Style) -> UIBlurEffect { UIBlurEffect(style: style) }
}
