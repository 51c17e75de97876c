extension MigrationTarget {
  /// Chains of NotAutoLayout's makers.
  package static let notautolayout = MigrationTarget(
    "notautolayout", "NotAutoLayout chains",
    rule: RuleWords(
      message: { "NotAutoLayout chains can replace the constraints of \($0)" },
      title: "replace the constraints with chains in the layout method", risk: nil),
    allowances: [.leftToRight, .outerSize, .unchangingContent],
    library: Library(name: "NotAutoLayout", types: ownTypes, namedTypes: ["Float"]),
    way: .layoutMethod { MakerStyle($0) })
}

/// Names of types that are NotAutoLayout's own in every file that imports it, unless the project has types of that name.
///
/// Source: NotAutoLayout 3.3.1, `Sources/NotAutoLayout/Types`.
private let ownTypes: Set<String> = ["Float", "Point", "Size", "Rect", "Insets", "Span", "Line"]
