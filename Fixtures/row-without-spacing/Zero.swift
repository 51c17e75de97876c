import UIKit

final class TileController: UIViewController, UICollectionViewDelegateFlowLayout {
  let layout = UICollectionViewFlowLayout()

  func setUp() { layout.minimumInteritemSpacing = 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = collectionView.bounds.width / 3
    return CGSize(width: side, height: side)
  }
}
