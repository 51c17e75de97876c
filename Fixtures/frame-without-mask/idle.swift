import UIKit

final class GalleryView: UIView {
  private lazy var list: UICollectionView = {
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.translatesAutoresizingMaskIntoConstraints = false  // expect: frame-without-mask
    return list
  }()
  private let line = UIView()
  private let title = UILabel()
  private let card = UIView()

  func setUp() {
    [list, line].forEach { addSubview($0) }
    line.translatesAutoresizingMaskIntoConstraints = false  // expect: frame-without-mask
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true  // expect: text-without-limit
    addSubview(card)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    card.frame = bounds
  }
}
