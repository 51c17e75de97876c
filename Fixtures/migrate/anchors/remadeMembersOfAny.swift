import SnapKit
import UIKit

/// Whose view is placed anew, the code does not tell.
final class Shuffler: UIView {
  private let clasp = UIView()
  private var pages: [String: Pages] = [:]

  func set() {
    addSubview(clasp)
    clasp.snp.makeConstraints { $0.edges.equalToSuperview() }  // expect: remade
  }

  func shuffle(_ name: String) {
    pages[name]?.view?.snp.removeConstraints()
  }
}

final class Pages {
  var view: UIView?

  func find(around other: UIView) {
    self.view = other.superview
  }
}
