import UIKit

/// What only announces constraints goes with them; what says more stays. A function of a private extension is private.
final class Announced: UIViewController {
  private let line = UIView()
  private let foot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    view.addSubview(foot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
    // Constraints keep the foot above the keyboard.
    foot.frame = CGRect(x: bounds.minX, y: bounds.maxY - 3, width: bounds.width, height: 3)
  }
}

private extension Announced {
}
