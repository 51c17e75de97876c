// allow: enough-room
import UIKit

/// A bar need not be as high as this, but is taken to be.
final class LooseBar: UIView {
  private let send = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(send)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Assumes that there is enough space for all views of a fixed size.
    let sendRegion = bounds.divided(atDistance: 10, from: .maxYEdge).remainder
    send.frame = sendRegion.divided(atDistance: 52, from: .maxYEdge).slice
  }
}
