/// A length that depends on nothing but the size of the screen: `UIScreen.main.bounds.width - 32`.
package struct ScreenLength: Hashable, Sendable {
  private let measure: Measure

  /// - Returns: `nil` if the measure depends on anything else, or is a plain number.
  init?(_ measure: Measure, isScreen: (Reference) -> Bool) {
    guard Self.depends(measure, isScreen) else { return nil }
    self.measure = measure
  }

  private init(known measure: Measure) { self.measure = measure }

  private static func depends(_ measure: Measure, _ isScreen: (Reference) -> Bool) -> Bool {
    switch measure {
    case .unclear: false
    case .extreme(_, let measures):
      measures.allSatisfy { isNumber($0) || depends($0, isScreen) }
    case .linear(let length):
      !length.terms.isEmpty
        && length.terms.keys.allSatisfy { quantity in
          guard case .part(let part) = quantity else { return false }
          return part.attribute.isSize && isScreen(part.item)
        }
    }
  }

  private static func isNumber(_ measure: Measure) -> Bool {
    if case .linear(let length) = measure { length.value != nil } else { false }
  }

  /// The length on a screen of this size, in points.
  package func value(width: Double, height: Double) -> Double {
    Self.value(measure, width, height)
  }

  private static func value(_ measure: Measure, _ width: Double, _ height: Double) -> Double {
    switch measure {
    case .linear(let length):
      length.sortedTerms.reduce(length.constant) { sum, term in
        guard case .part(let part) = term.0 else { return sum }
        return sum + (part.attribute == .width ? width : height) * term.1
      }
    case .extreme(let isMaximum, let measures):
      measures.map { value($0, width, height) }.reduce(nil) { (result: Double?, next) in
        result.map { isMaximum ? max($0, next) : min($0, next) } ?? next
      } ?? 0
    case .unclear: 0
    }
  }

  static func * (length: ScreenLength, factor: Double) -> ScreenLength {
    ScreenLength(known: length.measure * factor)
  }
}
