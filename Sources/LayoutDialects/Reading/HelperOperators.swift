import LayoutModel
import LightSyntax

extension TypeReader {
  /// What an operator that the project declares makes of its operands: `title.topAnchor |=| card.topAnchor`.
  ///
  /// - Returns: `nil` if the project declares none, or several that may be meant.
  func callOperator(
    _ id: ExpressionID, _ symbol: String, _ operands: [(id: ExpressionID, value: Value)]
  ) -> Value? {
    guard project.helpers.declaresOperators, project.helpers.holds(symbol), mayRunHelper() else {
      return nil
    }
    // What Swift has compares and adds all kinds of things.
    guard !isStandardOperator(symbol) || operands.contains(where: \.value.mayBeTied) else {
      if ["==", "<=", ">="].contains(symbol), project.helpers[symbol].allSatisfy(tiesOperands) {
        leaveUnread(operands.map(\.id), at: id)
      }
      return nil
    }
    let matches = project.helpers[symbol].compactMap { match($0, operands.map(\.value)) }
    guard matches.count == 1, let helper = matches.first else { return nil }
    let place = HelperFunctionPlace(file: helper.entry.file, id: helper.entry.function.id)
    guard !isRunning(place) else { return nil }
    return run(
      helper, place, id, .own,
      given: operands.map { operand in
        HelperArgument(
          value: operand.value, presence: .present, text: numberText(operand.value, operand.id))
      })
  }

  /// Whether an operator that is spelt like a comparison is none.
  private func tiesOperands(_ entry: HelperIndex.Entry) -> Bool {
    let owner = files[entry.file]
    return owner[entry.function.id].returnType.map { owner.text($0) != "Bool" } ?? true
  }

  private func match(_ entry: HelperIndex.Entry, _ operands: [Value]) -> MatchedHelper? {
    let owner = files[entry.file]
    let declaration = owner[entry.function.id]
    let parameters = owner.parameters[declaration.parameters.indices]
    guard
      !entry.function.isOfFile || entry.file == fileIndex
        || parts.contains(where: { $0.file == entry.file }),
      parameters.count == operands.count,
      zip(parameters, operands).allSatisfy({ parameter, value in
        guard let written = parameter.type.map({ owner.text($0) }) else { return true }
        return mayBe(value, owner.anchorClass(of: written, in: declaration) ?? written)
      })
    else { return nil }
    return MatchedHelper(
      entry: entry, declaration: declaration, positions: operands.indices.map { [$0] }, rank: 0)
  }

  /// Whether a value may be of a type, as far as its kind tells.
  private func mayBe(_ value: Value, _ type: String) -> Bool {
    let kind = PropertyKind(type)
    // A generic parameter, or the type that declares the operator.
    if type.count <= 2 || type == "Self" { return true }
    switch value {
    case .anchor(_, let attribute, _):
      guard kind == .anchor else { return false }
      switch baseTypeName(type) {
      case "NSLayoutDimension": return attribute.isSize
      case "NSLayoutXAxisAnchor": return !attribute.isSize && attribute.axis == .horizontal
      case "NSLayoutYAxisAnchor": return !attribute.isSize && attribute.axis == .vertical
      default: return true
      }
    case .number: return kind == .number || baseTypeName(type).hasSuffix("Priority")
    case .list: return type.hasPrefix("[")
    case .tuple: return kind == .other && !type.hasPrefix("[")
    case .constraint: return type.contains("Constraint")
    case .reference, .created:
      return kind == .other && !type.hasPrefix("[") && !type.hasPrefix("(")
    default: return true
    }
  }
}

extension Value {
  /// Whether a constraint may be made of it, or it is one.
  fileprivate var mayBeTied: Bool {
    switch self {
    case .anchor, .constraint, .tuple: true
    case .list(let elements, _): elements.contains(where: \.mayBeTied)
    default: false
    }
  }
}
