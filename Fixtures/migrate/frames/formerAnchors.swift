import UIKit

/// Only the anchors tell that this is Swift 2.
final class OldSign: UIViewController {
  private let sign = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sign.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sign)
    sign.topAnchor.constraintEqualToAnchor(view.topAnchor, constant: 22).active = true  // expect: former-swift
    sign.leadingAnchor.constraintEqualToAnchor(view.leadingAnchor, constant: 22).active = true
    sign.widthAnchor.constraintEqualToConstant(70).active = true
    sign.heightAnchor.constraintEqualToAnchor(sign.widthAnchor).active = true
  }
}
