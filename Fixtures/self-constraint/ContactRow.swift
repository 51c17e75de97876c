import UIKit

final class ContactRow: UITableViewCell {
  let avatar = UIImageView()
  let name = UILabel()
  let gap: CGFloat = 8

  func setUp() {
    contentView.addSubview(avatar)
    contentView.addSubview(name)
    avatar.translatesAutoresizingMaskIntoConstraints = false
    name.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      name.leadingAnchor.constraint(equalTo: name.leadingAnchor, constant: gap),  // expect: self-constraint
      name.topAnchor.constraint(equalTo: contentView.topAnchor),
      name.heightAnchor.constraint(equalTo: name.heightAnchor),  // expect: self-constraint
    ])
  }
}

/// One slip is told once.
final class PortraitRow: UIView {
  let portrait = UIImageView()

  func setUp() {
    addSubview(portrait)
    portrait.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      portrait.topAnchor.constraint(equalTo: portrait.topAnchor),  // expect: self-constraint
      portrait.leadingAnchor.constraint(equalTo: portrait.leadingAnchor),
      portrait.bottomAnchor.constraint(equalTo: portrait.bottomAnchor),
      portrait.trailingAnchor.constraint(equalTo: portrait.trailingAnchor),
      portrait.widthAnchor.constraint(equalTo: widthAnchor),
      portrait.heightAnchor.constraint(equalTo: heightAnchor),
      portrait.centerXAnchor.constraint(equalTo: centerXAnchor),
      portrait.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
