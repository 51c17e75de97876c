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
      let cropWidth = crop.widthAnchor.constraint(equalToConstant: 42)
      cropWidth.priority = UILayoutPriority(751)
      let cropHeight = crop.heightAnchor.constraint(equalToConstant: 42)
      cropHeight.priority = UILayoutPriority(751)
      let cropLeading = crop.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15)
      cropLeading.priority = UILayoutPriority(751)
      NSLayoutConstraint.activate([
        cropWidth,
        cropHeight,
        cropLeading
      ])
    } else {
      let cropLeading2 = crop.leadingAnchor.constraint(equalTo: leadingAnchor)
      cropLeading2.priority = UILayoutPriority(751)
      let cropTrailing = crop.trailingAnchor.constraint(equalTo: trailingAnchor)
      cropTrailing.priority = UILayoutPriority(751)
      let cropTop = crop.topAnchor.constraint(equalTo: topAnchor)
      cropTop.priority = UILayoutPriority(751)
      let cropBottom = crop.bottomAnchor.constraint(equalTo: bottomAnchor)
      cropBottom.priority = UILayoutPriority(751)
      NSLayoutConstraint.activate([
        cropLeading2,
        cropTrailing,
        cropTop,
        cropBottom
      ])
    }
    switch isSquare {
    case true: break
    case false:
      let selectWidth = select.widthAnchor.constraint(equalToConstant: 20)
      selectWidth.priority = UILayoutPriority(751)
      selectWidth.isActive = true
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
