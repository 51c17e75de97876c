import UIKit

final class RowFactory: UIView {
  func makeRow(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)  // expect: inactive-constraint
    return label
  }

  func measure(_ work: () -> Void) { work() }

  func run() {
    measure { _ = self.makeRow("a") }
  }
}
