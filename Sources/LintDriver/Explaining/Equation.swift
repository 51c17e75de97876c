import LayoutDialects
import LayoutModel

extension LayoutScope {
  func name(_ item: ItemID) -> String { descriptions[item.index].name }

  /// `title.trailing`.
  func text(_ anchor: Anchor) -> String { "\(name(anchor.item)).\(anchor.attribute.rawValue)" }

  /// `title.width >= 2 × badge.width + 8`; a number that is not known stands as it is written.
  func equation(_ id: Constraint.ID) -> String {
    let constraint = constraints[id.index]
    let origin = origins[id.index]
    var text = "\(text(constraint.first)) \(constraint.relation.rawValue) "
    let constant = constraint.constant.value
    let source = origin.constant.map { $0.number.text } ?? "?"
    guard let second = constraint.second else {
      return text + (constant.map(shortNumber) ?? source)
    }
    if constraint.multiplier.value != 1 {
      let source = origin.multiplier?.number.text ?? "?"
      text += (constraint.multiplier.value.map(shortNumber) ?? source) + " × "
    }
    text += self.text(second)
    switch constant {
    case .some(0): return text
    case .some(let value):
      return text + (value < 0 ? " - \(shortNumber(-value))" : " + \(shortNumber(value))")
    case nil: return text + " + \(source)"
    }
  }
}

/// A number as people write it: `16`, `0.5`; a length in points is told to a hundredth.
func shortNumber(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  if let whole = Int(exactly: rounded) { return String(whole) }
  return String(rounded)
}
