import Diagnostics
import LayoutModel
import LayoutDialects
import SourceText

extension Rule {
  /// A number stands for the height of a bar or for the cut-out of some phone.
  ///
  /// - Why: bars and cut-outs have another height on the next phone, when it is turned, and during a call.
  /// - Silent: for numbers that are no bar's height, for small ones without a name that speaks of a bar, and for
  ///   distances to anything but the edges of the screen.
  package static let magicBarHeight = Rule(
    "magic-bar-height",
    check: .numbers { context, _ in
      let uses = context.numbers.uses.compactMap(\.barDiagnostic)
      let definitions = context.numbers.definitions.compactMap { definition -> Diagnostic? in
        let value = definition.literal.value
        guard let bar = barNamed(in: definition.name), bar.heights.contains(value) else {
          return nil
        }
        return .bar(format(value), "the height of \(bar.name)", at: definition.literal.range)
      }
      return uses + definitions
    }
  )
}

/// What covers the top of the screen: the status bar or the cut-out, with a navigation bar below it.
/// Source: Apple, Human Interface Guidelines; screens of iPhones up to the year 2024.
private let topSums: Set<Double> = [47, 59, 62, 64, 88, 91, 92, 96, 103, 106]
/// What covers its bottom: the home indicator, a tab bar, or both.
private let bottomSums: Set<Double> = [34, 49, 83]

private struct Bar {
  var words: [String]
  var name: String
  var heights: Set<Double>
}

private let bars = [
  Bar(words: ["statusbar"], name: "the status bar", heights: [20, 24, 44, 47, 48, 50, 54, 59, 62]),
  Bar(
    words: ["navigationbar", "navbar"], name: "a navigation bar",
    heights: [32, 44, 50, 64, 88, 91, 92, 96, 103, 106]),
  Bar(words: ["tabbar"], name: "a tab bar", heights: [32, 49, 50, 83]),
  Bar(
    words: ["notch", "safearea", "homeindicator"], name: "the safe area",
    heights: [20, 21, 24, 34, 44, 47, 48, 50, 59, 62]),
]

private func barNamed(in name: String) -> Bar? {
  let lower = name.lowercased()
  return bars.first { $0.words.contains(where: lower.holds) }
}

extension NumberUse {
  fileprivate var barDiagnostic: Diagnostic? {
    if form == .computed {
      // `view.bounds.height - 64`, `height - 64 - 49`
      guard place == .frame, axis == .vertical,
        let sum = sums.first(where: { [64, 88, 113, 108, 83].contains($0) })
      else { return nil }
      return .bar(format(sum), "the height of bars", at: range)
    }
    guard form == .literal, let value, !isBound else { return nil }
    if let item, isSize || place == .assignment, part == "height", let bar = barNamed(in: item),
      bar.heights.contains(value)
    {
      return .bar(format(value), "the height of \(bar.name)", at: range)
    }
    guard place == .constraint, let target else { return nil }
    let root = ["view.", "self.view.", "window.", "superview."].first { target.hasPrefix($0) }
    guard let root else { return nil }
    switch target.dropFirst(root.count) {
    case "top" where part == "top" && topSums.contains(value):
      return .bar(format(value), "what bars take at the top", at: range)
    case "bottom" where part == "bottom" && bottomSums.contains(-value):
      return .bar(format(-value), "what bars take at the bottom", at: range)
    default: return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func bar(_ number: String, _ what: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      "\(number) is \(what) on some phones only; use the safe area, which knows them all",
      at: range, group: number)
  }
}
