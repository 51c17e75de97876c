import UIKit

final class MeterView: UIView {
  let needle = UIView()

  func setUp() {
    addSubview(needle)
    needle.translatesAutoresizingMaskIntoConstraints = false
    needle.leadingAnchor.constraintEqualToAnchor(topAnchor).active = true  // expect: mismatched-attributes
    needle.widthAnchor.constraintEqualToAnchor(leadingAnchor).active = true  // expect: mismatched-attributes
    needle.heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    needle.centerYAnchor.constraint(equalTo: bottomAnchor).isActive = true
    needle.firstBaselineAnchor.constraint(equalTo: centerYAnchor).isActive = true
  }
}
