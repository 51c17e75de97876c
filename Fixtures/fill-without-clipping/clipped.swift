import UIKit

final class ClippedView: UIView {
  private let photo: UIImageView = {
    let image = UIImageView()
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    return image
  }()
}

final class RoundView: UIView {
  private let photo = UIImageView()
  private let card = UIView()

  func setUp() {
    photo.contentMode = .scaleAspectFill
    card.layer.masksToBounds = true
    card.addSubview(photo)
  }
}
