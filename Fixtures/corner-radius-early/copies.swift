import UIKit

final class RoundController: UIViewController {
  private let circle = UIView()
  private let ring = UIView()
  private let framed = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [circle, ring] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
      view.widthAnchor.constraint(equalTo: self.view.widthAnchor, multiplier: 0.5).isActive = true
      view.heightAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      view.centerXAnchor.constraint(equalTo: self.view.centerXAnchor).isActive = true
      view.centerYAnchor.constraint(equalTo: self.view.centerYAnchor).isActive = true
    }
    makeRound()
  }

  private func makeRound() {
    let size = circle.frame.size
    circle.layer.cornerRadius = size.height / 2  // expect: corner-radius-early
    let bounds = ring.bounds
    ring.layer.cornerRadius = min(bounds.width, bounds.height) / 2  // expect: corner-radius-early
    let radius = 8.0
    framed.layer.cornerRadius = radius / 2
  }
}
