import UIKit

/// NotAutoLayout has a `Float` of its own, so that its import would change this type.
final class MadeOfFloats: UIViewController {
  private let badge = UIView()
  private let opacity: Float = 0.5

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.layer.opacity = opacity
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.topAnchor),  // expect: other-meaning
      badge.leftAnchor.constraint(equalTo: view.leftAnchor),
      badge.widthAnchor.constraint(equalToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}
