import UIKit

/// What makes a view makes it once, and its constraints too.
final class LazyLine: UIViewController {
  private lazy var line: UIView = UIView()
  private let foot: UIView = UIView()
  private lazy var late: UIView = {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    other.heightAnchor.constraint(equalToConstant: 2).isActive = true
    return other
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    view.addSubview(foot)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    line.frame = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
    foot.frame = CGRect(x: bounds.minX, y: bounds.maxY - 3, width: bounds.width, height: 3)
  }

  func show() {
    view.addSubview(late)
    NSLayoutConstraint.activate([
      late.topAnchor.constraint(equalTo: view.topAnchor),
      late.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      late.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
