import UIKit

final class BadgeView: UIView {
  let ring = UIView()
  let dot = UIView()
  let shadow = UIView()
  let mark = UIView()
  let card = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ring)
    addSubview(dot)
    addSubview(mark)
    superview?.addSubview(shadow)
    card.addSubview(mark)
    ring.frame = frame  // expect: other-coordinate-space
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.center = self.center  // expect: other-coordinate-space
    // A sibling lies in the same coordinates.
    shadow.frame = frame
    shadow.center = center
    // It may be in the card by now.
    mark.frame = frame
    dot.frame = bounds
  }

  func place(in window: UIWindow) -> CGRect {
    _ = ring.convert(ring.frame, to: window)  // expect: other-coordinate-space
    _ = convert(frame, to: nil)  // expect: other-coordinate-space
    _ = superview?.convert(frame, to: window)
    _ = ring.convert(ring.frame, from: ring.superview)
    return inner()
  }

  func inner() -> CGRect {
    let frame = CGRect(x: 8, y: 8, width: 10, height: 10)
    dot.frame = frame
    return convert(frame, to: nil)
  }

  func isHit(_ tap: UITapGestureRecognizer, from other: UIView) -> Bool {
    let point = tap.location(in: self)
    let keyboard = card.convert(other.bounds, from: other)
    return self.frame.contains(point)  // expect: other-coordinate-space
      || frame.contains(tap.location(in: superview))
      || card.frame.intersects(keyboard)  // expect: other-coordinate-space
      || card.bounds.intersects(keyboard)
  }
}

final class BadgeController: UIViewController {
  let list = UITableView()
  let card = UIView()
  let spinner = UIActivityIndicatorView()
  let veil = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    view.addSubview(card)
    card.addSubview(spinner)
    // The view has no place yet.
    list.frame = view.frame
    veil.frame = view.bounds
    veil.addSubview(spinner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.frame  // expect: other-coordinate-space
  }

  func show(_ child: UIViewController, in other: UIViewController, from button: UIButton) {
    addChild(child)
    child.view.frame = other.view.frame  // expect: other-coordinate-space
    other.view.addSubview(child.view)
    let sheet = child.popoverPresentationController
    sheet?.sourceView = button
    sheet?.sourceRect = button.frame  // expect: other-coordinate-space
    let menu = UIDocumentInteractionController()
    menu.presentOpenInMenu(from: button.frame, in: button, animated: true)  // expect: other-coordinate-space
    menu.presentOpenInMenu(from: button.frame, in: card, animated: true)
    menu.presentOpenInMenu(from: button.bounds, in: button, animated: true)
  }

  func present(_ toView: UIView, with transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    container.addSubview(toView)
    toView.frame = container.frame
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))  // expect: hard-coded-frame
    let wheel = UIView()
    box.addSubview(wheel)
    wheel.center = box.center
  }
}
