import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax

extension Rule {
  /// An arranged subview is pinned to its stack view's edge, beside the stack's own constraint there.
  ///
  /// - Why: a stack view that fills its width pins both sides of each row itself; another distance conflicts with that.
  /// - Silent: unless the stack's axis is written, its alignment is its default or `.fill` throughout the type, and its
  ///   margins are not arranged by.
  package static let stackChildPinned = Rule(
    "stack-child-pinned",
    check: .constraint { constraint, context, _ in
      let origin = context.origin(constraint)
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.activation == .always, !origin.isKept, !origin.isAdjusted,
        constraint.priority.value == 1000, constraint.multiplier.value == 1,
        second.attribute == constraint.first.attribute,
        let constant = origin.constant?.number, constant.isLiteral, constant.value != 0,
        let (child, stack) = context.arranged(constraint.first.item, second.item),
        let axis = context.filledAxis(of: stack),
        crossEdges(of: axis).contains(second.attribute)
      else { return [] }
      let (name, stackName) = (context.name(child), context.name(stack))
      return [
        Diagnostic(
          "'\(stackName)' arranges '\(name)' and pins its \(second.attribute.rawValue) itself, without a distance; this constraint conflicts with that, so set the stack's layoutMargins or alignment instead",
          at: origin.range, subject: context.subject(child))
      ]
    }
  )
}

private func crossEdges(of axis: Axis) -> [Attribute] {
  switch axis {
  case .vertical: [.leading, .trailing, .left, .right]
  case .horizontal: [.top, .bottom]
  }
}

extension LayoutContext {
  /// The arranged one of the two, and the stack view that arranges it.
  fileprivate func arranged(_ first: ItemID, _ second: ItemID) -> (child: ItemID, stack: ItemID)? {
    for (child, stack) in [(first, second), (second, first)] {
      if scope.descriptions[child.index].isArranged,
        scope.descriptions[child.index].additionCount == 1,
        scope.items[child.index].superview == stack
      {
        return (child, stack)
      }
    }
    return nil
  }

  /// The axis of a plain stack view that makes its rows as wide (or high) as itself; `nil` if in doubt.
  fileprivate func filledAxis(of stack: ItemID) -> Axis? {
    let description = scope.descriptions[stack.index]
    guard description.type == "UIStackView", description.isStable,
      let creation = description.creation
    else { return nil }
    let file = files[creation.file]
    let text = file.source.file.text(creation.range)
    guard text == "UIStackView()" || text.hasPrefix("UIStackView(arrangedSubviews:") else {
      return nil
    }
    var axis: Axis?
    // The whole file: other types may set up the same stack.
    for (index, word) in file.words(in: TokenSpan(0, file.source.tokens.count - 1)) {
      let value = file.tokenText(index + 1) == "=" ? file.tokenText(index + 3) : ""
      switch word {
      case "isLayoutMarginsRelativeArrangement": return nil
      case "alignment" where value != "fill": return nil
      case "axis" where file.tokenText(index - 2) == description.name:
        if axis != nil { return nil }
        axis = ["vertical": .vertical, "horizontal": .horizontal][value]
        if axis == nil { return nil }
      default: break
      }
    }
    return axis
  }
}
