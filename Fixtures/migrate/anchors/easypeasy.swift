import EasyPeasy
import UIKit

/// Code that runs once makes each constraint once, as anchors do.
// build: EasyCard(frame: .zero)
final class EasyCard: UIView {
  private let icon = UIImageView()
  private let stamp = UILabel()
  private let seal = UILabel()
  private let dial = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    icon.easy.layout(Top(8), Left(8), Size(24))
    setUpTitle()
    setUpStamp()
  }

  required init?(coder: NSCoder) { fatalError() }

  /// Of what one call applies, only the parts of one value are replaced.
  private func setUpStamp() {
    addSubview(stamp)
    addSubview(seal)
    addSubview(dial)
    stamp.easy.layout(Edges(8), Top(20))  // expect: kept
    seal.easy.layout(Left(8), Right(8), CenterX(), Top(40))
    // A layout may come between two calls.
    dial.easy.layout(Top(40))  // expect: kept
    layoutIfNeeded()
    dial.easy.layout(Top(48))  // expect: unproven
  }

  private func setUpTitle() {
    title.easy.layout(Left(8).to(icon, .right), CenterY().to(icon))
  }
}

/// Code that may run again replaces what it made: a property keeps the constraints for the next run.
// build: EasyBadge(frame: .zero)
final class EasyBadge: UIView {
  private let dot = UIView()
  private let line: UIView = {
    let line = UIView()
    line.backgroundColor = .red
    return line
  }()  // a rule
  private let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
    addSubview(line)
    addSubview(count)
    show()
    showAgain()
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
    self.count.easy.layout(Top(4), Left(4))
  }

  func show() { place() }
  func showAgain() { place() }
}

/// Where one view has two such statements, a name is taken, or the class is elsewhere, there is no property to keep them.
final class EasyRow: UITableViewCell {
  private let dot = UIView()
  private let rule = UIView()
  private let extra = UIView()
  private let ruleConstraints: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(dot)
    addSubview(rule)
    addSubview(extra)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    dot.easy.layout(Height(2), Left(0))  // expect: not-set-up-once
    rule.easy.layout(Height(2), Left(0))  // expect: not-set-up-once
    contentView.easy.layout(Edges())
  }

  func place(_ isShown: Bool) {
    if isShown {
      extra.easy.layout(Top(2), Left(0))  // expect: not-set-up-once
    } else {
      extra.easy.clear()
    }
  }

  func expand() {
    dot.easy.layout(Height(20), Left(0))  // expect: not-set-up-once
  }

  func mark(_ badge: UIView) {
    addSubview(badge)
    badge.easy.layout(Top(2), Left(0))  // expect: not-set-up-once
  }
}

extension UIView {
  func addMark() {
    let mark = UIView()
    addSubview(mark)
    mark.easy.layout(Top(2), Left(0))  // expect: not-set-up-once
  }
}
