import Diagnostics
import LayoutDialects
import LayoutModel
import UIKitFacts

extension Rule {
  /// A view in a table cell is pinned to top and bottom, and has a required height of its own.
  ///
  /// - Why: the row's height follows from the three. The table adds the separator's fraction of a point, or keeps another
  ///   height while it animates, and the log reports a conflict with `UIView-Encapsulated-Layout-Height`.
  /// - Silent: when one of the three is optional, kept or an inequality.
  package static let cellHeightChain = Rule(
    "cell-height-chain",
    check: .constraint { constraint, context, _ in
      let item = constraint.first.item
      guard constraint.first.attribute == .height, constraint.second == nil,
        context.isFirm(constraint), context.inTableCell(item),
        context.isPinned(item, .top), context.isPinned(item, .bottom)
      else { return [] }
      return [
        Diagnostic(
          "'\(context.name(item))' fills its cell and has a required height, which conflicts with any other height that the table view gives the row; lower this constraint's priority to 999",
          at: context.origin(constraint).range, subject: context.subject(item))
      ]
    }
  )
}

extension LayoutContext {
  fileprivate func isFirm(_ constraint: Constraint) -> Bool {
    constraint.relation == .equal && constraint.activation == .always
      && constraint.priority.value == 1000 && !origin(constraint).isKept
      && !origin(constraint).isAdjusted
  }

  /// Whether the item lies in the content view of a table's cell.
  fileprivate func inTableCell(_ item: ItemID) -> Bool {
    guard let superview = scope.items[item.index].superview,
      name(superview) == MemberName.contentView,
      scope.descriptions[superview.index].creation == nil,
      let type = scope.name.split(separator: ".").first
    else { return false }
    return project.ancestry(of: String(type)).contains(ClassName.tableViewCell)
  }

  /// Whether the item's edge is surely pinned to that of its superview, or of a guide in it.
  fileprivate func isPinned(_ item: ItemID, _ edge: Attribute) -> Bool {
    let superview = scope.items[item.index].superview
    return scope.constraints.contains { constraint in
      guard let second = constraint.second, isFirm(constraint) else { return false }
      return [(constraint.first, second), (second, constraint.first)].contains { inner, outer in
        inner == Anchor(item, edge) && outer.attribute == edge
          && (outer.item == superview || scope.items[outer.item.index].owner == superview)
      }
    }
  }
}
