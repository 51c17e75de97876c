import UIKit

final class SearchController: UIViewController {
  @IBOutlet weak var barHeight: NSLayoutConstraint!
  @IBOutlet weak var barWidth: NSLayoutConstraint?
  @IBOutlet weak var barTop: NSLayoutConstraint!
  @IBOutlet weak var barBottom: NSLayoutConstraint!
  @IBOutlet var barLeft: NSLayoutConstraint!
  let bar = UIView()
  var all: [NSLayoutConstraint] = []

  func hideBar() {
    barHeight.isActive = false  // expect: weak-toggled-constraint
    barTop.isActive = false
    barBottom.isActive = false
    barLeft.isActive = false
  }

  func showBar(isWide: Bool) {
    view.addSubview(bar)
    barHeight.isActive = true
    barWidth?.isActive = isWide
    all = [barBottom]
    barBottom.isActive = true
    barLeft.isActive = true
  }
}
