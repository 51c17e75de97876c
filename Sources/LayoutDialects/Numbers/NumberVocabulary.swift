import LayoutModel
import UIKitFacts

/// What all files of a project together say of numbers: the functions that scale them, and their tables.
package struct NumberVocabulary: Sendable {
  /// By name.
  private let helpers: [String: [ScalingHelper]]
  /// Sorted by type and name.
  package let tokens: [DesignToken]
  private let statedHelpers: Set<String>
  /// See ``FileNumbers/optedOut``.
  package let optedOut: Set<String>

  /// A type with fewer numbers is hardly a table of them, unless the configuration says that it is one.
  private static let fewestTokens = 3
  private static let tokenEndings = [
    "Spacing", "Spacings", "Padding", "Paddings", "Margin", "Margins", "Inset", "Insets",
    "Metrics", "Dimension", "Dimensions", "Grid",
  ]
  /// Functions of the system that scale a number.
  private static let systemHelpers = Member.names(with: .scalesText)

  package init(
    helpers: [ScalingHelper], tokens: [DesignToken], optedOut: Set<String> = [],
    stated: ProjectFacts = ProjectFacts()
  ) {
    self.optedOut = optedOut
    self.helpers = Dictionary(grouping: Set(helpers), by: \.name)
    statedHelpers = stated.scalingFunctions
    var found: [DesignToken] = []
    for (type, members) in Dictionary(grouping: Set(tokens), by: \.type) {
      let isTable =
        members.count >= Self.fewestTokens
        && Self.tokenEndings.contains { lastComponent(type).hasSuffix($0) }
      let isStated = stated.tokens.contains(type) || stated.tokens.contains(lastComponent(type))
      // Two values of one name: the types are several, or depend on a condition.
      let isPlain = Set(members.map(\.name)).count == members.count
      if isTable || isStated, isPlain { found += members }
    }
    self.tokens = found.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
  }

  /// Whether a function or property of that name scales numbers.
  package func isScaling(_ name: String) -> Bool {
    helpers[name] != nil || statedHelpers.contains(name) || Self.systemHelpers.contains(name)
      || name == "calculateWidth" || name == "calculateHeight"
  }

  /// The axis of the screen by which a function scales, if it is one.
  package func axis(of name: String) -> Axis? {
    if name == "calculateWidth" { return .horizontal }
    if name == "calculateHeight" { return .vertical }
    let axes = Set((helpers[name] ?? []).map(\.axis))
    return axes.count == 1 ? axes.first ?? nil : nil
  }

  /// How a literal is written that goes through the project's function for an axis: `16.calculateWidth()`.
  ///
  /// - Parameter preferred: the name of the function, if the project has it; else the only one of that axis is taken.
  /// - Returns: `nil` where the project has none, or several.
  package func scaled(
    _ literal: WrittenLiteral, _ axis: Axis, preferring preferred: String
  ) -> String? {
    let names = helpers.keys.filter { name in
      !Self.systemHelpers.contains(name)
        && helpers[name]?.contains { $0.axis == axis || name == preferred } ?? false
    }
    let name = names.contains(preferred) ? preferred : names.count == 1 ? names.first : nil
    guard let name, let candidates = helpers[name] else { return nil }
    let type = literal.defaultType
    let owners = candidates.compactMap(\.shape.owner)
    if candidates.contains(where: { $0.shape == .function }) {
      return "\(name)(\(literal.text))"
    }
    let isProperty = candidates.contains { if case .property = $0.shape { true } else { false } }
    let suffix = isProperty ? ".\(name)" : ".\(name)()"
    let generic: Set<String> =
      type == "Int" ? ["BinaryInteger"] : ["FloatingPoint", "BinaryFloatingPoint"]
    if owners.contains(type) || !generic.isDisjoint(with: owners) { return literal.text + suffix }
    // A literal is an `Int` or a `Double`, whatever the place wants.
    return owners.contains("CGFloat") ? "CGFloat(\(literal.text))\(suffix)" : nil
  }

  /// The token of exactly that size, or the nearest one, but for those named for the other axis.
  ///
  /// - Parameter axis: the one along which the number lies, if it lies along one.
  /// - Returns: `nil` where none is within a quarter of the number.
  package func token(nearest value: Double, along axis: Axis?) -> DesignToken? {
    let size = abs(value)
    let near = tokens.filter {
      abs($0.value - size) <= size / 4 && $0.value > 0 && ($0.axis ?? axis) == (axis ?? $0.axis)
    }
    return near.min { left, right in
      (abs(left.value - size), left.type, left.name)
        < (abs(right.value - size), right.type, right.name)
    }
  }
}

extension ScalingHelper.Shape {
  fileprivate var owner: String? {
    switch self {
    case .method(let owner), .property(let owner): owner
    case .function: nil
    }
  }
}

extension DesignToken {
  /// The axis for which it is named.
  fileprivate var axis: Axis? {
    let words = "\(type).\(name)".lowercased()
    func holds(_ candidates: [String]) -> Bool { candidates.contains { words.holds($0) } }
    switch (
      holds(["horizontal", "width", "leading", "trailing"]), holds(["vertical", "height"])
    ) {
    case (true, false): return .horizontal
    case (false, true): return .vertical
    default: return nil
    }
  }
}
