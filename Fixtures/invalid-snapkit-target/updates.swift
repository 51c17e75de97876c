import SnapKit
import UIKit

final class Drawer: UIView {
  private let handle = UIView()
  private let list = UIView()
  private let footer = UIView()
  let shared = UIView()
  private var inset: CGFloat = 12

  func setUp() {
    addSubview(handle)
    addSubview(list)
    addSubview(footer)
    handle.snp.makeConstraints { make in
      make.top.centerX.equalToSuperview()
      make.size.equalTo(CGSize(width: inset, height: inset))
    }
    list.snp.makeConstraints { make in
      make.top.equalTo(handle.snp.bottom)
      make.left.right.bottom.equalToSuperview()
    }
    footer.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      pinBottom(make)
    }
  }

  func open() {
    handle.snp.updateConstraints { make in
      make.top.equalToSuperview().offset(inset)
      make.width.equalTo(inset * 2)
      make.bottom.equalToSuperview()  // expect: invalid-snapkit-target
    }
    list.snp.updateConstraints {
      $0.height.equalTo(inset * 20)  // expect: invalid-snapkit-target
    }
    footer.snp.updateConstraints { make in
      make.bottom.equalToSuperview().inset(inset)
    }
    shared.snp.updateConstraints { make in
      make.height.equalTo(inset)
    }
  }

  private func pinBottom(_ make: ConstraintMaker) {
    make.bottom.equalToSuperview()
  }
}
