/// What the names that one type declares stand for.
struct OwnNames: Sendable {
  /// The properties of the type and of its superclasses in the project.
  private var properties = NameTable<DeclaredProperty>()
  /// Static constants of the type.
  private(set) var numbers = NameTable<Double>()

  /// The top level of a file owns nothing.
  init(of unit: ReadingUnit, in project: Project) {
    guard let type = unit.typeName else { return }
    properties = project.properties(of: unit)
    numbers = project.numbers(of: type)
  }

  /// What a type declares in all files read; nothing for an empty name.
  init(ofType type: String, in project: Project) {
    guard !type.isEmpty else { return }
    let own = project.types.named(type).prefix(Self.maximumDeclarations)
    properties = project.properties(of: type, own: Array(own))
    numbers = project.numbers(of: type)
  }

  /// How many declarations of a type that is not the one being read are looked at.
  private static let maximumDeclarations = 16

  /// What a property holds; `nil` if there is none of a known type.
  func kind(of name: String) -> PropertyKind? { properties[name]?.type.map(PropertyKind.init) }

  func property(_ name: String) -> DeclaredProperty? { properties[name] }

  /// Whether there is a property of that name and of a known type.
  func declares(_ name: String) -> Bool { properties[name]?.type != nil }
}

/// What a property or a parameter holds, as far as reading layout needs it.
enum PropertyKind: Sendable {
  case anchor, number, other

  init(_ type: String) {
    // The first bytes of the names below, and of `some`, `any` and `inout`.
    switch type.utf8.first.map({ UnicodeScalar($0) }) {
    case "C", "D", "F", "I", "N", "s", "a", "i": break
    default:
      self = .other
      return
    }
    switch baseTypeName(type) {
    case "CGFloat", "Double", "Float", "Int": self = .number
    case "NSLayoutDimension": self = .anchor
    case let name where name.hasPrefix("NSLayout") && name.hasSuffix("Anchor"): self = .anchor
    default: self = .other
    }
  }
}
