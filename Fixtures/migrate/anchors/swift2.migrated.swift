import UIKit

// build: OldList()
/// Anchors as Swift 2 spelt them.
final class OldList: UIViewController {
  private let sign = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    NSLayoutConstraint.activate([
      sign.topAnchor.constraint(equalTo: view.topAnchor, constant: 22),
      sign.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 22),
      sign.widthAnchor.constraint(equalToConstant: 70),
      sign.heightAnchor.constraint(equalTo: sign.widthAnchor, multiplier: 2)
    ])
  }
}

// build: OldKept()
/// One that is kept, and one by itself.
final class OldKept: UIViewController {
  private let sign = UIView()
  private var top: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    top = sign.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor)
    top?.active = true

    sign.widthAnchor.constraint(lessThanOrEqualToConstant: 70).isActive = true
  }
}
