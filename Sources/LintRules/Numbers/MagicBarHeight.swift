import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText
import UIKitFacts

extension Rule {
  /// A number is the height of a bar or of the cutout of some phone.
  ///
  /// - Why: bars and cutouts have a different height on other phones, after rotation, and during a call.
  /// - Silent: for numbers that are not a bar's height, for small ones without a name that means a bar, for distances
  ///   to anything except the edges of the screen, and for the height of the app's own bar if it includes no other bar.
  package static let magicBarHeight = Rule(
    "magic-bar-height",
    check: .numbers { context, _ in
      let uses = context.numbers.uses.compactMap(\.barDiagnostic)
      let definitions = context.numbers.definitions.compactMap { definition -> Diagnostic? in
        let value = definition.literal.value
        guard let bar = barNamed(in: definition.name), bar.heights.contains(value) else {
          return nil
        }
        return .bar(format(value), bar.height, at: definition.literal.range)
      }
      return uses + definitions
    }
  )
}

private struct Bar {
  var words: [String]
  /// What its height is, in words.
  var height: String
  var kind: SystemBar

  var heights: Set<Double> { kind.heights }

  /// Whether a view of that name is such a bar, rather than something about one: `navigationBar` and
  /// `tabBarCollectionView`, not `tabBarShade`.
  func isNamed(by view: String) -> Bool {
    let lower = view.lowercased()
    let kinds = viewKinds.filter(lower.hasSuffix).map { String(lower.dropLast($0.count)) }
    return ([lower] + kinds).contains { name in words.contains(where: name.hasSuffix) }
  }
}

/// What the kinds of views are called, such as `collectionview`: the system's classes without their prefix.
private let viewKinds: Set<String> = Set(
  ViewClass.names { [.view, .stack, .scroll].contains($0.role) }
    .map { $0.dropFirst(2).lowercased() })

private let bars = [
  Bar(words: ["statusbar"], height: "the height of the status bar", kind: .status),
  Bar(
    words: ["navigationbar", "navbar"], height: "the height of a navigation bar",
    kind: .navigation),
  Bar(words: ["tabbar"], height: "the height of a tab bar", kind: .tab),
  Bar(
    words: ["notch", "safearea", "homeindicator"], height: "a safe area inset", kind: .safeArea),
]

private func barNamed(in name: String) -> Bar? {
  let lower = name.lowercased()
  return bars.first { $0.words.contains(where: lower.holds) }
}

extension NumberUse {
  fileprivate var barDiagnostic: Diagnostic? {
    if form == .computed {
      // `make.centerY.equalTo(view.snp.top).offset(20 + 44 / 2)`
      if place == .constraint || place == .snapKit, let root = rootEdge {
        let parts =
          switch root {
          case "top": SystemBar.topParts
          case "bottom": SystemBar.bottomParts
          default: [[Double]]()
          }
        guard let found = parts.first(where: sums.contains(all:)) else { return nil }
        return .bar(found.map(format).joined(separator: " and "), "the heights of bars", at: range)
      }
      // `view.bounds.height - 64`, `height - 64 - 49`
      guard place == .frame, axis == .vertical,
        let sum = sums.first(where: SystemBar.sums.contains)
      else { return nil }
      return .bar(format(sum), "the total height of the bars", at: range)
    }
    guard form == .literal, let value, !isBound else { return nil }
    if let item, isSize || place == .assignment, part == "height", let bar = barNamed(in: item),
      bar.heights.contains(value)
    {
      if bar.isNamed(by: item), bar.kind.ownHeights.contains(value) { return nil }
      return .bar(format(value), bar.height, at: range)
    }
    guard place == .constraint else { return nil }
    switch rootEdge {
    case "top" where part == "top" && SystemBar.topSums.contains(value):
      return .bar(format(value), "the height of the bars at the top", at: range)
    case "bottom" where part == "bottom" && SystemBar.bottomSums.contains(-value):
      return .bar(format(-value), "the height of the bars at the bottom", at: range)
    default: return nil
    }
  }

  /// The edge of a controller's view or a window that a constraint is tied to: `top` of `view.top`.
  private var rootEdge: String? {
    guard let target else { return nil }
    if place == .snapKit {
      // `equalTo(view)` and `equalTo(view.snp.top)`.
      let owner = target.firstRange(of: ".snp").map { target[..<$0.lowerBound] } ?? target[...]
      guard ["view", "self.view", "window"].contains(owner) else { return nil }
      let last = target.split(separator: ".").last.map(String.init) ?? ""
      return owner.count == target.count ? part : last
    }
    let root = ["view.", "self.view.", "window.", "superview."].first { target.hasPrefix($0) }
    return root.map { String(target.dropFirst($0.count)) }
  }
}

extension [Double] {
  fileprivate func contains(all others: [Double]) -> Bool { others.allSatisfy { contains($0) } }
}

extension Diagnostic {
  fileprivate static func bar(_ number: String, _ what: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      "\(number) \(number.holds(" and ") ? "are" : "is") \(what) on only some devices; use the safe area instead",
      at: range, group: number)
  }
}
