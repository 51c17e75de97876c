import UIKit

extension UIView {
  func addForLayout(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
  }

  func addAtBack(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    child.alpha = 0.5
  }
}

// build: Awning()
/// What adds the view also switches its mask off: it is added plainly instead.
final class Awning: UIViewController {
  private let cloth = UIView()
  private let rod = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addForLayout(cloth)
    view.addForLayout(rod)
    rod.backgroundColor = .red
    NSLayoutConstraint.activate([
      cloth.topAnchor.constraint(equalTo: view.topAnchor),
      cloth.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cloth.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cloth.heightAnchor.constraint(equalToConstant: 30),
    ])
    NSLayoutConstraint.activate([
      rod.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      rod.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      rod.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rod.heightAnchor.constraint(equalToConstant: 3),
    ])
  }
}

/// A function that does more stays, and so does the mask.
final class Shutter: UIViewController {
  private let slat = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addAtBack(slat)
    NSLayoutConstraint.activate([
      slat.topAnchor.constraint(equalTo: view.topAnchor),  // expect: opt-out
      slat.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      slat.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      slat.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
}
