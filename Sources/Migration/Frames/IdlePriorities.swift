import LayoutDialects
import LayoutModel

extension EquationBuilder {
  /// The same equations, those with priorities as required ones if their priorities decide nothing.
  ///
  /// That is so where all equations can be true together at any size, whatever the numbers in them, and where none
  /// gives way to the content of a view. Libraries give each of their constraints such a priority.
  ///
  /// - Parameter sizedAxes: the axes on which a view may have a size of its own.
  func withoutIdlePriorities(
    _ equations: [Equation], sizedAxes: [ItemID: Set<Axis>]
  ) -> [Equation] {
    let optional = equations.filter { !$0.isRequired }
    guard let lowest = optional.map(\.priority).min(),
      equations.allSatisfy({ $0.relation == .equal }), areIndependent(equations),
      set.views.allSatisfy({ pull(of: $0, sizedAxes[$0] ?? Set(Axis.allCases)) < lowest })
    else { return equations }
    return equations.map { equation in
      var equation = equation
      equation.priority = Self.required
      return equation
    }
  }

  private static let required = 1_000.0

  /// The highest priority with which the content of a view, if it has any, pulls at it.
  private func pull(of view: ItemID, _ axes: Set<Axis>) -> Double {
    let priorities = set.scope.descriptions[view.index].contentPriorities
    return axes.flatMap { axis in
      [
        (ContentPriorities.Side.hugging, Self.usualHugging),
        (.compressionResistance, Self.usualResistance),
      ].map { side, usual in
        switch priorities[side, axis] {
        case .number(let number)?: number
        case .unknown?: Self.required
        case nil: usual
        }
      }
    }.max() ?? 0
  }

  /// No class has a higher one unless code says so. Source: Apple, `UILayoutPriority.defaultHigh`.
  private static let usualResistance = 750.0
  /// As above: switches, say, hug their contents as firmly as they resist compression.
  private static let usualHugging = 750.0

  /// Whether no equation follows from others, or contradicts them, in the places and sizes of the set's views.
  private func areIndependent(_ equations: [Equation]) -> Bool {
    guard equations.count <= FrameResolver.maximumUnknowns else { return false }
    let views = Set(set.views)
    var rows = equations.map { equation in
      equation.form.terms.reduce(into: Form()) { form, term in
        guard let placed = term.quantity.placed, views.contains(placed.item) else { return }
        form.add(term.quantity, term.factor)
      }
    }
    while let row = rows.popLast() {
      guard let pivot = row.terms.max(by: { abs($0.factor) < abs($1.factor) }) else {
        return false
      }
      rows = rows.map { $0 - row * ($0.factor(of: pivot.quantity) / pivot.factor) }
    }
    return true
  }
}
