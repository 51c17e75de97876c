import UIKit

// build: GivenLocalsView(frame: .zero)
/// A constant that the function gives to the member of its name is written as the code around writes it.
final class GivenLocalsView: UIView {
  private var icon: UIImageView!
  private var caption: UILabel!
  private var detail: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    let icon = UIImageView()
    self.icon = icon
    icon.translatesAutoresizingMaskIntoConstraints = false
    addSubview(icon)
    let caption = UILabel()
    self.caption = caption
    caption.translatesAutoresizingMaskIntoConstraints = false
    addSubview(caption)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      icon.widthAnchor.constraint(equalToConstant: 24),
      caption.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      layoutMarginsGuide.trailingAnchor.constraint(equalTo: caption.trailingAnchor),
      icon.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      icon.heightAnchor.constraint(equalToConstant: 24),
      caption.topAnchor.constraint(equalTo: topAnchor, constant: 8)
    ])
    place()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func place() {
    let other = UILabel()
    other.translatesAutoresizingMaskIntoConstraints = false
    detail = other
    addSubview(other)
    NSLayoutConstraint.activate([
      other.bottomAnchor.constraint(equalTo: bottomAnchor),
      other.leftAnchor.constraint(equalTo: caption.leftAnchor)
    ])
  }
}
