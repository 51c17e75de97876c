import UIKit

final class TagView: UIView {
  let label = UILabel()  // expect: missing-position

  func setUp(isWide: Bool) {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let width = label.widthAnchor.constraint(equalToConstant: 80)  // expect: unscaled-constant
    width.isActive = true
    width.priority = .defaultHigh  // expect: priority-crossing-required
    let height = label.heightAnchor.constraint(equalToConstant: 20)  // expect: unscaled-constant
    height.priority = .defaultLow
    height.isActive = true
    height.priority = .defaultHigh
    if isWide { height.priority = .required }  // expect: priority-crossing-required
    let top = label.topAnchor.constraint(equalTo: topAnchor)
    top.isActive = true
    top.isActive = false
    top.priority = .defaultLow
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor)
    if isWide { bottom.isActive = true }
    bottom.priority = .defaultLow
  }
}
