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
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 18))
    view.addConstraints([
      panel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 36),  // below the bar
      panel.widthAnchor.constraint(
        lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: -18),
      panel.heightAnchor.constraint(equalToConstant: 120),
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
      dot.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    dot.widthAnchor.constraint(equalToConstant: 9).isActive = true

    dot.heightAnchor.constraint(equalTo: dot.widthAnchor).isActive = true
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
    height = drawer.heightAnchor.constraint(equalToConstant: 80)
    let bottom = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([height, bottom])
    let sides: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
    for side in sides {
      NSLayoutConstraint(
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
      child.leftAnchor.constraint(equalTo: leftAnchor))
    addConstraint(
      bottomAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor, constant: 3))
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
      panel.widthAnchor.constraint(equalToConstant: 18))
    view.addConstraint(
      panel.heightAnchor.constraint(equalToConstant: 18))
  }

  func clear() { view.removeConstraints(view.constraints) }
}
