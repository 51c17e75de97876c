import UIKit

// The scroll view says itself what it does about bars.
final class StoryController: UIViewController {
  @IBOutlet private var storyView: UIScrollView!

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticallyAdjustsScrollViewInsets = false
    if #available(iOS 11, *) { storyView.contentInsetAdjustmentBehavior = .never }
  }

  func flatten() { self.automaticallyAdjustsScrollViewInsets = false }
}
