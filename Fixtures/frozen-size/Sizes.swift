import UIKit

final class PanelLayout {
  let list = UITableView()
  let card = UIView()
  private var parentHeight: CGFloat = 0
  private var parentWidth: CGFloat = 0
  private var startHeight: CGFloat = 0
  private var limit: NSLayoutConstraint?

  func prepare(in parent: UIViewController, _ rootView: UIView) {
    parentHeight = parent.view.frame.height  // expect: frozen-size
    self.parentWidth = rootView.bounds.size.width  // expect: frozen-size
    // No constraint uses it.
    startHeight = parent.view.frame.height
    list.translatesAutoresizingMaskIntoConstraints = false
    limit = list.heightAnchor.constraint(lessThanOrEqualToConstant: list.frame.size.height)  // expect: frozen-size
    list.widthAnchor.constraint(equalToConstant: self.list.bounds.width).isActive = true  // expect: conflicting-constraints, frozen-size
    list.widthAnchor.constraint(equalToConstant: card.bounds.width).isActive = true
    limit?.isActive = true
  }

  func update(inset: CGFloat) {
    let height = parentHeight - inset
    card.heightAnchor.constraint(equalToConstant: height).isActive = true
    limit?.constant = parentWidth
    card.alpha = card.frame.height / startHeight
  }

  func box() -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    box.heightAnchor.constraint(equalToConstant: box.frame.height).isActive = true
    card.sizeToFit()
    card.heightAnchor.constraint(equalToConstant: card.frame.height).isActive = true
    return box
  }
}

// Views from elsewhere come with a size, and a gesture starts from one.
final class HostController: UIViewController {
  var guest: UIView?
  private var startHeight: CGFloat = 0
  private var headerHeight: CGFloat = 0
  private var line = UIView()
  let card = UIView()

  func show(_ other: UIView) {
    guard let guest else { return }
    guest.widthAnchor.constraint(equalToConstant: guest.frame.width).isActive = true
    other.widthAnchor.constraint(equalToConstant: other.frame.width).isActive = true
    headerHeight = other.frame.height
    line = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: other.bounds.height))  // expect: hard-coded-frame
  }

  func drag(_ pan: UIPanGestureRecognizer, _ panelView: UIView) {
    if pan.state == .began { startHeight = panelView.bounds.height }
    card.heightAnchor.constraint(equalToConstant: startHeight).isActive = true
  }

  // More than the constraints use it.
  func scroll(by offset: CGFloat) -> CGFloat {
    card.heightAnchor.constraint(equalToConstant: headerHeight - offset).isActive = true
    return headerHeight - offset
  }
}

final class FollowingView: UIView {
  let card = UIView()
  let sideView = UIView()
  private var width: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    width = sideView.frame.width
  }

  func update() {
    card.widthAnchor.constraint(equalToConstant: width).isActive = true
  }
}
