import UIKit

final class Absurd: UIView {
  let stack = UIStackView()

  func setUp() {
    stack.spacing = 0x1p99999
    stack.spacing = 1e300
    stack.spacing = 99_999_999_999
    stack.spacing = 99_999  // expect: unscaled-constant
    _ = "H:|-99999999999-[stack]-99999-|"  // expect: unscaled-constant
  }
}
