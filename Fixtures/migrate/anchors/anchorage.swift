import Anchorage
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
    icon.sizeAnchors == CGSize(width: 24, height: 24)
    icon.leadingAnchor == leadingAnchor + 16
    icon.centerYAnchor == title.centerYAnchor ~ .high - 1
    // The title takes the rest.
    title.leadingAnchor == icon.trailingAnchor + gap
    title.trailingAnchor <= trailingAnchor - 16
    title.verticalAnchors /==/ verticalAnchors + 8
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
    Anchorage.batch {
      panel.edgeAnchors == view.edgeAnchors - UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      panel.widthAnchor == view.widthAnchor / 2
    }
    height = panel.heightAnchor == 44
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
    open = Anchorage.batch(active: false) {
      panel.heightAnchor == 200
    }
    panel.topAnchor == view.topAnchor
  }
}
