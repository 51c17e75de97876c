import SnapKit
import UIKit

/// What the closure makes in the blocks of an `if` is put in force there.
// build: BranchMenu(isCompact: true, badge: UILabel())
final class BranchMenu: UIView {
  private let title = UILabel()
  private let icon = UIImageView()
  private let line = UIView()
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
    title.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(8)
      if isCompact {
        // close to the edges
        make.leading.trailing.equalToSuperview().inset(16)
      } else if isUserInteractionEnabled {
        make.leading.equalToSuperview().offset(40)
        make.width.lessThanOrEqualTo(320).priority(.high)
      } else {
        make.centerX.equalToSuperview()
      }
      make.height.equalTo(20)  // one line
    }
    icon.snp.makeConstraints {
      if let badge {
        $0.trailing.equalTo(badge.snp.leading).offset(-4)
      } else {
        $0.trailing.equalToSuperview()
      }
      $0.centerY.equalToSuperview()
      $0.size.equalTo(24)
      return
    }
    badge?.snp.makeConstraints { make in  // expect: optional-view
      make.top.trailing.equalToSuperview()
    }
    dot.snp.makeConstraints { make in  // expect: other-code
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
    line.snp.remakeConstraints {
      if isCompact {
        $0.bottom.equalTo(self.snp.bottom)
      } else {
        $0.top.equalToSuperview()
        $0.width.equalTo(4)
      }
      $0.leading.trailing.equalToSuperview()
      $0.height.equalTo(1)
    }
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
    card.snp.makeConstraints { make in  // expect: other-code
      make.width.equalTo(100)
      if isOpen {
        layoutIfNeeded()
        make.height.equalTo(card.frame.width / 2)
      }
    }
    mark.snp.makeConstraints { make in  // expect: other-code
      make.width.equalTo(100)
      if constraints.isEmpty { isOpen = true }
      if card.constraints.isEmpty {
        make.height.equalTo(20)
      }
    }
    note.snp.makeConstraints { [weak self] make in  // expect: unknown-superview
      make.leading.equalToSuperview().offset(self?.gap ?? 0)
    }
    sign.snp.makeConstraints { [weak card] make in
      make.leading.equalToSuperview().offset(gapOfAll)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}

private let gapOfAll: CGFloat = 4
