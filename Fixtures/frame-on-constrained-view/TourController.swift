import UIKit

final class TourController: UIViewController {
  let hint = UILabel()
  let arrow = UIView()
  let veil = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [hint, arrow] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    hint.frame = view.bounds
    view.addSubview(veil)
    veil.frame = view.bounds  // expect: stale-frame
    NSLayoutConstraint.activate([
      hint.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      hint.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      arrow.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    hint.frame = view.bounds  // expect: frame-on-constrained-view
    hint.center = view.center  // expect: frame-on-constrained-view
    arrow.frame = view.bounds
    UIView.animate(withDuration: 1) { [self] in hint.frame = view.bounds }
  }

  func drop() { hint.center = view.center }
}
