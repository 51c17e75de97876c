import UIKit

// layoutlint:disable:file unscaled-constant, ambiguous-layout, missing-position - the numbers are what these fixtures are about

extension UIView {
  func with(_ change: (UIView) -> Void) -> Self {
    change(self)
    return self
  }
}

// Each closure has a picture of its own.
final class Tiles: UIView {
  private let chain: UIImageView = {
    let imageView = UIImageView()
    imageView.widthAnchor.constraint(equalToConstant: 40).isActive = true
    imageView.heightAnchor.constraint(equalToConstant: 40).isActive = true
    return imageView
  }()
  private let detail: UIImageView = {
    let imageView = UIImageView()
    imageView.widthAnchor.constraint(equalToConstant: 30).isActive = true
    imageView.heightAnchor.constraint(equalToConstant: 30).isActive = true
    return imageView
  }()

  private let photo = UIImageView().with { photo in
    photo.heightAnchor.constraint(equalToConstant: 90).isActive = true
  }
  private let banner = UIImageView().with { photo in
    photo.widthAnchor.constraint(equalToConstant: 160).isActive = true
  }

  func setUp(isWide: Bool) {
    if isWide {
      let cover = UIImageView()
      cover.translatesAutoresizingMaskIntoConstraints = false
      addSubview(cover)
      cover.widthAnchor.constraint(equalToConstant: 160).isActive = true
    } else {
      let cover = UIImageView()
      cover.translatesAutoresizingMaskIntoConstraints = false
      addSubview(cover)
      cover.heightAnchor.constraint(equalToConstant: 90).isActive = true
    }
  }
}

// One picture has both sizes.
final class Films: UIView {
  private let still: UIImageView = {
    let imageView = UIImageView()
    imageView.widthAnchor.constraint(equalToConstant: 160).isActive = true  // expect: literal-aspect-ratio
    imageView.heightAnchor.constraint(equalToConstant: 90).isActive = true
    return imageView
  }()
  private let photo = UIImageView().with { photo in
    photo.widthAnchor.constraint(equalToConstant: 160).isActive = true  // expect: literal-aspect-ratio
    photo.heightAnchor.constraint(equalToConstant: 90).isActive = true
  }

  func setUp() {
    let cover = UIImageView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    addSubview(cover)
    UIView.animate(withDuration: 1) {
      cover.widthAnchor.constraint(equalToConstant: 160).isActive = true  // expect: literal-aspect-ratio
    }
    cover.heightAnchor.constraint(equalToConstant: 90).isActive = true
  }
}

/// Two sets of sizes: which width belongs to which height is not known.
final class PosterCell: UITableViewCell {
  let poster = UIImageView()
  private var regular: [NSLayoutConstraint] = []
  private var compact: [NSLayoutConstraint] = []

  func setUp() {
    regular = [
      poster.widthAnchor.constraint(equalToConstant: 64),
      poster.heightAnchor.constraint(equalToConstant: 64),
    ]
    compact = [
      poster.widthAnchor.constraint(equalToConstant: 48),
      poster.heightAnchor.constraint(equalToConstant: 48),
    ]
  }
}
