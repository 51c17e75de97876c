import UIKit

/// Today's code may have names of its own that were UIKit's in Swift 2.
final class Palette: UIView {
  static let redColor = UIColor.red
  private let swatch = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    let mainScreen = UIScreen.main
    swatch.layer.borderWidth = 1 / mainScreen.scale
    swatch.backgroundColor = Palette.redColor
    swatch.translatesAutoresizingMaskIntoConstraints = false
    addSubview(swatch)
    NSLayoutConstraint.activate([
      swatch.topAnchor.constraint(equalTo: topAnchor),
      swatch.leadingAnchor.constraint(equalTo: leadingAnchor),
      swatch.trailingAnchor.constraint(equalTo: trailingAnchor),
      swatch.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
