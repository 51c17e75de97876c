import UIKit

// build: SignedCard(margin: 12)
/// Lengths that only the running app knows, seen from both sides.
final class SignedCard: UIView {
  private let line = UIView()
  private let badge = UIView()
  private let foot = UIView()
  private let margin: CGFloat

  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
    for subview in [line, badge, foot] {
      addSubview(subview)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: bounds.minX + self.margin, y: bounds.minY + 4,
      width: bounds.width - self.margin * 2, height: 20)
    badge.frame = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 30,
      width: bounds.width - 2 * self.margin - 8, height: 20)
    foot.frame = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 60,
      width: bounds.width + self.margin * -1 - 8, height: 20)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [badge, foot] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}
