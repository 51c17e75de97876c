import SnapKit
import UIKit

/// What the closure makes in the blocks of an `if` is put in force there.
// build: BranchMenu(isCompact: true, badge: UILabel())
final class BranchMenu: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let line = UIView()
  private var lineConstraints: [NSLayoutConstraint] = []
  private let dot = UIView()
  private let badge: UILabel?
  private let isCompact: Bool

  init(isCompact: Bool, badge: UILabel?) {
    self.isCompact = isCompact
    self.badge = badge
    super.init(frame: .zero)
    addSubview(title)
    addSubview(icon)
    addSubview(line)
    addSubview(dot)
    if let badge { addSubview(badge) }
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
    if isCompact {
      // close to the edges
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16)
      ])
    } else if isUserInteractionEnabled {
      let titleWidth = title.widthAnchor.constraint(lessThanOrEqualToConstant: 320)
      titleWidth.priority = .defaultHigh
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
        titleWidth
      ])
    } else {
      title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    }
    title.heightAnchor.constraint(equalToConstant: 20).isActive = true  // one line
    icon.translatesAutoresizingMaskIntoConstraints = false
    if let badge {
      icon.trailingAnchor.constraint(equalTo: badge.leadingAnchor, constant: -4).isActive = true
    } else {
      icon.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      icon.centerYAnchor.constraint(equalTo: centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24)
    ])
    badge?.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview()
    }
    dot.snp.makeConstraints { make in
      for side in [4, 8] {
        make.height.equalTo(side).priority(side)
      }
    }
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateConstraints() {
    super.updateConstraints()
    NSLayoutConstraint.deactivate(lineConstraints)
    lineConstraints = []
    line.translatesAutoresizingMaskIntoConstraints = false
    if isCompact {
      lineConstraints.append(line.bottomAnchor.constraint(equalTo: bottomAnchor))
    } else {
      lineConstraints += [
        line.topAnchor.constraint(equalTo: topAnchor),
        line.widthAnchor.constraint(equalToConstant: 4)
      ]
    }
    lineConstraints += [
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1)
    ]
    NSLayoutConstraint.activate(lineConstraints)
  }
}

/// What SnapKit's closure makes is put in force when all of it has run, and knows of `self` what it captures.
// build: LateMenu(frame: .zero)
final class LateMenu: UIView {
  private let card = UIView()
  private let mark = UIView()
  private let note = UIView()
  private let sign = UIView()
  private let gap: CGFloat = 3
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(card)
    addSubview(mark)
    addSubview(note)
    addSubview(sign)
    card.snp.makeConstraints { make in
      make.width.equalTo(100)
      if isOpen {
        layoutIfNeeded()
        make.height.equalTo(card.frame.width / 2)
      }
    }
    mark.snp.makeConstraints { make in
      make.width.equalTo(100)
      if constraints.isEmpty { isOpen = true }
      if card.constraints.isEmpty {
        make.height.equalTo(20)
      }
    }
    note.snp.makeConstraints { [weak self] make in
      make.leading.equalToSuperview().offset(self?.gap ?? 0)
    }
    sign.translatesAutoresizingMaskIntoConstraints = false
    sign.leadingAnchor.constraint(equalTo: leadingAnchor, constant: gapOfAll).isActive = true
  }

  required init?(coder: NSCoder) { fatalError() }
}

private let gapOfAll: CGFloat = 4
