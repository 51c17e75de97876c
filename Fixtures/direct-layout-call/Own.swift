import UIKit

final class GridView: UIView {
  func updateConstraints(animated: Bool) {}

  // No override: the class is the delegate of something that lays out.
  func viewDidLayoutSubviews() {
    updateConstraints(animated: true)
  }

  func start(_ hostController: HostController) {
    hostController.viewDidLayoutSubviews()
    viewDidLayoutSubviews()
  }
}

protocol HostController {
  func viewDidLayoutSubviews()
}
