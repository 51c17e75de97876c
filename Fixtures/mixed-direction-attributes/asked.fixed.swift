import UIKit

enum Edge { case left, right, leading, trailing }

/// Makes what its caller asks for.
extension UIView {
  func tie1(_ own: Edge, to other: UIView, _ edge: Edge) {
    switch own {
    case .left:
      switch edge {
      case .left: leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      case .leading: leftAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      case .trailing, .right:
        leftAnchor.constraint(equalTo: other.trailingAnchor).isActive = true
      }
    case .leading: leadingAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    default: break
    }
  }

  func tie2(_ own: Edge, to other: UIView, _ edge: Edge) {
    switch (own, edge) {
    case (.trailing, .right):
      let tie = trailingAnchor.constraint(equalTo: other.rightAnchor)
      tie.isActive = true
    case (.trailing, .left):
      let tie = trailingAnchor.constraint(equalTo: other.rightAnchor)
      tie.isActive = true
    default: break
    }
  }

  func tie3(_ own: Edge, to other: UIView, _ edge: Edge) {
    if own == .leading, case .right = edge {
      NSLayoutConstraint(
        item: self, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .right,
        multiplier: 1, constant: 0
      ).isActive = true
    } else if own == .leading {
      NSLayoutConstraint(
        item: self, attribute: .leading, relatedBy: .equal, toItem: other, attribute: .left,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}

/// Called by itself, too.
extension UIView {
  func tie4(_ own: Edge, to other: UIView, _ edge: Edge) {
    guard other.superview != nil else {
      NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in
        self.tie4(own, to: other, edge)
      }
      return
    }
    var constraint: NSLayoutConstraint?
    switch own {
    case .trailing:
      switch edge {
      case .left: constraint = trailingAnchor.constraint(equalTo: other.leftAnchor)
      case .right: constraint = trailingAnchor.constraint(equalTo: other.rightAnchor)
      default: break
      }
    default: break
    }
    constraint?.isActive = true
  }
}
