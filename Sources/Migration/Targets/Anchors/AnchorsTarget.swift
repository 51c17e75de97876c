import LightSyntax

extension MigrationTarget {
  /// Constraints, one for one, in the spelling of anchors.
  package static let anchors = MigrationTarget(
    "anchors", "spell all constraints as anchors",
    rule: RuleWords(
      message: { "the constraints of \($0) can be written with anchors" },
      title: "write them with anchors", risk: nil),
    survey: SnapKitChanges.self,
    way: .statements { type in
      var migrator = AnchorMigrator(type)
      return migrator.migrate()
    })
}

extension SnapKitChanges: ProjectSurvey {
  /// Those of all files.
  init(_ files: [SyntaxFile]) {
    self = files.reduce(into: SnapKitChanges()) { $0.formUnion(SnapKitChanges(in: $1)) }
  }
}
