import UIKit

/// What the last row showed is taken out before the next is filled in.
final class PortraitCell: UITableViewCell {
  private var portrait: UIView?

  override func prepareForReuse() {
    super.prepareForReuse()
    portrait?.removeFromSuperview()
  }

  func configure(portrait: UIView) {
    self.portrait = portrait
    portrait.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(portrait)
    portrait.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
  }
}

/// What it shows is only made empty.
final class CaptionCell: UITableViewCell {
  private let caption = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    caption.text = nil
  }

  func configure(text: String) {
    caption.text = text
    contentView.addSubview(caption)
    caption.translatesAutoresizingMaskIntoConstraints = false
    caption.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true  // expect: accumulating-constraints
    caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true  // expect: text-without-limit
  }
}
