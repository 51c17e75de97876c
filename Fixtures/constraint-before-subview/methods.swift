import UIKit

final class LoadingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.startAnimating()
    spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true  // expect: constraint-before-subview
    spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    view.addSubview(spinner)
  }
}

final class PlayingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    // Who knows what that does?
    spinner.show(in: view)
    spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    view.addSubview(spinner)
  }
}
