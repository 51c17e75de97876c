import UIKit

// Which of several overloads a call means: one argument each before any number of them.
final class OverloadSilent: UIView {
  private let icon = UIImageView(image: UIImage(named: "a"))
  private let title = UILabel()
  private let button = UIButton()
  private let badge = UIView()
  private let spare = UILabel()

  func setUp() {
    for view in [icon, title, button, badge, spare] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    icon.attachToSuper(.leading)
    icon.attachToSuper(.top)
    title.attachToSuper(.trailing, .bottom)
    button.coverSuper()
    badge.attachToSuper(.leading, .trailing, .top, .bottom)
    // Which attribute the axis has is not followed.
    spare.attachToSuper(axis: .horizontal)
  }
}

final class OverloadTold: UIView {
  private let icon = UIImageView(image: UIImage(named: "a"))  // expect: ambiguous-layout
  private let title = UILabel()  // expect: ambiguous-layout
  private let button = UIButton()  // expect: missing-position
  private let badge = UIView()  // expect: ambiguous-layout

  func setUp() {
    for view in [icon, title, button, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    icon.attachToSuper(.leading)
    title.attachToSuper(.trailing, .leading)
    button.coverHalfSuper()
    badge.attachToSuper(.leading, .trailing, .top)
  }
}

extension UIView {
  fileprivate typealias Side = NSLayoutConstraint.Attribute
  fileprivate enum Way {
    case horizontal, vertical
    var sides: (first: Side, second: Side) {
      switch self {
      case .horizontal: return (.leading, .trailing)
      case .vertical: return (.top, .bottom)
      }
    }
  }

  @discardableResult
  fileprivate func attachToSuper(_ side: Side, strength: Float = 1000) -> NSLayoutConstraint? {
    guard isReady() else { return nil }
    let constraint = NSLayoutConstraint(
      item: self, attribute: side, relatedBy: .equal, toItem: superview!, attribute: side,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    return constraint
  }

  fileprivate func attachToSuper(_ sides: Side..., strength: Float = 1000) {
    guard !sides.isEmpty, isReady() else { return }
    for side in Set(sides) {
      NSLayoutConstraint(
        item: self, attribute: side, relatedBy: .equal, toItem: superview!, attribute: side,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  fileprivate func attachToSuper(axis: Way) {
    let sides = axis.sides
    attachToSuper(sides.first)
    attachToSuper(sides.second)
  }

  fileprivate func coverSuper() {
    guard attachToSuper(.centerX) != nil, attachToSuper(.centerY) != nil else { return }
    guard let width = attachToSuper(.width) else { return }
    guard let height = attachToSuper(.height) else { return }
    width.identifier = "width"
    height.identifier = "height"
  }

  fileprivate func coverHalfSuper() {
    guard let width = attachToSuper(.width) else { return }
    guard attachToSuper(.height) != nil else { return }
    width.identifier = "width"
  }

  private func isReady() -> Bool { superview != nil }
}
