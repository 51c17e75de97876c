import UIKit

// build: ItemList()
/// `NSLayoutConstraint(item:…)`, added to the superview one by one.
final class ItemList: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    view.addConstraint(
      NSLayoutConstraint(
        item: panel, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
        multiplier: 1, constant: 18))
    view.addConstraints([
      NSLayoutConstraint(
        item: panel, attribute: .top, relatedBy: .equal, toItem: view, attribute: .topMargin,
        multiplier: 1, constant: 36),  // below the bar
      NSLayoutConstraint(
        item: panel, attribute: .width, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .width, multiplier: 0.5, constant: -18),
      NSLayoutConstraint(
        item: panel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 120),
    ])
  }
}

// build: ItemActive()
/// A list that is activated keeps its lines, and each single one its own.
final class ItemActive: UIViewController {
  private let dot = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    dot.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dot)
    NSLayoutConstraint.activate([
      // The middle of the screen.
      NSLayoutConstraint(
        item: dot, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
        multiplier: 1, constant: 0),
      dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    NSLayoutConstraint(
      item: dot, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 9
    ).isActive = true

    NSLayoutConstraint(
      item: dot, attribute: .height, relatedBy: .equal, toItem: dot, attribute: .width,
      multiplier: 1, constant: 0
    ).isActive = true
  }
}

// build: ItemKept()
/// A constraint that is kept and changed is kept and changed still.
final class ItemKept: UIViewController {
  private let drawer = UIView()
  private var height: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    height = NSLayoutConstraint(
      item: drawer, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 80)
    let bottom = NSLayoutConstraint(
      item: drawer, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
      multiplier: 1, constant: 0)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([height, bottom])
    let sides: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
    for side in sides {
      NSLayoutConstraint(  // expect: loop
        item: drawer, attribute: side, relatedBy: .equal, toItem: view, attribute: side,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  func open() { height.constant = 300 }
}

// build: ItemSelf(frame: .zero)
/// The view's own size, and a child tied to itself.
final class ItemSelf: UIView {
  private let child = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    addConstraint(
      NSLayoutConstraint(
        item: child, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left,
        multiplier: 1, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: self, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: child,
        attribute: .bottom, multiplier: 1, constant: 3))
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
}

// build: ItemHeld()
/// The view's own list is looked at: what is added to it stays with it.
final class ItemHeld: UIViewController {
  private let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    view.addConstraint(
      NSLayoutConstraint(
        item: panel, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 18))
    view.addConstraint(
      NSLayoutConstraint(
        item: panel, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 18))
  }

  func clear() { view.removeConstraints(view.constraints) }
}
