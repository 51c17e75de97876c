import PureLayout
import UIKit

/// The controller's view is a variable at first: asking the controller for it would load it again.
final class LaterRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    let view = UIView()
    view.addSubview(list)
    list.autoPinEdge(toSuperviewEdge: .top)
    list.autoPinEdge(toSuperviewEdge: .left)
    self.view = view
  }
}

final class RenamedRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    let root = UIView()
    root.addSubview(list)
    list.autoPinEdge(toSuperviewEdge: .top)
    list.autoPinEdge(toSuperviewEdge: .left)
    view = root
    list.autoSetDimension(.height, toSize: 44)
    list.autoPinEdge(toSuperviewEdge: .right)
  }
}

final class MadeRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    self.view = UIView()
    view.addSubview(list)
    list.autoPinEdge(toSuperviewEdge: .top)
    list.autoPinEdge(toSuperviewEdge: .left)
  }
}
