import Anchorage
import UIKit

extension UIView {
  func arrange(_ body: (UIView) -> Void) { body(self) }
}

/// Each closure calls another view the same.
// build: AnchorageClosures(frame: .zero)
final class AnchorageClosures: UIView {
  private let box = UIView()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(box)
    box.addSubview(line)
    box.arrange {
      $0.topAnchor == topAnchor
      $0.heightAnchor == 17.0
    }
    line.arrange {
      $0.topAnchor == box.topAnchor + 8
      $0.heightAnchor == 1.0
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
