import SnapKit
import UIKit

final class BentPage: UIView {
  private let clasp = UIView()

  func set() {
    addSubview(clasp)
    clasp.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: remade
  }
}

/// A default value stands for an argument, and a closure behind a call for one too.
final class Benders {
  func bend(_ width: CGFloat, for view: UIView?, isWide: Bool = false, then: () -> Void) {
    view?.snp.removeConstraints()
    then()
  }

  func bendAll(around other: UIView) {
    bend(20, for: other.superview) {}
  }
}
