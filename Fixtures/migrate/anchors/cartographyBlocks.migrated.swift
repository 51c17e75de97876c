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
    icon.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    title.setContentHuggingPriority(.defaultLow, for: .horizontal)
    title.attributedText = NSAttributedString(
      string: "title",
      attributes: [:])  // Empty
    NSLayoutConstraint.activate([
      // The icon
      icon.widthAnchor.constraint(equalToConstant: side),
      icon.heightAnchor.constraint(equalToConstant: side),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      // The title
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20 + inset)
    ])
    footer.translatesAutoresizingMaskIntoConstraints = false
    let lines = 2
    title.numberOfLines = lines
    footerTop = footer.topAnchor.constraint(equalTo: topAnchor, constant: 20)
    footerTop?.isActive = true
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
      footer.heightAnchor.constraint(equalToConstant: 44)
    ])
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
    constrain(first, second) { one, two in
      one.top == one.superview!.top + offset
      offset += 8
      two.top == two.superview!.top + offset
    }
    constrain(third) { view in
      view.top == view.superview!.top
      print(view)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
