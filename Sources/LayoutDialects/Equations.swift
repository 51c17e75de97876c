import LayoutModel

extension LayoutScope {
  package func name(_ item: ItemID) -> String { descriptions[item.index].name }

  /// The constraint as algebra; an unknown number appears as it is written in the source.
  ///
  /// - Parameters:
  ///   - number: how numbers are written.
  ///   - anchor: how the two sides are written.
  package func equation(
    _ id: Constraint.ID, number: (Double) -> String, anchor: (Anchor) -> String
  ) -> String {
    let constraint = constraints[id.index]
    let origin = origins[id.index]
    var text = "\(anchor(constraint.first)) \(constraint.relation.rawValue) "
    let written = origin.constant?.number.text ?? "?"
    let opposite = textWithoutMinus(written)
    let constant = constraint.constant.value.map { number(abs($0)) } ?? opposite ?? written
    let isNegative = constraint.constant.value.map { $0 < 0 } ?? (opposite != nil)
    guard let second = constraint.second else { return text + (isNegative ? "-" : "") + constant }
    if constraint.multiplier.value != 1 {
      text += (constraint.multiplier.value.map(number) ?? origin.multiplier?.number.text ?? "?")
      text += " × "
    }
    text += anchor(second)
    return constraint.constant.value == 0 ? text : text + (isNegative ? " - " : " + ") + constant
  }
}
