import Anchorage
import UIKit

/// Lists that code keeps and switches off.
final class Menu: UITableViewCell {
  private let menu = UIView()
  private let reply = UIView()
  private let detail = UIView()
  private var shown = [NSLayoutConstraint]()
  private var hidden: [NSLayoutConstraint]?
  private var isLong = false

  func open() {
    contentView.addSubview(menu)
    contentView.addSubview(reply)
    contentView.addSubview(detail)
    NSLayoutConstraint.deactivate(shown)
    shown = batch {
      // The menu first.
      menu.heightAnchor /<=/ CGFloat(45)
      menu.horizontalAnchors /==/ contentView.horizontalAnchors
      if isLong {
        reply.heightAnchor /==/ 0 ~ .low
      } else {
        reply.isHidden = true
      }
    }
    let own = Anchorage.batch(active: false) {
      detail.heightAnchor == 30
    }
    NSLayoutConstraint.activate(own)
    hidden = batch {
      detail.widthAnchor == 5
    }
  }

  func close() {
    NSLayoutConstraint.deactivate(shown)
    shown = batch {
      menu.heightAnchor /==/ CGFloat(0)
    }
  }
}

/// Anchors that a property of the project chooses.
final class Below: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(bar)
    bar.topAnchor == self.lowAnchor + 8
    bar.heightAnchor == 20
  }

  required init?(coder: NSCoder) { fatalError() }

  private var lowAnchor: NSLayoutYAxisAnchor {
    if #available(iOS 11, *) {
      return safeAreaLayoutGuide.topAnchor
    } else {
      return topAnchor
    }
  }
}
