import LightSyntax
import UIKitFacts

/// An argument of a call, as far as its look tells which parameters may take it.
struct GivenArgument {
  private let id: ExpressionID
  private let reader: TypeReader

  init(_ id: ExpressionID, _ reader: TypeReader) {
    self.id = id
    self.reader = reader
  }

  private var kind: Expression.Kind { reader.file[id].kind }
  private var project: Project { reader.project }

  /// Whether a parameter may take it.
  ///
  /// - Parameters:
  ///   - type: the parameter's type as it is written.
  ///   - name: the type that this means where it is written.
  func mayBe(_ type: String, meaning name: String) -> Bool { mayBe(type) && mayBeCase(of: name) }

  // MARK: Cases of enumerations

  /// Whether a case of an enumeration, or a parameter that has one, can be a value of a type: `.leading` is none of an
  /// enumeration that has only `top` and `bottom`, and no list.
  private func mayBeCase(of type: String) -> Bool {
    guard project.types.isEnumeration(type) else {
      // A list may have static members of its own: `.all`.
      return !type.hasPrefix("[") || !isCase(ofEach: String(type.dropFirst().dropLast()))
    }
    if let given = WrittenCase(id, reader).enumeration { return given == type }
    return caseName.map { declares($0, type) } ?? true
  }

  private func isCase(ofEach element: String) -> Bool {
    if WrittenCase(id, reader).enumeration != nil { return true }
    guard let caseName else { return false }
    let named = project.types.resolved(element, in: reader.typeName)
    return reader.declaresCase(caseName, named)
  }

  private var caseName: String? {
    switch kind {
    case .implicitMember(let token): return reader.file.name(token)
    case .name(let token):
      guard let local = reader.locals[reader.file.name(token)],
        case .symbol(let value) = reader.values[local]
      else { return nil }
      return value
    default: return nil
    }
  }

  private func declares(_ name: String, _ enumeration: String) -> Bool {
    reader.declaresCase(name, enumeration)
      || project.types.named(enumeration).contains { $0.declares(member: name) }
      || project.property(name, of: enumeration) != nil
  }

  // MARK: Other types

  private func mayBe(_ type: String) -> Bool {
    let wanted = PropertyKind(type)
    let name = baseTypeName(type)
    switch kind {
    case .integer, .float, .prefix:
      return wanted == .number || name.hasSuffix("Priority") || name.count <= 2
    case .array: return name.hasPrefix("[") || name.hasPrefix("Set")
    case .nilLiteral: return type.hasSuffix("?") || type.hasSuffix("!")
    case .selfReference:
      return wanted == .other && !name.hasPrefix("[") && mayName(name)
    case .member(_, let token):
      let member = reader.file.name(token)
      if let attribute = anchorAttribute(member) {
        guard wanted == .anchor else {
          return !name.hasPrefix("UI") && !name.hasPrefix("[") && !project.types.isValueType(name)
        }
        switch name {
        case "NSLayoutDimension": return attribute.isSize
        case "NSLayoutXAxisAnchor": return !attribute.isSize && attribute.axis == .horizontal
        case "NSLayoutYAxisAnchor": return !attribute.isSize && attribute.axis == .vertical
        default: return true
        }
      }
      if guideNames.contains(member) { return name.hasSuffix("Guide") || name.count <= 2 }
      return mayName(name)
    case .name(let token):
      // `layoutMarginsGuide` of the object itself.
      if guideNames.contains(reader.file.name(token)), reader.locals[reader.file.name(token)] == nil
      {
        return name.hasSuffix("Guide") || name.count <= 2
      }
      // The arguments of `views: UIView...` are a list inside of the function.
      if let local = reader.locals[reader.file.name(token)], case .list = reader.values[local] {
        return name.hasPrefix("[") || name.count <= 2
          || ViewClass.named(name) == nil
            && !type.hasSuffix("...")
      }
      return mayName(name)
    default: return true
    }
  }

  /// Whether what an argument names can be of a class: a guide is no view, and neither is a controller.
  private func mayName(_ type: String) -> Bool {
    let name: String?
    if case .selfReference = kind {
      name = reader.typeName
    } else {
      name = reader.namedReference(id).flatMap(reader.declaredType)
    }
    guard let name else { return true }
    if name.hasPrefix("[") != type.hasPrefix("[") { return type.count <= 2 }
    guard let wanted = ViewClass.named(type)?.role,
      let given = project.frameworkClass(of: name)?.role
    else { return true }
    return (wanted == .guide) == (given == .guide)
      && (wanted == .controller) == (given == .controller)
  }
}
