import SnapKit
import UIKit

// What a layout pass always calls runs as often.

final class WeekView: UIView {
  let week = UILabel()
  let day = UILabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    setHierarchy()
    setLayout()
  }

  func setHierarchy() {
    addSubview(week)
    addSubview(day)
  }

  func setLayout() {
    week.snp.makeConstraints {
      $0.leading.top.equalToSuperview()  // expect: constraints-in-layout-pass
    }
    day.snp.makeConstraints {
      $0.leading.equalTo(week.snp.trailing)  // expect: text-without-limit
      $0.centerY.equalTo(week)
    }
  }
}

final class ChainView: UIView {
  let label = UILabel()

  override func updateConstraints() {
    self.setUp()
    super.updateConstraints()
  }

  func show(_ text: String) {
    label.text = text
    setNeedsUpdateConstraints()
  }

  private func setUp() {
    setUpLabel()
  }

  private func setUpLabel() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: constraints-in-layout-pass
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

final class RoleCell: UITableViewCell {
  enum Role { case admin, member }

  let label = UILabel()
  let button = UIButton()
  var role = Role.admin

  override func updateConstraints() {
    switch role {
    case .admin:
      button.snp.makeConstraints {
        $0.trailing.top.equalToSuperview()  // expect: constraints-in-layout-pass
      }
      label.snp.makeConstraints {
        $0.leading.top.equalToSuperview()
        $0.trailing.equalTo(button.snp.leading)
      }
    case .member:
      label.snp.makeConstraints {
        $0.leading.trailing.top.equalToSuperview()
      }
    }
    super.updateConstraints()
  }
}

// Once, under a condition, or taking back what was there.

final class OnceView: UIView {
  let label = UILabel()
  let detail = UILabel()
  let other = UILabel()
  var isSetUp = false
  private var tops: [NSLayoutConstraint] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    if !isSetUp { setUp() }
    placeDetail()
    placeOther()
  }

  func setUp() {
    isSetUp = true
    addSubview(label)
    addSubview(detail)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    label.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  func placeDetail() {
    NSLayoutConstraint.deactivate(tops)
    tops = [detail.topAnchor.constraint(equalTo: topAnchor)]
    NSLayoutConstraint.activate(tops)
  }

  func placeOther() {
    guard other.superview == nil else { return }
    addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    other.topAnchor.constraint(equalTo: topAnchor).isActive = true
    other.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    other.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

final class RowsView: UIView {
  let label = UILabel()
  private var sides: [NSLayoutConstraint] = []

  override func updateConstraints() {
    removeSides()
    addSides()
    super.updateConstraints()
  }

  private func removeSides() {
    removeConstraints(sides)
    sides.removeAll()
  }

  private func addSides() {
    sides = [label.leadingAnchor.constraint(equalTo: leadingAnchor)]
    NSLayoutConstraint.activate(sides)
  }
}

/// What two functions add in one pass is one mistake.
final class BadgeRow: UIView {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    picture.translatesAutoresizingMaskIntoConstraints = false
    picture.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    picture.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    tieUp()
    tieAside()
    super.updateConstraints()
  }

  private func tieUp() {
    picture.topAnchor.constraint(equalTo: topAnchor).isActive = true  // expect: constraints-in-layout-pass
  }

  private func tieAside() {
    picture.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
  }

  func change() { setNeedsUpdateConstraints() }
}
