import SnapKit
import UIKit

final class MarginCell: UITableViewCell {
  private let title = UILabel()  // expect: ambiguous-layout
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    title.snp.makeConstraints { make in
      make.centerY.equalToSuperview()
    }
    contentView.addSubview(detail)
    detail.translatesAutoresizingMaskIntoConstraints = false
    detail.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    detail.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: layoutMargins.left  // expect: early-geometry
    ).isActive = true
    let side = contentView.layoutMargins.right  // expect: early-geometry
    detail.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -side)
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The cell keeps the margins that it sets, and another view those that it has.
final class OwnMarginCell: UITableViewCell {
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)  // expect: hard-coded-inset
    contentView.addSubview(detail)
    detail.translatesAutoresizingMaskIntoConstraints = false
    detail.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    detail.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: layoutMargins.left
    ).isActive = true
    detail.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8).isActive =  // expect: unscaled-constant
      true
  }

  required init?(coder: NSCoder) { nil }
}

final class MarginPanel: UIView {
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(detail)
    detail.translatesAutoresizingMaskIntoConstraints = false
    detail.topAnchor.constraint(equalTo: topAnchor).isActive = true
    detail.leadingAnchor.constraint(equalTo: leadingAnchor, constant: layoutMargins.left).isActive =
      true
    detail.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true  // expect: unscaled-constant
  }

  required init?(coder: NSCoder) { nil }
}

/// SnapKit runs its closures at once.
final class RoomyController: UIViewController {
  private let bar = UIView()
  private let strip = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview()
      make.height.equalTo(view.safeAreaInsets.bottom)  // expect: early-geometry
    }
    view.addSubview(strip)
    strip.snp.makeConstraints { make in
      make.leading.trailing.top.equalToSuperview()
      make.height.equalTo(view.safeAreaInsets.top)
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    strip.snp.updateConstraints { make in
      make.height.equalTo(view.safeAreaInsets.top)
    }
  }
}
