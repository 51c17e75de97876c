import UIKit

/// The controller's view is a variable at first: asking the controller for it would load it again.
final class LaterRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    let view = UIView()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leftAnchor.constraint(equalTo: view.leftAnchor)
    ])
    self.view = view
  }
}

final class RenamedRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    let root = UIView()
    root.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: root.topAnchor),
      list.leftAnchor.constraint(equalTo: root.leftAnchor)
    ])
    view = root
    NSLayoutConstraint.activate([
      list.heightAnchor.constraint(equalToConstant: 44),
      list.rightAnchor.constraint(equalTo: view.rightAnchor)
    ])
  }
}

final class MadeRootController: UIViewController {
  private let list = UITableView()

  override func loadView() {
    self.view = UIView()
    view.addSubview(list)
    list.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leftAnchor.constraint(equalTo: view.leftAnchor)
    ])
  }
}
