import Stevia
import UIKit

/// What is made on one path alone is not kept behind it.
// build: SteviaBranches(isSquare: false)
final class SteviaBranches: UIView {
  private let crop = UIButton()
  private let select = UIButton()

  init(isSquare: Bool) {
    super.init(frame: .zero)
    subviews(crop, select)
    if !isSquare {
      crop.size(42)
      |-15-crop
    } else {
      crop.fillContainer()
    }
    switch isSquare {
    case true: break
    case false:
      select.width(20)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
