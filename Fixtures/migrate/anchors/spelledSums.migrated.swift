import PureLayout
import UIKit

// build: SummedCard()
/// Sums stay as they are written, a sign before a sign goes, and lists end as those of the file do.
final class SummedCard: UIView {
  private let first = UIView()
  private let second = UIView()
  private let inset: CGFloat = 8
  private let names = [
    "first",
    "second",
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(first)
    addSubview(second)
    first.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor, constant: 27 + 44),
      first.bottomAnchor.constraint(equalTo: bottomAnchor, constant: inset),
      first.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 12),
      first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset + 4),
    ])
    second.autoSetDimension(.height, toSize: 100 / 4)
    second.translatesAutoresizingMaskIntoConstraints = false
    second.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -(2 + 3)).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
