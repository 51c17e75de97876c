import Cartography
import UIKit

/// Closures that also do other things, and give variables their constraints.
// build: CartographyRow(frame: .zero)
final class CartographyRow: UIView {
  private let icon = UIImageView()
  private let title = UILabel()
  private let footer = UIView()
  private var footerTop: NSLayoutConstraint?
  private var inset: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    addSubview(footer)
    let side = CGFloat(24)
    constrain(icon, title)
    { image, label in
      // The icon
      image.width == side
      image.height == side
      image.leading == image.superview!.leading + 16
      image.top == image.superview!.top + 16

      title.setContentHuggingPriority(.defaultLow, for: .horizontal)
      title.attributedText = NSAttributedString(
        string: "title",
        attributes: [:])  // Empty

      // The title
      label.leading == image.trailing + 8
      label.centerY == image.centerY
    }
    constrain(title) { $0.height >= 20 + inset }
    constrain(footer) { footer in
      let lines = 2
      title.numberOfLines = lines
      footer.leading == footer.superview!.leading
      footer.trailing == footer.superview!.trailing
      footerTop = (footer.top == footer.superview!.top + 20)
      footer.height == 44
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func move() { footerTop?.constant = 0 }
}

/// Numbers that change between two constraints, and code that needs the closure.
// build: CartographyList(frame: .zero)
final class CartographyList: UIView {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()
  private var offset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(second)
    addSubview(third)
    constrain(first, second) { one, two in  // expect: other-code
      one.top == one.superview!.top + offset
      offset += 8
      two.top == two.superview!.top + offset
    }
    constrain(third) { view in
      view.top == view.superview!.top  // expect: kept
      print(view)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
