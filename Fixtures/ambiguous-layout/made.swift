import NotAutoLayout
import UIKit

/// What constraints leave open, NotAutoLayout's chains may give.
final class MadeCard: UIView {
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
    nal.layout(title) { $0
      .setTopCenter(by: { $0.topCenter })
      .fitSize()
    }
    nal.layout(badge) { $0
      .pinTopCenter(to: title, with: { $0.bottomCenter })
      .setWidth(by: { $0.width / 2 })
      .setHeight(to: 20)
    }
  }
}
