import Diagnostics
import LayoutDialects
import LayoutModel
import SourceText

extension Rule {
  /// A constraint's constant is a plain number of points.
  ///
  /// - Why: the distance or size stays the same on every screen, while all around it grows.
  /// - Silent: for small and allowed numbers, for names, for anything computed, for sizes that are only bounded, for
  ///   constants that are assigned later, for edge insets, of which `hard-coded-inset` speaks, and in code that is
  ///   not about a phone's or tablet's screen.
  package static let unscaledConstant = Rule(
    "unscaled-constant",
    check: .constraint { constraint, context, options in
      let origin = context.origin(constraint)
      guard let argument = origin.constant, argument.number.isLiteral, !origin.isAdjusted,
        argument.role != .repeated, argument.role != .inset,
        let value = argument.number.value, options.reports(value),
        constraint.second != nil || constraint.relation == .equal,
        constraint.second != constraint.first,
        context.project.files[origin.file].isScreenCode
      else { return [] }
      return [
        Diagnostic(
          "\(context.distance(value, constraint)) on every screen; give the number a name or scale it with the screen",
          at: argument.value, subject: context.subject(constraint),
          group: format(value))
      ]
    }
  )
}

extension LayoutContext {
  /// What a constraint's constant keeps apart, in words: `the gap between the top of 'title' and the bottom of 'bar' is
  /// at least 8 points`.
  fileprivate func distance(_ value: Double, _ constraint: Constraint) -> String {
    let origin = origin(constraint)
    let first = written(constraint.first.item, at: origin.first, in: origin)
    let attribute = constraint.first.attribute
    let points = "\(format(abs(value))) points"
    let verb = origin.priority.value == 1000 ? "is" : "is meant to be"
    guard let second = constraint.second, let range = origin.second else {
      return "the \(attribute.rawValue) of '\(first)' \(verb) \(points)"
    }
    let other = written(second.item, at: range, in: origin)
    if attribute.isSize {
      guard constraint.multiplier.value == 1, attribute == second.attribute else {
        return "the \(points) in the \(attribute.rawValue) of '\(first)' stay the same"
      }
      return
        "'\(first)' \(verb) \(bound(value, constraint))\(points) \(comparison(value, attribute)) than '\(other)'"
    }
    let gap = "\(attribute.words) of '\(first)' and the \(second.attribute.words) of '\(other)'"
    return "the gap between the \(gap) \(verb) \(bound(value, constraint))\(points)"
  }

  /// The item as the line spells it, where that is short and names it; otherwise its name.
  private func written(
    _ item: ItemID, at anchor: SourceRange, in origin: ConstraintOrigin
  ) -> String {
    let text = files[origin.file].source.file.text(anchor)
    // `make.left` of SnapKit names no item.
    guard origin.dialect.hasPrefix("anchor"), let period = text.lastIndex(of: ".") else {
      return name(item)
    }
    var base = text[..<period]
    while base.last == "?" || base.last == "!" { base.removeLast() }
    let isShort = base.count <= 40 && !base.contains(where: \.isNewline)
    return isShort && !base.isEmpty ? String(base) : name(item)
  }

  /// A negative constant turns the relation of the distance around.
  private func bound(_ value: Double, _ constraint: Constraint) -> String {
    switch (constraint.relation, value < 0) {
    case (.equal, _): ""
    case (.greaterOrEqual, false), (.lessOrEqual, true): "at least "
    case (.lessOrEqual, false), (.greaterOrEqual, true): "at most "
    }
  }

  private func comparison(_ value: Double, _ attribute: Attribute) -> String {
    switch (attribute, value < 0) {
    case (.width, true): "narrower"
    case (.width, false): "wider"
    case (_, true): "shorter"
    case (_, false): "taller"
    }
  }
}

extension Attribute {
  /// The attribute in words, where UIKit's name is none.
  fileprivate var words: String {
    switch self {
    case .centerX, .centerY: "center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .left: "left edge"
    case .right: "right edge"
    case .top, .bottom, .width, .height: rawValue
    }
  }
}
