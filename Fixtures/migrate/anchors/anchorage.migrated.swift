import UIKit

/// Edges, sizes and a priority, in the order of the code.
// build: AnchorageCard(frame: .zero)
final class AnchorageCard: UIView {
  private let icon = UIImageView()
  private let title = UILabel()
  private let gap: Double = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    icon.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    let iconCenterY = icon.centerYAnchor.constraint(equalTo: title.centerYAnchor)
    iconCenterY.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalToConstant: 24),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      iconCenterY,
      // The title takes the rest.
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: CGFloat(gap)),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A batch that is active, and a constraint that is kept.
// build: AnchorageBatch()
final class AnchorageBatch: UIViewController {
  private let panel = UIView()
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    height = panel.heightAnchor.constraint(equalToConstant: 44)
    height?.isActive = true
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -2),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: -1),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 3),
      panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1 / 2)
    ])
  }
}

/// A list that code keeps is what a closure returns.
// build: AnchorageKeptBatch()
final class AnchorageKeptBatch: UIViewController {
  private let panel = UIView()
  private var open: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    open = { () -> [NSLayoutConstraint] in
      var constraints: [NSLayoutConstraint] = []
      panel.translatesAutoresizingMaskIntoConstraints = false
      constraints.append(panel.heightAnchor.constraint(equalToConstant: 200))
      return constraints
    }()
    panel.translatesAutoresizingMaskIntoConstraints = false
    panel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
}
