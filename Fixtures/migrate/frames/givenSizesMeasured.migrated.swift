import UIKit

/// What makes it also asks how large its text would make it.
final class MeasuredTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

final class MeasuredTagHost: UIView {
  private let tag = MeasuredTag()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(tag)
    frame.size = tag.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    tag.frame = CGRect(x: bounds.minX, y: bounds.minY, width: 90, height: 40)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      tag.frame.origin.x = bounds.minX + bounds.maxX - tag.frame.maxX
    }
  }
}
