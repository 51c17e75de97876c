import UIKit

final class BarView: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: .zero)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: frame.width / 2),  // expect: early-geometry
    ])
  }
}

final class LineCell: UITableViewCell {
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: contentView.bounds.width / 2),  // expect: early-geometry
    ])
  }

  required init?(coder: NSCoder) { nil }
}

// Whoever makes it tells how large it is.
final class GivenView: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: frame.width / 2),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
