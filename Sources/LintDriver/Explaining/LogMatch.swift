import ConsoleLog
import LayoutDialects
import LayoutModel
import UIKitFacts

/// How well a constraint of the source fits one of a log.
struct LogMatch: Sendable {
  let id: Constraint.ID
  /// More is better; comparable within one logged constraint only.
  let score: Int
  /// Whether its identifier says so, or the class of each of its items is known and fits.
  let isSure: Bool
  /// The items that the addresses of the log would be.
  let bindings: [LogBinding]
}

/// One address of a log, as an item of a scope.
struct LogBinding: Hashable, Sendable {
  let key: String
  let item: ItemID
}

/// Compares constraints of one scope with logged ones.
struct LogMatcher {
  let scope: LayoutScope
  let project: Project

  /// `nil` if the two cannot be the same.
  func match(_ logged: LoggedConstraint, _ constraint: Constraint) -> LogMatch? {
    var best: LogMatch?
    for sides in Self.orientations(of: logged) {
      guard let match = match(sides, logged, constraint), match.score > best?.score ?? Int.min
      else { continue }
      best = match
    }
    return best
  }

  /// A logged constraint as it may be written.
  private struct Sides {
    var first: LoggedAnchor
    var relation: Relation
    var second: LoggedAnchor?
    var multiplier: Double
    var constant: Double
  }

  /// As it is printed, and with its sides swapped: `a == m·b + c` is `b == a/m - c/m`.
  private static func orientations(of logged: LoggedConstraint) -> [Sides] {
    let sides = Sides(
      first: logged.first, relation: logged.relation, second: logged.second,
      multiplier: logged.multiplier, constant: logged.constant)
    guard let second = logged.second, logged.multiplier > 0 else { return [sides] }
    let relation: Relation =
      switch logged.relation {
      case .equal: .equal
      case .greaterOrEqual: .lessOrEqual
      case .lessOrEqual: .greaterOrEqual
      }
    return [
      sides,
      Sides(
        first: second, relation: relation, second: logged.first,
        multiplier: 1 / logged.multiplier, constant: -logged.constant / logged.multiplier),
    ]
  }

  private func match(
    _ sides: Sides, _ logged: LoggedConstraint, _ constraint: Constraint
  ) -> LogMatch? {
    let origin = scope.origins[constraint.id.index]
    guard sides.relation == constraint.relation,
      (sides.second == nil) == (constraint.second == nil),
      let first = fit(sides.first, constraint.first, logged)
    else { return nil }
    var score = first.score
    var isSure = first.isSure
    var bindings = [binding(sides.first, constraint.first)]
    if let loggedSecond = sides.second, let second = constraint.second {
      guard let fit = fit(loggedSecond, second, logged) else { return nil }
      score += fit.score
      isSure = isSure && fit.isSure
      bindings.append(binding(loggedSecond, second))
      let isSame = loggedSecond.item.key == sides.first.item.key
      guard isSame == (bindings[0].item == bindings[1].item) else { return nil }
    }
    guard let numbers = numbers(sides, logged, constraint, origin) else { return nil }
    score += numbers
    if let identifier = logged.identifier, logged.maker == .code {
      if let written = origin.identifier {
        guard written == identifier else { return nil }
        score += 12
        isSure = true
      } else {
        score -= 2
      }
    } else if origin.identifier != nil, logged.identifier == nil {
      return nil
    }
    if logged.className.hasPrefix("SnapKit.") != (origin.source == .snapKit),
      origin.source != .helper
    {
      return nil
    }
    if constraint.activation == .never { score -= 3 }
    return LogMatch(id: constraint.id, score: score, isSure: isSure, bindings: bindings)
  }

  private func binding(_ logged: LoggedAnchor, _ anchor: Anchor) -> LogBinding {
    LogBinding(key: logged.item.key, item: owner(of: anchor, logged).item)
  }

  /// What the numbers say; `nil` if one of them is known and differs.
  private func numbers(
    _ sides: Sides, _ logged: LoggedConstraint, _ constraint: Constraint, _ origin: ConstraintOrigin
  ) -> Int? {
    var score = 0
    if let constant = constraint.constant.value {
      if abs(constant - sides.constant) <= 0.01 {
        score += sides.constant == 0 ? 2 : 4
      } else if !origin.isAdjusted, !origin.isSystemSpacing {
        return nil
      }
    }
    if let multiplier = constraint.multiplier.value {
      guard abs(multiplier - sides.multiplier) <= 0.001 else { return nil }
      if multiplier != 1 { score += 3 }
    }
    if let priority = constraint.priority.value {
      guard abs(priority - logged.priority) <= 0.01 else { return nil }
      score += 1
    }
    return score
  }

  // MARK: One side

  /// A margin that the log prints as an attribute is written as that of a guide.
  private func owner(of anchor: Anchor, _ logged: LoggedAnchor) -> (item: ItemID, isMargin: Bool) {
    let item = scope.items[anchor.item.index]
    guard logged.isMargin, item.kind == .guide, let owner = item.owner,
      scope.name(anchor.item).hasSuffix("layoutMarginsGuide")
    else { return (anchor.item, false) }
    return (owner, true)
  }

  private func fit(
    _ logged: LoggedAnchor, _ anchor: Anchor, _ constraint: LoggedConstraint
  ) -> (score: Int, isSure: Bool)? {
    guard
      let attribute = fit(
        logged.attribute, anchor.attribute, isOpen: constraint.isSideOpen)
    else { return nil }
    let (item, isMargin) = owner(of: anchor, logged)
    guard isMargin == logged.isMargin, let classFit = fit(logged.item, item) else { return nil }
    return (attribute + classFit, classFit > 0)
  }

  /// Left and leading are one picture, and one side where people read from left to right.
  private func fit(_ logged: Attribute, _ written: Attribute, isOpen: Bool) -> Int? {
    if logged == written { return 1 }
    switch (logged, written) {
    case (.leading, .left), (.trailing, .right): return isOpen ? 0 : nil
    case (.top, .firstBaseline), (.bottom, .lastBaseline): return nil
    default: return nil
    }
  }

  private func fit(_ logged: LoggedItem, _ id: ItemID) -> Int? {
    let item = scope.items[id.index]
    let name = scope.name(id)
    guard let className = logged.className else { return 0 }
    let plain = logged.plainClass
    if plain.hasSuffix("LayoutGuide") || item.kind == .guide {
      guard plain.hasSuffix("LayoutGuide"), item.kind == .guide else { return nil }
      return fit(guide: logged.text ?? "", name)
    }
    if name == "contentView" || name.hasSuffix(".contentView") {
      return plain.hasSuffix("ContentView") ? 3 : nil
    }
    guard let type = scope.descriptions[id.index].type else {
      // A controller's view is rarely of a class of its own; of others nothing is known.
      return plain == "UIView" && (name == "view" || name.hasSuffix(".view")) ? 1 : 0
    }
    let written = type.split(separator: ".").last.map(String.init) ?? type
    if written == plain || type == className { return ViewClass.named(plain) == nil ? 6 : 3 }
    return project.ancestry(of: plain).contains(written) && written != plain ? 2 : nil
  }

  /// Source: names of guides in public logs.
  private func fit(guide text: String, _ name: String) -> Int? {
    let known = [
      "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide",
      "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
      "UIViewReadableContentGuide": "readableContentGuide",
      "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide",
      "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
      "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
    ]
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let expected = known[text] { return expected == last ? 4 : nil }
    return known.values.contains(last) ? nil : 2
  }
}
