import UIKit

extension UIEdgeInsets {
  init(around distance: CGFloat) {
    self.init(top: distance, left: distance + 1, bottom: distance + 2, right: distance + 3)
  }
}

/// Distances that are known at run time only.
enum Distance {
  static let small = measured(6)
  static let large = measured(17)

  static func measured(_ count: Int) -> CGFloat { CGFloat(count) + 0.5 }
}

// build: Mat()
/// Insets count inwards on all sides.
final class Mat: UIView {
  struct Size {
    static let around = UIEdgeInsets(around: 5)
  }

  private let fringe = UIView()
  private let middle = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(fringe)
    addSubview(middle)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    fringe.frame = bounds.inset(by: Size.around)
    middle.frame = CGRect(
      x: bounds.minX + Size.around.left, y: bounds.maxY - Size.around.bottom - 4,
      width: bounds.width - Size.around.right - Size.around.left, height: 4)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      middle.frame.origin.x = bounds.minX + bounds.maxX - middle.frame.maxX
    }
  }
}

// build: Rug()
/// So do distances with a sign, once and twice.
final class Rug: UIView {
  static let margin: CGFloat = Distance.measured(3)
  private let border = UIView()
  private let label = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(border)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    border.frame = CGRect(
      x: bounds.minX + Rug.margin, y: bounds.minY + 2,
      width: bounds.width - Rug.margin * 2, height: bounds.height - Rug.margin - 2)
    label.frame = CGRect(
      x: bounds.maxX - Rug.margin - 20, y: bounds.maxY - 12 - 20,
      width: 20, height: 20)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.frame.origin.x = bounds.minX + bounds.maxX - label.frame.maxX
    }
  }
}

// build: Doormat()
/// And those that libraries turn.
final class Doormat: UIView {
  static let margin: CGFloat = Distance.measured(4)
  private let word = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(word)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    word.frame = CGRect(
      x: bounds.minX - Doormat.margin, y: bounds.minY - Doormat.margin,
      width: bounds.width, height: bounds.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      word.frame.origin.x = bounds.minX + bounds.maxX - word.frame.maxX
    }
  }
}
