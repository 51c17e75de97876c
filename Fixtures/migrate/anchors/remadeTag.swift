import SnapKit
import UIKit

/// Code elsewhere changes the view that has a tag.
final class RemadeTagController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    chart.tag = 3
  }
}

extension UIView {
  func widenTagged(_ tag: Int) {
    guard let found = viewWithTag(tag) else { return }
    found.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
