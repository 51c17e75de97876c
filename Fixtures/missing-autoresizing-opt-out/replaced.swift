import UIKit

/// What a subclass makes takes the place of the first view.
class ReplacedButtonController: UIViewController {
  private var button = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    button = makeButton()
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  func makeButton() -> UIView { UIView() }
}

final class ReplacingButtonController: ReplacedButtonController {
  override func makeButton() -> UIView {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }
}

/// The view is made here alone.
final class KeptButtonController: UIViewController {
  private var button: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    button = UIView()  // expect: missing-autoresizing-opt-out
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      button.topAnchor.constraint(equalTo: view.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
