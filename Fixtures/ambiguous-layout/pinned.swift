import PinLayout
import UIKit

/// What constraints leave open, chains may give.
final class PinnedCard: UIView {
  private let title = UILabel()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.pin.top().horizontally().sizeToFit(.width)
    badge.pin.below(of: title).hCenter().height(of: title)
  }
}
