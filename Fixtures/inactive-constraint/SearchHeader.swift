import UIKit

final class SearchHeader: UIView {
  let field = UITextField()  // expect: equal-hugging
  let cancel = UIButton()
  var collapsed: NSLayoutConstraint?

  func setUp() {
    addSubview(field)
    addSubview(cancel)
    field.translatesAutoresizingMaskIntoConstraints = false
    cancel.translatesAutoresizingMaskIntoConstraints = false
    field.topAnchor.constraint(equalTo: topAnchor)  // expect: inactive-constraint
    field.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    NSLayoutConstraint.activate([
      cancel.leadingAnchor.constraint(equalTo: field.trailingAnchor),
      cancel.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    collapsed = heightAnchor.constraint(equalToConstant: 0)
  }

  func forget() {
    let top = field.topAnchor.constraint(equalTo: topAnchor)  // expect: inactive-constraint
    _ = field.heightAnchor.constraint(equalTo: heightAnchor)  // expect: inactive-constraint
    let bottom = field.bottomAnchor.constraint(equalTo: bottomAnchor)
    for constraint in [bottom] { constraint.isActive = true }
    let kept = cancel.topAnchor.constraint(equalTo: topAnchor)
    remember { kept.isActive = true }
  }

  func centring(_ view: UIView) -> NSLayoutConstraint {
    view.centerYAnchor.constraint(equalTo: centerYAnchor)
  }
}
