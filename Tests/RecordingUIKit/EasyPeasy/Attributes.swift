import UIKit

// Source: EasyPeasy 1.10.0, `Attribute.swift`, `Node.swift`, `PositionAttribute.swift` and `CompoundAttribute.swift`.

/// What is laid out of a view: one side, or a size.
open class Attribute {
  let signature: NSLayoutConstraint.Attribute
  var constant: CGFloat
  var other: (view: UIView, attribute: NSLayoutConstraint.Attribute)?

  init(_ signature: NSLayoutConstraint.Attribute, _ constant: CGFloat) {
    self.signature = signature
    self.constant = constant
  }

  /// Those that it consists of.
  var parts: [Attribute] { [self] }

  /// A positive distance from the bottom, right or trailing edge of the superview leads inward.
  private var isFar: Bool { [.bottom, .right, .trailing].contains(signature) }
  var isSize: Bool { [.width, .height].contains(signature) }

  @discardableResult
  public func to(_ view: UIView, _ attribute: ReferenceAttribute? = nil) -> Self {
    other = (view, attribute?.attribute ?? signature)
    return self
  }

  func constraint(of view: UIView) -> NSLayoutConstraint {
    if isSize, other == nil {
      return NSLayoutConstraint(
        item: view, attribute: signature, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1, constant: constant)
    }
    let target: (view: UIView, attribute: NSLayoutConstraint.Attribute)? =
      other ?? view.superview.map { ($0, signature) }
    return NSLayoutConstraint(
      item: view, attribute: signature, relatedBy: .equal, toItem: target?.view,
      attribute: target?.attribute ?? signature, multiplier: 1,
      constant: isFar ? -constant : constant)
  }
}

public enum ReferenceAttribute {
  case left, right, top, bottom, leading, trailing, centerX, centerY, width, height

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .centerX: .centerX
    case .centerY: .centerY
    case .width: .width
    case .height: .height
    }
  }
}

public final class Top: Attribute {
  public init(_ constant: CGFloat = 0) { super.init(.top, constant) }
}

public final class Left: Attribute {
  public init(_ constant: CGFloat = 0) { super.init(.left, constant) }
}

public final class Right: Attribute {
  public init(_ constant: CGFloat = 0) { super.init(.right, constant) }
}

public final class Bottom: Attribute {
  public init(_ constant: CGFloat = 0) { super.init(.bottom, constant) }
}

public final class CenterY: Attribute {
  public init(_ constant: CGFloat = 0) { super.init(.centerY, constant) }
}

public final class Width: Attribute {
  public init(_ constant: CGFloat) { super.init(.width, constant) }
}

public final class Height: Attribute {
  public init(_ constant: CGFloat) { super.init(.height, constant) }
}

public final class Size: Attribute {
  public init(_ side: CGFloat) { super.init(.width, side) }

  override var parts: [Attribute] { [Width(constant), Height(constant)] }
}

// MARK: Views

/// What was laid out of each view, by what of it.
private var made: [ObjectIdentifier: [NSLayoutConstraint.Attribute: NSLayoutConstraint]] = [:]

public struct EasyPeasy {
  let view: UIView

  /// What is laid out again replaces what it was before.
  @discardableResult
  public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] {
    view.translatesAutoresizingMaskIntoConstraints = false
    return attributes.flatMap(\.parts).map { attribute in
      let constraint = attribute.constraint(of: view)
      let key = ObjectIdentifier(view)
      made[key, default: [:]][attribute.signature]?.isActive = false
      made[key, default: [:]][attribute.signature] = constraint
      constraint.isActive = true
      return constraint
    }
  }
}

extension UIView {
  public var easy: EasyPeasy { EasyPeasy(view: self) }
}
