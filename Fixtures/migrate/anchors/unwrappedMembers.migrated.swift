import PureLayout
import UIKit

final class PanelFrame {
  var contentView: UIView? = UIView()
}

/// A member that may be missing is written as the variable that unwraps it.
final class PanelRows: NSObject {
  private let panel: PanelFrame
  private let title = UILabel()
  private let badge = UIView()

  init(_ panel: PanelFrame) {
    self.panel = panel
    super.init()
    addTitle()
    addBadge()
  }

  private func addTitle() {
    let content = self.panel.contentView!
    content.addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      title.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 8)
    ])
  }

  /// Here no variable is at hand.
  private func addBadge() {
    panel.contentView!.addSubview(badge)
    badge.autoPinEdge(toSuperviewEdge: .left, withInset: 8)
  }
}
