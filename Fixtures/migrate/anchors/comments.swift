import SnapKit
import UIKit

/// Comments stay beside, above and inside what they are about, and what is converted is not converted once more.
final class Remarked: UIView {
  private let box = UIView()
  private let bar = UIView()
  private let size = 4

  func setUp() {
    addSubview(box)
    addSubview(bar)
    // Above the first.
    box.snp.makeConstraints { make in
      // Left first.
      make.left.equalToSuperview().offset(CGFloat(size))  // beside the left edge
      // The width may give way.
      make.width.equalTo(CGFloat(size) * 2).priority(750)  // beside the width
      make.top
        // in the middle
        .equalToSuperview()
      /* a block
         of lines */
      make.height.equalTo(20)
      // At the end.
    }
    // Between the two.
    bar.snp.makeConstraints { make in
      make.edges.equalTo(box)  // beside all edges
    }  // behind the bar

    // A single one.
    bar.snp.makeConstraints { make in
      // A share of its own height.
      make.width.equalTo(bar.snp.height).multipliedBy(CGFloat(size) / 8)  // beside the share
    }
  }
}
