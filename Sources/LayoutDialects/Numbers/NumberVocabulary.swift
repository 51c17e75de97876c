import LayoutModel
import UIKitFacts

/// What all files of a project together declare for numbers: the functions that scale them, and tables of tokens.
package struct NumberVocabulary: Sendable {
  /// By name.
  private let helpers: [String: [ScalingHelper]]
  /// Sorted by type and name.
  package let tokens: [DesignToken]
  /// Why tables that the configuration names are of no use, a sentence for each.
  package let idleTables: [String]
  private let statedHelpers: Set<String>
  private let statedTables: Set<String>
  /// For each table and each function that scales, the folders with code that names or declares it.
  private var foldersOfNames: [String: Set<String>] = [:]
  /// For each token and each function that scales, where it is declared.
  private var declarations: [String: Declaration] = [:]
  /// Whether the configuration names a table of numbers, or functions that scale them.
  package let isStated: Bool
  private let modules: CodeModules
  /// The types whose code runs on the main actor: views and their controllers.
  package var mainActorTypes: Set<String> = []
  /// See ``FileNumbers/innerTables``.
  private let innerTables: Set<String>
  /// See ``FileNumbers/optedOut``.
  package let optedOut: Set<String>
  /// See ``FileNumbers/screenNames``.
  package let screenNames: Set<String>

  /// A type with fewer numbers is hardly a table of them, unless the configuration says that it is one.
  private static let fewestTokens = 3
  private static let tokenEndings = [
    "Spacing", "Spacings", "Padding", "Paddings", "Margin", "Margins", "Inset", "Insets",
    "Metrics", "Dimension", "Dimensions", "Grid",
  ]
  /// Functions of the system that scale a number.
  private static let systemHelpers = Member.names(with: .scalesText)

  /// - Parameters:
  ///   - stated: what the project's configuration tells of its code.
  ///   - modules: what is known of the modules of the files.
  package init(
    of files: [FileNumbers], stated: ProjectFacts = ProjectFacts(),
    modules table: ModuleTable = ModuleTable()
  ) {
    optedOut = files.reduce(into: []) { $0.formUnion($1.optedOut) }
    innerTables = files.reduce(into: []) { $0.formUnion($1.innerTables) }
    screenNames = files.reduce(into: []) { $0.formUnion($1.screenNames) }
    helpers = Dictionary(grouping: Set(files.lazy.flatMap(\.helpers)), by: \.name)
    statedHelpers = stated.scalingFunctions
    statedTables = stated.tokens
    isStated = !stated.scalingFunctions.isEmpty || !stated.tokens.isEmpty
    var found: [DesignToken] = []
    for (type, members) in Dictionary(grouping: Set(files.lazy.flatMap(\.tokens)), by: \.type) {
      let isTable =
        members.count >= Self.fewestTokens
        && Self.isNamedAsTable(type)
      let isStated = stated.tokens.contains(type) || stated.tokens.contains(lastComponent(type))
      // Two values of one name: the types are several, or depend on a condition.
      let isPlain = Set(members.map(\.name)).count == members.count
      if isTable || isStated, isPlain { found += members }
    }
    let sorted = found.sorted { ($0.type, $0.name) < ($1.type, $1.name) }
    tokens = sorted
    idleTables = stated.tokens.sorted().compactMap { Self.reason(against: $0, files, sorted) }
    modules = CodeModules(of: files, table)
    let tables = Set(tokens.map { lastComponent($0.type) })
    for file in files {
      let declared = Set(file.tokens.map { lastComponent($0.type) })
        .intersection(tables).union(file.helpers.map(\.name))
      let scaling = Set(file.uses.lazy.flatMap(\.passes)).intersection(helpers.keys)
      for name in declared.union(file.namedTables.intersection(tables)).union(scaling) {
        foldersOfNames[name, default: []].insert(file.folder)
      }
      if file.tokens.isEmpty, file.helpers.isEmpty { continue }
      let own = modules.modules(of: file)
      for token in file.tokens where tables.contains(lastComponent(token.type)) {
        declarations[token.fullName, default: Declaration()].add(own, isPublic: token.isPublic)
      }
      for helper in file.helpers {
        declarations[helper.name, default: Declaration()].add(own, isPublic: helper.isPublic)
      }
    }
  }

  /// Why a table that the configuration names is of no use; `nil` if it is.
  private static func reason(
    against table: String, _ files: [FileNumbers], _ tokens: [DesignToken]
  ) -> String? {
    func isIn(_ token: DesignToken) -> Bool {
      token.type == table || lastComponent(token.type) == table
    }
    let usable = tokens.filter(isIn)
    if usable.contains(where: { !$0.isInteger }) { return nil }
    let name = "'\(table)', which the configuration lists under 'tokens',"
    guard let file = files.filter({ $0.tokens.contains(where: isIn) }).map(\.path).min() else {
      return "\(name) declares no static constants with plain numeric values in the files "
        + "that were read"
    }
    return usable.isEmpty
      ? "\(name) is ignored: it declares the same constant more than once, with different values (\(file))"
      : "the constants of \(name) are integers, so fixes use them only in SnapKit code (\(file))"
  }

  static func isNamedAsTable(_ type: String) -> Bool {
    tokenEndings.contains(where: lastComponent(type).hasSuffix)
  }

  /// Whether a nested type of the type hides a table of that name.
  package func hides(_ table: String, in type: String) -> Bool {
    innerTables.contains("\(lastComponent(type)).\(table)")
  }

  /// Whether code in a file can name a token.
  func isVisible(_ token: DesignToken, in file: FileNumbers) -> Bool {
    let table = lastComponent(token.type)
    return isVisible(
      token.fullName, of: table, isStated: !statedTables.isDisjoint(with: [token.type, table]),
      in: file)
  }

  /// Whether code in a file can name what is declared under a name, and may want to: code in its folder or above does, or
  /// it is stated.
  private func isVisible(
    _ name: String, of table: String, isStated: Bool, in file: FileNumbers
  ) -> Bool {
    guard let declaration = declarations[name],
      file.canName(declaration, of: modules.modules(of: file))
    else { return false }
    return isStated
      || foldersOfNames[table]?.contains {
        $0.isEmpty || file.folder == $0 || file.folder.hasPrefix($0 + "/")
      } ?? false
  }

  /// The names of the project's own functions and properties that scale numbers, sorted.
  package var scalingFunctions: [String] {
    Set(helpers.keys).union(statedHelpers).subtracting(Self.systemHelpers).sorted()
  }

  /// Whether a function or property of that name scales numbers.
  package func isScaling(_ name: String) -> Bool {
    helpers[name] != nil || statedHelpers.contains(name) || Self.systemHelpers.contains(name)
      || name == "calculateWidth" || name == "calculateHeight"
  }

  /// The axis of the screen that a function uses for scaling; `nil` if it uses both or none.
  package func axis(of name: String) -> Axis? {
    if name == "calculateWidth" { return .horizontal }
    if name == "calculateHeight" { return .vertical }
    let axes = Set((helpers[name] ?? []).map(\.axis))
    return axes.count == 1 ? axes.first ?? nil : nil
  }

  /// Whether code in a type may call a function or property that scales numbers.
  func mayCall(_ name: String, in type: String?) -> Bool {
    guard helpers[name]?.contains(where: \.isOnMainActor) ?? false else { return true }
    return type.map(mainActorTypes.contains) ?? false
  }

  /// Why a function that the configuration names for an axis is of no use to code in a file; `nil` if it is.
  package func reason(
    against name: String, in type: String?, _ file: FileNumbers
  ) -> String? {
    guard let candidates = helpers[name] else {
      return "there is no function or property '\(name)' that multiplies a number by a ratio of "
        + "screen sizes"
    }
    if !candidates.allSatisfy(\.keepsNumber) {
      return "'\(name)' does not return the number unchanged at the screen size that the "
        + "layout was designed for"
    }
    if !mayCall(name, in: type) { return "'\(name)' may only be called on the main actor" }
    if isVisible(name, of: name, isStated: true, in: file) { return nil }
    return candidates.allSatisfy(\.isPublic)
      ? "this file does not import the module that declares '\(name)'"
      : "'\(name)' is internal to another module"
  }

  /// The code that applies the project's function for an axis to a literal: `16.calculateWidth()`.
  ///
  /// - Parameters:
  ///   - preferred: the name of the function, if the project has it; else the only one of that axis is taken.
  ///   - type: the one around the literal.
  ///   - file: the one of the literal.
  /// - Returns: `nil` where the project has none, or several.
  package func scaled(
    _ literal: WrittenLiteral, _ axis: Axis, preferring preferred: String, in type: String?,
    _ file: FileNumbers
  ) -> String? {
    let names = helpers.keys.filter { name in
      !Self.systemHelpers.contains(name)
        && helpers[name]?.contains { $0.axis == axis || name == preferred } ?? false
        && helpers[name]?.allSatisfy(\.keepsNumber) ?? false
        && isVisible(
          name, of: name, isStated: statedHelpers.contains(name) || name == preferred, in: file)
    }
    let name = names.contains(preferred) ? preferred : names.count == 1 ? names.first : nil
    guard let name, let candidates = helpers[name], mayCall(name, in: type) else { return nil }
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
}

extension ScalingHelper.Shape {
  fileprivate var owner: String? {
    switch self {
    case .method(let owner), .property(let owner): owner
    case .function: nil
    }
  }
}
