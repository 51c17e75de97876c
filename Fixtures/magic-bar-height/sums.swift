import UIKit

final class SpinnerController: UIViewController {
  let spinner = UIActivityIndicatorView()
  let badge = UIView()
  let hint = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    view.addSubview(badge)
    view.addSubview(hint)
    spinner.snp.makeConstraints { make in
      make.centerY.equalTo(self.view.snp.top).offset(20 + 44 / 2)  // expect: magic-bar-height
      make.trailing.equalTo(view).offset(-16)  // expect: unscaled-constant
    }
    badge.snp.makeConstraints { make in
      make.centerY.equalTo(view.snp.top).offset(20 + 40 / 2)
      make.centerX.equalTo(view)
      make.size.equalTo(8)
    }
    hint.snp.makeConstraints { make in
      make.centerY.equalTo(view.snp.top).offset(20 * 44)
      make.centerX.equalTo(view)
      make.size.equalTo(8)
    }
  }
}

// The same sums, but at edges where no bars are.
final class BannerController: UIViewController {
  let banner = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(banner)
    banner.snp.makeConstraints { make in
      make.leading.equalTo(view).offset(34 + 49)
      make.width.equalTo(view).offset(34 + 49)
      make.centerY.equalTo(view)
      make.bottom.equalTo(view).offset(34 + 49)  // expect: magic-bar-height
    }
  }
}
