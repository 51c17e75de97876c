import UIKit

// Source: Stevia 6.2.0, `Stevia+Constraints.swift`, `Stevia+Hierarchy.swift`, `Stevia+Size.swift`, `Stevia+Position.swift`,
// `Stevia+Fill.swift`, `Stevia+Equation.swift` and `Stevia+Stacks.swift`.

/// A distance of at least or at most so much.
public struct SteviaFlexibleMargin {
  let points: Double
  let relation: NSLayoutConstraint.Relation
}

prefix operator >=

public prefix func >= (points: Int) -> SteviaFlexibleMargin {
  SteviaFlexibleMargin(points: Double(points), relation: .greaterThanOrEqual)
}

/// Every constraint gives way to required ones.
private let defaultPriority = UILayoutPriority(751)

@discardableResult
func tie(
  _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView?,
  _ second: NSLayoutConstraint.Attribute, _ constant: Double,
  by relation: NSLayoutConstraint.Relation = .equal
) -> NSLayoutConstraint {
  let constraint = NSLayoutConstraint(
    item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: second,
    multiplier: 1, constant: CGFloat(constant))
  constraint.priority = defaultPriority
  constraint.isActive = true
  return constraint
}

extension UIView {
  // MARK: Subviews

  public func subviews(_ views: UIView...) { add(views) }

  public func subviews(@SubviewBuilder content: () -> [UIView]) { add(content()) }

  private func add(_ views: [UIView]) {
    for view in views {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  // MARK: Sizes

  @discardableResult
  public func width(_ points: Double) -> Self {
    tie(self, .width, nil, .notAnAttribute, points)
    return self
  }

  @discardableResult
  public func height(_ points: Double) -> Self {
    tie(self, .height, nil, .notAnAttribute, points)
    return self
  }

  @discardableResult
  public func width(_ points: Int) -> Self { width(Double(points)) }

  @discardableResult
  public func height(_ points: Int) -> Self { height(Double(points)) }

  @discardableResult
  public func size(_ points: Int) -> Self { width(points).height(points) }

  // MARK: Positions

  private func pin(_ attribute: NSLayoutConstraint.Attribute, _ points: Double) {
    guard let superview else { return }
    tie(self, attribute, superview, attribute, points)
  }

  @discardableResult
  public func left(_ points: Int) -> Self {
    pin(.left, Double(points))
    return self
  }

  /// The distance leads inward.
  @discardableResult
  public func right(_ margin: SteviaFlexibleMargin) -> Self {
    guard let superview else { return self }
    let relation: NSLayoutConstraint.Relation =
      switch margin.relation {
      case .greaterThanOrEqual: .lessThanOrEqual
      case .lessThanOrEqual: .greaterThanOrEqual
      case .equal: .equal
      }
    tie(self, .right, superview, .right, -margin.points, by: relation)
    return self
  }

  @discardableResult
  public func fillVertically(padding: Double = 0) -> Self {
    pin(.top, padding)
    pin(.bottom, -padding)
    return self
  }

  @discardableResult
  public func fillHorizontally(padding: Double = 0) -> Self {
    pin(.leading, padding)
    pin(.trailing, -padding)
    return self
  }

  @discardableResult
  public func fillContainer(padding: Double = 0) -> Self {
    fillHorizontally(padding: padding).fillVertically(padding: padding)
  }

  func leading(_ points: Double) { pin(.leading, points) }
  func trailing(_ points: Double) { pin(.trailing, -points) }

  // MARK: Columns

  public func layout(@LayoutItemBuilder content: () -> [Any]) {
    var gap: Double?
    var previous: UIView?
    for item in content() {
      switch item {
      case let points as Int:
        gap = Double(points)
      case let view as UIView:
        stack(view, below: previous, gap)
        (previous, gap) = (view, nil)
      case let row as [UIView]:
        // What stands in a row has one vertical centre.
        for view in row.dropFirst() { tie(row[0], .centerY, view, .centerY, 0) }
        stack(row[0], below: previous, gap)
        (previous, gap) = (row[0], nil)
      default: break
      }
    }
    if let previous, let gap { previous.pin(.bottom, -gap) }
  }

  private func stack(_ view: UIView, below previous: UIView?, _ gap: Double?) {
    if let previous {
      tie(view, .top, previous, .bottom, gap ?? 0)
    } else if let gap {
      view.pin(.top, gap)
    }
  }
}

@resultBuilder
public enum SubviewBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

@resultBuilder
public enum LayoutItemBuilder {
  public static func buildBlock(_ items: Any...) -> [Any] { items }
}

// MARK: Equations

public struct SteviaAttribute {
  let view: UIView
  let attribute: NSLayoutConstraint.Attribute
  var constant = 0.0
}

extension UIView {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var CenterX: SteviaAttribute { SteviaAttribute(view: self, attribute: .centerX) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var Leading: SteviaAttribute { SteviaAttribute(view: self, attribute: .leading) }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var Trailing: SteviaAttribute { SteviaAttribute(view: self, attribute: .trailing) }
}

public func + (left: SteviaAttribute, right: Int) -> SteviaAttribute {
  var attribute = left
  attribute.constant = Double(right)
  return attribute
}

@discardableResult
public func == (left: SteviaAttribute, right: SteviaAttribute) -> NSLayoutConstraint {
  tie(left.view, left.attribute, right.view, right.attribute, right.constant)
}
