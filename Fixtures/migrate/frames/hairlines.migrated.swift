import SnapKit
import UIKit

// build: Hairline(frame: .zero)
/// The pixels of a point are the same as long as the program runs.
final class Hairline: UIView {
  private let top = UIView()
  private let bottom = UIView()
  private let side = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(top)
    addSubview(bottom)
    addSubview(side)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    top.frame = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: bounds.width, height: 1 / UIScreen.main.scale)
    let bottomHeight = CGFloat(1.0 / UIScreen.main.scale)
    bottom.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - bottomHeight,
      width: bounds.width, height: bottomHeight)
    side.frame = CGRect(
      x: bounds.minX, y: bounds.minY + 3 * UIScreen.main.scale,
      width: 2, height: bounds.height - 3 * UIScreen.main.scale)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      side.frame.origin.x = bounds.minX + bounds.maxX - side.frame.maxX
    }
  }
}

/// The screen's size changes when the device turns, but the number of a constraint does not.
final class ScreenLine: UIView {
  private let half = UIView()
  private let share = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(half)
    addSubview(share)
    half.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      half.topAnchor.constraint(equalTo: topAnchor),
      half.leadingAnchor.constraint(equalTo: leadingAnchor),
      half.heightAnchor.constraint(equalToConstant: 3),
      half.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2),
    ])
    share.snp.makeConstraints { make in
      make.leading.bottom.equalTo(self)
      make.height.equalTo(2)
      make.width.equalTo(UIScreen.main.bounds.width / UIScreen.main.scale)
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
