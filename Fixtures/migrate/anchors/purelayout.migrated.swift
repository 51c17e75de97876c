import UIKit

// build: PureCard()
/// Pins, sizes, a block with a priority, and constraints that are kept.
final class PureCard: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let box: UIView = {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  private var height: NSLayoutConstraint?
  private var width: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(icon)
    addSubview(box)
    // The title starts below the edge.
    title.translatesAutoresizingMaskIntoConstraints = false
    icon.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    height = box.heightAnchor.constraint(equalToConstant: 40)
    height?.isActive = true
    width = box.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
    let boxTop = box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)
    boxTop.priority = .defaultHigh
    let boxBottom = box.bottomAnchor.constraint(equalTo: bottomAnchor)
    boxBottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      icon.centerYAnchor.constraint(equalTo: title.centerYAnchor),  // beside it
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      width,
      boxTop,
      boxBottom,
      box.centerXAnchor.constraint(equalTo: centerXAnchor)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func grow() { height?.constant = 80 }
}

// build: PureRows()
/// A loop says the same of several views.
final class PureRows: UIView {
  private let first = UIView()
  private let second = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in [first, second] {
      addSubview(row)
      row.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        row.heightAnchor.constraint(equalToConstant: 44),
        row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
      ])
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
