import UIKit

final class ListController: UIViewController {
  private let list = UITableView()
  private var bottom: NSLayoutConstraint?
  private let isInTab: Bool

  init(isInTab: Bool) {
    self.isInTab = isInTab
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isInTab { list.contentInset.bottom += Layout.barHeight }  // expect: accumulating-geometry
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let inset = additionalSafeAreaInsets
    additionalSafeAreaInsets = UIEdgeInsets(  // expect: accumulating-geometry
      top: inset.top, left: inset.left, bottom: inset.bottom + 60, right: inset.right)
  }
}

enum Layout {
  static let barHeight: CGFloat = 56
}

final class ResetController: UIViewController {
  private let list = UITableView()
  private let logo = UIImageView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    list.contentInset.bottom += 20
    logo.frame.origin.y -= 30
    UIView.animate(withDuration: 1) { self.list.contentInset.top += 4 }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    list.contentInset.bottom -= 20
  }
}
