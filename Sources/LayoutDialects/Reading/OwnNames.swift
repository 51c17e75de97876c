/// What the names that one type declares stand for.
struct OwnNames: Sendable {
  /// The properties of the type and of its superclasses in the project that have a known type.
  var properties: [String: PropertyKind] = [:]
  /// Static constants of the type.
  var numbers: [String: Double] = [:]

  /// The top level of a file owns nothing.
  init(of unit: ReadingUnit, in project: Project) {
    guard let type = unit.typeName else { return }
    properties = project.properties(of: unit).compactMapValues { $0.type.map(PropertyKind.init) }
    numbers = project.numbers(of: type)
  }

  /// What a type declares in all files read; nothing for an empty name.
  init(ofType type: String, in project: Project) {
    guard !type.isEmpty else { return }
    let own = project.declarations(of: type).prefix(Self.maximumDeclarations)
    properties = project.properties(of: type, own: Array(own))
      .compactMapValues { $0.type.map(PropertyKind.init) }
    numbers = project.numbers(of: type)
  }

  /// How many declarations of a type that is not the one being read are looked at.
  private static let maximumDeclarations = 16
}

/// What a property or a parameter holds, as far as reading layout needs it.
enum PropertyKind: Sendable {
  case anchor, number, other

  init(_ type: String) {
    switch baseTypeName(type) {
    case "CGFloat", "Double", "Float", "Int": self = .number
    case "NSLayoutDimension": self = .anchor
    case let name where name.hasPrefix("NSLayout") && name.hasSuffix("Anchor"): self = .anchor
    default: self = .other
    }
  }
}
