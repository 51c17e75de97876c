import UIKit

/// A bar of the app's own may be as high as one of the system.
final class OwnBarsSilent: UIViewController {
  private let navigationBar = UIView()
  private let topNavBar = UIView()
  private let customTabBar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [navigationBar, topNavBar, customTabBar] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      navigationBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      navigationBar.heightAnchor.constraint(equalToConstant: 44),
      topNavBar.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
      topNavBar.heightAnchor.constraint(equalToConstant: 32),  // expect: unscaled-constant
      customTabBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      customTabBar.heightAnchor.constraint(equalToConstant: 49),  // expect: unscaled-constant
    ])
  }
}

/// These heights also hold the status bar or the home indicator of some phones.
final class OwnBarsTold: UIViewController {
  private let navigationBar = UIView()
  private let topNavBar = UIView()
  private let customTabBar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [navigationBar, topNavBar, customTabBar] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      navigationBar.topAnchor.constraint(equalTo: view.topAnchor),
      navigationBar.heightAnchor.constraint(equalToConstant: 64),  // expect: magic-bar-height, unscaled-constant
      topNavBar.topAnchor.constraint(equalTo: navigationBar.bottomAnchor),
      topNavBar.heightAnchor.constraint(equalToConstant: 88),  // expect: magic-bar-height, unscaled-constant
      customTabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      customTabBar.heightAnchor.constraint(equalToConstant: 83),  // expect: magic-bar-height, unscaled-constant
    ])
  }
}
