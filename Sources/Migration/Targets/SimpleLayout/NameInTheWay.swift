import LayoutDialects

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
    let types = project.files.lazy.flatMap(\.types).filter { $0.kind != .extension }
    return types.first { nested.contains($0.name) || $0.name == "Layout" && !$0.isEngine }?.name
  }
}

extension DeclaredType {
  /// Whether it is the engine's `Layout`, which alone has a parent frame.
  fileprivate var isEngine: Bool { properties.contains { $0.name == "parentFrame" } }
}
