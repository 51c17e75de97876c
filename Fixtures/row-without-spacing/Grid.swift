import UIKit

final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let width = collectionView.frame.size.width
    let side = floor(width / 4)  // expect: row-without-spacing
    if indexPath.section == 0 {
      return CGSize(width: view.bounds.width / 2, height: 40)  // expect: row-without-spacing
    }
    if indexPath.section == 1 {
      return CGSize(width: collectionView.bounds.width / CGFloat(3), height: 40)  // expect: row-without-spacing
    }
    // One item fills the row, and this share leaves room by itself.
    if indexPath.section == 2 { return CGSize(width: collectionView.bounds.width, height: 40) }
    if indexPath.section == 3 { return CGSize(width: collectionView.bounds.width / 2.2, height: 40) }
    // A height is no part of a row.
    if indexPath.section == 4 { return CGSize(width: 40, height: collectionView.bounds.width / 2) }
    return CGSize(width: side, height: side)
  }
}
