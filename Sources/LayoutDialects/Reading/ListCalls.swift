import LightSyntax

extension TypeReader {
  mutating func callList(
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
      assignList(elements + added, isComplete, to: base)
      return .nothing
    case "forEach", "map", "compactMap", "flatMap":
      return callForEach(id, elements, isComplete, name, arguments)
    case "activate", "activateConstraints", "activateAll":
      for element in elements { activate(element) }
      return .list(elements, isComplete: isComplete)
    case "filter", "reversed", "sorted", "compactMapValues":
      _ = evaluateArguments(arguments)
      return .list(elements, isComplete: false)
    default:
      for element in elements {
        escape(element)
        handOn(element, to: name, at: file.range(id))
      }
      handOn(arguments, to: name, at: file.range(id))
      return .unknown(.call(name + "(…)"))
    }
  }

  private mutating func assignList(_ elements: [Value], _ isComplete: Bool, to base: ExpressionID) {
    let name: String
    switch file[base].kind {
    case .name(let token): name = file.name(token)
    case .member(_, let token): name = file.name(token)
    default: return
    }
    let reference = locals[name] ?? property(name)
    values[reference] = .list(elements, isComplete: isComplete)
    if locals[name] == nil { for element in elements { escape(element) } }
  }

  private mutating func callForEach(
    _ id: ExpressionID, _ elements: [Value], _ isComplete: Bool, _ name: String,
    _ arguments: ListSlice
  ) -> Value {
    guard let argument = file.arguments(arguments).first else { return .nothing }
    guard case .closure(let closure) = file[argument.value].kind else {
      return callFunctionForEach(elements, argument.value)
    }
    guard isComplete, elements.count <= Self.maximumTurns else {
      forgetAssigned(in: file[closure].body.span)
      return run(closure, with: [])
    }
    var results: [Value] = []
    for element in elements { results.append(run(closure, with: [element])) }
    return name == "forEach" ? .nothing : .list(results, isComplete: name == "map")
  }

  /// `[a, b].forEach(view.addSubview)`.
  private mutating func callFunctionForEach(_ elements: [Value], _ function: ExpressionID) -> Value
  {
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
      if ["addSubview", "addArrangedSubview"].contains(name), case .reference(let view) = target {
        add(
          element, to: view, isArranged: name == "addArrangedSubview", argument: function,
          at: file.range(function))
      } else {
        escape(element)
        handOn(element, to: name, at: file.range(function))
      }
    }
    return .nothing
  }
}
