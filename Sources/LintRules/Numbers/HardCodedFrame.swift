import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// A view's frame, size or position consists of plain numbers of points.
  ///
  /// - Why: the view keeps its size and position on screens of any size.
  /// - Fix (unsafe): scales each number for its axis, or uses design tokens.
  /// - Silent: for small and allowed numbers, for computed values, for views that something else positions (see
  ///   ``PlacedViews``), and in code that is not about a phone's or tablet's screen.
  package static let hardCodedFrame = Rule(
    "hard-coded-frame",
    check: .numbers { context, options in
      context.numbers.groups.filter { $0.place == .frame }.compactMap { group in
        context.frame(group, options)
      } + context.definitions(usedIn: [.frame], options)
    }
  )
}

extension NumberContext {
  fileprivate func frame(_ group: NumberGroup, _ options: RuleOptions) -> Diagnostic? {
    let isIcon = isIcon(group)
    let reported = reported(group, options).filter { !isIcon || !numbers.uses[$0].isSize }
    guard !reported.isEmpty else { return nil }
    let uses = reported.map { numbers.uses[$0] }
    let parts = uses.map { "\($0.part) \(format($0.value ?? 0))" }.joined(separator: ", ")
    let what =
      group.name.contains("Size") ? "size" : group.name.contains("Point") ? "position" : "frame"
    let isWhole = group.uses.allSatisfy {
      if case .literal = numbers.uses[$0].form { true } else { false }
    }
    let fact =
      isWhole
      ? "hard-coded \(what) (\(parts))"
      : "partly hard-coded \(what) (\(parts))"
    let sizes = uses.filter(\.isSize).compactMap(\.value)
    let isSquare = sizes.count == 2 && sizes[0] == sizes[1]
    let literals = uses.compactMap { use in
      // Both sides of a square are scaled alike, or it would be none.
      ReplacedNumber(
        use, axis: isDiameter(use) ? nil : use.isSize && isSquare ? .vertical : use.axis)
    }
    let scaled = uses.count == 1 ? "the number" : "the numbers"
    return Diagnostic(
      "\(fact): compute it from the superview's bounds, or scale \(scaled)",
      at: group.range, fixes: fixes(literals, options), group: summary(of: uses),
      numbers: uses.compactMap(\.value))
  }

  /// Whether both sides of a frame are that of a small square, of which nobody needs to know the view.
  private func isIcon(_ group: NumberGroup) -> Bool {
    let sides = group.uses.map { numbers.uses[$0] }.filter(\.isSize).compactMap(\.value)
    return sides.count == 2 && sides[0] == sides[1] && sides[0] <= Self.largestIcon
  }

  /// What frames are counted by: `320 × 130` for a size, else each part with its name.
  private func summary(of uses: [NumberUse]) -> String {
    let values = uses.map { format($0.value ?? 0) }
    if uses.count == 1 { return values[0] }
    if uses.map(\.part) == ["width", "height"] { return values.joined(separator: " × ") }
    return zip(uses, values).map { "\($0.part) \($1)" }.joined(separator: " ")
  }
}
