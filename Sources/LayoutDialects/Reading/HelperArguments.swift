import LightSyntax
import SourceText

extension TypeReader {
  /// The value of each parameter; `nil` where its default counts. Evaluated where the call stands.
  func helperArguments(
    _ parameters: [Parameter], of owner: SyntaxFile, _ positions: [[Int]], _ arguments: ListSlice
  ) -> [HelperArgument?] {
    let list = Array(file.arguments(arguments))
    // In the order of the call.
    var values: [HelperArgument] = []
    for (position, argument) in list.enumerated() {
      let parameter = positions.firstIndex { $0.contains(position) }
      let type = parameter.flatMap { parameters[$0].type }.map { baseTypeName(owner.text($0)) }
      if case .inoutReference(let operand) = file[argument.value].kind,
        let variable = namedReference(operand)
      {
        values.append(
          HelperArgument(
            value: .reference(variable), presence: .unknown, text: shortened(operand),
            isVariable: true))
        continue
      }
      var value = argumentValue(argument.value, type ?? "")
      if value.holdsClosure {
        escape(value)
        value = .unknown(.unread(shortened(argument.value)))
      }
      values.append(
        HelperArgument(
          value: value, presence: presence(of: argument.value, value),
          text: text(of: value, argument.value)))
    }
    return zip(parameters, positions).map { parameter, positions in
      guard owner.isVariadic(parameter) else {
        return positions.first.map { values[$0] }
      }
      return HelperArgument(
        value: .list(positions.map { values[$0].value }, isComplete: true), presence: .present,
        text: "")
    }
  }

  /// An argument, which takes its meaning from the type where it leaves that out: `.zero`, `.init(top: 8, …)`.
  private func argumentValue(_ id: ExpressionID, _ type: String) -> Value {
    if let kind = Geometry.Kind(typeName: type) {
      switch file[id].kind {
      case .implicitMember(let name) where file.name(name) == "zero":
        return .geometry(.zero(kind, text: file.text(id)))
      case .call(let callee, let arguments):
        guard case .implicitMember(let name) = file[callee].kind, file.name(name) == "init" else {
          break
        }
        let values = evaluateArguments(arguments)
        return geometry(type, id, arguments, values).map(Value.geometry) ?? .nothing
      default: break
      }
    }
    return evaluate(id)
  }

  /// The tuple that a parameter gets, or of which it gets several: `(view: UIView, gap: CGFloat)...`.
  private func tupleType(_ type: TokenSpan) -> TokenSpan? {
    let tokens = file.source.tokens
    var (first, last) = (Int(type.first), Int(type.last))
    if first < last, file.source.text(tokens[last]) == "..." { last -= 1 }
    if tokens[first].kind == .leftBracket, tokens[last].kind == .rightBracket {
      (first, last) = (first + 1, last - 1)
    }
    guard first < last, tokens[first].kind == .leftParen, tokens[last].kind == .rightParen else {
      return nil
    }
    return TokenSpan(first, last)
  }

  private func labeled(eachOf value: Value, by type: TokenSpan) -> Value {
    guard case .list(let elements, let isComplete) = value else {
      return labeled(value, by: type, in: file)
    }
    return .list(
      elements.map { labeled($0, by: type, in: file) }, isComplete: isComplete)
  }

  /// Gives a parameter its argument, or its default.
  func bind(_ parameter: Parameter, _ argument: HelperArgument?) {
    let name = file.name(parameter.name)
    let type = parameter.type.map { file.text($0) } ?? ""
    var argument = argument
    if argument == nil, let value = parameter.defaultValue {
      let known = argumentValue(value, baseTypeName(type))
      argument = HelperArgument(
        value: known, presence: presence(of: value, known), text: shortened(value))
    }
    if let argument, argument.isVariable, case .reference(let variable) = argument.value {
      // `&constraints`: the parameter is the caller's variable itself.
      execution.context.locals.declare(name, as: variable)
      return
    }
    let reference = declareLocal(name)
    paths.parameters.insert(reference)
    guard var argument else { return }
    if let tuple = parameter.type.flatMap(tupleType) {
      argument.value = labeled(eachOf: argument.value, by: tuple)
    }
    switch argument.presence(as: type) {
    case .absent:
      helpers.absent.insert(reference)
      return
    case .present: helpers.present.insert(reference)
    case .unknown: break
    }
    switch (PropertyKind(type), argument.value) {
    case (.anchor, .anchor), (.anchor, .choice): values[reference] = argument.value
    case (.anchor, .unknown): values[reference] = argument.value
    case (.anchor, _): values[reference] = .unknown(.parameter(name))
    case (.number, .number(let number)):
      values[reference] = .number(
        Number(value: number.value, isLiteral: false, text: argument.text))
    case (.number, .symbol("zero")):
      values[reference] = .number(Number(value: 0, isLiteral: false, text: argument.text))
    case (.number, _):
      values[reference] = .number(Number(value: nil, isLiteral: false, text: argument.text))
    case (.other, .unknown), (.other, .nothing):
      if !type.isEmpty { objects.typeNames[reference] = type }
    case (.other, .closure(var closure)):
      closure.isBuilder = hasBuilder(parameter)
      adoptArgument(.closure(closure), as: reference)
    case (.other, .symbol):
      if !type.isEmpty { objects.typeNames[reference] = type }
      adoptArgument(argument.value, as: reference)
    case (.other, .list(let elements, _)):
      noteOptions(elements, reference, type)
      adoptArgument(argument.value, as: reference)
    case (.other, _): adoptArgument(argument.value, as: reference)
    }
  }

  /// What an argument makes stands in the statement that calls, which may be one of another file.
  func adoptArgument(_ value: Value, as parameter: Reference) {
    inFile(execution.statement.file) { $0.adopt(value, as: parameter, at: $0.statement) }
  }

  // MARK: Optionals

  /// Whether an expression is `nil` in the helper call that is being run, or as an argument of one.
  func presence(of id: ExpressionID, _ value: Value?) -> HelperArgument.Presence {
    switch file[id].kind {
    case .nilLiteral: return .absent
    case .integer, .float, .string, .boolean, .array, .dictionary, .selfReference, .implicitMember,
      .forceUnwrap:
      return .present
    case .name(let token):
      let name = file.name(token)
      guard let local = locals[name] else {
        return isOptionalProperty(name) || value == nil ? .unknown : presence(value)
      }
      if helpers.absent.contains(local) { return .absent }
      if helpers.present.contains(local) { return .present }
      return knowsConditions || value == nil ? .unknown : presence(value)
    case .member(let base, let token):
      if case .optionalChain(let operand) = file[base].kind {
        // `previous?.bottomAnchor`: an anchor is there if its view is.
        switch presence(of: operand, nil) {
        case .absent: return .absent
        case .present where anchorAttribute(file.name(token)) != nil: return .present
        case .present where readsFrames && frameMembers.contains(file.name(token)): return .present
        case .present, .unknown: return .unknown
        }
      }
      if readsFrames, case .member = file[base].kind, lengthMembers.contains(file.name(token)) {
        // `previous?.frame.maxY`
        return presence(of: base, nil)
      }
      if isChain(base) || isOptionalProperty(file.name(token)) { return .unknown }
      return value == nil ? .unknown : presence(value)
    case .prefix, .binary, .call: return value == nil ? .unknown : presence(value)
    default: return .unknown
    }
  }

  private func presence(_ value: Value?) -> HelperArgument.Presence {
    switch value {
    case .anchor, .number, .reference, .created, .constraint, .list, .boolean, .geometry, .string,
      .tuple:
      .present
    default: .unknown
    }
  }

  func isOptionalProperty(_ name: String) -> Bool {
    guard name != "superview" else { return true }
    guard let typeName, let type = project.property(name, of: typeName)?.type else { return false }
    return type.hasSuffix("?")
  }

  /// Whether `?` stands in `a?.b.c`.
  private func isChain(_ id: ExpressionID) -> Bool {
    var id = id
    while true {
      switch file[id].kind {
      case .optionalChain: return true
      case .member(let base, _): id = base
      case .call(let callee, _): id = callee
      case .subscripted(let base, _): id = base
      default: return false
      }
    }
  }
}

extension Value {
  /// Whether it holds closures, which are not followed into lists and dictionaries.
  fileprivate var holdsClosure: Bool {
    switch self {
    case .closure: false
    case .tuple(let elements): elements.contains { $0.value.isClosure || $0.value.holdsClosure }
    case .list(let elements, _): elements.contains { $0.isClosure || $0.holdsClosure }
    case .choice(let choice):
      choice.options.contains { $0.value.isClosure || $0.value.holdsClosure }
    case .dictionary(let dictionary):
      dictionary.entries.values.contains { $0.value.isClosure || $0.value.holdsClosure }
    case .unknown, .reference, .created, .anchor, .strangeAnchor, .distance, .constraint, .number,
      .string, .boolean, .type, .symbol, .geometry, .dialect, .nothing,
      .keyPath:
      false
    }
  }

  private var isClosure: Bool { if case .closure = self { true } else { false } }
}

extension TypeReader {
  /// What a number is called where the outermost helper is called: the name of that one's parameter says nothing there.
  private func text(of value: Value, _ id: ExpressionID) -> String {
    if helpers.isInside, case .number(let number) = value { return number.text }
    return shortened(id)
  }
}
