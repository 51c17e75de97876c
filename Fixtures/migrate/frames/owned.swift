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
