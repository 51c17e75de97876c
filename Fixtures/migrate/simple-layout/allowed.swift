// allow: left-to-right,enough-room
import UIKit

/// Two texts at the ends of a row, which would overlap where both are long.
final class PriceRow: UIView {
  private let caption = UILabel()
  private let price = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for child in [caption, price] {
      child.translatesAutoresizingMaskIntoConstraints = false
      addSubview(child)
    }
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      caption.centerYAnchor.constraint(equalTo: centerYAnchor),
      price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      price.centerYAnchor.constraint(equalTo: caption.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// Leading edges, which are left ones here.
final class MenuScreen: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let mark = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second, mark] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      mark.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
      first.leadingAnchor.constraint(equalTo: mark.trailingAnchor, constant: 8),
      first.topAnchor.constraint(equalTo: mark.topAnchor),
      second.leadingAnchor.constraint(equalTo: first.leadingAnchor),
      second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 6),
    ])
  }
}
