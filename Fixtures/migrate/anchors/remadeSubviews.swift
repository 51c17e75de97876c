import SnapKit
import UIKit

/// Code elsewhere changes what is in the view.
final class RemadeSubviewsController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    view.widenSubviews()
  }
}

extension UIView {
  func widenSubviews() {
    for row in subviews {
      row.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    }
  }
}
