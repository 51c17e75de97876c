import UIKit

final class Film: UIView {
  let player = UIView()
  let poster = UIImageView()  // expect: missing-position
  let box = UIView()  // expect: missing-position

  func setUp() {
    for view in [player, poster, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      player.topAnchor.constraint(equalTo: topAnchor),
      player.leadingAnchor.constraint(equalTo: leadingAnchor),
      player.trailingAnchor.constraint(equalTo: trailingAnchor),
      player.heightAnchor.constraint(equalTo: player.widthAnchor, multiplier: 0.56),  // expect: literal-aspect-ratio
      poster.widthAnchor.constraint(equalToConstant: 320),  // expect: literal-aspect-ratio, unscaled-constant
      poster.heightAnchor.constraint(equalToConstant: 180),  // expect: unscaled-constant
      poster.topAnchor.constraint(equalTo: player.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 320),  // expect: unscaled-constant
      box.heightAnchor.constraint(equalToConstant: 180),  // expect: unscaled-constant
      box.topAnchor.constraint(equalTo: poster.bottomAnchor),
    ])
    NSLayoutConstraint(
      item: player, attribute: .width, relatedBy: .equal, toItem: player, attribute: .height,
      multiplier: 1.7778,  // expect: literal-aspect-ratio
      constant: 0
    ).priority = .defaultLow
    _ = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.75)  // expect: inactive-constraint
    _ = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.61)  // expect: inactive-constraint
    _ = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 9 / 16)  // expect: inactive-constraint
  }
}
