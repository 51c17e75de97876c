import LightSyntax

extension TypeReader {
  func callList(
    _ id: ExpressionID, _ elements: [Value], _ isComplete: Bool, _ name: String,
    _ base: ExpressionID, _ arguments: ListSlice
  ) -> Value {
    switch name {
    case "joined", "joinWithSeparator":
      return joined(elements, arguments) ?? .unknown(.call(name + "(…)"))
    case "append", "appendContentsOf", "insert":
      let added = evaluateArguments(arguments).prefix(1).flatMap { value -> [Value] in
        if case .list(let more, _) = value { more } else { [value] }
      }
      let joined = joined(elements, added, isComplete: isComplete)
      let list = assignList(joined.elements, joined.isComplete, to: base)
      if let list {
        for case .constraint(let index) in added { drafts[index].holders.append(list) }
      }
      return .nothing
    case "forEach", "map", "compactMap", "flatMap":
      return callForEach(id, elements, isComplete, name, arguments)
    case "activate", "activateConstraints", "activateAll":
      let list = Value.list(elements, isComplete: isComplete)
      if let value = activateByOwnMethod(id, name, on: list, arguments) { return value }
      for element in elements { activate(element) }
      return list
    case "filter", "sorted", "compactMapValues", "shuffled":
      _ = evaluateArguments(arguments)
      return .list(elements, isComplete: false)
    case "removeAll" where arguments.count == 0:
      _ = assignList([], true, to: base)
      return .nothing
    case _ where listChanges.contains(name):
      _ = evaluateArguments(arguments)
      _ = forgetLength(of: base)
      return .unknown(.call(name + "(…)"))
    case "enumerated", "reversed", "dropFirst", "dropLast", "prefix", "suffix":
      let values = evaluateArguments(arguments)
      return part(name, elements, isComplete, values) ?? .list(elements, isComplete: false)
    default:
      let list = Value.list(elements, isComplete: isComplete)
      if let value = callHelper(id, name, on: .value(list), arguments) { return value }
      for element in elements {
        escape(element)
        handOn(element, to: name, at: file.range(id))
      }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    }
  }

  /// How many elements of a list are known: each append makes another list, and where paths part, all are kept.
  private static let maximumElements = 2_000

  /// One list behind another; elements that are too many leave the code that is read.
  func joined(
    _ elements: [Value], _ added: [Value], isComplete: Bool
  ) -> (elements: [Value], isComplete: Bool) {
    effort.spend(onCopying: elements.count)
    guard elements.count + added.count > Self.maximumElements else {
      return (elements + added, isComplete)
    }
    for element in added { escape(element) }
    return (elements, false)
  }

  /// - Returns: what holds the list; `nil` where that has no name.
  private func assignList(
    _ elements: [Value], _ isComplete: Bool, to base: ExpressionID
  ) -> Reference? {
    let name: String
    switch file[base].kind {
    case .name(let token): name = file.name(token)
    case .member(_, let token): name = file.name(token)
    default: return nil
    }
    let reference = locals[name] ?? property(name)
    values[reference] = .list(elements, isComplete: isComplete)
    if !isLocal(reference) { for element in elements { escape(element) } }
    return reference
  }

  private func callForEach(
    _ id: ExpressionID, _ elements: [Value], _ isComplete: Bool, _ name: String,
    _ arguments: ListSlice
  ) -> Value {
    guard let argument = file.arguments(arguments).first else { return .nothing }
    let closure: ClosureValue
    switch evaluateFunction(argument.value) {
    case .closure(let value): closure = value
    case .keyPath(let names) where name != "forEach":
      let results = elements.map { follow(names, from: $0, at: argument.value) }
      return .list(results, isComplete: isComplete && name == "map")
    default:
      if isComplete { return callFunctionForEach(elements, argument.value) }
      var result = Value.nothing
      inUnknownTurns { result = $0.callFunctionForEach(elements, argument.value) }
      return result
    }
    guard isComplete, let elements = knownElements(.list(elements, isComplete: true)),
      closure.level == helpers.contexts.count, case .closure(let id) = closure.body
    else {
      if case .closure(let id) = closure.body, closure.level == helpers.contexts.count {
        let span = file[id].body.span
        inTurns(someElements(.list(elements, isComplete: isComplete), span), span) {
          _ = $0.run(closure, with: [$1])
        }
        forgetAssigned(in: span)
      }
      var result = Value.nothing
      let known = events.count
      inUnknownTurns { result = $0.run(closure, with: []) }
      noteUnknownOptOut(since: known)
      return result
    }
    var results: [Value] = []
    inTurns(elements, file[id].body.span) { reader, element in
      results.append(reader.run(closure, with: [element]))
    }
    return name == "forEach" ? .nothing : .list(results, isComplete: name == "map")
  }

  /// `[a, b].forEach(view.addSubview)`.
  private func callFunctionForEach(_ elements: [Value], _ function: ExpressionID) -> Value {
    let target: Value
    let name: String
    switch file[function].kind {
    case .member(let base, let token):
      target = evaluate(base)
      name = file.name(token)
    case .name(let token):
      target = .reference(selfReference)
      name = file.name(token)
    default:
      target = evaluate(function)
      name = ""
    }
    for element in elements {
      if ["addSubview", "addArrangedSubview"].contains(name), case .reference(let view) = target,
        !isOwnAddition(name, to: view, nil)
      {
        add(
          element, to: view, isArranged: name == "addArrangedSubview", argument: function,
          at: file.range(function))
      } else {
        escape(element)
        handOn(element, to: name, at: file.range(function))
        if element.constraints != nil, project.optOutFunctions.contains(name) {
          childLists.optsOutUnknownViews = true
        }
      }
    }
    return .nothing
  }

  /// A closure, a local function or a key path; `nothing` for the name of any other function.
  private func evaluateFunction(_ id: ExpressionID) -> Value {
    switch file[id].kind {
    case .closure, .keyPath: return evaluate(id)
    case .name(let token):
      guard let local = locals[file.name(token)] else { return .nothing }
      return values[local] ?? .nothing
    default: return .nothing
    }
  }

  private func isLocal(_ reference: Reference) -> Bool {
    if case .local = references.root(reference) { true } else { false }
  }

  // MARK: Parts of lists

  private func part(
    _ name: String, _ elements: [Value], _ isComplete: Bool, _ arguments: [Value]
  ) -> Value? {
    switch name {
    case "enumerated":
      return .list(
        elements.enumerated().map { pair(("offset", index($0)), ("element", $1)) },
        isComplete: isComplete)
    case "reversed": return .list(elements.reversed(), isComplete: isComplete)
    default: break
    }
    guard isComplete, let count = arguments.isEmpty ? 1 : wholeNumber(arguments[0]),
      (0...ReadingEffort.maximumTurns).contains(count)
    else { return nil }
    switch name {
    case "dropFirst": return .list(Array(elements.dropFirst(count)), isComplete: true)
    case "dropLast": return .list(Array(elements.dropLast(count)), isComplete: true)
    case "prefix": return .list(Array(elements.prefix(count)), isComplete: true)
    case "suffix": return .list(Array(elements.suffix(count)), isComplete: true)
    default: return nil
    }
  }

  /// A property of a list of which all elements are known.
  func listMember(_ name: String, _ elements: [Value], _ isComplete: Bool) -> Value? {
    if name == "lazy" { return .list(elements, isComplete: isComplete) }
    guard isComplete else { return nil }
    switch name {
    case "first": return elements.first
    case "last": return elements.last
    case "isEmpty": return .boolean(elements.isEmpty)
    case "count": return index(elements.count)
    case "indices": return .list(elements.indices.map(index), isComplete: true)
    default: return nil
    }
  }

  private func index(_ value: Int) -> Value {
    .number(Number(value: Double(value), isLiteral: false, text: "\(value)"))
  }

  private func pair(_ first: (String, Value), _ second: (String, Value)) -> Value {
    .tuple([
      TupleElement(label: first.0, value: first.1), TupleElement(label: second.0, value: second.1),
    ])
  }

  private func wholeNumber(_ value: Value) -> Int? {
    guard case .number(let number) = value, let known = number.value else { return nil }
    return Int(exactly: known)
  }

  /// `first..<last` and `first...last`; `nil` if it is not known or long.
  func range(_ first: Value, _ last: Value, isClosed: Bool) -> Value? {
    guard let start = wholeNumber(first), let end = wholeNumber(last) else { return nil }
    let count = end.subtractingReportingOverflow(start)
    guard !count.overflow, (0...ReadingEffort.maximumTurns).contains(count.partialValue) else {
      return nil
    }
    let indices = isClosed ? Array(start...end) : Array(start..<end)
    return .list(indices.map(index), isComplete: true)
  }

  /// `zip(titles, fields)`, `stride(from: 0, to: 4, by: 2)`, `max(inset, 4)`; `nil` for any other function.
  func standardFunction(
    _ id: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value? {
    switch (name, arguments.count) {
    case ("max", 2), ("min", 2):
      let values = evaluateArguments(arguments)
      let text = file.text(id)
      guard let first = knownNumber(values[0]), let second = knownNumber(values[1]) else {
        return .number(Number(value: nil, isLiteral: false, text: text))
      }
      let result = name == "max" ? max(first, second) : min(first, second)
      return .number(Number(value: result, isLiteral: false, text: text))
    case ("zip", 2):
      let lists = evaluateArguments(arguments)
      guard case .list(let first, let isComplete) = lists[0],
        case .list(let second, let other) = lists[1]
      else { return .unknown(.call("zip(…)")) }
      guard isComplete, other else {
        // Which elements meet is not known.
        handOn(.list(first + second, isComplete: false), to: name, at: file.range(id))
        return .list([], isComplete: false)
      }
      return .list(zip(first, second).map { pair(("0", $0), ("1", $1)) }, isComplete: true)
    case ("stride", 3):
      let values = evaluateArguments(arguments)
      let labels = file.arguments(arguments).map { file.label($0) ?? "" }
      guard let start = wholeNumber(values[0]), let end = wholeNumber(values[1]),
        let step = wholeNumber(values[2]), step != 0, ["to", "through"].contains(labels[1])
      else { return .unknown(.call("stride(…)")) }
      var indices: [Value] = []
      var next = start
      while step > 0 ? next < end : next > end, indices.count <= ReadingEffort.maximumTurns {
        indices.append(index(next))
        next += step
      }
      if labels[1] == "through", next == end { indices.append(index(next)) }
      return .list(indices, isComplete: indices.count <= ReadingEffort.maximumTurns)
    default: return nil
    }
  }

  // MARK: Key paths

  func keyPath(_ id: ExpressionID) -> Value {
    var names: [String] = []
    for index in file[id].span.indices {
      let token = file.source.tokens[index]
      switch token.kind {
      case .identifier:
        let name = file.name(Int32(index))
        if names.isEmpty, name.startsUppercase { continue }
        names.append(name)
      case .backslash, .period, .postfixQuestion, .postfixExclamation: continue
      default: return .nothing
      }
    }
    return names.isEmpty || names.count > Self.maximumKeys ? .nothing : .keyPath(names)
  }

  /// How many members a key path may follow.
  private static let maximumKeys = 16

  /// The value at the end of a key path.
  func follow(_ names: [String], from value: Value, at id: ExpressionID) -> Value {
    var value = value
    for name in names {
      let range = file.range(id)
      if case .reference(let reference) = value {
        value = member(name, of: reference, at: id, nameRange: range)
        continue
      }
      let access = MemberAccess(id: id, base: value, name: name, nameRange: range)
      guard case .constraint = value,
        let known = dialects.members.first(giving: { $0(self, access) })
      else { return .unknown(.unread(shortened(id))) }
      value = known
    }
    return value
  }

  // MARK: Tuples

  /// A tuple with the labels of its declared type.
  func labeled(_ value: Value, by type: TokenSpan?, in owner: SyntaxFile) -> Value {
    guard case .tuple(var elements) = value, let type else { return value }
    var labels: [String] = []
    var index = Int(type.first) + 1
    var isStart = true
    while index < Int(type.last) {
      if isStart, owner.source.tokens[index + 1].kind == .colon {
        labels.append(owner.name(Int32(index)))
      }
      isStart = owner.source.tokens[index].kind == .comma
      index += 1
    }
    guard labels.count == elements.count else { return value }
    for index in elements.indices { elements[index].label = labels[index] }
    return .tuple(elements)
  }

  /// Anchors in a structure of the project whose initializer's labels are its properties' names: `Edges(top: …, bottom: …)`.
  func structure(_ name: String, _ arguments: ListSlice, _ values: [Value]) -> Value? {
    guard values.contains(where: \.mayBeAnchor),
      values.contains(where: { $0.anchorClasses != nil })
    else { return nil }
    guard let type = project.structure(named: name, in: typeName) else { return nil }
    var parts: [TupleElement] = []
    for (argument, value) in zip(file.arguments(arguments), values) {
      guard let label = file.label(argument),
        let property = project.property(label, of: type), !property.isComputed
      else { return nil }
      parts.append(TupleElement(label: label, value: value))
    }
    return .tuple(parts)
  }
}
