import LightSyntax
import SwiftTokens
import UIKitFacts

/// The properties of one type that hold a dictionary or a text from the start.
///
/// A class, so that what was looked up once is known in each context of the type.
final class PropertyConstants {
  struct Place: Sendable {
    var file: Int
    var isConstant: Bool
    /// The initial value, or what the getter or the closure returns.
    var value: ExpressionID
    /// The type as it is written.
    var type: TokenSpan?
  }

  private(set) var places = NameTable<Place>()
  /// Whether code of the type changes the variables that were asked for.
  var changed: [String: Bool] = [:]
  /// Those that are being looked up: a property may name itself in a circle.
  var open: Set<String> = []

  init(of unit: ReadingUnit, files: [SyntaxFile]) {
    for part in unit.parts {
      let file = files[part.file]
      for member in file.members[file[part.type].members.indices] {
        guard case .variable(let id) = member else { continue }
        for binding in file.bindings[file[id].bindings.indices] where binding.name >= 0 {
          let place =
            Self.place(binding, isLet: file[id].isLet, part.file, file)
            ?? Self.guide(binding, of: unit, files, file)
          if let place { places[file.name(binding.name)] = place }
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

  /// A variable that starts empty and is given a layout guide of a view once: `safeArea = view.safeAreaLayoutGuide`.
  private static func guide(
    _ binding: Binding, of unit: ReadingUnit, _ files: [SyntaxFile], _ file: SyntaxFile
  ) -> Place? {
    guard binding.initialValue == nil, binding.accessors.count == 0, let type = binding.type,
      ViewClass.named(file.text(type).filter { $0 != "!" && $0 != "?" })?.role == .guide
    else { return nil }
    let name = file.name(binding.name)
    var places: [Place] = []
    for part in unit.parts {
      let file = files[part.file]
      for expression in file.expressions(in: file[part.type].span) {
        guard case .assignment(let target, let value) = expression.kind,
          file.lastName(target) == name
        else { continue }
        places.append(Place(file: part.file, isConstant: true, value: value, type: nil))
      }
    }
    guard places.count == 1, let only = places.first, isElement(only.value, files[only.file]),
      let member = files[only.file].lastName(only.value), guideNames.contains(member)
    else { return nil }
    return only
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
    case .array(let elements):
      elements.count > 0 && file.elements(elements).allSatisfy { isElement($0, file) }
    case .call(let callee, let arguments):
      if case .name(let token) = file[callee].kind, Geometry.Kind(typeName: file.name(token)) != nil
      {
        file.arguments(arguments).allSatisfy { literalNumber($0.value, in: file) != nil }
      } else {
        false
      }
    case .cast(let operand, _): isPlain(operand, file)
    case .binary(let left, _, let right): isPlain(left, file) && isPlain(right, file)
    default: false
    }
  }
}

extension PropertyConstants {
  /// A literal, a name, a member of one, a new object that is made of nothing, or a tuple of such:
  /// `title`, `self.row.label`, `UIView()`.
  private static func isElement(_ id: ExpressionID, _ file: SyntaxFile) -> Bool {
    switch file[id].kind {
    case .name, .selfReference, .implicitMember, .integer, .float, .string: true
    case .member(let base, _), .prefix(let base): isElement(base, file)
    case .tuple(let elements): file.arguments(elements).allSatisfy { isElement($0.value, file) }
    case .call(let callee, let arguments):
      if case .name(let token) = file[callee].kind {
        arguments.count == 0 && file.name(token).startsUppercase
      } else {
        false
      }
    default: false
    }
  }
}

extension TypeReader {
  /// What a property of the type holds, if that is a list, a dictionary, a text or a guide that nothing replaces.
  func propertyConstant(_ name: String) -> Value? {
    guard let constants = execution.context.propertyConstants, let place = constants.places[name],
      !constants.open.contains(name)
    else { return nil }
    if !place.isConstant {
      let isChanged = constants.changed[name] ?? isAssigned(name)
      constants.changed[name] = isChanged
      if isChanged { return nil }
    }
    constants.open.insert(name)
    defer { constants.open.remove(name) }
    let value = enterConstant(in: place.file) { $0.typed($0.evaluate(place.value), place.type) }
    switch value {
    case .string: return value
    case .reference(let guide):
      return references.member(guide).flatMap { guideNames.contains($0.name) ? value : nil }
    case .geometry(let geometry):
      return place.isConstant ? .geometry(geometry.withoutPlaces.named) : nil
    case .list(let elements, true):
      let list = property(name)
      return .list(
        elements.enumerated().map { index, element in
          guard case .created = element else { return element }
          return .reference(references.intern(.member(of: list, name: "[\(index)]")))
        }, isComplete: true)
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
        case .call(let callee, _): isChange(callee, of: name, file)
        default: false
        }
      }
    }
  }

  /// `rows.append` of `rows.append(row)`.
  private func isChange(_ callee: ExpressionID, of name: String, _ file: SyntaxFile) -> Bool {
    guard case .member(let base, let method) = file[callee].kind, lastName(base, file) == name
    else { return false }
    return listChanges.contains(file.name(method))
  }

  private func lastName(_ id: ExpressionID, _ file: SyntaxFile) -> String? {
    switch file[id].kind {
    case .name(let token), .member(_, let token): file.name(token)
    default: nil
    }
  }
}

extension TypeReader {
  /// A property wrapper gets what a variable is given.
  func noteWrapper(
    of variable: VariableDeclaration, _ reference: Reference, at value: ExpressionID
  ) {
    guard let wrapper = file.propertyWrapper(of: variable) else { return }
    record(.handedOn(function: wrapper), on: reference, at: file.range(value))
  }
}

extension SyntaxFile {
  /// The property wrapper that gets what a property is given: `AutoLayout` of `@AutoLayout var title = UILabel()`.
  func propertyWrapper(of variable: VariableDeclaration) -> String? {
    guard variable.modifiers.contains(.otherAttribute) else { return nil }
    for index in variable.span.indices.dropLast() {
      let kind = source.tokens[index].kind
      if kind == .varKeyword || kind == .letKeyword { return nil }
      guard kind == .at, source.tokens[index + 1].kind == .identifier else { continue }
      let name = name(Int32(index + 1))
      if name.startsUppercase, !plainAttributes.contains(name) { return name }
    }
    return nil
  }
}

/// Attributes of properties that do nothing to what these hold.
/// Source: The Swift Programming Language, "Attributes"; Apple, Combine and Observation.
private let plainAttributes: NameSet = [
  "MainActor", "NSCopying", "NSManaged", "GKInspectable", "Published", "ObservationIgnored",
  "ObservationTracked",
]
