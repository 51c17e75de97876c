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
    top.translatesAutoresizingMaskIntoConstraints = false
    side.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: topAnchor),
      top.leadingAnchor.constraint(equalTo: leadingAnchor),
      top.trailingAnchor.constraint(equalTo: trailingAnchor),
      top.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
    ])
    bottom.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalTo(self)
      make.height.equalTo(1.0 / UIScreen.main.scale)
    }
    NSLayoutConstraint.activate([
      side.topAnchor.constraint(equalTo: topAnchor, constant: 3 * UIScreen.main.scale),
      side.bottomAnchor.constraint(equalTo: bottomAnchor),
      side.leadingAnchor.constraint(equalTo: leadingAnchor),
      side.widthAnchor.constraint(equalToConstant: 2),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
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
      half.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width / 2),  // expect: unknown-number
    ])
    share.snp.makeConstraints { make in
      make.leading.bottom.equalTo(self)
      make.height.equalTo(2)
      make.width.equalTo(UIScreen.main.bounds.width / UIScreen.main.scale)  // expect: unknown-number
    }
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
