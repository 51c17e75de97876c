import UIKit

final class SettingsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.automaticallyAdjustsScrollViewInsets = false  // expect: deprecated-layout-guide
  }
}
