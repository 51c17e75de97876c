import SnapKit
import UIKit

/// Code elsewhere changes the view around its own.
final class RemadeSuperviewController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    view.layoutIfNeeded()
  }
}

extension UIView {
  func widenSuperview() {
    superview?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
