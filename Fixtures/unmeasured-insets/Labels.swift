import UIKit

final class PaddedLabel: UILabel {
  var insets = UIEdgeInsets.zero

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize  // expect: unmeasured-insets
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    return size
  }
}

final class BadgeLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 8, dy: 0))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize  // expect: unmeasured-insets
    return CGSize(width: size.width + 16, height: size.height)
  }
}

final class MeasuredLabel: UILabel {
  var insets = UIEdgeInsets.zero

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
  }

  override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    size.width += 1
    return size
  }
}

final class LimitedLabel: UILabel {
  override func layoutSubviews() {
    super.layoutSubviews()
    preferredMaxLayoutWidth = bounds.width - 16
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 8, dy: 0))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height)
  }
}

final class LineLabel: UILabel {
  func setUp() { numberOfLines = 1 }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 8, dy: 0))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height)
  }
}

final class WideLabel: UILabel {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height)
  }
}

final class TallLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 0, dy: 4))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width, height: size.height + 8)
  }
}

final class PaddedButton: UIButton {
  func drawText(in rect: CGRect) {}

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 16, height: size.height)
  }
}
