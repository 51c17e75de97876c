import UIKit

final class EarlyView: UIView {
  let label = UILabel()
  var isFixed = false

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  override func updateConstraints() {
    guard !isFixed else { return }  // expect: missing-super-layout
    label.isHidden = bounds.isEmpty
    super.updateConstraints()
  }
}

final class LateView: UIView {
  let label = UILabel()
  var isFixed = false

  func setUp() {
    addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
  }

  override func updateConstraints() {
    defer { super.updateConstraints() }
    guard !isFixed else { return }
    let isEmpty = { return self.bounds.isEmpty }
    label.isHidden = isEmpty()
  }

  // What was laid out may stay.
  override func layoutSubviews() {
    if isFixed { return }
    super.layoutSubviews()
  }
}
