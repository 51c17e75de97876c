import LayoutModel
import LightSyntax
import SourceText

extension CartographyReader {
  /// What an operator gives of which a side is Cartography's; `nil` for any other.
  func cartographyCombination(_ operation: Combination) -> Value? {
    guard operation.first.cartography != nil || operation.second.cartography != nil else {
      return nil
    }
    switch operation.symbol {
    case "+", "-", "*", "/": return computed(operation)
    case "==": return related(operation, .equal)
    case "<=": return related(operation, .lessOrEqual)
    case ">=": return related(operation, .greaterOrEqual)
    default: return nil
    }
  }

  // MARK: Expressions

  /// With the number first, it is still what is added, taken away or multiplied by.
  /// Source: Cartography 4.0.0, `Coefficients`: a factor is one of the constant too.
  private func computed(_ operation: Combination) -> Value? {
    var expression: CartographyExpression
    let number: ConstraintOrigin.Argument
    if case .expression(let known)? = operation.first.cartography {
      expression = known
      number = argument(operation.second, operation.right)
    } else if case .expression(let known)? = operation.second.cartography {
      expression = known
      number = argument(operation.first, operation.left)
    } else {
      return nil
    }
    switch operation.symbol {
    case "+", "-":
      var added = number
      if operation.symbol == "-" { added.number = added.number.negated }
      expression.constants = expression.constants.map { old in
        guard var sum = old else { return added }
        sum.number = sum.number.sum(added.number)
        sum.value = sum.value.union(added.value)
        return sum
      }
    default:
      var factor = number
      if operation.symbol == "/" { factor.number = factor.number.inverse }
      expression.constants = expression.constants.map { old in
        guard var product = old else { return nil }
        product.number = product.number.product(factor.number)
        product.value = product.value.union(factor.value)
        return product
      }
      if var old = expression.multiplier {
        old.number = old.number.product(factor.number)
        old.value = old.value.union(factor.value)
        expression.multiplier = old
      } else {
        expression.multiplier = factor
      }
    }
    return .cartography(.expression(expression))
  }

  func argument(_ value: Value, _ id: ExpressionID) -> ConstraintOrigin.Argument {
    ConstraintOrigin.Argument(
      value: reader.file.range(id), removable: nil, number: reader.number(value, id),
      role: .required)
  }

  // MARK: Priorities

  /// `a.width == b.width ~ 750`. The operator binds looser than `==`, but is parsed as if it bound tighter.
  func cartographyPriority(_ operation: Operation) -> Value {
    let value = reader.evaluate(operation.left)
    let right = reader.evaluate(operation.right)
    let known = reader.priority(right)
    let priority = Number(
      value: known.value, isLiteral: known.isLiteral, text: reader.file.text(operation.right))
    switch value {
    case .constraint, .list, .choice:
      let elements: [Value] = if case .list(let all, _) = value { all } else { [value] }
      for element in elements {
        for index in element.constraints ?? [] {
          reader.drafts[index].origin.priority = priority
          reader.drafts[index].origin.range = reader.file.range(operation.id)
        }
      }
      return value
    case .dialect(let known):
      guard case .expression(var expression)? = known as? CartographyValue else { break }
      expression.priority = priority
      return .cartography(.expression(expression))
    case .number, .reference, .unknown, .type:
      var expression = CartographyExpression(argument(value, operation.left))
      expression.priority = priority
      return .cartography(.expression(expression))
    default: break
    }
    return .unknown(.unread(reader.shortened(operation.id)))
  }

  // MARK: Constraints

  private func related(_ operation: Combination, _ relation: Relation) -> Value? {
    guard case .expression(let left)? = operation.first.cartography, !left.properties.isEmpty else {
      return reader.leaveUnread(
        operation.id, because: "the proxy to the left of the operator is not known",
        touching: [operation.second].compactMap { $0.cartography?.view.map(Value.reference) })
    }
    var right: CartographyExpression
    if case .expression(let known)? = operation.second.cartography {
      right = known
    } else {
      switch operation.second {
      case .number, .reference, .unknown(.call), .unknown(.branches):
        right = CartographyExpression(argument(operation.second, operation.right))
      default: return refused(operation, left)
      }
    }
    if right.properties.isEmpty {
      guard left.properties.count == 1, left.properties[0].attribute.attribute.isSize else {
        return refused(operation, left)
      }
    } else if right.properties.count != left.properties.count {
      return refused(operation, left)
    }
    let constraints = left.properties.enumerated().map { place, property in
      let other = right.properties.isEmpty ? nil : right.properties[place]
      return LibraryConstraint(
        first: (property.item.reference, property.attribute), relation: relation,
        second: other.map { ($0.item.reference, $0.attribute) }, multiplier: right.multiplier,
        constant: right.constants[place], priority: right.priority ?? .implicit(1000),
        firstPlace: property.item.place, secondPlace: other?.item.place)
    }
    for property in left.properties {
      reader.record(.library, on: property.item.reference, at: reader.file.range(operation.id))
    }
    return reader.make(constraints, .cartography, by: operation.id) ?? refused(operation, left)
  }

  private func refused(_ operation: Combination, _ left: CartographyExpression) -> Value {
    let views = left.properties.map { Value.reference($0.item.reference) }
    return reader.leaveUnread(
      operation.id,
      because: "'\(reader.shortened(operation.right))' could not be resolved to a proxy",
      touching: views)
  }
}
