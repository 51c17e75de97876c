import UIKit

// Nothing scrolls here.
final class PagesController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
  }
}
