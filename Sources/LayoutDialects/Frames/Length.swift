import LayoutModel

/// `constant + Σ factor × quantity`, in points: a length as far as the code tells it.
struct Length: Hashable, Sendable {
  enum Quantity: Hashable, Sendable {
    case part(FramePart)
    /// A number that is known only at run time, by its source.
    case number(String)
  }

  private(set) var constant: Double
  /// Without factors of 0.
  private(set) var terms: [Quantity: Double]

  init(_ constant: Double) {
    self.constant = constant
    terms = [:]
  }

  init(_ quantity: Quantity, factor: Double = 1) {
    constant = 0
    terms = factor == 0 ? [:] : [quantity: factor]
  }

  /// The number, if nothing about it is unknown.
  var value: Double? { terms.isEmpty ? constant : nil }

  /// Whether it depends on no frame.
  var isNumber: Bool {
    terms.keys.allSatisfy { if case .number = $0 { true } else { false } }
  }

  /// What is left of the factor is a rounding error.
  private static let tolerance = 1e-12

  /// How many quantities one length may name; a column of views has a few dozen.
  private static let maximumTerms = 400

  fileprivate var bounded: Measure {
    terms.count <= Self.maximumTerms
      ? .linear(self)
      : .unclear("it is computed from more than \(Self.maximumTerms) other lengths")
  }

  mutating func add(_ quantity: Quantity, factor: Double) {
    let sum = (terms[quantity] ?? 0) + factor
    terms[quantity] = abs(sum) < Self.tolerance ? nil : sum
  }

  static func + (left: Length, right: Length) -> Length {
    var sum = left
    sum.constant += right.constant
    for (quantity, factor) in right.terms { sum.add(quantity, factor: factor) }
    return sum
  }

  static func * (length: Length, factor: Double) -> Length {
    var product = Length(length.constant * factor)
    for (quantity, other) in length.terms { product.add(quantity, factor: other * factor) }
    return product
  }

  static func - (left: Length, right: Length) -> Length { left + right * -1 }
}

/// One quantity of an item: its left or top edge in the coordinates of the scope, its width or its height.
struct FramePart: Hashable, Sendable {
  var item: Reference
  /// `left`, `top`, `width` or `height`.
  var attribute: Attribute
  /// What had been assigned when it was read: the index of the last assignment to the item, or -1 for none.
  /// `nil` for what counts as it is in the end, such as the edge from which a subview's place is measured.
  var state: Int?
}

/// A length, or the largest or smallest of several.
indirect enum Measure: Hashable, Sendable {
  case linear(Length)
  case extreme(isMaximum: Bool, [Measure])
  /// It is not followed, for this reason.
  case unclear(String)

  /// How many lengths one measure compares.
  static let maximumBranches = 8
  /// How deep smallest and largest values are nested.
  private static let maximumDepth = 3

  private var depth: Int {
    guard case .extreme(_, let measures) = self else { return 0 }
    return 1 + (measures.map(\.depth).max() ?? 0)
  }

  static func constant(_ value: Double) -> Measure { .linear(Length(value)) }

  /// Whether it depends on no frame, so that a name can stand for it.
  var isNumber: Bool {
    switch self {
    case .linear(let length): length.isNumber
    case .extreme(_, let measures): measures.allSatisfy(\.isNumber)
    case .unclear: false
    }
  }

  static func + (left: Measure, right: Measure) -> Measure {
    switch (left, right) {
    case (.unclear, _): left
    case (_, .unclear): right
    case (.linear(let first), .linear(let second)): (first + second).bounded
    case (.extreme(let kind, let measures), .linear):
      .extreme(isMaximum: kind, measures.map { $0 + right })
    case (.linear, .extreme): right + left
    case (.extreme(let kind, let first), .extreme(let other, let second)):
      kind == other
        ? among(isMaximum: kind, first.flatMap { one in second.map { one + $0 } })
        : .unclear("a sum of a minimum and a maximum is not supported")
    }
  }

  static func * (measure: Measure, factor: Double) -> Measure {
    switch measure {
    case .unclear: measure
    case .linear(let length): .linear(length * factor)
    case .extreme(let kind, let measures):
      factor == 0
        ? .constant(0)
        : .extreme(isMaximum: kind == (factor > 0), measures.map { $0 * factor })
    }
  }

  static func - (left: Measure, right: Measure) -> Measure { left + right * -1 }

  /// `max(…)` or `min(…)` of several.
  static func among(isMaximum: Bool, _ measures: [Measure]) -> Measure {
    var flat: [Measure] = []
    for measure in measures {
      switch measure {
      case .unclear: return measure
      case .extreme(isMaximum, let inner): flat += inner
      case .linear, .extreme: flat.append(measure)
      }
    }
    var numbers: [Double] = []
    var others: [Measure] = []
    for measure in flat {
      if case .linear(let length) = measure, let value = length.value {
        numbers.append(value)
      } else if !others.contains(measure) {
        others.append(measure)
      }
    }
    if let number = isMaximum ? numbers.max() : numbers.min() { others.append(.constant(number)) }
    if others.count == 1, let only = others.first { return only }
    guard others.count <= maximumBranches else {
      return .unclear(
        "a minimum or maximum of more than \(maximumBranches) values is not supported")
    }
    guard others.allSatisfy({ $0.depth < maximumDepth }) else {
      return .unclear("calls to 'min' and 'max' are nested too deeply")
    }
    return .extreme(isMaximum: isMaximum, others)
  }

  /// The same with each length replaced.
  func mapped(_ change: (Length) -> Measure) -> Measure {
    switch self {
    case .linear(let length): change(length)
    case .extreme(let kind, let measures):
      .among(isMaximum: kind, measures.map { $0.mapped(change) })
    case .unclear: self
    }
  }
}

extension Measure {
  /// What an item had before all that is read, where that was not found out.
  var earlierPart: FramePart? {
    switch self {
    case .unclear: nil
    case .extreme(_, let measures): measures.lazy.compactMap(\.earlierPart).first
    case .linear(let length):
      length.sortedTerms.lazy.compactMap { term -> FramePart? in
        guard case .part(let part) = term.0, part.state != nil else { return nil }
        return part
      }.first
    }
  }
}

extension Number {
  /// What it stands for where frames are read.
  var length: Measure {
    if let value { return .constant(value) }
    return measure ?? .linear(Length(.number(text)))
  }
}
