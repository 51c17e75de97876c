import UIKit

final class CardView: UIView {
  let header = UIView()
  let helper = LayoutHelper()
  var isWide = false {
    didSet { layoutSubviews() }  // expect: direct-layout-call
  }
  var isHigh = false {
    didSet { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    helper.layoutSubviews(of: self)
    header.layoutSubviews()  // expect: direct-layout-call
    header.layoutIfNeeded()
  }

  override func updateConstraints() {
    super.updateConstraints()
  }

  func refresh() {
    self.updateConstraints()  // expect: direct-layout-call
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
  }
}

final class CardController: UIViewController {
  private let child = UIViewController()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
  }

  func reload(_ cell: UITableViewCell) {
    viewDidLayoutSubviews()  // expect: direct-layout-call
    self.view.layoutSubviews()  // expect: direct-layout-call
    childController.viewWillLayoutSubviews()  // expect: direct-layout-call
    cell.updateConstraints()  // expect: direct-layout-call
    updateViewConstraints()  // expect: direct-layout-call
    // A method of the controller's own, as far as is seen.
    layoutSubviews()
  }

  private var childController: UIViewController { child }
}

final class LayoutHelper {
  func layoutSubviews(of view: UIView) {
    view.setNeedsLayout()
  }
}
