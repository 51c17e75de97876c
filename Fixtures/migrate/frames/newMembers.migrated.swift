import UIKit

/// A new property stands with those that have no code of their own, and has their access; a new method stands with those
/// that the system calls.
final class LineScreen: UIViewController {
  fileprivate let mark = UIView()
  fileprivate let line = UIView()
  var count = 0 {
    didSet { mark.isHidden = count == 0 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    load()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
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

  private let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
  }
}
