import SnapKit
import UIKit

/// Code elsewhere changes cells that are on the screen.
final class RemadeVisibleController: UIViewController {
  private let chart = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
    chart.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    chart.isHidden = false
  }
}

extension UIView {
  func widenVisible(in table: UITableView) {
    table.visibleCells.forEach { cell in
      cell.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    }
  }
}
