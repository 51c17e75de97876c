import SnapKit
import UIKit

final class NoteController: UIViewController {
  let text = UITextView()  // expect: ambiguous-layout
  let bar = UIView()
  let foot = UIView()  // expect: missing-autoresizing-opt-out

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false  // expect: deprecated-layout-guide
    view.addSubview(text)
    view.addSubview(bar)
    view.addSubview(foot)
    text.translatesAutoresizingMaskIntoConstraints = false
    text.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true  // expect: deprecated-layout-guide
    text.bottomAnchor.constraint(equalTo: self.bottomLayoutGuide.topAnchor).isActive = true  // expect: deprecated-layout-guide
    text.heightAnchor.constraint(lessThanOrEqualTo: topLayoutGuide.heightAnchor).isActive = true  // expect: deprecated-layout-guide
    bar.snp.makeConstraints { make in
      make.top.equalTo(topLayoutGuide.snp.bottom)  // expect: deprecated-layout-guide
      make.left.right.equalToSuperview()
      make.height.equalTo(1)
    }
    NSLayoutConstraint(
      item: foot, attribute: .bottom, relatedBy: .equal,
      toItem: bottomLayoutGuide, attribute: .top,  // expect: deprecated-layout-guide
      multiplier: 1, constant: 0
    ).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.contentInset.top = topLayoutGuide.length  // expect: deprecated-layout-guide
  }

  var top: CGFloat {
    if #available(iOS 11.0, *) { return view.safeAreaInsets.top }
    return topLayoutGuide.length
  }
}

final class Panel: UIView {
  lazy var bar: UIView = {
    let bottomLayoutGuide = UILayoutGuide()
    addLayoutGuide(bottomLayoutGuide)
    bottomLayoutGuide.topAnchor.constraint(equalTo: topAnchor).isActive = true
    return UIView()
  }()
}
