import UIKit

// It scrolls nothing itself; what it shows does.
final class StoryPagesController: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.automaticallyAdjustsScrollViewInsets = false
  }

  func jump(in story: StoryListController) { story.tableView.setContentOffset(.zero, animated: true) }
}
