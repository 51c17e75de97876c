import SnapKit
import UIKit

/// A class that changes the views that are added to it, or to what it holds.
class ShrinkingBox: UIView {
  override func addSubview(_ view: UIView) {
    super.addSubview(view)
    view.snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(0)
    }
  }
}

final class ShrunkList: UIView {
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    [caption].forEach { addSubview($0) }
    caption.snp.makeConstraints { make in  // expect: remade
      make.top.leading.equalToSuperview()
      make.width.height.equalTo(30)
    }
  }

  required init?(coder: NSCoder) { fatalError() }
}
