// inline: pin,place
import UIKit

enum SizeTable {
  struct RowGap { var side: CGFloat = 0 }
}

/// An object, which somebody else may see.
final class RowGap {
  var side: CGFloat = 0
}

extension UIView {
  fileprivate func pin(_ other: UIView) {
    var gap = SizeTable.RowGap()
    gap.side = 4
    topAnchor.constraint(equalTo: other.topAnchor).isActive = true
  }

  fileprivate func place(_ other: UIView) {
    let gap = RowGap()
    gap.side = 4
    topAnchor.constraint(equalTo: other.topAnchor).isActive = true
  }
}

final class StructuredCard: UIView {
  private let title = UILabel()
  private let badge = UIView()

  func setUp() {
    addSubview(title)
    addSubview(badge)
    title.pin(self)
    badge.place(self)  // expect: helper-code
  }
}
