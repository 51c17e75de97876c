import LayoutDialects
import SwiftTokens

extension MigrationProject {
  /// The type that `Layout` names in a class, unless that is the engine or nothing yet: one of the module, or one that
  /// the class, an ancestor or a type around it holds.
  func nameInTheWayOfRows(in source: ClassSource) -> String? {
    var owners = project.ancestry(of: source.name) + [source.name]
    var outer = source.name[...]
    while let period = outer.lastIndex(of: ".") {
      outer = outer[..<period]
      owners.append(String(outer))
    }
    let nested = Set(owners.map { $0 + ".Layout" })
    for (index, declarations) in project.files.enumerated() {
      for type in declarations.types where type.kind != .extension {
        if nested.contains(type.name) { return type.name }
        if type.name == "Layout", !files[index].source.declaresEngine { return type.name }
      }
    }
    return nil
  }
}

extension TokenizedFile {
  /// Whether a `Layout` of the file is the engine's, which alone has a parent frame.
  fileprivate var declaresEngine: Bool {
    tokens.contains { $0.kind == .identifier && text($0) == "parentFrame" }
  }
}
