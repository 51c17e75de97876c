import UIKit

// build: MadeInClosures()
/// Of a closure that did no more than switch the mask off, what it makes is left.
final class MadeInClosures: UIView {
  private lazy var canvas: UIView = UIView()

  private let badge: UIImageView = UIImageView(image: nil)

  private let line: UIView = {
    let view = UIView()
    view.isHidden = false
    return view
  }()

  private let note: UIView = {
    let view = UIView()
    // It is laid out by constraints.
    return view
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(canvas)
    addSubview(badge)
    addSubview(line)
    addSubview(note)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    canvas.frame = bounds
    badge.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 8, height: 8)
    line.frame = CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
    note.frame = CGRect(
      x: bounds.minX, y: line.frame.minY - 20,
      width: bounds.width, height: 20)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      badge.frame.origin.x = bounds.minX + bounds.maxX - badge.frame.maxX
    }
  }
}
