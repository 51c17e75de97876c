import UIKit

/// What makes it also asks how large its text would make it.
final class MeasuredTag: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4),  // expect: gives-size
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
    tag.translatesAutoresizingMaskIntoConstraints = false
    addSubview(tag)
    NSLayoutConstraint.activate([
      tag.topAnchor.constraint(equalTo: topAnchor),  // expect: first-pass
      tag.leadingAnchor.constraint(equalTo: leadingAnchor),
      tag.widthAnchor.constraint(equalToConstant: 90),
      tag.heightAnchor.constraint(equalToConstant: 40),
    ])
    frame.size = tag.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
