import UIKit

/// Contents for several states, between which a control changes without a layout pass.
final class PlayerBar: UIView {
  private let play = UIButton()
  private let shuffle = UIButton()
  private let share = UIButton()
  private let heart = UIImageView(image: UIImage(named: "heart"))
  private let close = UIButton()
  private let menu = UIButton()
  private let sized = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [play, shuffle, share, heart] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    addSubview(close)
    addSubview(menu)
    addSubview(sized)
    play.setImage(UIImage(named: "play"), for: .normal)
    play.setImage(UIImage(named: "pause"), for: .selected)
    shuffle.setTitle("on", for: UIControl.State.selected)
    for state in [UIControl.State.normal, .highlighted] {
      share.setImage(UIImage(named: "share"), for: state)
    }
    heart.highlightedImage = UIImage(named: "broken")
    close.setTitle("close", for: .normal)
    menu.setTitle("menu", for: [])
    menu.setTitleColor(.red, for: .highlighted)
    sized.setImage(UIImage(named: "stop"), for: .disabled)
    NSLayoutConstraint.activate([
      play.leadingAnchor.constraint(equalTo: leadingAnchor),
      play.centerYAnchor.constraint(equalTo: centerYAnchor),
      shuffle.centerXAnchor.constraint(equalTo: centerXAnchor),
      shuffle.centerYAnchor.constraint(equalTo: centerYAnchor),
      share.trailingAnchor.constraint(equalTo: trailingAnchor),
      share.centerYAnchor.constraint(equalTo: centerYAnchor),
      heart.leadingAnchor.constraint(equalTo: leadingAnchor),
      heart.topAnchor.constraint(equalTo: topAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let closeSize = close.intrinsicContentSize
    close.frame = CGRect(
      x: bounds.maxX - closeSize.width, y: bounds.minY,
      width: closeSize.width, height: closeSize.height)
    let menuSize = menu.intrinsicContentSize
    menu.frame = CGRect(
      x: bounds.maxX - menuSize.width, y: bounds.maxY - menuSize.height,
      width: menuSize.width, height: menuSize.height)
    sized.frame = CGRect(x: bounds.minX, y: bounds.maxY - 44, width: 44, height: 44)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for subview in [close, menu, sized] as [UIView] {
        subview.frame.origin.x = bounds.minX + bounds.maxX - subview.frame.maxX
      }
    }
  }
}
