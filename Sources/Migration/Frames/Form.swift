import LayoutModel

/// An item on one axis.
struct ItemAxis: Hashable, Sendable {
  var item: ItemID
  var axis: Axis

  init(_ item: ItemID, _ axis: Axis) {
    self.item = item
    self.axis = axis
  }
}

/// What a layout method can read, as a part of a length; in points.
enum Quantity: Hashable, Sendable {
  /// Where the coordinates inside an item start: `bounds.minX`.
  case origin(ItemID, Axis)
  /// Where a frame starts, in the coordinates of the superview; of a guide, in those of its owner.
  case start(ItemID, Axis)
  case size(ItemID, Axis)
  /// The size that an item's content asks for.
  case content(ItemID, Axis)
  /// A number that the source has a name for.
  case named(String)
  /// The same, or without a name one point, scaled to the screen along an axis.
  case scaled(String?, Axis)
}

/// `constant + Σ factor × quantity`, in points.
struct Form: Sendable {
  struct Term: Sendable {
    var quantity: Quantity
    var factor: Double
  }

  /// Each quantity once, in the order in which they came; no factor is 0.
  private(set) var terms: [Term] = []
  var constant: Double

  init(_ constant: Double = 0) { self.constant = constant }

  init(_ quantity: Quantity, factor: Double = 1) {
    constant = 0
    if factor != 0 { terms = [Term(quantity: quantity, factor: factor)] }
  }

  /// Smaller factors are rounding errors.
  private static let tolerance = 1e-9

  func factor(of quantity: Quantity) -> Double {
    terms.first { $0.quantity == quantity }?.factor ?? 0
  }

  var isConstant: Bool { terms.isEmpty }

  /// The number, if it is the same at every size.
  var isZero: Bool { terms.isEmpty && abs(constant) < Self.tolerance }

  mutating func add(_ quantity: Quantity, _ factor: Double) {
    guard let index = terms.firstIndex(where: { $0.quantity == quantity }) else {
      if abs(factor) > Self.tolerance { terms.append(Term(quantity: quantity, factor: factor)) }
      return
    }
    terms[index].factor += factor
    if abs(terms[index].factor) <= Self.tolerance { terms.remove(at: index) }
  }

  static func + (left: Form, right: Form) -> Form {
    var sum = left
    sum.constant += right.constant
    for term in right.terms { sum.add(term.quantity, term.factor) }
    return sum
  }

  static func * (form: Form, factor: Double) -> Form {
    var product = Form(form.constant * factor)
    for term in form.terms { product.add(term.quantity, term.factor * factor) }
    return product
  }

  static func - (left: Form, right: Form) -> Form { left + right * -1 }

  static func / (form: Form, divisor: Double) -> Form { form * (1 / divisor) }

  /// The same without one of its quantities.
  func without(_ quantity: Quantity) -> Form {
    var rest = self
    rest.terms.removeAll { $0.quantity == quantity }
    return rest
  }

  /// The same with other forms in place of some of its quantities.
  func replacing(_ value: (Quantity) -> Form?) -> Form {
    var result = Form(constant)
    for term in terms {
      if let form = value(term.quantity) {
        result = result + form * term.factor
      } else {
        result.add(term.quantity, term.factor)
      }
    }
    return result
  }

  func equals(_ other: Form) -> Bool { (self - other).isZero }
}
