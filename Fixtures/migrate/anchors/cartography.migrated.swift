import UIKit

/// A closure that does nothing but make constraints.
// build: CartographyCard(frame: .zero)
final class CartographyCard: UIView {
  private let icon = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(title)
    icon.translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    let iconCenterY = icon.centerYAnchor.constraint(equalTo: title.centerYAnchor)
    iconCenterY.priority = .defaultHigh
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      iconCenterY,
      // The title takes the rest.
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 4)
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A group takes its constraints away again, and a loop decides what is made.
// build: CartographyGroup()
final class CartographyGroup: UIViewController {
  private let panel = UIView()
  private var group: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
      panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -12),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8)
    ])
    NSLayoutConstraint.deactivate(group)
    group = [panel.heightAnchor.constraint(equalToConstant: 44)]
    NSLayoutConstraint.activate(group)
  }
}
