/// A number that may depend on values known only at run time: `constant + Σ factor × symbol`.
///
/// A symbol represents one unknown value; the same symbol always represents the same value.
public struct Scalar: Hashable, Sendable {
  /// Identifies an unknown value; its name in the source is stored elsewhere.
  public struct Symbol: Hashable, Sendable, Comparable {
    public let index: Int

    public init(index: Int) { self.index = index }

    public static func < (left: Symbol, right: Symbol) -> Bool { left.index < right.index }
  }

  /// One unknown value and its factor, which is never 0.
  public struct Term: Hashable, Sendable {
    public let symbol: Symbol
    public let factor: Double
  }

  public let constant: Double
  /// The unknown part, ordered by symbol, each symbol once.
  public let terms: [Term]

  public init(_ constant: Double) {
    self.constant = constant
    terms = []
  }

  public init(_ symbol: Symbol) {
    constant = 0
    terms = [Term(symbol: symbol, factor: 1)]
  }

  private init(constant: Double, terms: [Term]) {
    self.constant = constant
    self.terms = terms
  }

  /// The number, if nothing about it is unknown.
  public var value: Double? { terms.isEmpty ? constant : nil }

  public static func + (left: Scalar, right: Scalar) -> Scalar {
    guard !right.terms.isEmpty else {
      return Scalar(constant: left.constant + right.constant, terms: left.terms)
    }
    var factors: [Symbol: Double] = [:]
    for term in left.terms + right.terms { factors[term.symbol, default: 0] += term.factor }
    let terms = factors.filter { $0.value != 0 }.sorted { $0.key < $1.key }
      .map { Term(symbol: $0.key, factor: $0.value) }
    return Scalar(constant: left.constant + right.constant, terms: terms)
  }

  public static func * (left: Scalar, factor: Double) -> Scalar {
    guard factor != 0 else { return Scalar(0) }
    return Scalar(
      constant: left.constant * factor,
      terms: left.terms.map { Term(symbol: $0.symbol, factor: $0.factor * factor) })
  }

  public static prefix func - (scalar: Scalar) -> Scalar { scalar * -1 }

  public static func - (left: Scalar, right: Scalar) -> Scalar { left + -right }
}
