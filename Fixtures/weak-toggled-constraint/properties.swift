import UIKit

// Weak properties that are no outlets: what the function that makes the constraint keeps of it is gone when it ends.
final class DrawerController: UIViewController {
  private let bar = UIView()
  private weak var height: NSLayoutConstraint?
  private weak var width: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let barHeight = bar.heightAnchor.constraint(equalToConstant: 40)  // expect: unscaled-constant
    barHeight.isActive = true
    height = barHeight
    let barWidth = bar.widthAnchor.constraint(equalToConstant: 60)  // expect: unscaled-constant
    NSLayoutConstraint.activate([
      barWidth,
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    width = barWidth
  }

  func hide() {
    height?.isActive = false  // expect: weak-toggled-constraint
    width?.isActive = false  // expect: weak-toggled-constraint
  }

  func show() {
    height?.isActive = true
    width?.isActive = true
  }
}

// Something else keeps it, or it is made anew.
final class KeepingController: UIViewController {
  private let bar = UIView()
  private weak var height: NSLayoutConstraint?
  private weak var width: NSLayoutConstraint?
  private weak var top: NSLayoutConstraint?
  private var all: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let barHeight = bar.heightAnchor.constraint(equalToConstant: 40)  // expect: unscaled-constant
    all.append(barHeight)
    barHeight.isActive = true
    height = barHeight
    let barTop = bar.topAnchor.constraint(equalTo: view.topAnchor)
    barTop.isActive = true
    top = barTop
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }

  func widen() {
    let barWidth = bar.widthAnchor.constraint(equalToConstant: 60)  // expect: unscaled-constant
    width = barWidth
    width?.isActive = true
  }

  func hide() {
    height?.isActive = false
    width?.isActive = false
    top?.isActive = false
  }

  func show() { height?.isActive = true }
}
