import UIKit

/// A new property stands with those that have no code of their own, and has their access; a new method stands with those
/// that the system calls.
final class LineScreen: UIViewController {
  fileprivate let mark = UIView()
  var count = 0 {
    didSet { mark.isHidden = count == 0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
    load()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    count += 1
  }

  func store() {}

  private func load() { count = 1 }

  private func reload() {}
}

/// Where each property has code, it stands apart.
final class OnlyComputed: UIViewController {
  var isShown: Bool {
    get { !view.isHidden }
    set { view.isHidden = !newValue }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 2),
    ])
  }
}
