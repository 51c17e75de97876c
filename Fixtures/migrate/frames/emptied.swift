import UIKit

/// What only announces constraints goes with them; what says more stays. A function of a private extension is private.
final class Announced: UIViewController {
  private let line = UIView()
  private let foot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    view.addSubview(foot)
    tieFoot()

    // Add constraints
    line.translatesAutoresizingMaskIntoConstraints = false
    line.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    line.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    line.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    line.heightAnchor.constraint(equalToConstant: 2).isActive = true
  }
}

private extension Announced {
  func tieFoot() {
    foot.translatesAutoresizingMaskIntoConstraints = false
    // Constraints keep the foot above the keyboard.
    foot.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    foot.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    foot.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    foot.heightAnchor.constraint(equalToConstant: 3).isActive = true
  }
}
