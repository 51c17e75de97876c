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

/// The attributes of an item that exclude each other in part.
private final class Node {
  private var wanted: [ReferenceAttribute.Slot: Attribute] = [:]
  private var unwanted: [Attribute] = []

  func add(_ attribute: Attribute) {
    guard let slot = attribute.place?.slot else { return }
    guard attribute.isWanted else { return unwanted.append(attribute) }
    guard wanted[slot] !== attribute else { return }
    let excluded: [ReferenceAttribute.Slot] =
      switch slot {
      case .near: [.near, .center]
      case .far: [.far, .center]
      case .center: [.near, .far, .center]
      case .size: [.size]
      }
    for slot in excluded { remove(slot) }
    wanted[slot] = attribute
    attribute.constraint?.isActive = true
  }

  private func remove(_ slot: ReferenceAttribute.Slot) {
    wanted.removeValue(forKey: slot)?.constraint?.isActive = false
  }

  /// Asks all conditions again.
  func reload() {
    let former = wanted.filter { !$0.value.isWanted }
    for slot in former.keys { remove(slot) }
    let again = unwanted
    unwanted = Array(former.values)
    for attribute in again { add(attribute) }
  }

  func clear() {
    for slot in wanted.keys { remove(slot) }
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
    return attributes.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }.compactMap { attribute in
      attribute.makeConstraint(for: item)
      var own = nodes[ObjectIdentifier(item)]?.byName ?? [:]
      let node = own[attribute.signature] ?? Node()
      own[attribute.signature] = node
      nodes[ObjectIdentifier(item)] = (item, own)
      node.add(attribute)
      return attribute.isWanted ? attribute.constraint : nil
    }
  }

  public func reload() { nodes[ObjectIdentifier(item)]?.byName.values.forEach { $0.reload() } }

  public func clear() {
    nodes.removeValue(forKey: ObjectIdentifier(item))?.byName.values.forEach { $0.clear() }
  }
}
