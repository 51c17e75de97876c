import SnapKit
import UIKit

/// It changes its own constraints, which only its class does.
class PulledDrawer: UIView {
  func pull(_ height: CGFloat) {
    self.snp.updateConstraints { make in  // expect: remade
      make.height.equalTo(height)
    }
  }
}

// build: Desk()
/// What is made as a plain view is no drawer; what a function makes may be one.
final class Desk: UIView {
  private lazy var top: UIView = {
    let view = UIView()
    view.tag = 4
    return view
  }()
  private lazy var foot: UIView = makeFoot()
  private let drawer = PulledDrawer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(top)
    addSubview(foot)
    addSubview(drawer)
    top.snp.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
    foot.snp.makeConstraints { make in  // expect: remade
      make.bottom.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
    drawer.snp.makeConstraints { make in  // expect: remade
      make.left.right.equalToSuperview()
      make.top.equalTo(top.snp.bottom)
      make.height.equalTo(40)
    }
  }

  private func makeFoot() -> UIView { tag == 4 ? PulledDrawer() : UIView() }

  required init?(coder: NSCoder) { fatalError() }
}
