import LightSyntax
import SourceText

/// A rectangle, a size, a point or edge insets, as far as its numbers are known.
struct Geometry: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case size, point, insets, directionalInsets
    /// Only where frames are read.
    case rectangle

    /// What the parts are called, in the order of the initializers' arguments.
    var partNames: [String] {
      switch self {
      case .size: ["width", "height"]
      case .point: ["x", "y"]
      case .insets: ["top", "left", "bottom", "right"]
      case .directionalInsets: ["top", "leading", "bottom", "trailing"]
      case .rectangle: ["x", "y", "width", "height"]
      }
    }

    private static let byTypeName = NameTable<Self>([
      "CGSize": .size, "NSSize": .size, "CGPoint": .point, "NSPoint": .point,
      "UIEdgeInsets": .insets, "NSEdgeInsets": .insets, "ConstraintInsets": .insets,
      "TinyEdgeInsets": .insets,
      "NSDirectionalEdgeInsets": .directionalInsets,
      "ConstraintDirectionalInsets": .directionalInsets,
    ])

    /// The type of such values.
    func typeName(isAppKit: Bool) -> String {
      switch self {
      case .size: "CGSize"
      case .point: "CGPoint"
      case .insets: isAppKit ? "NSEdgeInsets" : "UIEdgeInsets"
      case .directionalInsets: "NSDirectionalEdgeInsets"
      case .rectangle: "CGRect"
      }
    }

    /// The kind of value that a type's name stands for.
    init?(typeName: String) {
      guard let kind = Self.byTypeName[typeName] else { return nil }
      self = kind
    }
  }

  struct Part: Hashable, Sendable {
    var number: Number
    /// Where the number is written by itself.
    var range: SourceRange?
  }

  var kind: Kind
  /// The source that gives the whole value.
  var text: String
  /// The parts that are known, by name.
  private var parts: [String: Part] = [:]

  init(_ kind: Kind, text: String, parts: [String: Part] = [:]) {
    self.kind = kind
    self.text = text
    self.parts = parts
  }

  func part(_ name: String) -> Part {
    parts[name] ?? Part(number: Number(value: nil, isLiteral: false, text: "\(text).\(name)"))
  }

  func with(_ name: String, _ part: Part) -> Geometry {
    var geometry = self
    geometry.parts[name] = part
    return geometry
  }

  /// The same without the places of its parts, which another file need not have.
  var withoutPlaces: Geometry {
    var geometry = self
    geometry.parts = parts.mapValues { Part(number: $0.number) }
    return geometry
  }

  /// The same under the name of a property, which says something about its numbers.
  var named: Geometry {
    var geometry = self
    for key in geometry.parts.keys { geometry.parts[key]?.number.isLiteral = false }
    return geometry
  }

  /// The same with its parts as members of a name.
  func called(_ name: String) -> Geometry {
    var geometry = self
    for key in geometry.parts.keys {
      geometry.parts[key]?.number.text = "\(name).\(key)"
      geometry.parts[key]?.number.isLiteral = false
    }
    return geometry
  }

  /// Whether all its parts are 0, if they are known.
  var isZero: Bool? {
    let values = kind.partNames.map { part($0).number.value }
    if values.contains(where: { $0 != nil && $0 != 0 }) { return false }
    return values.contains { $0 == nil } ? nil : true
  }

  /// `CGSize.zero`.
  static func zero(_ kind: Kind, text: String) -> Geometry {
    let zero = Part(number: Number(value: 0, isLiteral: false, text: text))
    let parts = kind.partNames.map { ($0, zero) }
    return Geometry(kind, text: text, parts: Dictionary(uniqueKeysWithValues: parts))
  }
}

/// Functions of Objective-C that make values of geometry, and of what type.
private let geometryMakers = NameTable([
  "CGSizeMake": "CGSize", "NSMakeSize": "CGSize", "CGPointMake": "CGPoint",
  "NSMakePoint": "CGPoint", "UIEdgeInsetsMake": "UIEdgeInsets",
  "NSEdgeInsetsMake": "UIEdgeInsets",
])

extension TypeReader {
  /// What `CGSize(width:height:)` and its kin make; `nil` for any other function.
  func geometry(
    _ name: String, _ id: ExpressionID, _ arguments: ListSlice, _ values: [Value]
  ) -> Geometry? {
    let maker = geometryMakers[name]
    guard let kind = Geometry.Kind(typeName: maker ?? name) else { return nil }
    return geometry(kind, id, arguments, values, isLabeled: maker == nil)
  }

  /// What an initializer of a kind makes.
  func geometry(
    _ kind: Geometry.Kind, _ id: ExpressionID, _ arguments: ListSlice, _ values: [Value],
    isLabeled: Bool = true
  ) -> Geometry {
    let list = file.arguments(arguments)
    if list.isEmpty { return .zero(kind, text: shortened(id)) }
    var parts: [String: Geometry.Part] = [:]
    let names = kind.partNames
    guard list.count == names.count, list.count == values.count,
      !isLabeled || list.map({ file.label($0) ?? "" }) == names
    else {
      // An initializer of the project's own.
      return Geometry(kind, text: shortened(id))
    }
    for ((part, argument), value) in zip(zip(names, list), values) {
      parts[part] = Geometry.Part(
        number: number(value, argument.value), range: file.range(argument.value))
    }
    return Geometry(kind, text: shortened(id), parts: parts)
  }

  /// A value with its parts as they are called where its name is used: `insets.left`. Inside a helper, the name may be
  /// one of the helper's own, so there they are called what they are where they are made. `UIEdgeInsets.zero` says what
  /// they are.
  func spelled(_ geometry: Geometry, _ id: ExpressionID) -> Geometry {
    let text = file.text(id)
    guard !helpers.isInside, file.isPath(id), !text.hasSuffix(".zero") else { return geometry }
    return geometry.called(text)
  }

  /// `insets.left = 8`: what the whole value is, is not known from here on.
  func forgetGeometry(_ target: ExpressionID) {
    guard case .member(let base, _) = file[target].kind, let reference = namedReference(base),
      case .geometry(let geometry) = values[reference]
    else { return }
    values[reference] = .geometry(Geometry(geometry.kind, text: shortened(base)))
  }
}
