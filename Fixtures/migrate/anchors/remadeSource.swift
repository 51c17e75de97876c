import SnapKit
import UIKit

/// Code elsewhere changes what another function finds.
final class RemadeSourceController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }
}

final class FindingView: UIView {
  private func host() -> UIView? {
    guard let around = superview else { return nil }
    return around
  }

  func widenHost() {
    host()?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}
