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
    frontView.width(44)
    overlay?.followEdges(frontView)  // expect: optional-view
  }

  required init?(coder: NSCoder) { fatalError() }
}
