import UIKit

final class PhotoView: UIView {
  private let photo: UIImageView = {
    let image = UIImageView()
    image.contentMode = .scaleAspectFill  // expect: fill-without-clipping
    return image
  }()
}

final class LogoView: UIView {
  private let logo = UIImageView()

  func setUp() {
    self.logo.contentMode = UIView.ContentMode.scaleAspectFill  // expect: fill-without-clipping
    logo.alpha = 0.5
  }
}

final class CoverController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cover = UIImageView()
    cover.contentMode = .scaleAspectFill  // expect: fill-without-clipping
    cover.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.addSubview(cover)
  }
}

final class HelpedView: UIView {
  private let photo = UIImageView()
  private let backgroundImage = UIImageView()
  private let fitted = UIImageView()

  func setUp(_ other: UIImageView) {
    photo.contentMode = .scaleAspectFill
    photo.makeRound()
    backgroundImage.contentMode = .scaleAspectFill
    fitted.contentMode = .scaleAspectFit
    other.contentMode = .scaleAspectFill
  }
}

extension UIImageView {
  func makeRound() { layer.cornerRadius = 8 }
}

final class OwnPictureView: UIView {
  private let icon = UIImageView(image: UIImage(named: "icon"))
  private let sign = UIImageView()
  private let filling = UIImageView()

  func setUp() {
    icon.contentMode = .scaleAspectFill
    sign.contentMode = .scaleAspectFill
    sign.image = UIImage(named: "sign")
    filling.contentMode = .scaleAspectFill
    filling.frame = bounds
  }
}
