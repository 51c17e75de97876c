import UIKit

// A view that keeps its mask has the width of its frame.

final class BusyTableController: UITableViewController {
  @IBOutlet weak var spinner: UIView!

  func showSpinner() {
    view.addSubview(spinner)
    spinner.frame = view.bounds
    spinner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    spinner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    spinner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true
  }
}

final class SizedTableController: UITableViewController {
  @IBOutlet weak var spinner: UIView!

  func showSpinner() {
    tableView.addSubview(spinner)
    spinner.frame = CGRect(origin: .zero, size: tableView.bounds.size)
    spinner.leftAnchor.constraint(equalTo: tableView.leftAnchor).isActive = true
    spinner.rightAnchor.constraint(equalTo: tableView.rightAnchor).isActive = true
  }
}

final class BornTableController: UITableViewController {
  func showSpinner() {
    let spinner = UIView(frame: view.bounds)
    view.addSubview(spinner)
    spinner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    spinner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    spinner.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
  }
}

final class UnmaskedTableController: UITableViewController {
  @IBOutlet weak var spinner: UIView!

  func showSpinner() {
    view.addSubview(spinner)
    spinner.frame = view.bounds
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    spinner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    spinner.rightAnchor.constraint(equalTo: view.rightAnchor).isActive = true  // expect: open-scroll-content
  }
}
