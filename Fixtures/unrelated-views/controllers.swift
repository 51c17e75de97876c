import SnapKit
import UIKit

final class OuterView: UIView {
  private let banner = UIView()

  func show() {
    let inner = UIViewController()
    inner.view = UIView()
    inner.view.addSubview(banner)
    banner.snp.makeConstraints { make in
      make.top.equalTo(inner.topLayoutGuide.snp.bottom)
      make.leading.trailing.equalTo(inner.view)
      make.height.equalTo(inner.view).multipliedBy(0.5)
    }
  }
}
