import UIKit

// What one function switches off before it switches others on is not there together with these.
final class BannerSilent: UIViewController {
  private let list = UIView()
  private let banner = UIView()
  private let line = UIView()
  private var shown: [NSLayoutConstraint] = []
  private var hidden: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    placeAll([list, banner, line])
    hidden = list.topAnchor.constraint(equalTo: line.bottomAnchor)
    shown = [
      banner.topAnchor.constraint(equalTo: line.bottomAnchor),
      banner.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
      list.topAnchor.constraint(equalTo: banner.bottomAnchor),
    ]
    NSLayoutConstraint.activate([hidden])
  }

  private func showBanner() {
    NSLayoutConstraint.deactivate([hidden])
    NSLayoutConstraint.activate(shown)
  }
}

final class BannerTold: UIViewController {
  private let list = UIView()
  private let banner = UIView()
  private let line = UIView()
  private var shown: [NSLayoutConstraint] = []
  private var hidden: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    placeAll([list, banner, line])
    hidden = list.topAnchor.constraint(equalTo: line.bottomAnchor)  // expect: conflicting-constraints
    shown = [
      banner.topAnchor.constraint(equalTo: line.bottomAnchor),
      banner.heightAnchor.constraint(equalToConstant: 40),  // expect: unscaled-constant
      list.topAnchor.constraint(equalTo: banner.bottomAnchor),
    ]
    NSLayoutConstraint.activate([hidden])
  }

  private func showBanner() {
    NSLayoutConstraint.activate(shown)
  }
}
