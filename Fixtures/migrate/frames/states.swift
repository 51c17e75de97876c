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
    close.translatesAutoresizingMaskIntoConstraints = false
    addSubview(close)
    menu.translatesAutoresizingMaskIntoConstraints = false
    addSubview(menu)
    sized.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sized)
    play.setImage(UIImage(named: "play"), for: .normal)
    play.setImage(UIImage(named: "pause"), for: .selected)  // expect: content-changes
    shuffle.setTitle("on", for: UIControl.State.selected)  // expect: content-changes
    for state in [UIControl.State.normal, .highlighted] {
      share.setImage(UIImage(named: "share"), for: state)  // expect: content-changes
    }
    heart.highlightedImage = UIImage(named: "broken")  // expect: content-changes
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
      close.trailingAnchor.constraint(equalTo: trailingAnchor),
      close.topAnchor.constraint(equalTo: topAnchor),
      menu.trailingAnchor.constraint(equalTo: trailingAnchor),
      menu.bottomAnchor.constraint(equalTo: bottomAnchor),
      sized.leadingAnchor.constraint(equalTo: leadingAnchor),
      sized.bottomAnchor.constraint(equalTo: bottomAnchor),
      sized.widthAnchor.constraint(equalToConstant: 44),
      sized.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
