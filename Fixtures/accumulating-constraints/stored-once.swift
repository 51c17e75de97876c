import UIKit

// A cell that keeps what it makes makes it once, whatever the name under which it asks for it.

final class HostCell: UICollectionViewCell {
  private var page: UIViewController?

  func configure(with image: UIImage) {
    if let page {
      page.title = image.description
    } else {
      let page = PictureController(image: image)
      self.page = page
      page.view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(page.view)
      NSLayoutConstraint.activate([
        page.view.topAnchor.constraint(equalTo: contentView.topAnchor),
        page.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        page.view.heightAnchor.constraint(equalTo: contentView.heightAnchor),
        page.view.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      ])
    }
  }
}

final class NamedHostCell: UICollectionViewCell {
  private var page: PictureController?

  func configure(with image: UIImage) {
    if let known = page {
      known.title = image.description
    } else {
      let page = PictureController(image: image)
      self.page = page
      page.view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(page.view)
      NSLayoutConstraint.activate([
        page.view.topAnchor.constraint(equalTo: contentView.topAnchor),
        page.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        page.view.heightAnchor.constraint(equalTo: contentView.heightAnchor),
        page.view.widthAnchor.constraint(equalTo: contentView.widthAnchor),
      ])
    }
  }
}

final class ComparingHostCell: UICollectionViewCell {
  private var page: PictureController?
  private let bar = UIView()

  func configure(with image: UIImage) {
    if page == nil {
      let page = PictureController(image: image)
      self.page = page
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }
}

/// A name in another block says nothing of the property.
final class BlocksCell: UICollectionViewCell {
  private var page: PictureController?
  private let bar = UIView()

  func configure(with image: UIImage) {
    if image.size.height > 10 {
      let page = PictureController(image: image)
      print(page)
    }
    if let page {
      print(page)
    } else {
      bar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
  }
}

/// What is asked about is given.
final class GivenCell: UICollectionViewCell {
  private let bar = UIView()

  func configure(with image: UIImage?) {
    if let image {
      print(image)
    } else {
      let image = UIImage()
      print(image)
      let height = bar.heightAnchor.constraint(equalToConstant: 44)  // expect: accumulating-constraints
      height.isActive = true
    }
  }
}

final class PartCell: UICollectionViewCell {
  private let bar = UIView()

  func configure(with row: PictureRow) {
    let image = row.image
    if let image {
      print(image)
    } else {
      let height = bar.heightAnchor.constraint(equalToConstant: 44)  // expect: accumulating-constraints
      height.isActive = true
    }
  }
}

struct PictureRow {
  var image: UIImage?
}

final class PictureController: UIViewController {
  init(image: UIImage) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}
