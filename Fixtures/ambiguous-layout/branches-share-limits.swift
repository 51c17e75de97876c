import UIKit

/// Each branch creates another view for the same constraints: one mistake, told once.
final class ChipCell: UITableViewCell {
  private let container = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    container.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(container)
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: contentView.topAnchor),
      container.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      container.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func addChip(isPaid: Bool) {
    if isPaid {
      let paid = UILabel()  // expect: ambiguous-layout
      paid.text = "Paid"
      place(paid)
    } else {
      let free = UIImageView(image: UIImage(named: "free"))
      place(free)
    }
  }

  private func place(_ chip: UIView) {
    chip.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(chip)
    NSLayoutConstraint.activate([
      chip.leadingAnchor.constraint(greaterThanOrEqualTo: container.leadingAnchor),
      chip.trailingAnchor.constraint(greaterThanOrEqualTo: container.trailingAnchor),
      chip.topAnchor.constraint(equalTo: container.topAnchor),
      chip.bottomAnchor.constraint(equalTo: container.bottomAnchor),
    ])
  }
}

/// Two views that one constraint ties together are two mistakes: each lacks a constraint of its own.
final class PairCell: UIView {
  func addPair() {
    let first = UILabel()  // expect: ambiguous-layout
    let second = UILabel()  // expect: ambiguous-layout
    first.text = "1"
    second.text = "2"
    first.translatesAutoresizingMaskIntoConstraints = false
    second.translatesAutoresizingMaskIntoConstraints = false
    addSubview(first)
    addSubview(second)
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: topAnchor),
      second.topAnchor.constraint(equalTo: topAnchor),
      first.trailingAnchor.constraint(lessThanOrEqualTo: second.leadingAnchor),
    ])
  }
}
