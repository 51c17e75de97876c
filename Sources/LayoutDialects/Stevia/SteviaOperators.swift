import LayoutModel
import LightSyntax
import SourceText

extension SteviaReader {
  /// `|-title`, `title-|`, `|-16`, `>=8`, `50%`; `nil` for any other.
  /// Source: Stevia 6.2, `Stevia+Operators`, `Stevia+FlexibleMargin` and `Stevia+Percentage`.
  func steviaSign(_ sign: SignedOperand) -> Value? {
    switch (sign.symbol, sign.isPrefix) {
    case ("|", _), ("|-", true), ("-|", false):
      guard importsStevia else { return nil }
      if let view = steviaViews(sign.value)?.last {
        return edge(view, sign)
      }
      if case .amount(let amount)? = sign.value.stevia { return .stevia(.side(amount)) }
      return .stevia(.side(amount(sign.value, sign.operand)))
    case (">=", true), ("<=", true):
      guard importsStevia else { return nil }
      var amount = amount(sign.value, sign.operand)
      amount.kind = .points(sign.symbol == ">=" ? .greaterOrEqual : .lessOrEqual)
      return .stevia(.amount(amount))
    case ("%", false):
      guard importsStevia else { return nil }
      var amount = amount(sign.value, sign.operand)
      amount.kind = .percent
      return .stevia(.amount(amount))
    default: return nil
    }
  }

  /// `|title`, `title-|`: at the edge of the superview, or 8 points from it.
  private func edge(_ view: Reference, _ sign: SignedOperand) -> Value {
    let attribute: Attribute = sign.isPrefix ? .leading : .trailing
    let gap = sign.symbol == "|" ? 0.0 : sign.isPrefix ? 8 : -8
    var made = stevia(view, attribute, to: (reader.superview(of: view), attribute))
    made.constant = gap == 0 ? nil : written(gap, sign.id)
    makeStevia([made], by: sign.id)
    return sign.value
  }

  /// A number that an operator stands for.
  private func written(_ value: Double, _ id: ExpressionID) -> ConstraintOrigin.Argument {
    let text = value < 0 ? "-8" : "8"
    return ConstraintOrigin.Argument(
      value: reader.file.range(id), removable: nil,
      number: Number(value: value, isLiteral: false, text: text), role: .required)
  }

  /// An operator between views, numbers and edges; `nil` for any other.
  func steviaCombination(_ operation: Combination) -> Value? {
    guard operation.first.mayBeStevia || operation.second.mayBeStevia, importsStevia else {
      return nil
    }
    var operation = operation
    operation.first = ownAttribute(operation.first)
    operation.second = ownAttribute(operation.second)
    switch operation.symbol {
    case "~": return heights(operation)
    case "-", "--", "⁃":
      if case .attribute? = operation.first.stevia { return computed(operation) }
      return next(operation)
    case "+", "*", "/", "%": return computed(operation)
    case "==": return related(operation, .equal)
    case ">=": return related(operation, .greaterOrEqual)
    case "<=": return related(operation, .lessOrEqual)
    default: return nil
    }
  }

  /// `Top` alone is that of `self`.
  private func ownAttribute(_ value: Value) -> Value {
    guard case .type(let name) = value, steviaAttributes.contains(name), reader.typeName != nil,
      let written = WrittenAttribute(name: name)
    else { return value }
    return .stevia(
      .attribute(
        SteviaAttribute(
          item: reader.selfReference, attribute: written.attribute, place: nil, isOfGuide: false)))
  }

  /// `|-title-| ~ 44`.
  private func heights(_ operation: Combination) -> Value? {
    guard let views = steviaViews(operation.first) else { return nil }
    for view in views {
      _ = size(view, [.height], operation.second, operation.right, operation.id)
    }
    return operation.first
  }

  // MARK: Rows

  /// `title-8-value`, `|-16-title`, `value-16-|`.
  private func next(_ operation: Combination) -> Value? {
    let before = steviaViews(operation.first)
    switch (operation.first.stevia, operation.second.stevia) {
    case (.side(let amount), _):
      guard let view = steviaViews(operation.second)?.first else { return refused(operation) }
      guard let made = placed(view, .leading, amount) else { return refused(operation) }
      makeStevia([made], by: operation.id)
      return operation.second
    case (_, .side(let amount)):
      guard let view = before?.last else { return refused(operation) }
      return close(view, amount, operation)
    case (_, .amount(let amount)):
      guard let before, amount.kind != .percent else { return refused(operation) }
      return .stevia(.partial(before, amount))
    case (.partial(let views, let amount), _):
      guard let view = steviaViews(operation.second)?.first, let last = views.last else {
        return refused(operation)
      }
      let made: LibraryConstraint
      if case .points(.equal) = amount.kind {
        made = stevia(
          last, .trailing, to: (view, .leading), constant: amount.argument(isNegated: true))
      } else if case .points(let relation) = amount.kind {
        made = stevia(
          view, .leading, relation, to: (last, .trailing), constant: amount.argument())
      } else {
        return refused(operation)
      }
      makeStevia([made], by: operation.id)
      return .stevia(.row(views + [view]))
    case (.space(let views), _):
      guard let view = steviaViews(operation.second)?.first else { return refused(operation) }
      return .stevia(.row(views + [view]))
    default: return beside(before, operation)
    }
  }

  /// What follows a view or a row by itself: a number, a text or another view.
  private func beside(_ before: [Reference]?, _ operation: Combination) -> Value? {
    guard let before, let last = before.last else {
      // Nothing is taken from what is not known and gives a view.
      if case .unknown = operation.first, steviaViews(operation.second) != nil {
        return refused(operation)
      }
      return nil
    }
    switch operation.second {
    case .number: return .stevia(.partial(before, amount(operation.second, operation.right)))
    case .string: return .stevia(.space(before))
    case .reference(let reference):
      switch reader.kind(of: reference) {
      case .number: return .stevia(.partial(before, amount(operation.second, operation.right)))
      case .view:
        // Between the first two, the later view is the first item.
        if before.count == 1, case .reference = operation.first {
          makeStevia(
            [
              stevia(
                reference, .leading, to: (last, .trailing), constant: written(8, operation.id))
            ], by: operation.id)
        } else {
          makeStevia(
            [
              stevia(
                last, .trailing, to: (reference, .leading), constant: written(-8, operation.id))
            ], by: operation.id)
        }
        return .stevia(.row(before + [reference]))
      case .geometry, .unknown: return refused(operation)
      }
    default:
      guard let view = steviaViews(operation.second)?.first else { return refused(operation) }
      return refused(operation, touching: view)
    }
  }

  /// `value-16-|`, `value-(>=16)-|`.
  private func close(
    _ view: Reference, _ amount: SteviaAmount, _ operation: Combination
  ) -> Value {
    let owner = reader.superview(of: view)
    switch amount.kind {
    case .points(.equal):
      makeStevia(
        [
          stevia(
            view, .trailing, to: (owner, .trailing), constant: amount.argument(isNegated: true))
        ], by: operation.id)
    case .points(let relation):
      makeStevia(
        [
          stevia(owner, .trailing, relation, to: (view, .trailing), constant: amount.argument())
        ], by: operation.id)
    case .percent: return refused(operation)
    }
    return operation.first
  }

  private func refused(_ operation: Combination, touching view: Reference? = nil) -> Value {
    reader.leaveUnread(
      operation.id,
      because: "'\(reader.shortened(operation.right))' could not be resolved to a view or a number",
      touching: [operation.first, operation.second] + (view.map { [.reference($0)] } ?? []))
  }

  // MARK: Equations

  /// `title.Top + 8`, `50 % card.Width`: each number takes the place of the one before.
  /// Source: Stevia 6.2, `Stevia+Equation`.
  private func computed(_ operation: Combination) -> Value? {
    if operation.symbol == "%" {
      guard case .attribute(var attribute)? = operation.second.stevia else { return nil }
      attribute.multiplier = amount(operation.first, operation.left).share()
      return .stevia(.attribute(attribute))
    }
    guard case .attribute(var attribute)? = operation.first.stevia else { return nil }
    let amount = amount(operation.second, operation.right)
    switch operation.symbol {
    case "+": attribute.constant = amount.argument()
    case "-": attribute.constant = amount.argument(isNegated: true)
    default:
      var factor = amount.argument()
      if operation.symbol == "/" { factor.number = factor.number.inverse }
      attribute.multiplier = factor
    }
    return .stevia(.attribute(attribute))
  }

  private func related(_ operation: Combination, _ relation: Relation) -> Value? {
    guard case .attribute(let left)? = operation.first.stevia else { return nil }
    if case .attribute(let right)? = operation.second.stevia {
      var made = stevia(
        left.item, left.attribute, relation, to: (right.item, right.attribute),
        multiplier: right.multiplier ?? (relation == .equal ? left.multiplier : nil),
        constant: right.constant ?? (relation == .equal ? left.constant : nil),
        places: (left.place, right.place))
      if right.isOfGuide { made.priority = .implicit(1000) }
      if relation == .equal {
        reader.notes(SteviaRecord.self).equations.append(reader.drafts.count)
      }
      return reader.make([made], .stevia, by: operation.id)
    }
    switch operation.second {
    case .number, .reference, .unknown(.call), .unknown(.branches): break
    default: return refused(operation)
    }
    // Of numbers, only these two edges turn the sign, and none turns the relation.
    let isNegated = left.attribute == .bottom || left.attribute == .right
    let constant = amount(operation.second, operation.right).argument(isNegated: isNegated)
    let owner = reader.superview(of: left.item)
    let made = stevia(
      left.item, left.attribute, relation,
      to: left.attribute.isSize ? nil : (owner, left.attribute), constant: constant,
      places: (left.place, nil))
    return reader.make([made], .stevia, by: operation.id)
  }
}

extension Value {
  /// Whether Stevia's operators may take it for a view or an edge.
  fileprivate var mayBeStevia: Bool {
    switch self {
    case .reference, .list: true
    case .type(let name): steviaAttributes.contains(name)
    case .dialect(let value): value is SteviaValue
    default: false
    }
  }
}
