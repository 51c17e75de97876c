import PinLayout
import UIKit

/// A panel that fills the screen but for a margin.
final class PanelController: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.pin.all(8)
  }
}

/// PinLayout follows the reading direction only where the app says so.
final class BadgeController: UIViewController {
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
