import LayoutModel
import LightSyntax
import SourceText

/// What Cartography's proxies and expressions stand for.
enum CartographyValue: DialectValue {
  /// The parameter of a closure.
  case proxy(CartographyItem)
  /// `card.top`, `card.edges`, and what arithmetic makes of it.
  case expression(CartographyExpression)

  var mattersUnread: Bool { false }

  var view: Reference? {
    switch self {
    case .proxy(let item): item.reference
    case .expression(let expression): expression.properties.first?.item.reference
    }
  }
}

extension Value {
  static func cartography(_ value: CartographyValue) -> Value { .dialect(value) }

  /// What it stands for if Cartography gives it.
  var cartography: CartographyValue? {
    if case .dialect(let value) = self { value as? CartographyValue } else { nil }
  }
}

/// A view or guide that a proxy stands for.
struct CartographyItem: Hashable, Sendable {
  var reference: Reference
  /// Where the call names it; `nil` where only the library does.
  var place: SourceRange?
}

/// Source: Cartography 4.0.0, `Property`, `Compound`, `Expression` and `Coefficients`.
struct CartographyExpression: Hashable, Sendable {
  struct Property: Hashable, Sendable {
    var item: CartographyItem
    var attribute: WrittenAttribute
  }

  /// None where a number alone got a priority: `44 ~ 750`.
  var properties: [Property]
  /// What is added to each, with the sign that it has.
  var constants: [ConstraintOrigin.Argument?]
  var multiplier: ConstraintOrigin.Argument?
  var priority: Number?

  init(_ properties: [Property]) {
    self.properties = properties
    constants = properties.map { _ in nil }
  }

  init(_ number: ConstraintOrigin.Argument) {
    properties = []
    constants = [number]
  }
}

/// Compounds of a proxy, and their parts in the order in which constraints are made of them.
/// Source: Cartography 4.0.0, `LayoutProxy`.
let cartographyCompounds: [String: [String]] = [
  "edges": ["top", "leading", "bottom", "trailing"],
  "edgesWithinMargins": ["topMargin", "leadingMargin", "bottomMargin", "trailingMargin"],
  "center": ["centerX", "centerY"],
  "centerWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"],
  "size": ["width", "height"],
]

/// What is decided when all code has been read.
final class CartographyRecord: DialectRecord {
  struct Call {
    var group: Reference
    var drafts: Range<Int>
    var functionSerial: Int
    var file: Int
    var branches: [Branch]
    var start: Int
    var function: String
  }

  /// The calls that replace what a group holds.
  var replacements: [Call] = []

  var counts: [Int] { [replacements.count] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}
}
