import UIKit

final class ProfileView: UIView {
  private let avatar = UIImageView()
  private let name = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(avatar)
    addSubview(name)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: topAnchor),
      avatar.leadingAnchor.constraint(equalTo: leftAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 44),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
