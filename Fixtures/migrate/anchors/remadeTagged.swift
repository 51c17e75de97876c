import SnapKit
import UIKit

// build: TaggedController()
/// Code elsewhere changes views that it finds by their tags.
final class TaggedController: UIViewController {
  private let marked = UIView()
  private let made: UIView = {
    let view = UIView()
    view.tag = 4
    return view
  }()
  private let plain = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    marked.tag = 3
    view.addSubview(marked)
    view.addSubview(made)
    view.addSubview(plain)
    marked.snp.makeConstraints { make in  // expect: remade
      make.leading.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    made.snp.makeConstraints { make in  // expect: remade
      make.trailing.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    plain.snp.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.height.equalTo(40)
    }
  }
}

final class TagTools {
  func widen(_ view: UIView) {
    view.viewWithTag(3)?.snp.updateConstraints { $0.width.equalTo(60) }
    let found = view.subviews.first { $0.tag == 4 }
    found?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    for row in view.subviews where row.tag == 3 {
      row.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
    }
    view.marked(by: 3)?.snp.updateConstraints { $0.width.equalTo(60) }  // expect: remade
  }
}

extension UIView {
  fileprivate func marked(by number: Int) -> UIView? {
    for row in subviews {
      if row.tag == number { return row }
    }
    return nil
  }
}
