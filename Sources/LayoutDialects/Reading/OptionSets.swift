import LightSyntax
import UIKitFacts

// Sets of options that a helper's call gives, such as edges: `edges.contains(.top)`.

extension TypeReader {
  /// How deep options stand for other options.
  private static let maximumOptionDepth = 4

  /// Whether a set that a call gives holds an option; `nil` for any other call, or if that is not known.
  ///
  /// - Parameter value: what an expression stands for that does nothing.
  func containment(
    _ callee: ExpressionID, _ arguments: ListSlice, _ value: (ExpressionID) -> Value?
  ) -> Bool? {
    let list = file.arguments(arguments)
    guard case .member(let base, let method) = file[callee].kind, file.name(method) == "contains",
      list.count == 1, let only = list.first, only.label < 0,
      case .implicitMember(let option) = file[only.value].kind,
      case .name(let token) = file[base].kind,
      let parameter = parameter(behind: file.name(token)), let local = locals[parameter],
      let type = objects.typeNames[references.find(local)].flatMap(Self.optionType).map(
        optionTypeInScope),
      let given = value(base), let held = options(of: given, type),
      let wanted = options(of: file.name(option), type, depth: 0)
    else { return nil }
    return wanted.isSubset(of: held)
  }

  /// The full name of a type that the helper's own type may declare: `UIView.Edge` of `Edge`.
  private func optionTypeInScope(_ name: String) -> String {
    guard let call = helpers.calls.last, let id = call.id else { return name }
    let file = files[call.file]
    let owners = file.types(around: Int(file[id].name)).map { file.text($0.name) }
    let names = owners.map { "\($0).\(name)" }
    return names.first { project.types.placed($0).contains { _ in true } } ?? name
  }

  /// The parameter of the helper that is run for which a name stands, if one does: itself, or `if let edges = excluded`.
  /// No code changes it.
  private func parameter(behind name: String) -> String? {
    guard let call = helpers.calls.last, let id = call.id else { return nil }
    let file = files[call.file]
    let parameters = file.parameters[file[id].parameters.indices].map { file.name($0.name) }
    if parameters.contains(name) { return name }
    let span = file[id].span.indices
    for case .binding(let token, let value?) in file.conditions
    where token >= 0 && span.contains(Int(token)) && file.name(token) == name {
      guard case .name(let source) = file[value].kind else { return nil }
      return parameters.contains(file.name(source)) ? file.name(source) : nil
    }
    return nil
  }

  private func options(of value: Value, _ type: String) -> Set<String>? {
    switch value {
    case .symbol(let name): return options(of: name, type, depth: 0)
    case .list(let elements, true):
      var found: Set<String> = []
      for element in elements {
        guard case .symbol(let name) = element,
          let part = options(of: name, type, depth: 0)
        else { return nil }
        found.formUnion(part)
      }
      return found
    default: return nil
    }
  }

  /// The options that a name stands for: itself, or those of the list that it is declared with.
  private func options(of name: String, _ type: String, depth: Int) -> Set<String>? {
    if let known = RectEdges.options(of: name, in: type) { return known }
    guard depth < Self.maximumOptionDepth else { return nil }
    for (index, declaration) in project.types.placed(type) {
      let file = files[index]
      guard let syntax = file.type(startingAt: declaration.start) else { continue }
      if syntax.kind == .enum { return [name] }
      for member in file.members[syntax.members.indices] {
        guard case .variable(let id) = member, file[id].modifiers.contains(.static) else {
          continue
        }
        for binding in file.bindings[file[id].bindings.indices]
        where binding.name >= 0 && file.name(binding.name) == name {
          guard let value = binding.initialValue else { return nil }
          switch file[value].kind {
          case .call: return [name]
          case .array(let elements):
            var found: Set<String> = []
            for element in file.elements(elements) {
              guard let name = file.optionName(element),
                let part = options(of: name, type, depth: depth + 1)
              else { return nil }
              found.formUnion(part)
            }
            return found
          default: return nil
          }
        }
      }
    }
    return nil
  }

  /// The type of the options in a set: `Edges` of `Edges`, `Edge` of `[Edge]` and of `Set<Edge>`.
  private static func optionType(_ text: String) -> String? {
    var name = Substring(text)
    if name.hasSuffix("?") { name = name.dropLast() }
    if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
    if name.hasPrefix("Set<"), name.hasSuffix(">") { name = name.dropFirst(4).dropLast() }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return isPlain && !name.hasSuffix("...") ? baseTypeName(String(name)) : nil
  }

  /// Notes the type of a parameter that gets a set of options.
  func noteOptions(_ elements: [Value], _ parameter: Reference, _ type: String) {
    let areOptions = elements.allSatisfy { if case .symbol = $0 { true } else { false } }
    if areOptions, !elements.isEmpty, Self.optionType(type) != nil {
      objects.typeNames[parameter] = type
    }
  }
}

extension SyntaxFile {
  /// `top` of `.top`, `Edges.top` and `top`.
  fileprivate func optionName(_ id: ExpressionID) -> String? {
    switch self[id].kind {
    case .implicitMember(let token), .name(let token), .member(_, let token): name(token)
    default: nil
    }
  }
}
