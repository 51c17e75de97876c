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
