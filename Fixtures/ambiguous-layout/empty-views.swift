import UIKit

/// Code takes away what they show, and no code gives them any: these are infos.
final class EmptyViews: UIView {
  private let caption: UILabel = {
    let caption = UILabel()  // expect: ambiguous-layout
    caption.font = .systemFont(ofSize: 15)
    caption.translatesAutoresizingMaskIntoConstraints = false
    return caption
  }()
  private let photo = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    addSubview(caption)
    addSubview(photo)
    caption.text = nil
    photo.image = nil
    let views = ["caption": caption]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-(>=8)-[caption]", options: [], metrics: nil, views: views))  // expect: unscaled-constant
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[caption]|", options: [], metrics: nil, views: views))
  }
}

/// These are seen.
final class FilledViews: UIView {
  private let caption: UILabel = {
    let caption = UILabel()  // expect: ambiguous-layout
    caption.translatesAutoresizingMaskIntoConstraints = false
    return caption
  }()
  private let photo = UIImageView()  // expect: ambiguous-layout

  func setUp() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    addSubview(caption)
    addSubview(photo)
    caption.text = nil
    photo.image = nil
    photo.backgroundColor = .gray
  }

  func show(_ text: String?) { caption.text = text }
}
