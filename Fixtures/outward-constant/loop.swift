import UIKit

/// One constant is written for several views.
final class Lines: UIView {
  let first = UIView()
  let second = UIView()

  func setUp() {
    [first, second].forEach {
      addSubview($0)
      $0.translatesAutoresizingMaskIntoConstraints = false
      $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20).isActive = true  // expect: unscaled-constant
      $0.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 20).isActive = true  // expect: outward-constant, unscaled-constant
      $0.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    first.topAnchor.constraint(equalTo: topAnchor).isActive = true
    second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
  }
}
