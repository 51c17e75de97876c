import UIKit

// A property's next view goes by its name like the first, whatever was done to it before.
final class ReplacedPhoto: UIView {
  var photo = UIImageView()
  var caption = UILabel()

  func make(_ image: UIImage) {
    photo = UIImageView(image: image).then { $0.contentMode = .center }
    let label = UILabel()
    label.text = "a"
    caption = label
    addSubview(photo)
    addSubview(caption)
  }

  func constrain() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}

final class HalfReplacedPhoto: UIView {
  var photo: UIImageView!
  var caption: UILabel!

  func make(_ image: UIImage) {
    photo = UIImageView(image: image).then { $0.contentMode = .center }
    let label = UILabel()  // expect: ambiguous-layout
    label.text = "a"
    caption = label
    addSubview(photo)
    addSubview(caption)
  }

  func constrain() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: topAnchor),
      photo.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.topAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

extension UIImageView {
  func then(_ change: (UIImageView) -> Void) -> UIImageView {
    change(self)
    return self
  }
}
