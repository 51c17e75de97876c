import UIKit

final class TagView: UIView {
  let label = UILabel()

  func setUp(rank: Float) {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)  // expect: unscaled-constant
    width.priority = UILayoutPriority(rawValue: 1001)  // expect: priority-out-of-range
    width.isActive = true
    let height = label.heightAnchor.constraint(equalToConstant: 20)  // expect: unscaled-constant
    height.priority = UILayoutPriority(0)  // expect: priority-out-of-range
    height.isActive = true
    let top = label.topAnchor.constraint(equalTo: topAnchor)
    top.priority = .required
    top.isActive = true
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(rawValue: rank)
    bottom.isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).ranked(priority: 2000).isActive = true
  }
}
