import UIKit

final class IconButton: UIButton {
  let badge = UIView()

  func setUp() { addSubview(badge) }

  override func layoutSubviews() {  // expect: missing-super-layout
    // The badge is round.
    badge.layer.cornerRadius = bounds.height / 2
  }
}

final class BadgeView: UIView {
  let label = UILabel()  // expect: ambiguous-layout

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true  // expect: text-without-limit
  }

  override func layoutSubviews() {  // expect: missing-super-layout
    layer.cornerRadius = bounds.height / 2
  }

  override func updateConstraints() {  // expect: missing-super-layout
    label.isHidden = bounds.isEmpty
  }
}

final class FramedView: UIView {
  let label = UILabel()

  override func layoutSubviews() {
    label.frame = bounds
    addSubview(label)
  }
}

final class CallingCell: UITableViewCell {
  let label = UILabel()

  func setUp() { contentView.addSubview(label) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

final class BadgeController: UIViewController {
  let badge = BadgeView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
  }

  override func viewDidLayoutSubviews() { badge.frame = view.bounds }
}
