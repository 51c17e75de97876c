import UIKit

final class Player: UIViewController {
  let controls = UIView()  // expect: ambiguous-layout
  let shadeLayer = CAGradientLayer()
  let lightLayer = CAGradientLayer()
  let list = UIScrollView()
  var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(controls)
    controls.translatesAutoresizingMaskIntoConstraints = false
    controls.bottomAnchor.constraint(
      equalTo: view.bottomAnchor,
      constant: -view.safeAreaInsets.bottom  // expect: early-geometry
    ).isActive = true
    height = controls.heightAnchor.constraint(equalToConstant: 100)
    height?.constant = view.bounds.height / 3  // expect: early-geometry
    shadeLayer.frame = view.bounds  // expect: early-geometry
    lightLayer.frame = view.bounds
    list.contentInset.bottom = 0
    list.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)  // expect: early-geometry
    UIView.animate(withDuration: 1) { self.list.contentInset = self.view.safeAreaInsets }
    print(view.bounds)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    lightLayer.frame = view.bounds
  }
}
