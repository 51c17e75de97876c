import SnapKit
import UIKit

/// A minus is written: the divider reaches out of the card.
final class OutsetDivider: UIView {
  let divider = UIView()

  func setUp() {
    addSubview(divider)
    divider.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)  // expect: unscaled-constant
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview().inset(-7)  // expect: unscaled-constant
    }
  }
}

/// None is.
final class OffsetDivider: UIView {
  let divider = UIView()

  func setUp() {
    addSubview(divider)
    divider.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)  // expect: unscaled-constant
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview().offset(7)  // expect: outward-constant, unscaled-constant
    }
  }
}

/// A plus sign becomes a minus sign.
final class SignedDivider: UIView {
  let divider = UIView()

  func setUp() {
    addSubview(divider)
    divider.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(12)  // expect: unscaled-constant
      make.leading.trailing.equalToSuperview()
      make.bottom.equalToSuperview().offset(+7)  // expect: outward-constant
    }
  }
}
