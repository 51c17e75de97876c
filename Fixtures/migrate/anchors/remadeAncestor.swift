import SnapKit
import UIKit

/// Code elsewhere goes up to the view that holds it, and changes what it comes to.
final class RemadeAncestorController: UIViewController {
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

final class ClimbingView: UIView {
  func widenAround() {
    var next = superview
    while let view = next {
      view.snp.updateConstraints { $0.width.equalTo(60) }
      next = view.superview
    }
  }
}
