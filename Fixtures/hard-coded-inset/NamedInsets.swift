import UIKit

let listInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)

enum Style {
  static let cardInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  static var barInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
}

final class Row: UIView {
  let button = UIButton()

  func setUp(insets: UIEdgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)) {
    button.hitTestSlop = UIEdgeInsets(top: -12, left: -12, bottom: -12, right: -12)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0)  // expect: hard-coded-inset
    let local = UIEdgeInsets(top: 4, left: 5, bottom: 6, right: 7)  // expect: hard-coded-inset
    layoutMargins = local
  }
}
