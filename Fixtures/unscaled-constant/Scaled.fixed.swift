import SnapKit
import UIKit

extension Int {
  func calculateWidth() -> CGFloat { UIScreen.main.bounds.width / (375 / CGFloat(self)) }
  func calculateHeight() -> CGFloat { UIScreen.main.bounds.height / (667 / CGFloat(self)) }
  func wide() -> CGFloat { UIScreen.main.bounds.width / 375 * CGFloat(self) }
  func tall() -> CGFloat { UIScreen.main.bounds.height / 667 * CGFloat(self) }
}

final class TrackRow: UIView {
  private let cover = UIImageView()
  private let title = UILabel()
  private let play = UIButton()
  private let icons = UIStackView()
  private let gap: CGFloat = 24.calculateHeight()  // expect: unscaled-constant
  private let shared: CGFloat = 18  // expect: unscaled-constant
  private var height: NSLayoutConstraint?

  func setUp() {
    for view in [cover, title, play] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let height = heightAnchor.constraint(equalToConstant: 64)
    self.height = height
    NSLayoutConstraint.activate([
      height,
      cover.topAnchor.constraint(equalTo: topAnchor, constant: 8.calculateHeight()),  // expect: unscaled-constant
      cover.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16.calculateWidth()),
      cover.widthAnchor.constraint(equalToConstant: 48.calculateHeight()),  // expect: unscaled-constant
      cover.heightAnchor.constraint(equalToConstant: 48.calculateHeight()),  // expect: unscaled-constant
      title.topAnchor.constraint(equalTo: topAnchor, constant: gap),
      title.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: shared),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -shared),
      title.trailingAnchor.constraint(lessThanOrEqualTo: play.leadingAnchor, constant: -12.calculateWidth()),  // expect: unscaled-constant
      play.centerYAnchor.constraint(equalTo: centerYAnchor),
      play.widthAnchor.constraint(equalToConstant: 44),
      play.heightAnchor.constraint(equalToConstant: 44),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        // expect: unscaled-constant, unscaled-constant
        withVisualFormat: "H:[play(>=40)]-(\(20.calculateWidth()))-[icons(\(60.calculateWidth()))]", metrics: nil,
        views: ["play": play, "icons": icons]))
    icons.spacing = 6.calculateHeight()  // expect: unscaled-constant
    icons.setCustomSpacing(14.calculateHeight(), after: play)  // expect: unscaled-constant
    icons.axis = .vertical
    title.preferredMaxLayoutWidth = 200
  }

  func open() {
    height?.constant = isHidden ? 0 : 96.calculateHeight()  // expect: unscaled-constant
    title.frame = bounds.insetBy(dx: 12.calculateWidth(), dy: 0)  // expect: unscaled-constant
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}
