import LayoutModel
import LightSyntax
import SourceText

/// What a method of arrays of views makes.
enum PureLayoutArrayCall {
  case align
  case match
  case setDimension
  case setDimensions
  case distribute

  private static let byName: [String: PureLayoutArrayCall] = [
    "autoAlignViews": .align, "autoAlignViewsToEdge": .align, "autoAlignViewsToAxis": .align,
    "autoMatchViewsDimension": .match, "autoMatchViews": .match,
    "autoSetViewsDimension": .setDimension,
    "autoSetViewsDimensions": .setDimensions, "autoSetViewsDimensionsToSize": .setDimensions,
    "autoDistributeViews": .distribute, "autoDistributeViewsAlongAxis": .distribute,
  ]

  static let names = Array(byName.keys)

  init?(_ name: String) {
    guard let call = Self.byName[name] else { return nil }
    self = call
  }
}

extension PureLayoutReader {
  /// `[title, subtitle].autoAlignViews(to: .leading)` and its kin: each view is tied to the one before it.
  /// Source: PureLayout 3.1.9, `NSArray+PureLayout.m`.
  func constrainAll(_ elements: [Value], _ call: MethodCall) -> Value? {
    guard let kind = PureLayoutArrayCall(call.name) else { return nil }
    guard let views = elements.references, !views.isEmpty,
      case .list(_, isComplete: true) = call.receiver
    else { return refuse(call, "the views are not known") }
    let arrays = PureLayoutArrays(
      reader: reader, views: views, list: reader.file.arguments(call.arguments))
    let range = reader.file.range(call.id)
    for view in views { reader.record(.library, on: view, at: range) }
    do throws(Refusal) {
      let constraints = try arrays.constraints(of: kind)
      reader.visit(call.id)
      if let value = makePureLayout(constraints, by: call.id) {
        return .list(value.elements, isComplete: true)
      }
      throw .marginsOfGuide
    } catch {
      return refuse(call, error.reason)
    }
  }
}

extension [Value] {
  /// All of them, if they are things with names.
  var references: [Reference]? {
    var references: [Reference] = []
    for case .reference(let reference) in self { references.append(reference) }
    return references.count == count ? references : nil
  }
}

private struct PureLayoutArrays {
  let reader: TypeReader
  let views: [Reference]
  let list: ArraySlice<Argument>

  private var file: SyntaxFile { reader.file }

  func constraints(of call: PureLayoutArrayCall) throws(Refusal) -> [LibraryConstraint] {
    switch call {
    case .align, .match:
      let attribute = try attribute(list.first)
      return pairs.map { LibraryConstraint(first: ($1, attribute), second: ($0, attribute)) }
    case .setDimension:
      let attribute = try attribute(list.first)
      guard list.count == 2, let size = list.last else { throw Refusal("the size is missing") }
      return views.map {
        LibraryConstraint(first: ($0, attribute), constant: reader.libraryNumber(size))
      }
    case .setDimensions:
      guard let argument = list.first, let size = reader.libraryGeometry(.size, argument.value)
      else { throw Refusal("the size is not known") }
      return [Attribute.width, .height].flatMap { side in
        views.map { view in
          LibraryConstraint(
            first: (view, WrittenAttribute(side)),
            constant: reader.librarySide(
              side.rawValue, of: size, at: argument.value, isNegated: false))
        }
      }
    case .distribute: return try distributed()
    }
  }

  /// Each view but the last, with the next one.
  private var pairs: [(Reference, Reference)] { Array(zip(views, views.dropFirst())) }

  // MARK: Distribution

  private func distributed() throws(Refusal) -> [LibraryConstraint] {
    let axis = try attribute(list.first)
    let isVertical = axis.attribute == .centerX
    guard let alignment = argument("alignedTo") else { throw Refusal("the alignment is missing") }
    let aligned = try attribute(alignment)
    let isInset = try flag("insetSpacing")
    if let spacing = argument("withFixedSpacing") ?? argument("fixedSpacing") {
      let isMatched = try flag("matchedSizes")
      return spaced(spacing, isVertical, aligned, isInset: isInset, isMatched: isMatched)
    }
    guard let size = argument("withFixedSize") ?? argument("fixedSize") else {
      throw Refusal("the spacing is missing")
    }
    return try sized(size, isVertical, aligned, isInset: isInset)
  }

  private func spaced(
    _ spacing: Argument, _ isVertical: Bool, _ aligned: WrittenAttribute, isInset: Bool,
    isMatched: Bool
  ) -> [LibraryConstraint] {
    let start = WrittenAttribute(isVertical ? .top : .leading)
    let end = WrittenAttribute(isVertical ? .bottom : .trailing)
    let size = WrittenAttribute(isVertical ? .height : .width)
    var made: [LibraryConstraint] = []
    func pin(_ view: Reference, _ edge: WrittenAttribute) {
      made.append(
        LibraryConstraint(
          first: (view, edge), second: (reader.currentSuperview(of: view), edge),
          constant: isInset
            ? reader.libraryNumber(spacing.value, isNegated: edge.isFarEdge) : nil))
    }
    pin(views[0], start)
    for (previous, view) in pairs {
      made.append(
        LibraryConstraint(
          first: (view, start), second: (previous, end), constant: reader.libraryNumber(spacing)))
      if isMatched { made.append(LibraryConstraint(first: (view, size), second: (previous, size))) }
      made.append(LibraryConstraint(first: (view, aligned), second: (previous, aligned)))
    }
    pin(views[views.count - 1], end)
    return made
  }

  /// The least multiplier that PureLayout uses.
  /// Source: PureLayout 3.1.9, `kMULTIPLIER_MIN_VALUE`.
  private static let leastMultiplier = 0.00001

  private func sized(
    _ argument: Argument, _ isVertical: Bool, _ aligned: WrittenAttribute, isInset: Bool
  ) throws(Refusal) -> [LibraryConstraint] {
    let size = reader.libraryNumber(argument.value)
    guard let value = size.number.value else {
      throw Refusal("the size that determines the views' positions is not known")
    }
    let place = WrittenAttribute(isVertical ? .centerY : .centerX)
    let count = Double(views.count)
    if !isInset, views.count == 1 {
      throw Refusal("a single view cannot be distributed without insets")
    }
    let range = file.range(argument.value)
    func computed(_ value: Double) -> ConstraintOrigin.Argument {
      ConstraintOrigin.Argument(
        value: range, removable: nil,
        number: Number(value: value, isLiteral: false, text: String(value)), role: .repeated)
    }
    var made: [LibraryConstraint] = []
    for (index, view) in views.enumerated() {
      made.append(
        LibraryConstraint(
          first: (view, WrittenAttribute(isVertical ? .height : .width)), constant: size))
      let position = Double(index) * 2
      let factor = isInset ? (position + 2) / (count + 1) : position / (count - 1)
      let constant = (isInset ? factor - 1 : 1 - factor) * value / 2
      made.append(
        LibraryConstraint(
          first: (view, place), second: (reader.currentSuperview(of: views[0]), place),
          multiplier: computed(max(factor, Self.leastMultiplier)), constant: computed(constant)))
      if index > 0 {
        made.append(LibraryConstraint(first: (view, aligned), second: (views[index - 1], aligned)))
      }
    }
    return made
  }

  // MARK: Arguments

  private func argument(_ label: String) -> Argument? { list.first { file.label($0) == label } }

  /// On where it is not written.
  private func flag(_ label: String) throws(Refusal) -> Bool {
    guard let argument = argument(label) else { return true }
    guard case .boolean(let flag) = reader.evaluate(argument.value) else {
      throw Refusal(
        "the value of '\(label)' is not known: '\(reader.shortened(argument.value))' could not be "
          + "resolved")
    }
    return flag
  }

  private func attribute(_ argument: Argument?) throws(Refusal) -> WrittenAttribute {
    guard let argument, let name = reader.libraryCase(reader.evaluate(argument.value)),
      let attribute = WrittenAttribute(pureLayout: name)
    else { throw Refusal("the attribute is not known") }
    return attribute
  }
}
