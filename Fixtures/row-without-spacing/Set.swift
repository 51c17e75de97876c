import UIKit

final class PhotoController: UIViewController, UICollectionViewDelegateFlowLayout {
  let columns = 3

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 1 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = collectionView.bounds.size.width / CGFloat(columns)  // expect: row-without-spacing
    return CGSize(width: side, height: side)
  }
}
