import LayoutModel

extension FramePlan {
  /// All forms that a view's place and length on an axis consist of.
  func forms(of extent: ItemAxis) -> [Form] {
    let length = lengths[extent].map { [$0.preferred] + $0.atLeast + $0.atMost } ?? []
    return length + (places[extent].map { [$0.form] } ?? [])
  }

  /// The names of numbers that the plan speaks of.
  var numberNames: Set<String> {
    var names: Set<String> = []
    for extent in Set(places.keys).union(lengths.keys) {
      for term in forms(of: extent).flatMap(\.terms) {
        switch term.quantity {
        case .named(let name), .scaled(let name?, _): names.insert(name)
        case .origin, .start, .size, .content, .scaled(nil, _): break
        }
      }
    }
    return names
  }

  /// Adds the views of another set.
  mutating func add(_ other: FramePlan) {
    places.merge(other.places) { $1 }
    lengths.merge(other.lengths) { $1 }
    absolute.formUnion(other.absolute)
  }

  /// Whether a length is what a content asks for.
  func isMeasured(_ extent: ItemAxis) -> Bool { lengths[extent]?.isContent ?? false }

  /// Whether a length follows from what the contents of other views ask for, however long the way.
  func dependsOnContent(_ extent: ItemAxis) -> Bool {
    guard let length = lengths[extent] else { return false }
    var waiting = [length.preferred] + length.atLeast + length.atMost
    var seen: Set<ItemAxis> = [extent]
    while let form = waiting.popLast() {
      for quantity in expanded(form).terms.map(\.quantity) {
        switch quantity {
        case .content: return true
        case .size(let item, let axis):
          let other = ItemAxis(item, axis)
          guard seen.insert(other).inserted, let length = lengths[other] else { continue }
          waiting += [length.preferred] + length.atLeast + length.atMost
        case .start, .origin, .named, .scaled: break
        }
      }
    }
    return false
  }

  /// Whether one extent of a view is computed from the other.
  func names(_ extent: ItemAxis, from other: ItemAxis) -> Bool {
    forms(of: other).contains { $0.factor(of: extent.size) != 0 }
  }

  /// Whether a view's place has nothing to do with the reading direction.
  func isAbsolute(_ view: ItemID) -> Bool { absolute.contains(view) }
}

extension Length {
  func mentions(_ quantity: Quantity) -> Bool {
    ([preferred] + atLeast + atMost).contains { $0.factor(of: quantity) != 0 }
  }
}

extension ItemAxis {
  var size: Quantity { .size(item, axis) }
}

extension Quantity {
  /// The item that it belongs to.
  var item: ItemID? {
    switch self {
    case .origin(let item, _), .start(let item, _), .size(let item, _), .content(let item, _): item
    case .named, .scaled: nil
    }
  }
}

extension Form {
  /// Whether it speaks of no rectangle.
  var isInset: Bool { terms.allSatisfy { $0.quantity.item == nil } }
}
