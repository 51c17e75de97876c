import UIKit

// build: OldList()
/// Anchors as Swift 2 spelt them.
final class OldList: UIViewController {
  private let sign = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    sign.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 22).active = true
    sign.leadingAnchor.constraintEqualToAnchor(view.leadingAnchor, constant: 22).active = true
    sign.widthAnchor.constraintEqualToConstant(70).active = true
    sign.heightAnchor.constraintEqualToAnchor(sign.widthAnchor, multiplier: 2).active = true
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
    top = sign.topAnchor.constraintGreaterThanOrEqualToAnchor(view.topAnchor)
    top?.active = true

    sign.widthAnchor.constraintLessThanOrEqualToConstant(70).active = true
  }
}
