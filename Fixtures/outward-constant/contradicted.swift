import SnapKit
import UIKit

/// The conflict is one mistake, and has one finding.
final class ContradictedCard: UIView {
  private let body = UITextView()

  func setUp() {
    addSubview(body)
    body.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.trailing.equalToSuperview().offset(30)  // expect: conflicting-constraints, unscaled-constant
      make.trailing.equalToSuperview().offset(-30)  // expect: unscaled-constant
    }
  }
}

final class OutwardCard: UIView {
  private let body = UITextView()

  func setUp() {
    addSubview(body)
    body.snp.makeConstraints { make in
      make.top.bottom.equalToSuperview()
      make.leading.trailing.equalToSuperview().offset(30)  // expect: outward-constant, unscaled-constant
    }
  }
}
