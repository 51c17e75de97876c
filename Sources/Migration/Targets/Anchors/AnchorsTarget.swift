import LightSyntax

extension MigrationTarget {
  /// Constraints, one for one, in the spelling of anchors.
  package static let anchors = MigrationTarget(
    "anchors", "constraints written with anchors",
    rule: RuleWords(
      message: { "the constraints of \($0) can be written with anchors" },
      title: "write them with anchors", risk: nil),
    survey: AnchorSurvey.self,
    way: .statements { type in
      var migrator = AnchorMigrator(type)
      return migrator.migrate()
    })
}

/// What all files say that matters for anchors anywhere.
struct AnchorSurvey: ProjectSurvey {
  /// Those of all files.
  let changes: SnapKitChanges
  /// Of each file.
  let names: [DeclaredNames]

  init(_ files: [SyntaxFile]) {
    changes = files.reduce(into: SnapKitChanges()) { $0.formUnion(SnapKitChanges(in: $1)) }
    names = files.map { DeclaredNames(in: $0) }
  }
}
