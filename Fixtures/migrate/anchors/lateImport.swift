import UIKit

final class EarlyView: UIView {}

import TinyConstraints

// build: LateView()
/// An import between two types counts for the whole file.
final class LateView: UIView {
  private let box = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(box)
    box.edgesToSuperview(insets: .init(top: 1, left: 2, bottom: 3, right: 4))
  }

  required init?(coder: NSCoder) { fatalError() }
}
