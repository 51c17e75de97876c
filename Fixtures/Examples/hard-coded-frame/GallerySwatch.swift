import UIKit

/// Shows how a component is used: nobody ships its numbers.
final class GallerySwatch: UIView {
  private let color = UIView()

  func setUp() {
    addSubview(color)
    color.frame = CGRect(x: 12, y: 12, width: 120, height: 80)
  }
}
