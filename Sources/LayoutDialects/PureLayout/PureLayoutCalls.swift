import LayoutModel
import LightSyntax
import SourceText

/// What a method of views makes.
enum PureLayoutCall {
  /// The part of the superview to which edges are pinned.
  enum Region { case edges, margins, safeArea }

  case edge(Region)
  case edges(Region)
  case center(isInMargins: Bool)
  case axis(isInMargins: Bool)
  /// Edges, axes, dimensions or any attributes of two views.
  case attributes
  case sameAxis
  case dimension
  case dimensions
  case guide(isTop: Bool)

  /// By name, and where that is not enough, by the first label.
  private static let byName: [String: [(label: String?, call: PureLayoutCall)]] = [
    "autoPinEdge": [
      ("toSuperviewEdge", .edge(.edges)), ("toSuperviewMargin", .edge(.margins)),
      ("toSuperviewSafeArea", .edge(.safeArea)), (nil, .attributes),
    ],
    "autoPinEdgeToSuperviewEdge": [(nil, .edge(.edges))],
    "autoPinEdgeToSuperviewMargin": [(nil, .edge(.margins))],
    "autoPinEdgeToSuperviewSafeArea": [(nil, .edge(.safeArea))],
    "autoPinEdgesToSuperviewEdges": [(nil, .edges(.edges))],
    "autoPinEdgesToSuperviewEdgesWithInsets": [(nil, .edges(.edges))],
    "autoPinEdgesToSuperviewMargins": [(nil, .edges(.margins))],
    "autoPinEdgesToSuperviewMarginsWithInsets": [(nil, .edges(.margins))],
    "autoPinEdgesToSuperviewMarginsExcludingEdge": [(nil, .edges(.margins))],
    "autoPinEdges": [("toSuperviewMarginsExcludingEdge", .edges(.margins))],
    "autoPinEdgesToSuperviewSafeArea": [(nil, .edges(.safeArea))],
    "autoPinEdgesToSuperviewSafeAreaWithInsets": [(nil, .edges(.safeArea))],
    "autoAlignAxis": [
      ("toSuperviewAxis", .axis(isInMargins: false)),
      ("toSuperviewMarginAxis", .axis(isInMargins: true)), (nil, .sameAxis),
    ],
    "autoAlignAxisToSuperviewAxis": [(nil, .axis(isInMargins: false))],
    "autoAlignAxisToSuperviewMarginAxis": [(nil, .axis(isInMargins: true))],
    "autoCenterInSuperview": [(nil, .center(isInMargins: false))],
    "autoCenterInSuperviewMargins": [(nil, .center(isInMargins: true))],
    "autoSetDimension": [(nil, .dimension)],
    "autoSetDimensions": [(nil, .dimensions)],
    "autoSetDimensionsToSize": [(nil, .dimensions)],
    "autoMatch": [(nil, .attributes)],
    "autoMatchDimension": [(nil, .attributes)],
    "autoConstrainAttribute": [(nil, .attributes)],
    "autoPin": [
      ("toTopLayoutGuideOf", .guide(isTop: true)), ("toBottomLayoutGuideOf", .guide(isTop: false)),
      ("edge", .attributes),
    ],
    "autoPinToTopLayoutGuideOfViewController": [(nil, .guide(isTop: true))],
    "autoPinToBottomLayoutGuideOfViewController": [(nil, .guide(isTop: false))],
    // As annotations for Swift name them.
    "autoPinEdgeToSuperview": [("edge", .edge(.edges))],
    "autoPinEdgesToSuperviewMarginsExcluding": [("edge", .edges(.margins))],
    "autoSet": [("dimension", .dimension)],
    "autoAlign": [("axis", .sameAxis)],
    "autoConstrain": [("attribute", .attributes)],
    "autoPinToTopLayoutGuide": [("of", .guide(isTop: true))],
    "autoPinToBottomLayoutGuide": [("of", .guide(isTop: false))],
  ]

  static let names = byName.keys + PureLayoutArrayCall.names

  static func isOne(_ name: String) -> Bool {
    byName[name] != nil || PureLayoutArrayCall(name) != nil
  }

  init?(_ name: String, firstLabel: String?) {
    guard let calls = Self.byName[name],
      let found = calls.first(where: { $0.label == firstLabel })
        ?? calls.first(where: { $0.label == nil })
    else { return nil }
    self = found.call
  }
}

/// What stands behind the labels of a call, in the spellings of Swift 2 and 3, and with annotations for Swift.
struct PureLayoutArguments {
  private static let meanings: [String: Meaning] = [
    "to": .to, "toEdge": .to, "toDimension": .to, "toAttribute": .to, "of": .view, "ofView": .view,
    "toSameAxisOf": .view, "toSameAxisOfView": .view, "toTopLayoutGuideOf": .view,
    "toBottomLayoutGuideOf": .view, "withOffset": .constant, "withInset": .constant,
    "toSize": .constant, "withMultiplier": .multiplier, "relation": .relation, "with": .insets,
    "withInsets": .insets, "excludingEdge": .excluded,
    "toSuperviewMarginsExcludingEdge": .excluded, "toSuperviewEdge": .first,
    "toSuperviewMargin": .first, "toSuperviewSafeArea": .first, "toSuperviewAxis": .first,
    "toSuperviewMarginAxis": .first, "edge": .first, "axis": .first, "dimension": .first,
    "attribute": .first, "inset": .constant, "offset": .constant, "multiplier": .multiplier,
    "insets": .insets, "excluding": .excluded,
  ]

  enum Meaning { case first, to, view, constant, multiplier, relation, insets, excluded }

  private var arguments: [Meaning: Argument] = [:]

  /// `nil` if there is a label that PureLayout does not have, or one twice.
  init?(_ list: ArraySlice<Argument>, in file: SyntaxFile) {
    for argument in list {
      var meaning = Meaning.first
      if let label = file.label(argument) {
        guard let known = Self.meanings[label] else { return nil }
        meaning = known
      }
      guard arguments.updateValue(argument, forKey: meaning) == nil else { return nil }
    }
  }

  subscript(_ meaning: Meaning) -> Argument? { arguments[meaning] }
}

extension WrittenAttribute {
  /// The attribute that a case of PureLayout's enumerations stands for: axes are lines, so a vertical one is a place along
  /// the horizontal.
  /// Source: PureLayout 3.1.9, `PureLayoutDefines.h`.
  init?(pureLayout name: String) {
    switch name {
    case "vertical": self.init(.centerX)
    case "horizontal": self.init(.centerY)
    case "marginAxisVertical": self.init(name: "centerXWithinMargins")
    case "marginAxisHorizontal": self.init(name: "centerYWithinMargins")
    default:
      if name.hasPrefix("margin") {
        let edge = name.dropFirst("margin".count)
        self.init(name: edge.prefix(1).lowercased() + edge.dropFirst() + "Margin")
      } else {
        self.init(name: name)
      }
    }
  }

  /// The same inside the layout margins.
  var inMargins: WrittenAttribute {
    var margin = self
    margin.isMargin = true
    return margin
  }

  /// Whether insets from it count backwards.
  var isFarEdge: Bool { [.right, .trailing, .bottom].contains(attribute) }
}

extension Relation {
  /// The case of `NSLayoutConstraint.Relation` of a name.
  init?(caseName: String) {
    switch caseName {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessOrEqual
    case "greaterThanOrEqual": self = .greaterOrEqual
    default: return nil
    }
  }

  /// The same with both sides' signs turned.
  var reversed: Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension PureLayoutReader {
  /// `title.autoPinEdge(.top, to: .bottom, of: icon, withOffset: 8)` and its kin.
  func constrain(_ view: Reference, _ call: MethodCall) -> Value? {
    let list = reader.file.arguments(call.arguments)
    guard let kind = PureLayoutCall(call.name, firstLabel: list.first.flatMap(reader.file.label))
    else {
      return nil
    }
    guard let arguments = PureLayoutArguments(list, in: reader.file) else {
      return refuse(call, "PureLayout has no method '\(call.name)' with these arguments")
    }
    var maker = PureLayoutConstraints(reader: reader, view: view, arguments: arguments)
    if case .member(let base, _) = reader.calleeKind(call.id) {
      maker.viewPlace = reader.file.range(base)
    }
    maker.isExclusion = call.name.hasSuffix("ExcludingEdge") || call.name.hasSuffix("Excluding")
    do throws(Refusal) {
      let constraints = try maker.constraints(of: kind)
      reader.visit(call.id)
      reader.record(.library, on: view, at: reader.file.range(call.id))
      if let value = makePureLayout(constraints, by: call.id) { return value }
      throw .marginsOfGuide
    } catch {
      reader.record(.library, on: view, at: reader.file.range(call.id))
      return refuse(call, error.reason)
    }
  }
}

/// Reads the arguments of one call.
struct PureLayoutConstraints {
  let reader: TypeReader
  let view: Reference
  let arguments: PureLayoutArguments
  /// Whether the only argument without a label is an edge to leave out: `…MarginsExcludingEdge(.Top)` of Swift 2.
  var isExclusion = false
  /// Where the view is written.
  var viewPlace: SourceRange?

  private var file: SyntaxFile { reader.file }

  func constraints(of call: PureLayoutCall) throws(Refusal) -> [LibraryConstraint] {
    switch call {
    case .edge(let region):
      let edge = try attribute(.first)
      return [try pinned(edge, region, arguments[.constant].map { number($0, edge) })]
    case .edges(let region): return try edges(region)
    case .center(let isInMargins):
      return [.centerY, .centerX].map { axis(WrittenAttribute($0), isInMargins) }
    case .axis(let isInMargins): return [axis(try attribute(.first), isInMargins)]
    case .attributes: return [try between(try attribute(.first), try attribute(.to))]
    case .sameAxis:
      let axis = try attribute(.first)
      return [try between(axis, axis)]
    case .dimension:
      let size = reader.libraryNumber(arguments[.constant] ?? arguments[.to])
      guard let size else { throw Refusal("the size is missing") }
      return [
        LibraryConstraint(
          first: (view, try attribute(.first)), relation: try relation(), constant: size,
          firstPlace: viewPlace)
      ]
    case .dimensions: return try dimensions()
    case .guide(let isTop): return [try guide(isTop: isTop)]
    }
  }

  // MARK: Pins

  /// An edge that is pinned to the superview: insets and relations of the far edges are turned.
  private func pinned(
    _ edge: WrittenAttribute, _ region: PureLayoutCall.Region,
    _ constant: ConstraintOrigin.Argument?
  ) throws(Refusal) -> LibraryConstraint {
    let relation = try relation()
    var constraint = LibraryConstraint(
      first: (view, edge), relation: edge.isFarEdge ? relation.reversed : relation,
      constant: constant, firstPlace: viewPlace)
    constraint.second = (superview(region), region == .margins ? edge.inMargins : edge)
    return constraint
  }

  private func superview(_ region: PureLayoutCall.Region) -> Reference {
    let superview = reader.currentSuperview(of: view)
    guard region == .safeArea else { return superview }
    return reader.references.intern(.member(of: superview, name: "safeAreaLayoutGuide"))
  }

  private func edges(_ region: PureLayoutCall.Region) throws(Refusal) -> [LibraryConstraint] {
    var geometry: Geometry?
    var insets: ExpressionID?
    if let argument = arguments[.insets] ?? (isExclusion ? nil : arguments[.first]) {
      insets = argument.value
      geometry = reader.libraryGeometry(.insets, argument.value)
      if geometry == nil { throw Refusal("the insets are not known") }
    }
    var excluded: Attribute?
    if isExclusion {
      excluded = try attribute(.first).attribute
    } else if arguments[.excluded] != nil {
      excluded = try attribute(.excluded).attribute
    }
    var constraints: [LibraryConstraint] = []
    for (edge, side) in Self.sides(without: excluded, region) {
      let edge = WrittenAttribute(edge)
      var constant: ConstraintOrigin.Argument?
      if let geometry, let insets {
        constant = reader.librarySide(side, of: geometry, at: insets, isNegated: edge.isFarEdge)
      }
      constraints.append(try pinned(edge, region, constant))
    }
    return constraints
  }

  /// The edges that are pinned, in order, with the insets that they take. Leaving a left or right edge out makes the
  /// other one a right or left edge, too.
  /// Source: PureLayout 3.1.9, `autoPinEdgesToSuperviewEdgesWithInsets:excludingEdge:`.
  private static func sides(
    without excluded: Attribute?, _ region: PureLayoutCall.Region
  ) -> [(Attribute, String)] {
    let isAbsolute = excluded?.isAbsolute ?? false && region != .safeArea
    let sides: [(Attribute, String)] = [
      (.top, "top"), (isAbsolute ? .left : .leading, "left"), (.bottom, "bottom"),
      (isAbsolute ? .right : .trailing, "right"),
    ]
    let names: [Attribute: String] = [
      .left: "left", .leading: "left", .right: "right", .trailing: "right", .top: "top",
      .bottom: "bottom",
    ]
    return sides.filter { side in excluded.map { names[$0] != side.1 } ?? true }
  }

  private func axis(_ axis: WrittenAttribute, _ isInMargins: Bool) -> LibraryConstraint {
    LibraryConstraint(
      first: (view, axis),
      second: (reader.currentSuperview(of: view), isInMargins ? axis.inMargins : axis),
      firstPlace: viewPlace)
  }

  private func guide(isTop: Bool) throws(Refusal) -> LibraryConstraint {
    guard let argument = arguments[.view] ?? arguments[.first],
      case .reference(let controller) = reader.evaluate(argument.value)
    else { throw Refusal("the view controller is not known") }
    let edge = WrittenAttribute(isTop ? .top : .bottom)
    let name = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let relation = try relation()
    return LibraryConstraint(
      first: (view, edge), relation: isTop ? relation : relation.reversed,
      second: (
        reader.references.intern(.member(of: controller, name: name)),
        WrittenAttribute(isTop ? .bottom : .top)
      ),
      constant: arguments[.constant].map { number($0, edge) }, firstPlace: viewPlace)
  }

  // MARK: Two views

  private func between(
    _ first: WrittenAttribute, _ second: WrittenAttribute
  ) throws(Refusal) -> LibraryConstraint {
    guard let argument = arguments[.view] else { throw Refusal("the other view is missing") }
    let value = reader.evaluate(argument.value)
    guard case .reference(let other) = value else {
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to a view")
    }
    return LibraryConstraint(
      first: (view, first), relation: try relation(), second: (other, second),
      multiplier: reader.libraryNumber(arguments[.multiplier]),
      constant: reader.libraryNumber(arguments[.constant]), firstPlace: viewPlace,
      secondPlace: file.range(argument.value))
  }

  private func dimensions() throws(Refusal) -> [LibraryConstraint] {
    guard let argument = arguments[.to] ?? arguments[.first],
      let size = reader.libraryGeometry(.size, argument.value)
    else { throw Refusal("the size is not known") }
    return [Attribute.width, .height].map { side in
      LibraryConstraint(
        first: (view, WrittenAttribute(side)),
        constant: reader.librarySide(
          side.rawValue, of: size, at: argument.value, isNegated: false), firstPlace: viewPlace)
    }
  }

  // MARK: Arguments

  private func number(
    _ argument: Argument, _ edge: WrittenAttribute
  ) -> ConstraintOrigin.Argument {
    reader.libraryNumber(argument.value, isNegated: edge.isFarEdge)
  }

  private func attribute(
    _ meaning: PureLayoutArguments.Meaning
  ) throws(Refusal) -> WrittenAttribute {
    guard let argument = arguments[meaning] else { throw Refusal("an attribute is missing") }
    guard let name = reader.libraryCase(reader.evaluate(argument.value)),
      let attribute = WrittenAttribute(pureLayout: name)
    else {
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to an attribute")
    }
    return attribute
  }

  private func relation() throws(Refusal) -> Relation {
    guard let argument = arguments[.relation] else { return .equal }
    guard let name = reader.libraryCase(reader.evaluate(argument.value)),
      let relation = Relation(caseName: name)
    else {
      throw Refusal("'\(reader.shortened(argument.value))' could not be resolved to a relation")
    }
    return relation
  }
}
