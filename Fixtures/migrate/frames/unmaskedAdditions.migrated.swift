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
    view.addSubview(cloth)
    view.addSubview(rod)
    rod.backgroundColor = .red
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    cloth.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 30)
    rod.frame = CGRect(x: bounds.minX, y: bounds.maxY - 3, width: bounds.width, height: 3)
  }
}

/// A function that does more stays, and so does the mask.
final class Shutter: UIViewController {
  private let slat = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addAtBack(slat)
    NSLayoutConstraint.activate([
      slat.topAnchor.constraint(equalTo: view.topAnchor),
      slat.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      slat.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      slat.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
}
