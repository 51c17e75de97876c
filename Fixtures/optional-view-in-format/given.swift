import UIKit

// Who declares a view with `!` and gives it one relies on its being there.
final class GivenViews: UIView {
  @IBOutlet var outlet: UIView!
  var made: UIView!
  var own: UIView!
  var never: UIView!
  var perhaps: UIView?

  func setUp() {
    made = UIView()
    self.own = UIView()
    perhaps = UIView()
    let views: [String: Any] = [
      "outlet": outlet, "made": made, "own": own,
      "never": never,  // expect: optional-view-in-format
      "perhaps": perhaps,  // expect: optional-view-in-format
    ]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[outlet][made][own][never][perhaps]|", options: [], metrics: nil,
        views: views))
  }
}
