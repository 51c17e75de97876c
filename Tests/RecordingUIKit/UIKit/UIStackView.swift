/// Arranges views along an axis. What it adds for them is recorded apart from the constraints of the code.
open class UIStackView: UIView {
  public enum Distribution {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
}

/// A constraint that UIKit adds by itself.
struct AddedConstraint {
  var first: AnyObject
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: AnyObject?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var constant = 0.0
  var priority = 1000.0
}

/// A rectangle that UIKit makes for its own constraints.
private final class LayoutBox: NSObject {}

// As measured and re-implemented by others: the names in logs are UISV-canvas-connection, UISV-spacing,
// UISV-fill-equally, UISV-alignment, UISV-spanning-boundary, UISV-distributing and UISV-hiding.
extension UIStackView {
  private typealias Attributes = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute,
    center: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
  )

  private static let horizontal: Attributes = (.leading, .trailing, .centerX, .width)
  private static let vertical: Attributes = (.top, .bottom, .centerY, .height)

  private var main: Attributes { axis == .horizontal ? Self.horizontal : Self.vertical }
  private var cross: Attributes { axis == .horizontal ? Self.vertical : Self.horizontal }

  /// The rectangle that the children fill.
  private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  var addedConstraints: [AddedConstraint] {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    let hidden = arrangedSubviews.filter(\.isHidden).map {
      AddedConstraint(first: $0, firstAttribute: main.size)
    }
    guard let first = visible.first, let last = visible.last else { return hidden }
    let ends = [
      AddedConstraint(
        first: first, firstAttribute: main.start, second: canvas, secondAttribute: main.start),
      AddedConstraint(
        first: canvas, firstAttribute: main.end, second: last, secondAttribute: main.end),
    ]
    let pairs = Array(zip(visible, visible.dropFirst()))
    return hidden + ends + between(pairs) + across(visible) + margins
  }

  private func gap(after view: UIView) -> Double {
    Double(customSpacings[ObjectIdentifier(view)] ?? spacing)
  }

  private func between(_ pairs: [(UIView, UIView)]) -> [AddedConstraint] {
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    var added = pairs.map { child, next in
      AddedConstraint(
        first: next, firstAttribute: main.start, relation: isLoose ? .greaterThanOrEqual : .equal,
        second: child, secondAttribute: main.end, constant: gap(after: child))
    }
    switch distribution {
    case .fill, .fillProportionally: break
    case .fillEqually:
      added += pairs.map { child, next in
        AddedConstraint(
          first: next, firstAttribute: main.size, second: child, secondAttribute: main.size)
      }
    case .equalSpacing: added += spacers(pairs, from: main.end, to: main.start, priority: 1000)
    case .equalCentering:
      added += spacers(pairs, from: main.center, to: main.center, priority: 150)
    }
    return added
  }

  /// A box from each child to the next, all of one size.
  private func spacers(
    _ pairs: [(UIView, UIView)], from start: NSLayoutConstraint.Attribute,
    to end: NSLayoutConstraint.Attribute, priority: Double
  ) -> [AddedConstraint] {
    let boxes = pairs.map { _ in LayoutBox() }
    var added: [AddedConstraint] = []
    for (box, pair) in zip(boxes, pairs) {
      added.append(
        AddedConstraint(
          first: box, firstAttribute: main.start, second: pair.0, secondAttribute: start))
      added.append(
        AddedConstraint(
          first: box, firstAttribute: main.end, second: pair.1, secondAttribute: end))
    }
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      added.append(
        AddedConstraint(
          first: box, firstAttribute: main.size, second: next, secondAttribute: main.size,
          priority: priority))
    }
    return added
  }

  private func across(_ children: [UIView]) -> [AddedConstraint] {
    let aligned: [NSLayoutConstraint.Attribute]
    switch alignment {
    case .fill: aligned = [cross.start, cross.end]
    case .leading, .top: aligned = [cross.start]
    case .trailing, .bottom: aligned = [cross.end]
    case .center: aligned = [cross.center]
    case .firstBaseline: aligned = [.firstBaseline]
    case .lastBaseline: aligned = [.lastBaseline]
    }
    var added: [AddedConstraint] = []
    for attribute in aligned {
      for (child, next) in zip(children, children.dropFirst()) {
        added.append(
          AddedConstraint(
            first: child, firstAttribute: attribute, second: next, secondAttribute: attribute))
      }
      guard let first = children.first, [cross.start, cross.end, cross.center].contains(attribute)
      else { continue }
      added.append(
        AddedConstraint(
          first: first, firstAttribute: attribute, second: canvas, secondAttribute: attribute))
    }
    return alignment == .fill ? added : added + spanner(children)
  }

  /// A box around all children, as small as can be, which the canvas is as large as.
  private func spanner(_ children: [UIView]) -> [AddedConstraint] {
    let box = LayoutBox()
    var added = [cross.start, cross.end].map { edge in
      AddedConstraint(first: canvas, firstAttribute: edge, second: box, secondAttribute: edge)
    }
    for child in children {
      added.append(
        AddedConstraint(
          first: child, firstAttribute: cross.start, relation: .greaterThanOrEqual, second: box,
          secondAttribute: cross.start))
      added.append(
        AddedConstraint(
          first: box, firstAttribute: cross.end, relation: .greaterThanOrEqual, second: child,
          secondAttribute: cross.end))
    }
    added.append(AddedConstraint(first: box, firstAttribute: cross.size, priority: 51))
    return added
  }

  /// Where the children stop, if they keep to the margins.
  private var margins: [AddedConstraint] {
    guard isLayoutMarginsRelativeArrangement else { return [] }
    let sides: [(NSLayoutConstraint.Attribute, Double)] = [
      (.top, Double(layoutMargins.top)), (.leading, Double(layoutMargins.left)),
      (.bottom, -Double(layoutMargins.bottom)), (.trailing, -Double(layoutMargins.right)),
    ]
    return sides.map { attribute, distance in
      AddedConstraint(
        first: layoutMarginsGuide, firstAttribute: attribute, second: self,
        secondAttribute: attribute, constant: distance)
    }
  }
}
