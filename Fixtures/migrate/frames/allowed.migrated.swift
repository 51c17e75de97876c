// allow: outer-size,left-to-right
import UIKit

// build: Chip(frame: .zero)
/// A view that is as high as its text, if its size did not come from outside.
final class Chip: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Assumes a left-to-right interface.
    // Assumes that the container's size is set elsewhere, not by its content.
    label.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
  }
}
