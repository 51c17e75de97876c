import LayoutModel
import SourceText

/// What Stevia's operators give before they make constraints.
enum SteviaValue: DialectValue {
  /// `|-16`, `16-|`: a distance from the edge of the superview.
  case side(SteviaAmount)
  /// `>=8`, `50%`.
  case amount(SteviaAmount)
  /// `title-8`: what comes next stands at that distance.
  case partial([Reference], SteviaAmount)
  /// `title-""`: what comes next is not tied.
  case space([Reference])
  /// `title-8-value`: views that follow each other.
  case row([Reference])
  /// `title.Top + 8`.
  case attribute(SteviaAttribute)

  var mattersUnread: Bool { false }

  var view: Reference? {
    switch self {
    case .side, .amount: nil
    case .partial(let views, _), .space(let views), .row(let views): views.last
    case .attribute(let attribute): attribute.item
    }
  }
}

extension Value {
  static func stevia(_ value: SteviaValue) -> Value { .dialect(value) }

  /// What it stands for if Stevia gives it.
  var stevia: SteviaValue? {
    if case .dialect(let value) = self { value as? SteviaValue } else { nil }
  }
}

/// A number of points or percent, as Stevia's methods and operators take it.
struct SteviaAmount: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case points(Relation)
    case percent
  }

  var kind = Kind.points(.equal)
  var number: Number
  var range: SourceRange

  func argument(isNegated: Bool = false) -> ConstraintOrigin.Argument {
    ConstraintOrigin.Argument(
      value: range, removable: nil, number: isNegated ? number.negated : number, role: .required)
  }

  /// The share that a number of percent is.
  func share(isRest: Bool = false) -> ConstraintOrigin.Argument {
    let value = number.value.map { (isRest ? 100 - $0 : $0) / 100 }
    let quotient = isRest ? "(100 - \(number.text)) / 100" : "\(number.text) / 100"
    let share = Number(
      value: value, isLiteral: false,
      text: number.isLiteral ? value.map { "\($0)" } ?? quotient : quotient)
    return ConstraintOrigin.Argument(
      value: range, removable: nil, number: share, role: .required)
  }
}

/// Source: Stevia 6, `SteviaAttribute` and `SteviaLayoutXAxisAnchor`.
struct SteviaAttribute: Hashable, Sendable {
  var item: Reference
  var attribute: Attribute
  /// Where the item is written; `nil` for `self`.
  var place: SourceRange?
  var isOfGuide: Bool
  var constant: ConstraintOrigin.Argument?
  var multiplier: ConstraintOrigin.Argument?
}

/// What is decided when all code has been read.
final class SteviaRecord: DialectRecord {
  /// The drafts of equations between two views.
  var equations: [Int] = []
  /// The constraints that code looks for, by the view and the edge or size.
  var found: [(view: Reference, attribute: Attribute)] = []

  var counts: [Int] { [equations.count] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}
}
