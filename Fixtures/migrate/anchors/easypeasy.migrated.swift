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
    icon.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24)
    ])
    setUpTitle()
    setUpStamp()
  }

  required init?(coder: NSCoder) { fatalError() }

  /// Of what one call applies, only the parts of one value are replaced.
  private func setUpStamp() {
    addSubview(stamp)
    addSubview(seal)
    addSubview(dial)
    stamp.easy.layout(Edges(8), Top(20))
    seal.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      seal.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      seal.rightAnchor.constraint(equalTo: rightAnchor, constant: -8),
      seal.centerXAnchor.constraint(equalTo: centerXAnchor),
      seal.topAnchor.constraint(equalTo: topAnchor, constant: 40)
    ])
    // A layout may come between two calls.
    dial.easy.layout(Top(40))
    layoutIfNeeded()
    dial.easy.layout(Top(48))
  }

  private func setUpTitle() {
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 8),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor)
    ])
  }
}

/// Code that may run again replaces what it made: a property keeps the constraints for the next run.
// build: EasyBadge(frame: .zero)
final class EasyBadge: UIView {
  private let dot = UIView()
  private var dotConstraints: [NSLayoutConstraint] = []
  private let line: UIView = {
    let line = UIView()
    line.backgroundColor = .red
    return line
  }()  // a rule
  private var lineConstraints: [NSLayoutConstraint] = []
  private let count = UILabel()
  private var countConstraints: [NSLayoutConstraint] = []

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
    NSLayoutConstraint.deactivate(dotConstraints)
    dot.translatesAutoresizingMaskIntoConstraints = false
    dotConstraints = [
      dot.heightAnchor.constraint(equalToConstant: height),
      dot.leftAnchor.constraint(equalTo: leftAnchor),
      dot.rightAnchor.constraint(equalTo: rightAnchor),
      dot.bottomAnchor.constraint(equalTo: bottomAnchor)
    ]
    NSLayoutConstraint.activate(dotConstraints)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    NSLayoutConstraint.deactivate(lineConstraints)
    line.translatesAutoresizingMaskIntoConstraints = false
    lineConstraints = [
      line.heightAnchor.constraint(equalToConstant: 2),
      line.leftAnchor.constraint(equalTo: leftAnchor)
    ]
    NSLayoutConstraint.activate(lineConstraints)
  }

  private func place() {
    NSLayoutConstraint.deactivate(self.countConstraints)
    self.count.translatesAutoresizingMaskIntoConstraints = false
    self.countConstraints = [
      self.count.topAnchor.constraint(equalTo: self.topAnchor, constant: 4),
      self.count.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 4)
    ]
    NSLayoutConstraint.activate(self.countConstraints)
  }

  func show() { place() }
  func showAgain() { place() }
}

/// Where one view has two such statements, a name is taken, or the class is elsewhere, there is no property to keep them.
final class EasyRow: UITableViewCell {
  private var contentViewConstraints: [NSLayoutConstraint] = []
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
    dot.easy.layout(Height(2), Left(0))
    rule.easy.layout(Height(2), Left(0))
    NSLayoutConstraint.deactivate(contentViewConstraints)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentViewConstraints = [
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
    ]
    NSLayoutConstraint.activate(contentViewConstraints)
  }

  func place(_ isShown: Bool) {
    if isShown {
      extra.easy.layout(Top(2), Left(0))
    } else {
      extra.easy.clear()
    }
  }

  func expand() {
    dot.easy.layout(Height(20), Left(0))
  }

  func mark(_ badge: UIView) {
    addSubview(badge)
    badge.easy.layout(Top(2), Left(0))
  }
}

extension UIView {
  func addMark() {
    let mark = UIView()
    addSubview(mark)
    mark.easy.layout(Top(2), Left(0))
  }
}
