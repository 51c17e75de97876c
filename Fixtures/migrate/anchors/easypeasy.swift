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
    icon.easy.layout(Top(8), Left(8), Size(24))
    setUpTitle()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func setUpTitle() {
    title.easy.layout(Left(8).to(icon, .right), CenterY().to(icon))
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
    dot.easy.layout(Height(height), Left(0), Right(0), Bottom(0))  // expect: not-set-up-once
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.easy.layout(Height(2), Left(0))  // expect: not-set-up-once
  }

  private func place() {
    count.easy.layout(Top(4), Left(4))  // expect: not-set-up-once
  }

  func show() { place() }
  func showAgain() { place() }
}
