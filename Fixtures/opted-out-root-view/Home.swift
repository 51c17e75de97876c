import UIKit

final class HomeController: UIViewController {
  let list = UITableView()
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.translatesAutoresizingMaskIntoConstraints = false  // expect: opted-out-root-view
    self.view.translatesAutoresizingMaskIntoConstraints = false  // expect: opted-out-root-view
    list.translatesAutoresizingMaskIntoConstraints = false
    child.view.translatesAutoresizingMaskIntoConstraints = false
  }

  init(hosting view: UIView) {
    super.init(nibName: nil, bundle: nil)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  func prepareForEmbedding() {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}

final class HomeView: UIView {
  let view = UIView()

  func setUp() {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
