import Diagnostics
import LayoutDialects
import LayoutModel

extension Rule {
  /// Edge insets consist of plain numbers of points.
  ///
  /// - Why: the insets stay the same on every screen, while the content between them grows.
  /// - Fix (unsafe): scales each number for its axis, or uses design tokens.
  /// - Silent: for small and allowed numbers, for computed values, where the insets as a whole have a name, for touch
  ///   areas and stretchable images, and in code that is not about a phone's or tablet's screen.
  package static let hardCodedInset = Rule(
    "hard-coded-inset",
    check: .numbers { context, options in
      context.numbers.groups.filter { $0.place == .inset }.compactMap { group in
        context.insets(group, options)
      } + context.definitions(usedIn: [.inset], options)
    }
  )
}

extension NumberContext {
  /// The uses of a group that are plain numbers to report.
  func reported(_ group: NumberGroup, _ options: RuleOptions) -> [Int] {
    group.uses.filter {
      numbers.uses[$0].form == .literal && reports($0, options)
    }
  }

  /// Whether insets take away on one side what they give on the other, as those that move an icon away from a title do.
  private func movesOnly(_ group: NumberGroup) -> Bool {
    let sums = Dictionary(grouping: group.uses, by: { numbers.uses[$0].axis })
      .mapValues { $0.map { numbers.uses[$0].value ?? .infinity }.reduce(0, +) }
    return sums.values.allSatisfy { $0 == 0 }
  }

  fileprivate func insets(_ group: NumberGroup, _ options: RuleOptions) -> Diagnostic? {
    let reported = reported(group, options)
    guard !reported.isEmpty, !movesOnly(group) else { return nil }
    let uses = reported.map { numbers.uses[$0] }
    let values = uses.compactMap(\.value)
    let distinct = Set(values).sorted().map(format)
    let what: String
    if distinct.count == 1, uses.count == group.count, group.count > 1 {
      what = "hard-coded insets: \(distinct[0]) points on every side"
    } else if uses.count == 1 {
      what = "hard-coded inset: \(uses[0].part) \(distinct[0])"
    } else {
      what =
        "hard-coded insets: "
        + uses.map { "\($0.part) \(format($0.value ?? 0))" }.joined(separator: ", ")
    }
    return Diagnostic(
      what, at: group.range,
      fixes: fixes(uses.compactMap { ReplacedNumber($0, axis: $0.axis) }, options),
      group: distinct.count == 1
        ? distinct[0] : zip(uses, values).map { "\($0.part) \(format($1))" }.joined(separator: " "),
      numbers: values)
  }
}
