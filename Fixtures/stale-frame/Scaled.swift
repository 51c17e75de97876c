import UIKit

extension Int {
  func scaled() -> CGFloat { CGFloat(self) * 2 }
}

final class ScaledView: UIView {
  let icon = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.frame = CGRect(x: 8.calculateWidth(), y: 0, width: 0, height: 0)  // expect: stale-frame
    addSubview(icon)
    addSubview(UIView(frame: CGRect(x: 8.scaled(), y: 0, width: 0, height: 0)))
  }

  required init?(coder: NSCoder) { nil }
}
