import UIKit

// A storyboard may constrain an outlet, but what is dropped here has no effect all the same.

final class ResultController: UIViewController {
  @IBOutlet weak var tag: UILabel!
  @IBOutlet private var card: UIView?
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tag.widthAnchor.constraint(equalTo: view.widthAnchor)  // expect: inactive-constraint
    card?.heightAnchor.constraint(equalTo: view.heightAnchor)  // expect: inactive-constraint
    tag.layoutMarginsGuide.heightAnchor.constraint(equalTo: view.heightAnchor)  // expect: inactive-constraint
    view.addSubview(badge)
    badge.widthAnchor.constraint(equalTo: view.widthAnchor)  // expect: inactive-constraint
  }
}
