import UIKit

final class DrawnLabel: UILabel {
  var insets = UIEdgeInsets.zero  // expect: unmeasured-insets

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }
}

final class FixedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)))  // expect: unmeasured-insets, hard-coded-inset
  }
}

// It draws all of its text.
final class ShadowLabel: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect)
  }
}
