import LayoutModel
import LightSyntax
import SourceText

extension SteviaReader {
  /// A function; `nil` for any other.
  func steviaFunction(_ call: NamedCall) -> Value? {
    guard steviaFunctionNames.contains(call.name), importsStevia,
      !reader.projectDeclares(call.name, on: nil)
    else {
      return nil
    }
    let list = Array(reader.file.arguments(call.arguments))
    guard let first = list.first else { return nil }
    if call.name == "layout" {
      // Of a view's own class, it is a method of `self`.
      reader.visit(call.id)
      stack(list, in: reader.selfReference, by: call.id)
      return .unknown(.call("layout(…)"))
    }
    if list.count > 1, reader.file.label(list[1]) == "with" { return align(list, call) }
    let label = reader.file.label(first) ?? ""
    var attributes: [Attribute] = []
    switch call.name {
    case "equal": attributes = equalSides[label] ?? []
    case "align":
      attributes = SteviaCall.aligned[label].map { [$0] } ?? []
      if list.count == 2, reader.file.label(list[1]) == "views",
        let name = reader.caseName(reader.evaluate(first.value)),
        let attribute = Attribute(rawValue: name)
      {
        return tie(views(Array(list.dropFirst())), [attribute], call, toNext: true)
      }
    default:
      let word = call.name.drop { $0.isLowercase }
      let name = word.prefix(1).lowercased() + word.dropFirst()
      attributes = equalSides[name] ?? SteviaCall.aligned[name].map { [$0] } ?? []
    }
    guard !attributes.isEmpty else { return nil }
    return tie(views(list), attributes, call, toNext: call.name.hasPrefix("align"))
  }

  /// `alignHorizontally(title, with: icon, offset: 8)`.
  private func align(_ list: [Argument], _ call: NamedCall) -> Value? {
    let attributes: [Attribute]
    switch call.name {
    case "alignCenter": attributes = [.centerY, .centerX]
    case "alignHorizontally": attributes = [.centerY]
    case "alignVertically": attributes = [.centerX]
    default: return nil
    }
    reader.visit(call.id)
    guard case .reference(let view) = reader.evaluate(list[0].value),
      case .reference(let other) = reader.evaluate(list[1].value)
    else { return reader.leaveUnread(call.id, because: "the views are not known") }
    let offset = list.first { reader.file.label($0) == "offset" }
    makeStevia(
      attributes.map { stevia(view, $0, to: (other, $0), constant: reader.libraryNumber(offset)) },
      by: call.id)
    return .nothing
  }

  /// The views of arguments, of an array or of a row: `title-8-icon`; `nil` if one is not known.
  private func views(_ list: [Argument]) -> [Reference]? {
    var views: [Reference] = []
    for argument in list {
      let value = reader.evaluate(argument.value)
      let elements: [Value] = if case .list(let all, true) = value { all } else { [value] }
      for element in elements {
        if case .row(let row)? = element.stevia {
          views += row
        } else if case .reference(let view) = element {
          views.append(view)
        } else {
          return nil
        }
      }
    }
    return views
  }

  /// Ties each view to the one before or after it.
  private func tie(
    _ views: [Reference]?, _ attributes: [Attribute], _ call: NamedCall, toNext: Bool
  ) -> Value {
    reader.visit(call.id)
    guard let views else { return reader.leaveUnread(call.id, because: "the views are not known") }
    var constraints: [LibraryConstraint] = []
    for attribute in attributes {
      let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
      for (view, next) in zip(views, views.dropFirst()) {
        let (first, second) = toNext ? (view, next) : (next, view)
        constraints.append(
          stevia(
            first, attribute, to: (second, attribute),
            priority: isBaseline ? .implicit(1000) : Self.steviaPriority))
      }
    }
    makeStevia(constraints, by: call.id)
    return .stevia(.row(views))
  }

  // MARK: Vertical layout

  /// `layout(8, |-title-|, 4, [icon, detail], 8)`, or the same of a builder.
  /// Source: Stevia 6.2, `UIView.layout(_:)`.
  func stack(_ list: [Argument], in whole: Reference, by id: ExpressionID) {
    var items: [(value: Value, id: ExpressionID)] = []
    for argument in list {
      var value = reader.evaluate(argument.value)
      if case .closure(var closure) = value {
        closure.isBuilder = true
        value = reader.run(closure, with: [])
        guard case .list(let elements, _) = value else { continue }
        items += elements.map { ($0, argument.value) }
      } else {
        items.append((value, argument.value))
      }
    }
    var constraints: [LibraryConstraint] = []
    var isKnown = true
    for (index, item) in items.enumerated() {
      let before = index > 0 ? items[index - 1] : nil
      let isGap = before.map { self.gap($0.value, $0.id) != nil } ?? false
      if let views = steviaViews(item.value), let view = views.first {
        if views.count > 1, case .list = item.value {
          for (one, next) in zip(views, views.dropFirst()) {
            constraints.append(stevia(one, .centerY, to: (next, .centerY)))
          }
        } else if case .row? = item.value.stevia {
          for (one, next) in zip(views, views.dropFirst()) {
            constraints.append(stevia(one, .centerY, to: (next, .centerY)))
          }
        }
        if isGap, let before, let gap = gap(before.value, before.id) {
          guard index > 1 else {
            if let made = placed(view, .top, gap) { constraints.append(made) }
            continue
          }
          guard let upper = steviaViews(items[index - 2].value)?.first else { continue }
          switch gap.kind {
          case .points(let relation):
            constraints.append(
              stevia(view, .top, relation, to: (upper, .bottom), constant: gap.argument()))
          case .percent:
            // Behind a row, nothing is made of it.
            guard case .reference = items[index - 2].value else { continue }
            guard let made = guided(view, .top, of: upper, .bottom, share: whole, gap) else {
              isKnown = false
              continue
            }
            constraints.append(made)
          }
        } else if let before, case .reference(let upper) = before.value,
          steviaViews(before.value) != nil
        {
          constraints.append(stevia(view, .top, to: (upper, .bottom)))
        }
      } else if let gap = gap(item.value, item.id) {
        if index > 0, index == items.count - 1,
          let upper = before.flatMap({ steviaViews($0.value) })?.first,
          let made = placed(upper, .bottom, gap)
        {
          constraints.append(made)
        }
      } else if !item.value.isText {
        isKnown = false
      }
    }
    makeStevia(constraints, by: id)
    guard !isKnown else { return }
    _ = reader.leaveUnread(
      id, because: "some views or gaps in this layout could not be resolved",
      touching: items.map(\.value))
  }

  /// The number between two views; `nil` for anything else.
  private func gap(_ value: Value, _ id: ExpressionID) -> SteviaAmount? {
    switch value {
    case .number: return amount(value, id)
    case .reference(let reference) where reader.kind(of: reference) == .number:
      return amount(value, id)
    case .dialect(let value):
      if case .amount(let amount)? = value as? SteviaValue { return amount }
      return nil
    default: return nil
    }
  }

  /// The view or views of a row; `nil` for anything else.
  func steviaViews(_ value: Value) -> [Reference]? {
    switch value {
    case .reference(let view): return reader.kind(of: view) == .view ? [view] : nil
    case .dialect(let value):
      if case .row(let views)? = value as? SteviaValue { return views }
      return nil
    case .list(let elements, true):
      let views = elements.compactMap { steviaViews($0)?.first }
      return views.count == elements.count && !views.isEmpty ? views : nil
    default: return nil
    }
  }
}

extension Value {
  fileprivate var isText: Bool { if case .string = self { true } else { false } }
}

private let equalSides: [String: [Attribute]] = [
  "sizes": [.height, .width], "widths": [.width], "heights": [.height],
]

private let steviaFunctionNames = NameSet([
  "layout", "equal", "align", "equalSizes", "equalWidths", "equalHeights", "alignHorizontally",
  "alignVertically", "alignCenter", "alignTops", "alignBottoms", "alignLefts", "alignRights",
])
