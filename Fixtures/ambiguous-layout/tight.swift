import SnapKit
import UIKit

// layoutlint:disable:file unscaled-constant - the numbers are not what this is about

// What is made as large as its contents leaves no room between two inequalities.

final class SizeCell: UITableViewCell {
  private let label = UILabel()
  private let mark = UIView()

  func setUp() {
    contentView.addSubview(label)
    contentView.addSubview(mark)
    label.translatesAutoresizingMaskIntoConstraints = false
    mark.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      mark.topAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor, constant: 4),
      mark.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      mark.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

class PlainRowCell: UITableViewCell {}

final class IconCell: PlainRowCell {
  private let icon = UIImageView()

  func setUp() {
    contentView.addSubview(icon)
    icon.snp.makeConstraints { make in
      make.top.greaterThanOrEqualToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
      make.leading.equalToSuperview().inset(16)
      make.width.height.equalTo(24)
    }
  }
}

final class GlyphButton: UIControl {
  private let picture = UIImageView()

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

  func setUp() {
    addSubview(picture)
    picture.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview().inset(8)
      make.left.greaterThanOrEqualToSuperview().inset(8)
      make.right.lessThanOrEqualToSuperview().inset(8)
      make.size.equalTo(24)
    }
  }
}

class BaseButton: UIButton {}

final class CheckButton: BaseButton {
  private let text = UILabel()

  func setUp() {
    addSubview(text)
    text.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
  }
}

final class CheckField: UITextField {
  private let badge = UILabel()

  func setUp() {
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(greaterThanOrEqualTo: topAnchor).isActive = true
    badge.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }
}

final class CheckControl: UIControl {
  private let text = UILabel()  // expect: ambiguous-layout

  func setUp() {
    addSubview(text)
    text.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.top.greaterThanOrEqualToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
    }
  }
}

// Elsewhere the room between them is open: along the row, in a controller's view, and bounded at one side alone.

final class OpenCell: UITableViewCell {
  private let icon = UIImageView()  // expect: ambiguous-layout
  private let mark = UIView()  // expect: ambiguous-layout

  func setUp() {
    contentView.addSubview(icon)
    contentView.addSubview(mark)
    icon.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualToSuperview().inset(8)
      make.trailing.lessThanOrEqualToSuperview().inset(8)
      make.top.bottom.equalToSuperview().inset(16)
      make.width.height.equalTo(24)  // expect: cell-height-chain
    }
    mark.snp.makeConstraints { make in
      make.top.greaterThanOrEqualToSuperview().inset(8)
      make.leading.equalToSuperview().inset(16)
      make.width.height.equalTo(24)
    }
  }
}

final class IconController: UIViewController {
  private let picture = UIImageView()  // expect: ambiguous-layout

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
    picture.snp.makeConstraints { make in
      make.top.greaterThanOrEqualToSuperview().inset(8)
      make.bottom.lessThanOrEqualToSuperview().inset(8)
      make.leading.equalToSuperview().inset(16)
      make.width.height.equalTo(24)
    }
  }
}
