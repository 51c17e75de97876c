import UIKit

// A label and an image view draw what they show, so there is nothing to lay out but what is constrained in them.

final class NameLabel: UILabel {
  private let icon = UIImageView()

  func setUp() {
    addSubview(icon)
  }

  override func layoutSubviews() {
    icon.frame = CGRect(x: bounds.width - 16, y: 0, width: 16, height: 16)
  }
}

final class RoundPicture: UIImageView {
  let badge = UIView()

  func setUp() { badge.widthAnchor.constraint(equalToConstant: 0).isActive = true }

  override func layoutSubviews() { layer.cornerRadius = bounds.width / 2 }
}

class ShadowLabel: UILabel {}

final class TitleLabel: ShadowLabel {
  let mark = UIView()

  func setUp() { mark.widthAnchor.constraint(equalToConstant: 0).isActive = true }

  override func layoutSubviews() { preferredMaxLayoutWidth = bounds.width }
}

final class RoundButton: UIButton {
  let mark = UIView()

  func setUp() { mark.widthAnchor.constraint(equalToConstant: 0).isActive = true }

  override func layoutSubviews() {  // expect: missing-super-layout
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
  }
}
