import UIKit

/// A class that ties its own view to another: what is wrong in it is reported there, once, and not at its calls.
final class Notice: UIView {
  func center(in view: UIView) {
    view.addSubview(self)
    let middle = centerYAnchor.constraint(equalTo: view.centerYAnchor)
    middle.isActive = true
    middle.priority = .defaultHigh  // expect: priority-crossing-required
    centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
  }
}

final class NoticeScreen: UIViewController {
  private let notice = Notice()

  override func viewDidLoad() {
    super.viewDidLoad()
    notice.translatesAutoresizingMaskIntoConstraints = false
    notice.center(in: view)
    let other = UILabel()
    other.text = "The place of the call, with a text that is long enough to reach the offset of the helper's code."
  }
}
