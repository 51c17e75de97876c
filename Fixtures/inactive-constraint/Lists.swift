import UIKit

final class ListsView: UIView {
  let box = UIView()
  var kept: [NSLayoutConstraint] = []

  func setUp() {
    addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let views = ["box": box]
    NSLayoutConstraint.constraints(  // expect: inactive-constraint
      withVisualFormat: "H:|[box]|", options: [], metrics: nil, views: views)
    _ = NSLayoutConstraint.constraints(withVisualFormat: "V:|[box]|", options: [], metrics: nil, views: views)  // expect: inactive-constraint
    let lost = [
      box.topAnchor.constraint(equalTo: topAnchor),  // expect: inactive-constraint
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
    ]
    let used = [
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.trailingAnchor.constraint(equalTo: trailingAnchor),
    ]
    NSLayoutConstraint.activate(used)
    kept = [box.widthAnchor.constraint(equalToConstant: 8)]
    let active = box.heightAnchor.constraint(equalToConstant: 8)
    active.isActive = true
    let copy = [active]
  }

  func make() -> [NSLayoutConstraint] {
    [box.topAnchor.constraint(equalTo: topAnchor)]
  }
}
