import SnapKit
import UIKit

final class StatusView: UIView {
  private let refresh = UIButton()
  private let title = UILabel()  // expect: ambiguous-layout
  private let cancel = UIButton(type: .system)

  func setUp() {
    addSubview(refresh)
    refresh.frame = CGRect(x: bounds.width - 44, y: 5, width: 44, height: 20)  // expect: fixed-text-width, hard-coded-frame
    refresh.setTitle(NSLocalizedString("Refresh", comment: ""), for: .normal)

    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.text = "status.title".localized
    title.widthAnchor.constraint(equalToConstant: 80).isActive = true  // expect: fixed-text-width, unscaled-constant

    addSubview(cancel)
    cancel.setTitle(L10n.cancel, for: .normal)
    cancel.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(60)  // expect: fixed-text-width, unscaled-constant
    }
  }

  private lazy var status: UILabel = {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 400, height: 200))  // expect: fixed-text-width
    label.numberOfLines = 0
    return label
  }()
}

enum L10n { static let cancel = "" }

/// These fit, or something else gives them their size.
final class FittingStatusView: UIView {
  private let refresh = UIButton()
  private let title = UILabel()
  private let cancel = UIButton(type: .system)
  private let number = UILabel()
  private let wide = UILabel()
  private let icon = UIButton()

  private lazy var status: UILabel = {
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 400, height: 200))
    label.numberOfLines = 0
    return label
  }()

  func setUp(_ room: CGFloat) {
    refresh.frame = CGRect(x: 0, y: 5, width: 44, height: 20)  // expect: hard-coded-frame
    refresh.setTitle(NSLocalizedString("Refresh", comment: ""), for: .normal)
    refresh.sizeToFit()

    title.text = "status.title".localized
    title.widthAnchor.constraint(equalToConstant: 80).isActive = true  // expect: unscaled-constant
    title.adjustsFontSizeToFitWidth = true

    cancel.setTitle(L10n.cancel, for: .normal)
    cancel.snp.makeConstraints { make in
      make.width.equalTo(60).priority(.low)  // expect: unscaled-constant
      make.height.equalToSuperview()
    }

    number.text = "12"
    number.widthAnchor.constraint(equalToConstant: 40).isActive = true  // expect: unscaled-constant

    wide.text = "status.title".localized
    wide.widthAnchor.constraint(equalToConstant: 240).isActive = true  // expect: unscaled-constant
    wide.frame = CGRect(x: 0, y: 0, width: room, height: 20)

    icon.setImage(nil, for: .normal)
    icon.accessibilityLabel = "status.title".localized
    icon.widthAnchor.constraint(equalToConstant: 44).isActive = true

    addSubview(status)
    status.translatesAutoresizingMaskIntoConstraints = false
  }
}
