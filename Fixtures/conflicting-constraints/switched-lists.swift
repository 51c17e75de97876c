import UIKit

/// Both sets are put in force, and one is taken out before the first layout.
final class TurnedListsController: UIViewController {
  private let button = UIButton()
  private var portrait: [NSLayoutConstraint] = []
  private var landscape: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    let upright = button.heightAnchor.constraint(equalToConstant: 44)
    let lying = button.heightAnchor.constraint(equalToConstant: 1)
    portrait.append(upright)
    landscape.append(lying)
    button.addConstraint(upright)
    button.addConstraint(lying)
    button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    turn()
  }

  private func turn() {
    let isUpright = view.bounds.height > view.bounds.width
    portrait.forEach { $0.isActive = isUpright }
    for constraint in landscape { constraint.isActive = !isUpright }
  }
}

/// Nothing takes a constraint out of this list.
final class KeptListController: UIViewController {
  private let button = UIButton()
  private var portrait: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    let upright = button.heightAnchor.constraint(equalToConstant: 44)  // expect: conflicting-constraints
    let lying = button.heightAnchor.constraint(equalToConstant: 1)
    portrait.append(upright)
    NSLayoutConstraint.activate(portrait)
    button.addConstraint(upright)
    button.addConstraint(lying)
    button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
  }
}

/// A condition and its opposite; one condition twice.
final class ConditionalHeightController: UIViewController {
  private let button = UIButton()
  private let badge = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    for item in [button, badge] {
      view.addSubview(item)
      item.translatesAutoresizingMaskIntoConstraints = false
      item.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
      item.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
    }
    let isWide = traitCollection.horizontalSizeClass == .regular
    let high = button.heightAnchor.constraint(equalToConstant: 44)
    let low = button.heightAnchor.constraint(equalToConstant: 1)
    button.addConstraints([high, low])
    high.isActive = isWide
    low.isActive = !isWide
    let one = badge.heightAnchor.constraint(equalToConstant: 44)  // expect: conflicting-constraints
    let other = badge.heightAnchor.constraint(equalToConstant: 1)
    one.isActive = isWide
    other.isActive = isWide
  }
}

/// Of each list, one constraint is in force: that of the page.
final class PagedHeightsController: UIViewController {
  private let bar = UIView()
  private var page = 0
  private var width: CGFloat = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let low = bar.heightAnchor.constraint(equalToConstant: 1)
    let high = bar.heightAnchor.constraint(equalToConstant: 44)
    for (index, height) in [low, high].enumerated() { height.isActive = index == page }
    let narrow = bar.widthAnchor.constraint(equalToConstant: 1)
    let wide = bar.widthAnchor.constraint(equalToConstant: 44)
    for length in [narrow, wide] { length.isActive = length.constant == width }
    let flat = bar.heightAnchor.constraint(equalToConstant: 1)
    let tall = bar.heightAnchor.constraint(equalToConstant: 44)
    [flat, tall].forEach { $0.isActive = $0.constant > width }
  }
}

/// The condition is the same for both.
final class ShownHeightsController: UIViewController {
  private let bar = UIView()
  private var isShown = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let low = bar.heightAnchor.constraint(equalToConstant: 1)  // expect: conflicting-constraints
    let high = bar.heightAnchor.constraint(equalToConstant: 44)
    for height in [low, high] { height.isActive = isShown }
  }
}
