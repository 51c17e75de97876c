import Cartography
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
    constrain(icon, title, self) { icon, title, card in
      icon.width == 24
      icon.height == icon.width
      icon.leading == card.leading + 16
      icon.centerY == title.centerY ~ 750
      // The title takes the rest.
      title.leading == icon.trailing + 8
      title.trailing <= card.trailing - 16
    }
    constrain(title) { $0.top == $0.superview!.top + 4 }
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// A group takes its constraints away again, and a loop decides what is made.
// build: CartographyGroup()
final class CartographyGroup: UIViewController {
  private let panel = UIView()
  private let group = ConstraintGroup()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    constrain(panel, view) { panel, view in
      panel.edges == inset(view.edges, 8, 12)
    }
    constrain(panel, replace: group) { panel in
      panel.height == 44
    }
  }
}
