import UIKit

/// Constraints that only some paths activate, or that change.
final class MadeAtTimes: UIViewController {
  private let banner = UIView()
  private let drawer = UIView()
  private var drawerHeight: NSLayoutConstraint?
  var hasBanner = true

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [banner, drawer] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    banner.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    banner.widthAnchor.constraint(equalToConstant: 100).isActive = true
    if hasBanner {
      banner.heightAnchor.constraint(equalToConstant: 40).isActive = true  // expect: conditional
    }
    drawerHeight = drawer.heightAnchor.constraint(equalToConstant: 80)  // expect: changes-later
    drawerHeight?.isActive = true
    NSLayoutConstraint.activate([
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      drawer.leftAnchor.constraint(equalTo: view.leftAnchor),
      drawer.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
  }

  func close() { drawerHeight?.constant = 0 }
}

/// Inequalities that more than one view could give way to, and baselines.
final class MadeByChance: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [first, second, caption] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: view.topAnchor),
      first.leftAnchor.constraint(equalTo: view.leftAnchor),
      second.leftAnchor.constraint(greaterThanOrEqualTo: first.rightAnchor),  // expect: inequality
      second.rightAnchor.constraint(equalTo: view.rightAnchor),
      second.topAnchor.constraint(equalTo: view.topAnchor),
      caption.leftAnchor.constraint(equalTo: view.leftAnchor),
      caption.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 80),  // expect: baseline
    ])
  }
}
