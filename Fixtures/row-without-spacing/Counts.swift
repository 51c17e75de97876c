import UIKit

final class DotsView: UIView {
  let layout = UICollectionViewFlowLayout()
  let itemWidth: CGFloat = 8
  let spacing: CGFloat = 2

  func counts() -> [Int] {
    [
      Int(bounds.width / layout.itemSize.height + layout.minimumLineSpacing),  // expect: row-without-spacing
      Int(bounds.width / itemWidth + spacing),  // expect: row-without-spacing
      Int(bounds.width / (itemWidth + spacing)),
      Int((bounds.width + spacing) / (itemWidth + spacing)),
      Int(bounds.width / itemWidth + 1),
    ]
  }
}
