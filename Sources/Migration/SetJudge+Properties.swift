import LayoutDialects
import LayoutModel
import LayoutSets

extension SetJudge {
  /// Whether what makes a view, once for each object, makes its constraint as well, and set-up code adds the view:
  /// `lazy var line = { … }()`.
  func isMadeWithView(
    _ constraint: Constraint, _ origin: ConstraintOrigin, in set: ViewSet
  ) -> Bool {
    guard let property = source.project.property(origin.function, of: source.name),
      !property.isComputed, !property.modifiers.contains(.static),
      set.name(constraint.first.item) == origin.function
    else { return false }
    let addition = set.scope.descriptions[constraint.first.item.index].addition
    return addition.map { source.setUp.names.contains($0.function) } ?? false
  }
}
