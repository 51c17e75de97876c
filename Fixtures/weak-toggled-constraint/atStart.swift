import UIKit

// What is off from the start, and is used later all the same, is kept by the size classes of the nib.

final class DatesController: UIViewController {
  @IBOutlet private weak var equalHeights: NSLayoutConstraint!
  @IBOutlet private weak var wideSpacing: NSLayoutConstraint!
  let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    equalHeights.isActive = false
    if traitCollection.horizontalSizeClass == .compact {
      wideSpacing.isActive = false  // expect: weak-toggled-constraint
    }
  }

  func show() {
    equalHeights.isActive = true
    wideSpacing.isActive = true
  }
}

final class DateCell: UITableViewCell {
  @IBOutlet weak var centered: NSLayoutConstraint!

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.addSubview(UIView())
    centered.isActive = false
  }

  func show(isCentered: Bool) { centered.isActive = isCentered }
}

final class PageController: UIViewController {
  @IBOutlet weak var bottom: NSLayoutConstraint!

  override func loadView() {
    super.loadView()
    view.addSubview(UIView())
    self.bottom.isActive = false
  }

  func open() { bottom?.isActive = true }
}

// Switched off later, it is lost.

final class LoweredController: UIViewController {
  @IBOutlet weak var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView())
    bottom.isActive = true
  }

  func close() { bottom.isActive = false }  // expect: weak-toggled-constraint
}
