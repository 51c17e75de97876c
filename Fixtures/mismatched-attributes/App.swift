import UIKit

final class PairedAnchorsView: UIView {
  func setUp() {
    let first = UILabel()
    addSubview(first)
    first.translatesAutoresizingMaskIntoConstraints = false
    first.topAnchor.constraintEqualToAnchor(topAnchor).active = true
    first.trailingAnchor.constraintEqualToAnchor(trailingAnchor).active = true
    first.leadingAnchor.constraintEqualToAnchor(topAnchor).active = true  // expect: mismatched-attributes
  }
}
