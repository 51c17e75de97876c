import LayoutModel
import LightSyntax
import SourceText

/// Stevia's methods of views, and its functions.
enum SteviaCall {
  /// Names that hardly anything else has.
  static let unmistakable = [
    "sv", "fillContainer", "fillHorizontally", "fillVertically", "centerInContainer",
    "centerHorizontally", "centerVertically", "heightEqualsWidth", "followEdges", "equalSizes",
    "equalWidths", "equalHeights", "alignHorizontally", "alignVertically", "alignCenter",
    "alignTops", "alignBottoms", "alignLefts", "alignRights",
  ]

  static let sides: [String: Attribute] = [
    "top": .top, "bottom": .bottom, "left": .left, "right": .right, "leading": .leading,
    "trailing": .trailing,
  ]

  /// Methods that give the view back and place nothing.
  static let contents: Set<String> = ["text", "textKey", "image", "placeholder"]

  /// Whether a call to the name does nothing but make constraints.
  static func isMaking(_ name: String) -> Bool {
    sides[name] != nil || unmistakable.dropFirst().contains(name)
      || ["width", "height", "size", "aspectRatio", "layout", "align", "equal"].contains(name)
  }

  /// What `align(tops:)` and `alignTops` align.
  static let aligned: [String: Attribute] = [
    "horizontally": .centerY, "vertically": .centerX, "tops": .top, "bottoms": .bottom,
    "lefts": .left, "rights": .right, "leadings": .leading, "trailings": .trailing,
    "lastBaselines": .lastBaseline, "firstBaselines": .firstBaseline,
  ]
}

extension SteviaReader {
  /// A method of a view; `nil` for any other.
  func steviaMethod(_ call: MethodCall) -> Value? {
    guard case .reference(let view) = call.receiver, steviaMethodNames.contains(call.name),
      importsStevia, !reader.projectDeclares(call.name, on: view)
    else { return nil }
    let list = Array(reader.file.arguments(call.arguments))
    if let attribute = SteviaCall.sides[call.name] {
      guard list.count == 1, list[0].label < 0 else { return nil }
      return place(view, attribute, list[0].value, call)
    }
    switch call.name {
    case "sv", "subviews": return addSubviews(list, to: view, call)
    case "arrangedSubviews": return arrange(list, in: view, call)
    case "layout":
      guard !list.isEmpty else { return nil }
      stack(list, in: view, by: call.id)
      return call.receiver
    case "style":
      guard list.count == 1 else { return nil }
      if case .closure(let closure) = reader.evaluate(list[0].value) {
        reader.escape(reader.run(closure, with: [call.receiver]))
      } else {
        reader.record(.handedOn(function: call.name), on: view, at: reader.file.range(call.id))
      }
      return call.receiver
    case "width", "height", "size":
      guard list.count == 1, list[0].label < 0 else { return nil }
      let attributes: [Attribute] =
        call.name == "size" ? [.width, .height] : [call.name == "width" ? .width : .height]
      return size(view, attributes, reader.evaluate(list[0].value), list[0].value, call.id)
    default:
      if SteviaCall.contents.contains(call.name) {
        guard list.count == 1, list[0].label < 0 else { return nil }
        reader.escape(reader.evaluate(list[0].value))
        return call.receiver
      }
      return fill(view, list, call)
    }
  }

  /// `fillContainer(padding: 8)`, `centerInContainer()` and their kin.
  private func fill(_ view: Reference, _ list: [Argument], _ call: MethodCall) -> Value? {
    let owner = reader.superview(of: view)
    let constant = list.count == 1 ? reader.libraryNumber(list[0].value) : nil
    func inset(_ near: Attribute, _ far: Attribute) -> [LibraryConstraint] {
      [
        stevia(view, near, to: (owner, near), constant: constant),
        stevia(
          view, far, to: (owner, far),
          constant: list.count == 1 ? reader.libraryNumber(list[0].value, isNegated: true) : nil),
      ]
    }
    let constraints: [LibraryConstraint]
    switch call.name {
    case "followEdges": return follow(view, list, call)
    case "aspectRatio": return keepRatio(view, list, call)
    case _ where list.count > 1: return nil
    case "fillContainer": constraints = inset(.leading, .trailing) + inset(.top, .bottom)
    case "fillHorizontally": constraints = inset(.leading, .trailing)
    case "fillVertically": constraints = inset(.top, .bottom)
    case "centerInContainer" where list.isEmpty:
      constraints = [
        stevia(view, .centerY, to: (owner, .centerY)),
        stevia(view, .centerX, to: (owner, .centerX)),
      ]
    case "centerHorizontally":
      constraints = [stevia(view, .centerX, to: (owner, .centerX), constant: constant)]
    case "centerVertically":
      constraints = [stevia(view, .centerY, to: (owner, .centerY), constant: constant)]
    case "heightEqualsWidth" where list.isEmpty:
      constraints = [stevia(view, .height, to: (view, .width))]
    default: return nil
    }
    reader.visit(call.id)
    makeStevia(constraints, by: call.id)
    return call.receiver
  }

  private func follow(_ view: Reference, _ list: [Argument], _ call: MethodCall) -> Value? {
    guard let first = list.first, first.label < 0 else { return nil }
    reader.visit(call.id)
    guard case .reference(let other) = reader.evaluate(first.value) else {
      return reader.leaveUnread(
        call.id, because: "'\(reader.shortened(first.value))' could not be resolved to a view",
        touching: [call.receiver])
    }
    let sides: [Attribute] = [.top, .trailing, .bottom, .leading]
    makeStevia(
      sides.map { side in
        let argument = list.first { reader.file.label($0) == side.rawValue }
        return stevia(view, side, to: (other, side), constant: reader.libraryNumber(argument))
      }, by: call.id)
    return call.receiver
  }

  private func keepRatio(_ view: Reference, _ list: [Argument], _ call: MethodCall) -> Value? {
    guard list.count <= 1 else { return nil }
    reader.visit(call.id)
    var multiplier: ConstraintOrigin.Argument?
    if let first = list.first {
      let amount = amount(reader.evaluate(first.value), first.value)
      multiplier = amount.kind == .percent ? amount.share() : amount.argument()
    }
    makeStevia([stevia(view, .width, to: (view, .height), multiplier: multiplier)], by: call.id)
    return call.receiver
  }

  /// `title.top(8)`, `title.bottom(>=8)`, `title.left(10%)`.
  /// Source: Stevia 6.2, `UIView.position` and `Stevia+Percentage`.
  private func place(
    _ view: Reference, _ attribute: Attribute, _ id: ExpressionID, _ call: MethodCall
  ) -> Value {
    reader.visit(call.id)
    let amount = amount(reader.evaluate(id), id)
    let guided = guided(view, attribute, of: reader.superview(of: view), attribute, amount)
    guard let made = placed(view, attribute, amount) ?? guided else {
      return reader.leaveUnread(
        call.id, because: "'\(reader.shortened(id))' could not be resolved to a percentage",
        touching: [call.receiver])
    }
    makeStevia([made], by: call.id)
    return call.receiver
  }

  /// An edge that a guide keeps away from another one, by a share of a view's size; `nil` where the share is not known.
  /// Source: Stevia 6.2, `UIView.leading(_:)` and `UIView.layout(_:)`: all that ties the guide is required.
  func guided(
    _ view: Reference, _ attribute: Attribute, of other: Reference, _ edge: Attribute,
    share whole: Reference? = nil, _ amount: SteviaAmount
  ) -> LibraryConstraint? {
    guard amount.kind == .percent, let percent = amount.number.value else { return nil }
    var made = stevia(view, attribute, to: (other, edge), priority: .implicit(1000))
    let size: Attribute = attribute.axis == .horizontal ? .width : .height
    let share = attribute == .trailing ? -percent / 100 : percent / 100
    made.shares = [(whole ?? other, size, share)]
    return made
  }

  /// Where a view stands in its superview; `nil` where that takes a guide.
  func placed(
    _ view: Reference, _ attribute: Attribute, _ amount: SteviaAmount
  ) -> LibraryConstraint? {
    let owner = reader.superview(of: view)
    let isFar = [.bottom, .right, .trailing].contains(attribute)
    switch amount.kind {
    case .points(let relation):
      return stevia(
        view, attribute, isFar ? relation.reversed : relation, to: (owner, attribute),
        constant: amount.argument(isNegated: isFar))
    case .percent:
      if attribute == .leading || attribute == .trailing { return nil }
      let near: Attribute = attribute.axis == .horizontal ? .left : .top
      let far: Attribute = attribute.axis == .horizontal ? .right : .bottom
      if isFar, amount.number.value == 100 { return stevia(view, attribute, to: (owner, near)) }
      return stevia(
        view, attribute, to: (owner, far), multiplier: amount.share(isRest: isFar))
    }
  }

  /// `title.height(44)`, `title.width(>=80)`, `title.size(50%)`.
  func size(
    _ view: Reference, _ attributes: [Attribute], _ value: Value, _ id: ExpressionID,
    _ call: ExpressionID
  ) -> Value {
    reader.visit(call)
    let amount = amount(value, id)
    let owner = reader.superview(of: view)
    makeStevia(
      attributes.map { attribute in
        switch amount.kind {
        case .points(let relation):
          stevia(view, attribute, relation, constant: amount.argument())
        case .percent:
          stevia(view, attribute, to: (owner, attribute), multiplier: amount.share())
        }
      }, by: call)
    return .reference(view)
  }

  func amount(_ value: Value, _ id: ExpressionID) -> SteviaAmount {
    if case .amount(let amount)? = value.stevia { return amount }
    return SteviaAmount(number: reader.number(value, id), range: reader.file.range(id))
  }

  // MARK: Hierarchy

  /// `sv(title, detail)`, `subviews { title; detail }`: added, with their autoresizing masks switched off.
  private func addSubviews(
    _ list: [Argument], to view: Reference, _ call: MethodCall
  ) -> Value? {
    guard !list.isEmpty, list.allSatisfy({ $0.label < 0 }) else { return nil }
    reader.visit(call.id)
    let ancestry = reader.declaredType(of: view).map(reader.project.ancestry) ?? []
    let isCell = ancestry.contains("UITableViewCell") || ancestry.contains("UICollectionViewCell")
    let owner = isCell ? reader.references.intern(.member(of: view, name: "contentView")) : view
    let range = reader.file.range(call.id)
    for (child, id) in children(list) {
      reader.add(child, to: owner, isArranged: false, argument: id, at: range)
      for case .reference(let view) in child.options.map(\.value) {
        reader.record(.optedOut, on: view, at: range)
      }
    }
    return call.receiver
  }

  private func arrange(_ list: [Argument], in view: Reference, _ call: MethodCall) -> Value? {
    guard !list.isEmpty else { return nil }
    reader.visit(call.id)
    for (child, id) in children(list) {
      reader.add(child, to: view, isArranged: true, argument: id, at: reader.file.range(call.id))
    }
    return call.receiver
  }

  /// The views that arguments, an array or a builder give.
  private func children(_ list: [Argument]) -> [(Value, ExpressionID)] {
    list.flatMap { argument -> [(Value, ExpressionID)] in
      var value = reader.evaluate(argument.value)
      if case .closure(var closure) = value {
        closure.isBuilder = true
        value = reader.run(closure, with: [])
      }
      if case .list(let elements, _) = value { return elements.map { ($0, argument.value) } }
      return [(value, argument.value)]
    }
  }
}

private let steviaMethodNames = NameSet(
  SteviaCall.unmistakable + Array(SteviaCall.sides.keys) + Array(SteviaCall.contents) + [
    "subviews", "arrangedSubviews", "layout", "style", "width", "height", "size", "aspectRatio",
  ])
