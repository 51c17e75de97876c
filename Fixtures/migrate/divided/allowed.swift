// allow: enough-room
import UIKit

/// A bar need not be as high as this, but is taken to be.
final class LooseBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    send.translatesAutoresizingMaskIntoConstraints = false
    addSubview(send)
    NSLayoutConstraint.activate([
      send.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      send.leftAnchor.constraint(equalTo: leftAnchor),
      send.rightAnchor.constraint(equalTo: rightAnchor),
      send.heightAnchor.constraint(equalToConstant: 52),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}
