import UIKit

final class RoomyController: UIViewController, UICollectionViewDelegateFlowLayout {
  let layout = UICollectionViewFlowLayout()

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 20) / 3
    return CGSize(width: side, height: side)
  }
}
