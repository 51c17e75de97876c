import LightSyntax
import SwiftTokens

/// The properties of one type that hold a dictionary or a text from the start.
struct PropertyConstants: Sendable {
  struct Place: Sendable {
    var file: Int
    var isConstant: Bool
    /// The initial value, or what the getter or the closure returns.
    var value: ExpressionID
    /// The type as it is written.
    var type: TokenSpan?
  }

  private(set) var places: [String: Place] = [:]
  /// Those that are being looked up: a property may name itself in a circle.
  var open: Set<String> = []

  /// Those of a type whose declarations are not at hand.
  init() {}

  init(of unit: ReadingUnit, files: [SyntaxFile]) {
    for part in unit.parts {
      let file = files[part.file]
      for member in file.members[file[part.type].members.indices] {
        guard case .variable(let id) = member else { continue }
        for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
          guard let place = Self.place(binding, isLet: file[id].isLet, part.file, file) else {
            continue
          }
          places[file.name(binding.name)] = place
        }
      }
    }
  }

  private static func place(
    _ binding: Binding, isLet: Bool, _ index: Int, _ file: SyntaxFile
  ) -> Place? {
    let accessors = file.functions[binding.accessors.indices]
    if let getter = accessors.first(where: { $0.kind == .getter }) {
      guard let body = getter.body, let value = onlyValue(of: body, file) else { return nil }
      return isPlain(value, file)
        ? Place(file: index, isConstant: true, value: value, type: binding.type) : nil
    }
    guard let initial = binding.initialValue else { return nil }
    var value = initial
    if case .call(let callee, let arguments) = file[initial].kind, arguments.count == 0,
      case .closure(let closure) = file[callee].kind,
      let result = onlyValue(of: file[closure].body, file)
    {
      value = result
    }
    guard isPlain(value, file) else { return nil }
    return Place(file: index, isConstant: isLet, value: value, type: binding.type)
  }

  /// The value of a body that does nothing but return it.
  private static func onlyValue(of body: Block, _ file: SyntaxFile) -> ExpressionID? {
    let statements = file.statements(of: body)
    guard statements.count == 1, let only = statements.first else { return nil }
    switch file[only].kind {
    case .returned(let value): return value
    case .expression(let value): return value
    default: return nil
    }
  }

  /// Whether it can be read as often as it is asked for: a literal, or texts joined.
  private static func isPlain(_ id: ExpressionID, _ file: SyntaxFile) -> Bool {
    switch file[id].kind {
    case .string, .dictionary: true
    case .cast(let operand, _): isPlain(operand, file)
    case .binary(let left, _, let right): isPlain(left, file) && isPlain(right, file)
    default: false
    }
  }
}

extension TypeReader {
  /// What a property of the type holds, if that is a dictionary or a text that nothing replaces.
  mutating func propertyConstant(_ name: String) -> Value? {
    guard let place = propertyConstants.places[name], !propertyConstants.open.contains(name) else {
      return nil
    }
    if !place.isConstant, isAssigned(name) { return nil }
    propertyConstants.open.insert(name)
    defer { propertyConstants.open.remove(name) }
    let outer = (fileIndex, locals, values, branches, returned)
    fileIndex = place.file
    (locals, values, branches, returned) = ([:], [:], [], [])
    let value = typed(evaluate(place.value), place.type)
    (fileIndex, locals, values, branches, returned) = outer
    switch value {
    case .string: return value
    case .dictionary(var dictionary):
      // A variable may be given more elsewhere.
      if !place.isConstant { dictionary.isComplete = false }
      return .dictionary(dictionary)
    default: return nil
    }
  }

  /// Whether code of the type gives the property another value as a whole.
  private func isAssigned(_ name: String) -> Bool {
    parts.contains { part in
      let file = files[part.file]
      return file.expressions(in: file[part.type].span).contains { expression in
        switch expression.kind {
        case .assignment(let target, _): lastName(target, file) == name
        case .binary(let left, let token, _):
          file.source.text(of: file.source.tokens[Int(token)], is: "+=")
            && lastName(left, file) == name
        case .inoutReference(let operand): lastName(operand, file) == name
        default: false
        }
      }
    }
  }

  private func lastName(_ id: ExpressionID, _ file: SyntaxFile) -> String? {
    switch file[id].kind {
    case .name(let token), .member(_, let token): file.name(token)
    default: nil
    }
  }
}
