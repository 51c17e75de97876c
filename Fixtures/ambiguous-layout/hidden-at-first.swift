import RxCocoa
import UIKit

// A view that its own type hides, and that other code shows: a stack view places it when it is shown.

final class InputPane: UIView {
  let icon: UIView = {
    let icon = UIView()
    icon.isHidden = true
    return icon
  }()
  let badge: UIView = {
    let badge = UIView()
    badge.isHidden = true
    return badge
  }()
  let mark: UIView = {
    let mark = UIView()
    mark.isHidden = true
    return mark
  }()
  private let iconImage = UIImageView(image: UIImage(named: "icon"))
  private let badgeImage = UIImageView(image: UIImage(named: "badge"))
  private let markImage = UIImageView(image: UIImage(named: "mark"))
  private let field = UITextField()

  func setUp() {
    let row = UIStackView(arrangedSubviews: [icon, badge, mark, field])
    row.axis = .horizontal
    row.alignment = .fill
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    iconImage.translatesAutoresizingMaskIntoConstraints = false
    icon.addSubview(iconImage)
    badgeImage.translatesAutoresizingMaskIntoConstraints = false
    badge.addSubview(badgeImage)
    markImage.translatesAutoresizingMaskIntoConstraints = false
    mark.addSubview(markImage)
    NSLayoutConstraint.activate([
      iconImage.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      iconImage.leadingAnchor.constraint(equalTo: icon.leadingAnchor),
      iconImage.trailingAnchor.constraint(equalTo: icon.trailingAnchor),
      badgeImage.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      badgeImage.leadingAnchor.constraint(equalTo: badge.leadingAnchor),
      badgeImage.trailingAnchor.constraint(equalTo: badge.trailingAnchor),
      markImage.centerYAnchor.constraint(equalTo: mark.centerYAnchor),
      markImage.leadingAnchor.constraint(equalTo: mark.leadingAnchor),
      markImage.trailingAnchor.constraint(equalTo: mark.trailingAnchor),
    ])
  }
}

final class InputScreen: UIViewController {
  private let pane = InputPane()

  func configure(isEditing: Bool, shows: Driver<Bool>) {
    pane.icon.isHidden = isEditing
    pane.badge.isHidden.toggle()
    shows.drive(pane.mark.rx.isHidden)
  }
}

/// No stack view places what is shown here; what is hidden for good, nobody sees, nor what lies in it.
final class NoticePane: UIView {
  let notice: UILabel = {
    let notice = UILabel()  // expect: ambiguous-layout
    notice.isHidden = true
    return notice
  }()
  private let closed: UIView = {
    let closed = UIView()
    closed.isHidden = true
    return closed
  }()
  private let closedImage = UIImageView(image: UIImage(named: "closed"))

  func setUp() {
    notice.translatesAutoresizingMaskIntoConstraints = false
    addSubview(notice)
    closed.translatesAutoresizingMaskIntoConstraints = false
    addSubview(closed)
    closedImage.translatesAutoresizingMaskIntoConstraints = false
    closed.addSubview(closedImage)
    NSLayoutConstraint.activate([
      notice.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
      notice.leadingAnchor.constraint(equalTo: leadingAnchor),
      notice.trailingAnchor.constraint(equalTo: trailingAnchor),
      closed.leadingAnchor.constraint(equalTo: leadingAnchor),
      closedImage.centerYAnchor.constraint(equalTo: closed.centerYAnchor),
      closedImage.leadingAnchor.constraint(equalTo: closed.leadingAnchor),
    ])
  }
}

final class NoticeScreen: UIViewController {
  private let pane = NoticePane()

  func show() { pane.notice.isHidden = false }
}
