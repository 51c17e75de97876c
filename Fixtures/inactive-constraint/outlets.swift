import UIKit

// A storyboard may constrain an outlet, so what is dropped here may be superfluous; and each size is at least 0.

final class ResultController: UIViewController {
  @IBOutlet weak var tag: UILabel!
  @IBOutlet private var card: UIView?
  private let badge = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tag.widthAnchor.constraint(equalTo: view.widthAnchor)
    card?.heightAnchor.constraint(equalTo: view.heightAnchor)
    tag.layoutMarginsGuide.heightAnchor.constraint(equalTo: view.heightAnchor)
    view.addSubview(badge)
    badge.widthAnchor.constraint(equalTo: view.widthAnchor)  // expect: inactive-constraint
    badge.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    badge.heightAnchor.constraint(greaterThanOrEqualToConstant: 8)  // expect: inactive-constraint
  }
}
