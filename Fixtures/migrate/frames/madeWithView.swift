import UIKit

/// What makes a view makes it once, and its constraints too.
final class LazyLine: UIViewController {
  private lazy var line: UIView = {
    let made = UIView()
    made.translatesAutoresizingMaskIntoConstraints = false
    made.heightAnchor.constraint(equalToConstant: 2).isActive = true
    return made
  }()
  private let foot: UIView = {
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    part.heightAnchor.constraint(equalToConstant: 3).isActive = true
    return part
  }()
  private lazy var late: UIView = {
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    other.heightAnchor.constraint(equalToConstant: 2).isActive = true  // expect: not-set-up-once
    return other
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(line)
    view.addSubview(foot)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.topAnchor),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      foot.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      foot.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      foot.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
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
