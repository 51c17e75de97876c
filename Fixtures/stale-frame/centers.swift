import UIKit

final class SpinnerController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let followed = UIActivityIndicatorView(style: .large)
  private let fixed = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.center = view.center  // expect: stale-frame
    view.addSubview(spinner)
    followed.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    followed.center = view.center
    view.addSubview(followed)
    fixed.center = CGPoint(x: 40, y: 40)  // expect: hard-coded-frame
    view.addSubview(fixed)
  }
}
