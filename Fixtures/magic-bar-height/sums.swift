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
