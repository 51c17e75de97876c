import LayoutModel
import SourceText

/// What Anchorage's groups, expressions and results stand for.
enum AnchorageValue: DialectValue {
  /// `card.edgeAnchors`.
  case group(AnchorageSide)
  /// `card.topAnchor + 8 ~ .high`.
  case expression(AnchorageExpression)
  /// `title.edgeAnchors == card.edgeAnchors`: its constraints, by their indices.
  case made(AnchorageGroup, drafts: Range<Int>)

  var mattersUnread: Bool { false }
  var mayBeChosen: Bool { true }

  var view: Reference? {
    switch self {
    case .group(let side): side.ends.first?.item
    case .expression(let expression): expression.side?.ends.first?.item
    case .made: nil
    }
  }
}

extension Value {
  static func anchorage(_ value: AnchorageValue) -> Value { .dialect(value) }

  /// What it stands for if Anchorage gives it.
  var anchorage: AnchorageValue? {
    if case .dialect(let value) = self { value as? AnchorageValue } else { nil }
  }
}

/// Anchors that are related together.
/// Source: Anchorage 4.5.0, `AnchorGroupProvider`.
enum AnchorageGroup: String, Hashable, Sendable {
  case edges = "edgeAnchors"
  case horizontal = "horizontalAnchors"
  case vertical = "verticalAnchors"
  case center = "centerAnchors"
  case size = "sizeAnchors"

  static let names = [edges, horizontal, vertical, center, size].map(\.rawValue)

  init?(named name: String) {
    guard name.lastByte == UInt8(ascii: "s"), name.hasSuffix("Anchors") else { return nil }
    self.init(rawValue: name)
  }

  /// In the order in which their constraints are made.
  var attributes: [Attribute] {
    switch self {
    case .edges: [.leading, .trailing, .top, .bottom]
    case .horizontal: [.leading, .trailing]
    case .vertical: [.top, .bottom]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    }
  }

  /// The constraints that a member of the result names, by their places; `nil` for any other name.
  /// Source: Anchorage 4.5.0, `ConstraintGroup` and `ConstraintPair`.
  func members(named name: String) -> (places: [Int], isList: Bool)? {
    guard self == .edges else {
      return name == "first" ? ([0], false) : name == "second" ? ([1], false) : nil
    }
    switch name {
    case "leading": return ([0], false)
    case "trailing": return ([1], false)
    case "top": return ([2], false)
    case "bottom": return ([3], false)
    case "horizontal": return ([0, 1], true)
    case "vertical": return ([2, 3], true)
    case "all": return ([2, 0, 3, 1], true)
    default: return nil
    }
  }

  /// The names of these members.
  var memberNames: [String] {
    self == .edges
      ? ["leading", "trailing", "top", "bottom", "horizontal", "vertical", "all"]
      : ["first", "second"]
  }
}

/// One anchor, or a group of them.
struct AnchorageSide: Hashable, Sendable {
  struct End: Hashable, Sendable {
    var item: Reference
    var attribute: Attribute
  }

  /// `nil` for one anchor.
  var group: AnchorageGroup?
  var ends: [End]
  var range: SourceRange
}

/// Source: Anchorage 4.5.0, `LayoutExpression`.
struct AnchorageExpression: Hashable, Sendable {
  enum Constant: Hashable, Sendable {
    case none
    /// - Parameter removable: the operator and the number, if leaving them out is all that it takes.
    case number(Number, SourceRange, removable: SourceRange?)
    case insets(Geometry, SourceRange, isNegative: Bool)
    case size(Geometry, SourceRange)
  }

  /// `nil` where a number alone got a priority: `44 ~ .high`.
  var side: AnchorageSide?
  var constant = Constant.none
  var multiplier: Number?
  var multiplierRange: SourceRange?
  var priority = Number.implicit(1000)
}

/// The batches that are open while code is run.
final class AnchorageRecord: DialectRecord {
  struct Batch {
    /// How many branches lay around its call.
    var depth: Int
    var made: [(draft: Int, branches: [Branch])] = []
  }

  var batches: [Batch] = []

  var counts: [Int] { [] }

  func attribute(since counts: [Int], to call: HelperState.Site) {}
}
