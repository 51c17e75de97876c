import UIKit

// Source: EasyPeasy 1.10.0, `EasyPeasy.swift`, `Item.swift` and `Node.swift`.

/// A view or a guide.
public protocol Item: NSObject {
  /// What its sides are related to.
  var owningView: UIView? { get }
}

extension UIView: Item {
  public var owningView: UIView? { superview }
}

extension UILayoutGuide: Item {}

extension Item {
  public var easy: EasyPeasy { EasyPeasy(item: self) }
}

/// What a call activates, after it has deactivated what that replaces.
private struct Changes {
  var on: [NSLayoutConstraint] = []
  var off: [NSLayoutConstraint] = []

  mutating func add(_ other: Changes) {
    on += other.on
    off += other.off
  }

  func apply() {
    for constraint in off { constraint.isActive = false }
    for constraint in on { constraint.isActive = true }
  }
}

/// The attributes of an item that exclude each other in part.
private final class Node {
  private var wanted: [ReferenceAttribute.Slot: Attribute] = [:]
  private var unwanted: [Attribute] = []

  func add(_ attribute: Attribute) -> Changes {
    var changes = Changes()
    guard let slot = attribute.place?.slot else { return changes }
    guard attribute.isWanted else {
      unwanted.append(attribute)
      return changes
    }
    guard wanted[slot] !== attribute else { return changes }
    let excluded: [ReferenceAttribute.Slot] =
      switch slot {
      case .near: [.near, .center]
      case .far: [.far, .center]
      case .center: [.near, .far, .center]
      case .size: [.size]
      }
    for slot in excluded { changes.off += remove(slot) }
    wanted[slot] = attribute
    if let constraint = attribute.constraint { changes.on.append(constraint) }
    return changes
  }

  private func remove(_ slot: ReferenceAttribute.Slot) -> [NSLayoutConstraint] {
    wanted.removeValue(forKey: slot)?.constraint.map { [$0] } ?? []
  }

  /// Asks all conditions again.
  func reload() -> Changes {
    var changes = Changes()
    let former = wanted.filter { !$0.value.isWanted }
    for slot in former.keys { changes.off += remove(slot) }
    let again = unwanted
    unwanted = Array(former.values)
    for attribute in again { changes.add(add(attribute)) }
    return changes
  }

  func clear() {
    for slot in wanted.keys {
      for constraint in remove(slot) { constraint.isActive = false }
    }
    unwanted = []
  }
}

/// What was laid out of each item, which is kept alive with it.
private var nodes: [ObjectIdentifier: (item: Item, byName: [String: Node])] = [:]

public struct EasyPeasy {
  let item: Item

  @discardableResult
  public func layout(_ attributes: Attribute...) -> [NSLayoutConstraint] { layout(attributes) }

  @discardableResult
  public func layout(_ attributes: [Attribute]) -> [NSLayoutConstraint] {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    return apply(attributes)
  }

  private func apply(_ attributes: [Attribute]) -> [NSLayoutConstraint] {
    var changes = Changes()
    var made: [NSLayoutConstraint] = []
    for attribute in attributes {
      // Those of one value are activated first.
      if !attribute.parts.isEmpty {
        made += apply(attribute.parts)
        continue
      }
      attribute.makeConstraint(for: item)
      var own = nodes[ObjectIdentifier(item)]?.byName ?? [:]
      let node = own[attribute.signature] ?? Node()
      own[attribute.signature] = node
      nodes[ObjectIdentifier(item)] = (item, own)
      changes.add(node.add(attribute))
      if attribute.isWanted, let constraint = attribute.constraint { made.append(constraint) }
    }
    changes.apply()
    return made
  }

  public func reload() {
    var changes = Changes()
    for node in (nodes[ObjectIdentifier(item)]?.byName ?? [:]).values { changes.add(node.reload()) }
    changes.apply()
  }

  public func clear() {
    nodes.removeValue(forKey: ObjectIdentifier(item))?.byName.values.forEach { $0.clear() }
  }
}
