import EasyPeasy
import UIKit

/// Code that runs once makes each constraint once, as anchors do.
// build: EasyCard(frame: .zero)
final class EasyCard: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24)
    ])
    setUpTitle()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setUpTitle() {
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor)
    ])
  }
}

/// Code that may run again replaces what it made, which anchors do not.
final class EasyBadge: UIView {
  private let dot = UIView()
  private let line = UIView()
  private let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    addSubview(line)
    addSubview(count)
  }

  required init?(coder: NSCoder) { fatalError() }

  func update(height: CGFloat) {
    dot.easy.layout(Height(height), Left(0), Right(0), Bottom(0))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.easy.layout(Height(2), Left(0))
  }

  private func place() {
    count.easy.layout(Top(4), Left(4))
  }

  func show() { place() }
  func showAgain() { place() }
}
