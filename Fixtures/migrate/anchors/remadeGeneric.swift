import SnapKit
import UIKit

class GrowingBadge: UIView {
  func grow() {
    snp.remakeConstraints { make in  // expect: remade
      make.height.equalTo(40)
    }
  }
}

/// What is meant by a generic parameter, code elsewhere decides.
class ContentHolder<Content: UIView>: UIView {
  let content = Content()

  func fill() {
    addSubview(content)
    content.snp.makeConstraints { make in  // expect: remade
      make.edges.equalToSuperview()
    }
  }
}
