import UIKit

// The second module's copies.

extension UIView {
  func addBadges(_ views: UIView...) {
    views.forEach { addSubview($0) }
  }
}
