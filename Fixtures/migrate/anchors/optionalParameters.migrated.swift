import Stevia
import UIKit

/// A parameter that may be nil is not unwrapped outside of the condition.
final class OptionalOverlay: UIView {
  private let frontView = UIView()

  init(overlay: UIView?) {
    super.init(frame: .zero)
    if let overlay = overlay {
      subviews(frontView, overlay)
    } else {
      subviews(frontView)
    }
    let frontViewWidth = frontView.widthAnchor.constraint(equalToConstant: 44)
    frontViewWidth.priority = UILayoutPriority(751)
    frontViewWidth.isActive = true
    overlay?.followEdges(frontView)
  }

  required init?(coder: NSCoder) { fatalError() }
}
