import LayoutModel
import LightSyntax
import SourceText

/// What a method of views and guides makes.
enum TinyCall {
  static let module = "TinyConstraints"

  /// `top(to: other)`, `topToBottom(of: other)`
  case attribute(Attribute, of: Attribute)
  case attributeToSuperview(Attribute)
  /// `width(44)`
  case number(Attribute)
  /// `width(min: 40, max: 80)`
  case bounds(Attribute)
  case aspectRatio
  case edges
  case edgesToSuperview
  case horizontalToSuperview
  case verticalToSuperview
  case center
  case centerInSuperview
  case origin
  case originToSuperview
  case size
  case sizeTo

  private static let plain: [Attribute] = [
    .top, .bottom, .left, .right, .leading, .trailing, .centerX, .centerY, .width, .height,
  ]

  private static let pairs: [(String, Attribute, Attribute)] = [
    ("topToBottom", .top, .bottom), ("bottomToTop", .bottom, .top),
    ("leadingToTrailing", .leading, .trailing), ("trailingToLeading", .trailing, .leading),
    ("leftToRight", .left, .right), ("rightToLeft", .right, .left),
    ("widthToHeight", .width, .height), ("heightToWidth", .height, .width),
  ]

  private static let others: [String: TinyCall] = [
    "edgesToSuperview": .edgesToSuperview, "horizontalToSuperview": .horizontalToSuperview,
    "verticalToSuperview": .verticalToSuperview, "centerInSuperview": .centerInSuperview,
    "originToSuperview": .originToSuperview,
  ]

  /// By name and first label, where that matters.
  private static let byName: [String: [(label: String?, call: TinyCall)]] = {
    var calls: [String: [(label: String?, call: TinyCall)]] = [:]
    for attribute in plain {
      calls[attribute.rawValue] = [("to", .attribute(attribute, of: attribute))]
      calls[attribute.rawValue + "ToSuperview"] = [(nil, .attributeToSuperview(attribute))]
      guard attribute.isSize else { continue }
      calls[attribute.rawValue]? += [
        (nil, .number(attribute)), ("min", .bounds(attribute)), ("max", .bounds(attribute)),
      ]
    }
    for (name, first, second) in pairs { calls[name] = [("of", .attribute(first, of: second))] }
    for (name, call) in others { calls[name] = [(nil, call)] }
    calls["aspectRatio"] = [(nil, .aspectRatio)]
    calls["edges"] = [("to", .edges)]
    calls["center"] = [("in", .center)]
    calls["origin"] = [("to", .origin)]
    calls["size"] = [(nil, .size), ("to", .sizeTo)]
    return calls
  }()

  static let names = Array(byName.keys) + ["stack"]

  static func isOne(_ name: String) -> Bool { byName[name] != nil || name == "stack" }

  /// The names that hardly anything else has.
  static let distinctNames =
    plain.map { $0.rawValue + "ToSuperview" } + pairs.map(\.0) + others.keys

  private static let distinct = Set(distinctNames)

  static func isDistinct(_ name: String) -> Bool { distinct.contains(name) }

  init?(_ name: String, firstLabel: String?) {
    guard let calls = Self.byName[name] else { return nil }
    if let found = calls.first(where: { $0.label == firstLabel }) {
      self = found.call
    } else if Self.distinct.contains(name), calls[0].label == nil {
      self = calls[0].call
    } else {
      return nil
    }
  }

  /// Whether it gives a list, also of one constraint.
  var givesList: Bool {
    switch self {
    case .attribute, .attributeToSuperview, .number, .aspectRatio: false
    case .bounds, .edges, .edgesToSuperview, .horizontalToSuperview, .verticalToSuperview, .center,
      .centerInSuperview, .origin, .originToSuperview, .size, .sizeTo:
      true
    }
  }
}

/// What stands behind the labels of a call.
struct TinyArguments {
  /// The first argument without a label, or the view.
  private(set) var first: Argument?
  /// The anchor of the other view, which stands without a label.
  private(set) var anchor: Argument?
  private var labeled: [String: Argument] = [:]

  private static let labels: Set<String> = [
    "offset", "multiplier", "relation", "priority", "isActive", "usingSafeArea", "insets",
    "excluding", "min", "max",
  ]

  /// `nil` if there is a label that TinyConstraints does not have, or one twice.
  init?(_ list: ArraySlice<Argument>, in file: SyntaxFile) {
    for argument in list {
      guard let label = file.label(argument) else {
        if first == nil {
          first = argument
        } else if anchor == nil {
          anchor = argument
        } else {
          return nil
        }
        continue
      }
      if ["to", "of", "in"].contains(label), first == nil {
        first = argument
        continue
      }
      guard Self.labels.contains(label), labeled.updateValue(argument, forKey: label) == nil else {
        return nil
      }
    }
  }

  subscript(_ label: String) -> Argument? { labeled[label] }
}

/// Reads the arguments of one call.
struct TinyConstraintMaker {
  let reader: TypeReader
  let view: Reference
  let arguments: TinyArguments
  /// Where the view is written.
  var viewPlace: SourceRange?

  private var file: SyntaxFile { reader.file }

  /// Whether the constraints are in force at once.
  var isActive: Value {
    arguments["isActive"].map { reader.evaluate($0.value) } ?? .boolean(true)
  }

  func constraints(of call: TinyCall) throws(Refusal) -> [LibraryConstraint] {
    switch call {
    case .attribute(let first, let second):
      return [try related(first, to: try other(second), offset: number("offset"))]
    case .attributeToSuperview(let attribute):
      // From left to right, a trailing edge counts backwards.
      let isNegated = attribute == .trailing
      return [
        try related(
          attribute, to: try superview(attribute), offset: number("offset", isNegated: isNegated))
      ]
    case .number(let attribute):
      guard let argument = arguments.first else { throw Refusal("the size is missing") }
      return [try sized(attribute, reader.libraryNumber(argument))]
    case .bounds(let attribute): return try bounds(attribute)
    case .aspectRatio:
      guard let argument = arguments.first else { throw Refusal("the ratio is missing") }
      var ratio = try related(.width, to: (view, .height, viewPlace), offset: nil)
      ratio.multiplier = reader.libraryNumber(argument)
      return [ratio]
    case .edges:
      return try sides([.top, .left, .bottom, .right], of: try view(arguments.first))
    case .edgesToSuperview:
      return try sides([.top, .left, .right, .bottom], of: (try superview(), nil))
    case .horizontalToSuperview: return try sides([.left, .right], of: (try superview(), nil))
    case .verticalToSuperview: return try sides([.top, .bottom], of: (try superview(), nil))
    case .origin: return try sides([.left, .top], of: try view(arguments.first))
    case .originToSuperview: return try sides([.left, .top], of: (try superview(), nil))
    case .center: return try centers(in: try view(arguments.first))
    case .centerInSuperview: return try centers(in: (try superview(), nil))
    case .size: return try sizes(arguments.first, to: nil)
    case .sizeTo: return try sizes(arguments["insets"], to: try view(arguments.first))
    }
  }

  // MARK: Constraints

  private func related(
    _ attribute: Attribute, to other: (Reference, Attribute, SourceRange?),
    offset: ConstraintOrigin.Argument?
  ) throws(Refusal) -> LibraryConstraint {
    LibraryConstraint(
      first: (view, WrittenAttribute(attribute)), relation: try relation(),
      second: (other.0, WrittenAttribute(other.1)),
      multiplier: reader.libraryNumber(arguments["multiplier"]), constant: offset,
      priority: priority, firstPlace: viewPlace, secondPlace: other.2)
  }

  private func sized(
    _ attribute: Attribute, _ constant: ConstraintOrigin.Argument?
  ) throws(Refusal) -> LibraryConstraint {
    LibraryConstraint(
      first: (view, WrittenAttribute(attribute)), relation: try relation(), constant: constant,
      priority: priority, firstPlace: viewPlace)
  }

  private func bounds(_ attribute: Attribute) throws(Refusal) -> [LibraryConstraint] {
    var made: [LibraryConstraint] = []
    for (label, relation) in [("min", Relation.greaterOrEqual), ("max", .lessOrEqual)] {
      guard let argument = arguments[label] else { continue }
      if case .nilLiteral = file[argument.value].kind { continue }
      var bound = try sized(attribute, reader.libraryNumber(argument))
      bound.relation = relation
      made.append(bound)
    }
    return made
  }

  private func sides(
    _ sides: [Attribute], of other: (Reference, SourceRange?)
  ) throws(Refusal) -> [LibraryConstraint] {
    let excluded = try excludedEdges()
    var insets: Geometry?
    if let argument = arguments["insets"] {
      insets = TinyConstraintsReader(reader).tinyInsets(argument.value)
      if insets == nil { throw Refusal("the insets are not known") }
    }
    var made: [LibraryConstraint] = []
    for side in sides where !excluded.contains(side) {
      var constant: ConstraintOrigin.Argument?
      if let insets, let argument = arguments["insets"] {
        constant = reader.librarySide(
          side.rawValue, of: insets, at: argument.value,
          isNegated: side == .bottom || side == .right)
      }
      made.append(try related(side, to: (other.0, side, other.1), offset: constant))
    }
    return made
  }

  private func centers(in other: (Reference, SourceRange?)) throws(Refusal) -> [LibraryConstraint] {
    var offset: Geometry?
    if let argument = arguments["offset"] {
      offset = reader.libraryGeometry(.point, argument.value)
      if offset == nil { throw Refusal("the offset is not known") }
    }
    var made: [LibraryConstraint] = []
    for (attribute, part) in [(Attribute.centerX, "x"), (.centerY, "y")] {
      var constant: ConstraintOrigin.Argument?
      if let offset, let argument = arguments["offset"] {
        constant = reader.librarySide(part, of: offset, at: argument.value, isNegated: false)
      }
      made.append(try related(attribute, to: (other.0, attribute, other.1), offset: constant))
    }
    return made
  }

  private func sizes(
    _ argument: Argument?, to other: (Reference, SourceRange?)?
  ) throws(Refusal) -> [LibraryConstraint] {
    var size: Geometry?
    if let argument {
      size = reader.libraryGeometry(.size, argument.value)
      if size == nil { throw Refusal("the size is not known") }
    }
    var made: [LibraryConstraint] = []
    for side in [Attribute.width, .height] {
      var constant: ConstraintOrigin.Argument?
      if let size, let argument {
        constant = reader.librarySide(
          side.rawValue, of: size, at: argument.value, isNegated: false)
      }
      if let other {
        made.append(try related(side, to: (other.0, side, other.1), offset: constant))
      } else {
        made.append(try sized(side, constant))
      }
    }
    return made
  }

  // MARK: Arguments

  /// The other view's attribute, or the anchor that is given for it.
  private func other(
    _ attribute: Attribute
  ) throws(Refusal) -> (Reference, Attribute, SourceRange?) {
    if let anchor = try anchor(arguments.anchor) { return anchor }
    let (other, place) = try view(arguments.first)
    return (other, attribute, place)
  }

  private func superview(
    _ attribute: Attribute
  ) throws(Refusal) -> (Reference, Attribute, SourceRange?) {
    if let anchor = try anchor(arguments.first) { return anchor }
    return (try superview(), attribute, nil)
  }

  private func anchor(
    _ argument: Argument?
  ) throws(Refusal) -> (Reference, Attribute, SourceRange?)? {
    guard let argument else { return nil }
    if case .nilLiteral = file[argument.value].kind { return nil }
    guard case .anchor(let item, let attribute, _) = reader.evaluate(argument.value) else {
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to an anchor")
    }
    return (item, attribute, nil)
  }

  private func superview() throws(Refusal) -> Reference {
    let superview = reader.currentSuperview(of: view)
    guard try flag("usingSafeArea") else { return superview }
    return reader.references.intern(.member(of: superview, name: "safeAreaLayoutGuide"))
  }

  private func view(_ argument: Argument?) throws(Refusal) -> (Reference, SourceRange?) {
    guard let argument else { throw Refusal("the other view is missing") }
    guard case .reference(let other) = reader.evaluate(argument.value) else {
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to a view")
    }
    return (other, file.range(argument.value))
  }

  private func number(
    _ label: String, isNegated: Bool = false
  ) -> ConstraintOrigin.Argument? {
    reader.libraryNumber(arguments[label], isNegated: isNegated)
  }

  private func flag(_ label: String) throws(Refusal) -> Bool {
    guard let argument = arguments[label] else { return false }
    guard case .boolean(let flag) = reader.evaluate(argument.value) else {
      throw Refusal(
        "the value of '\(label)' is not known: '\(reader.shortened(argument.value))' could not be "
          + "resolved")
    }
    return flag
  }

  private func relation() throws(Refusal) -> Relation {
    guard let argument = arguments["relation"] else { return .equal }
    switch reader.libraryCase(reader.evaluate(argument.value)) {
    case "equal": return .equal
    case "equalOrLess": return .lessOrEqual
    case "equalOrGreater": return .greaterOrEqual
    default:
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to a relation")
    }
  }

  /// What older versions have beside UIKit's.
  /// Source: TinyConstraints 2.0.0, `LayoutPriority`.
  private static let formerPriorities: [String: Double] = ["high": 750, "low": 250]

  private var priority: Number {
    guard let argument = arguments["priority"] else { return .implicit(1000) }
    let value = reader.evaluate(argument.value)
    var number = reader.priority(value)
    if number.value == nil, let name = reader.libraryCase(value) {
      number.value = Self.formerPriorities[name]
    }
    return number
  }

  /// The sides that are left out; from left to right, a leading edge is a left one.
  private func excludedEdges() throws(Refusal) -> Set<Attribute> {
    guard let argument = arguments["excluding"] else { return [] }
    let value = reader.evaluate(argument.value)
    var edges: Set<Attribute> = []
    for edge in value.elements {
      guard let name = reader.libraryCase(edge) else {
        throw Refusal("the excluded edge is not known")
      }
      switch name {
      case "none": break
      case "leading": edges.insert(.left)
      case "trailing": edges.insert(.right)
      default:
        guard let attribute = Attribute(rawValue: name) else {
          throw Refusal("'\(name)' is not an edge that can be excluded")
        }
        edges.insert(attribute)
      }
    }
    return edges
  }
}
