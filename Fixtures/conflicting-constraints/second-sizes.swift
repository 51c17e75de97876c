import SnapKit
import UIKit

// SnapKit's `makeConstraints` adds to what is there; `remakeConstraints` and `updateConstraints` do not.

final class SecondSizes: UIView {
  private let header = UIView()
  private let footer = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(header)
    addSubview(footer)
    header.snp.makeConstraints { make in
      make.top.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
    footer.snp.makeConstraints { make in
      make.bottom.leading.trailing.equalToSuperview()
      make.height.equalTo(44)
    }
  }

  required init?(coder: NSCoder) { nil }

  func expand() {
    header.snp.makeConstraints { make in
      make.height.equalTo(200)  // expect: conflicting-constraints, unscaled-constant
    }
  }

  func shrink() {
    footer.snp.updateConstraints { make in
      make.height.equalTo(20)
    }
  }
}
