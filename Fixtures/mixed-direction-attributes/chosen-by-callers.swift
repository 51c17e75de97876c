import UIKit

// layoutlint:disable:file left-right-attributes - callers choose the edges

/// Callers choose the side.
enum ChosenSide {
  case left, right, leading, trailing

  func anchor(of view: UIView) -> NSLayoutXAxisAnchor {
    switch self {
    case .left: return view.leftAnchor
    case .right: return view.rightAnchor
    case .leading: return view.leadingAnchor
    case .trailing: return view.trailingAnchor
    }
  }
}

/// The same in a structure.
struct SideOfView {
  var view: UIView
  var isAbsolute: Bool

  var start: NSLayoutXAxisAnchor { isAbsolute ? view.leftAnchor : view.leadingAnchor }
}

func start(_ side: ChosenSide, of view: UIView) -> NSLayoutXAxisAnchor {
  if side == .left { return view.leftAnchor }
  return view.leadingAnchor
}

extension UIView {
  func alignRight(with other: UIView, _ side: ChosenSide = .right) {
    rightAnchor.constraint(equalTo: side.anchor(of: other)).isActive = true
  }

  func alignTrailing(with other: UIView, isAbsolute: Bool) {
    NSLayoutConstraint(
      item: self, attribute: .trailing, relatedBy: .equal, toItem: other,
      attribute: isAbsolute ? .right : .trailing, multiplier: 1, constant: 0
    ).isActive = true
  }

  func alignLeft(with other: UIView, isAbsolute: Bool) {
    let start = isAbsolute ? other.leftAnchor : other.leadingAnchor
    leftAnchor.constraint(equalTo: start).isActive = true
  }

  func alignLeading(with other: UIView, _ side: ChosenSide) {
    leadingAnchor.constraint(equalTo: start(side, of: other)).isActive = true
  }

  func alignStart(with other: SideOfView) {
    leftAnchor.constraint(equalTo: other.start).isActive = true
  }

  func alignEnd(with other: UIView, _ side: ChosenSide) {
    var end = other.trailingAnchor
    switch side {
    case .left, .right: end = other.rightAnchor
    case .leading, .trailing: break
    }
    rightAnchor.constraint(equalTo: end).isActive = true
  }
}

/// What they choose is known here.
final class ChoosingView: UIView {
  let title = UILabel()

  func setUp() {
    addSubview(title)
    title.translatesAutoresizingMaskIntoConstraints = false
    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
    title.alignRight(with: self)
    title.alignRight(with: self, .leading)  // expect: mixed-direction-attributes
    title.alignTrailing(with: self, isAbsolute: true)  // expect: mixed-direction-attributes
    title.alignTrailing(with: self, isAbsolute: false)
    title.alignLeft(with: self, isAbsolute: false)  // expect: mixed-direction-attributes
    title.alignLeft(with: self, isAbsolute: true)
    title.alignLeading(with: self, .left)  // expect: mixed-direction-attributes
    title.alignEnd(with: self, .leading)  // expect: mixed-direction-attributes
  }
}

/// No argument decides.
extension UIView {
  func alignCenters(with other: UIView) {
    let isTurned = UIScreen.main.bounds.width > 600
    let side = isTurned ? other.leftAnchor : other.leadingAnchor
    leadingAnchor.constraint(equalTo: side).isActive = true  // expect: mixed-direction-attributes
  }

  func alignAnyway(with other: UIView, isAbsolute: Bool) {
    let start = isAbsolute ? other.leftAnchor : other.leadingAnchor
    // expect: mixed-direction-attributes
    leftAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    _ = start
  }
}
