import LayoutModel
import LightSyntax
import SourceText

extension CartographyReader {
  /// A function; `nil` for any other.
  func cartographyFunction(_ call: NamedCall) -> Value? {
    switch call.name {
    case "constrain", "inset", "align", "distribute": break
    default: return nil
    }
    guard reader.imports(CartographyRecord.library), !reader.projectDeclares(call.name, on: nil)
    else {
      return nil
    }
    let list = Array(reader.file.arguments(call.arguments))
    switch call.name {
    case "constrain": return constrain(call)
    case "inset":
      guard let first = list.first, list.count > 1 else { return nil }
      return inset(reader.evaluate(first.value), Array(list.dropFirst()))
    case "align":
      guard let label = list.first.flatMap(reader.file.label),
        let attribute = WrittenAttribute(name: label),
        let items = items(list)
      else { return unknownItems(call) }
      return tie(items, call) { first, _, current in
        (
          CartographyExpression.Property(item: first, attribute: attribute),
          CartographyExpression.Property(item: current, attribute: attribute)
        )
      }
    default: return distribute(list, call)
    }
  }

  private func unknownItems(_ call: NamedCall) -> Value {
    reader.leaveUnread(call.id, because: "the proxies are not known")
  }

  /// Source: Cartography 4.0.0, `Distribute`.
  private func distribute(_ list: [Argument], _ call: NamedCall) -> Value? {
    let amount = list.first { reader.file.label($0) == "by" }
    let rest = list.filter { reader.file.label($0) != "by" }
    let pairs: [String: (Attribute, Attribute)] = [
      "horizontally": (.trailing, .leading), "leftToRight": (.right, .left),
      "vertically": (.bottom, .top), "equalWidth": (.width, .width),
      "equalHeight": (.height, .height),
    ]
    guard let label = rest.first.flatMap(reader.file.label), let (far, near) = pairs[label],
      let items = items(rest)
    else { return unknownItems(call) }
    return tie(items, call, constant: reader.libraryNumber(amount, isNegated: true)) {
      _, last, current in
      (
        CartographyExpression.Property(item: last, attribute: WrittenAttribute(far)),
        CartographyExpression.Property(item: current, attribute: WrittenAttribute(near))
      )
    }
  }

  private func items(_ list: [Argument]) -> [CartographyItem]? {
    var items: [CartographyItem] = []
    for argument in list {
      let value = reader.evaluate(argument.value)
      let elements: [Value] = if case .list(let all, true) = value { all } else { [value] }
      for element in elements {
        guard case .proxy(let item)? = element.cartography else { return nil }
        items.append(item)
      }
    }
    return items
  }

  /// Ties each item to the first one, or to the one before it.
  private func tie(
    _ items: [CartographyItem], _ call: NamedCall, constant: ConstraintOrigin.Argument? = nil,
    _ ends: (CartographyItem, CartographyItem, CartographyItem) -> (
      CartographyExpression.Property, CartographyExpression.Property
    )
  ) -> Value {
    reader.visit(call.id)
    guard let first = items.first else { return .list([], isComplete: true) }
    let constraints = zip(items, items.dropFirst()).map { last, current in
      let (one, other) = ends(first, last, current)
      return LibraryConstraint(
        first: (one.item.reference, one.attribute), second: (other.item.reference, other.attribute),
        constant: constant, firstPlace: one.item.place, secondPlace: other.item.place)
    }
    // The masks of all are switched off, but only of the first items where the constraints are made.
    for item in items {
      reader.record(.library, on: item.reference, at: reader.file.range(call.id))
    }
    let value = reader.make(constraints, .cartography, by: call.id) ?? unknownItems(call)
    return constraints.count == 1 ? .list([value], isComplete: true) : value
  }

  // MARK: Insets

  /// `edges.inseted(by: 8)`; `nil` for any other method.
  func cartographyMethod(_ call: MethodCall) -> Value? {
    guard case .expression(let expression)? = call.receiver.cartography, call.name == "inseted"
    else { return nil }
    return inset(
      .cartography(.expression(expression)), Array(reader.file.arguments(call.arguments)))
  }

  /// Source: Cartography 4.0.0, `Edges.inseted` and `inset`.
  private func inset(_ edges: Value, _ list: [Argument]) -> Value? {
    guard case .expression(var expression)? = edges.cartography, expression.properties.count == 4
    else { return nil }
    let labels = list.map { reader.file.label($0) ?? "" }
    // The arguments for top, leading, bottom and trailing.
    let sides: [Argument?]
    switch (labels, list.count) {
    case ([""], 1), (["by"], 1):
      if let insets = insets(list[0].value) {
        let names = ["top", "left", "bottom", "right"]
        expression.constants = names.enumerated().map { index, name in
          reader.librarySide(name, of: insets, at: list[0].value, isNegated: index > 1)
        }
        return .cartography(.expression(expression))
      }
      sides = [list[0], list[0], list[0], list[0]]
    case (["", ""], 2): sides = [list[1], list[0], list[1], list[0]]
    case (["horizontally", "vertically"], 2): sides = [list[1], list[0], list[1], list[0]]
    case (["horizontally"], 1): sides = [nil, list[0], nil, list[0]]
    case (["vertically"], 1): sides = [list[0], nil, list[0], nil]
    case (["", "", "", ""], 4), (["top", "leading", "bottom", "trailing"], 4):
      sides = list.map(Optional.some)
    default: return nil
    }
    expression.constants = sides.enumerated().map { index, side in
      reader.libraryNumber(side, isNegated: index > 1)
    }
    return .cartography(.expression(expression))
  }

  private func insets(_ id: ExpressionID) -> Geometry? {
    switch reader.evaluate(id) {
    case .geometry(let geometry): return geometry.kind == .insets ? geometry : nil
    case .reference(let reference):
      guard case .geometry(.insets) = reader.kind(of: reference) else { return nil }
      return Geometry(.insets, text: reader.shortened(id))
    default: return nil
    }
  }
}
