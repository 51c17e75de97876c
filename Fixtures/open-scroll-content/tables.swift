import UIKit

final class EmptyController: UITableViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    hint.leadingAnchor.constraint(equalTo: tableView.leadingAnchor).isActive = true
    hint.trailingAnchor.constraint(equalTo: tableView.trailingAnchor).isActive = true  // expect: open-scroll-content
    hint.centerYAnchor.constraint(equalTo: tableView.centerYAnchor).isActive = true
  }
}

final class RootController: UITableViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    hint.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    hint.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true  // expect: open-scroll-content
    hint.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor).isActive = true
  }
}

final class ListController: UIViewController {
  private let list = UITableView()
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hint.leftAnchor.constraint(equalTo: list.leftAnchor),
      hint.rightAnchor.constraint(equalTo: list.rightAnchor),  // expect: open-scroll-content
      hint.centerYAnchor.constraint(equalTo: list.centerYAnchor),
    ])
  }
}

final class PlainTableController: UIViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    hint.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    hint.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    hint.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

final class CenteredTableController: UITableViewController {
  private let hint = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.addSubview(hint)
    hint.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hint.leadingAnchor.constraint(equalTo: tableView.leadingAnchor),
      hint.widthAnchor.constraint(equalTo: tableView.widthAnchor),
      hint.centerYAnchor.constraint(equalTo: tableView.centerYAnchor),
    ])
  }
}
