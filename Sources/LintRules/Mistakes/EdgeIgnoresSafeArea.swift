import Diagnostics
import LayoutDialects
import LayoutModel
import UIKitFacts

extension Rule {
  /// A text or a control is pinned to the top or bottom of a controller's view instead of its safe area.
  ///
  /// - Why: on phones without a home button, the status bar covers it, or the home indicator takes its touches.
  /// - Silent: for views that are pinned to top and bottom, as backgrounds are, for distances that leave space for the
  ///   bars, and where the project runs on systems without a safe area.
  package static let edgeIgnoresSafeArea = Rule(
    "edge-ignores-safe-area", asksForTargets: true,
    check: .constraint { constraint, context, options in
      guard options.targets.hasAll(ofIOS: Guide.safeArea.introduced),
        let second = constraint.second, constraint.relation == .equal,
        constraint.activation == .always || constraint.activation == .conditional,
        constraint.multiplier.value == 1, second.attribute == constraint.first.attribute,
        let constant = constraint.constant.value, isCovered(second.attribute, constant),
        context.isContent(constraint.first.item), context.isRootView(second.item),
        !context.spans(constraint.first.item, second.item)
      else { return [] }
      let origin = context.origin(constraint)
      guard !origin.isKept, !origin.isAdjusted else { return [] }
      let edge = second.attribute.rawValue
      let bar = second.attribute == .top ? "the status bar" : "the home indicator"
      return [
        Diagnostic(
          "'\(context.name(constraint.first.item))' is pinned to the \(edge) of the screen, where \(bar) covers it; pin it to view.safeAreaLayoutGuide",
          at: origin.range, subject: context.subject(constraint.first.item))
      ]
    }
  )
}

/// Whether a view at this distance from the edge lies under a bar of a current phone.
/// Source: device tables; the smallest insets of phones without a home button are 44 and 34.
private func isCovered(_ attribute: Attribute, _ constant: Double) -> Bool {
  switch attribute {
  case .top: constant >= 0 && constant < 44
  case .bottom: constant <= 0 && constant > -34
  case .left, .right, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
    .lastBaseline:
    false
  }
}

extension LayoutContext {
  /// Whether the item is a text or a control, of a class that has a height of its own.
  fileprivate func isContent(_ item: ItemID) -> Bool {
    let known = scope.items[item.index]
    return known.kind == .view && known.intrinsicAxes.contains(.vertical)
      && scope.descriptions[item.index].type.flatMap(ViewClass.named)?.traits.contains(.bar) != true
  }

  /// Whether the item is the view of the controller whose code this is.
  func isRootView(_ item: ItemID) -> Bool {
    guard name(item) == "view", scope.descriptions[item.index].creation == nil,
      let type = typeName, project.isDeclared(type: type)
    else { return false }
    return project.frameworkClass(of: type)?.role == .controller
      && !project.ancestry(of: type).contains(ClassName.nsViewController)
  }

  /// The type whose code builds the scope: `Card` for `Card.setUp()` and `Card.title`, `Card.Row` for that type itself.
  var typeName: String? {
    let name = scope.name
    guard !project.isDeclared(type: name), let period = name.lastIndex(of: ".") else { return name }
    return String(name[..<period])
  }

  /// Whether the view reaches from top to bottom of the other.
  fileprivate func spans(_ item: ItemID, _ other: ItemID) -> Bool {
    [Attribute.top, .bottom].allSatisfy { attribute in
      scope.constraints.contains { constraint in
        constraint.first == Anchor(item, attribute) && constraint.second == Anchor(other, attribute)
      }
    }
  }
}
