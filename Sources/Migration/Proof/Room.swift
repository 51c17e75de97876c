import LayoutSolver

/// How little room a class's views may have, for code that needs some.
struct Room {
  private let project: MigrationProject
  private let type: String

  init(_ code: LayoutCode) {
    project = code.project
    type = code.source.name
  }

  /// The sizes that the code which makes such views gives them, and those of cells and bars. A controller's view has a
  /// screen to itself.
  func small(for set: WrittenSet) -> [Situation] {
    if set.containerName == "view" { return [] }
    return Situation.ofBars(directions: set.directions)
      + Situation.of(
        OuterSizes(project: project).known(ofViewsOf: type), directions: set.directions)
  }
}
