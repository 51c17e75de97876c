import UIKit

final class FeedController: UIViewController {
  private let list = UITableView()
  private var top: NSLayoutConstraint?

  func makeRoom() {
    let bar = navigationController?.navigationBar.frame.height ?? 0  // expect: bar-frame-in-layout
    list.contentInset.top = bar + UIApplication.shared.statusBarFrame.height  // expect: bar-frame-in-layout
  }

  func measure() {
    guard let tabBarController = tabBarController else { return }
    list.contentInset.bottom = tabBarController.tabBar.bounds.size.height  // expect: bar-frame-in-layout
  }

  func place() {
    top?.constant = self.navigationController!.navigationBar.frame.maxY  // expect: bar-frame-in-layout
  }
}

final class RootTabs: UITabBarController {
  private var progress: NSLayoutConstraint?

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    progress?.constant = -1 * self.tabBar.bounds.height  // expect: bar-frame-in-layout
  }
}

/// The bar may be hidden, and the code asks; or it is another bar.
final class AskingController: UIViewController {
  private let navigationBar = UIView()
  private let list = UITableView()

  func makeRoom() {
    if let controller = navigationController, !controller.isNavigationBarHidden {
      list.contentInset.top = controller.navigationBar.frame.height
    }
    list.contentInset.left = navigationBar.frame.height
    list.contentInset.right = self.navigationBar.bounds.height
  }

  func roll(_ offset: CGFloat) {
    guard let bar = tabBarController?.tabBar, !bar.isHidden else { return }
    if offset > tabBarController!.tabBar.frame.height { bar.alpha = 0 }
    list.contentInset.bottom = bar.frame.width
  }

  func show() {
    navigationController?.navigationBar.frame.size.height = 60
    navigationController?.navigationBar.isHidden = true
  }

  func decorate() {
    let height = navigationController?.navigationBar.frame.height ?? 44
    navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: height))
  }

  func mark() {
    guard let bar = tabBarController?.tabBar, let count = bar.items?.count, count > 0 else { return }
    let line = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: tabBarController!.tabBar.frame.height))  // expect: hard-coded-frame
    tabBarController?.tabBar.addSubview(line)
  }

  func copy(_ statusBarFrame: CGRect) {
    list.contentInset.top = statusBarFrame.height
  }
}
