import UIKit

/// Shows how a component is used: nobody ships its numbers.
final class GalleryBar: UIStackView {
  func setUp() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
  }
}
