import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension Rule {
  /// A view in a table cell is pinned to top and bottom, and has a required height of its own; or a text of several
  /// lines is constrained to the top of its cell, and nothing to the bottom; or a cell has a required constraint on its
  /// own size.
  ///
  /// - Why: the row's height follows from the three. The table adds the separator's fraction of a point, or keeps
  ///   another height while it animates, and the log reports a conflict with `UIView-Encapsulated-Layout-Height`.
  ///   Without a constraint to the bottom, the row does not become as tall as the text.
  /// - Silent: when one of the three is optional, kept or an inequality; and for texts, where code returns the heights
  ///   of rows.
  package static let cellHeightChain = Rule(
    "cell-height-chain",
    check: .constraint { constraint, context, _ in
      let item = constraint.first.item
      if let open = context.openChain(constraint) { return [open] }
      if let own = context.ownCellSize(constraint) { return [own] }
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
  /// A text of several lines in a table's cell that hangs from the cell's top while nothing reaches the cell's bottom.
  fileprivate func openChain(_ constraint: Constraint) -> Diagnostic? {
    let item = constraint.first.item
    let text = scope.descriptions[item.index]
    guard constraint.first.attribute == .top, isFirm(constraint), inTableCell(item),
      isPinned(item, .top), text.isStable, text.handovers.isEmpty, scope.unresolved.isEmpty,
      let cell = scope.items[item.index].superview,
      hasLines(text.name, in: files[origin(constraint).file])
    else { return nil }
    let content = Set([cell] + scope.items.filter { $0.owner == cell }.map(\.id))
    let bounded: Set<Attribute> = [.bottom, .centerY, .height, .lastBaseline]
    let isBounded = scope.constraints.contains { other in
      [other.first, other.second].compactMap(\.self).contains {
        content.contains($0.item) && bounded.contains($0.attribute)
      }
    }
    let isUnclear = scope.items.contains {
      $0.superview == cell && scope.descriptions[$0.id.index].hasUnreadConstraints
    }
    guard !isBounded, !isUnclear, !rowsHaveHeights else { return nil }
    return Diagnostic(
      "'\(text.name)' can have several lines, but nothing connects it to the bottom of its cell, so the row does not become as tall as the text; constrain its bottom to the bottom of contentView",
      at: origin(constraint).range, subject: subject(item))
  }

  /// A required size of a cell itself, whose frame the table or collection view sets.
  fileprivate func ownCellSize(_ constraint: Constraint) -> Diagnostic? {
    let item = constraint.first.item
    guard constraint.first.attribute.isSize, item == scope.container, name(item) == "self",
      constraint.second == nil || constraint.second?.item == item, constraint.relation == .equal,
      constraint.activation != .never, constraint.priority.value == 1000,
      let type = typeName
    else { return nil }
    let owner: String
    switch project.frameworkClass(of: type)?.role {
    case .tableCell: owner = "table view"
    case .collectionCell: owner = "collection view"
    case .view, .stack, .scroll, .controller, .guide, .window, nil: return nil
    }
    let origin = origin(constraint)
    guard !files[origin.file].setsOwnMask(around: origin.range) else { return nil }
    let size = constraint.first.attribute.rawValue
    return Diagnostic(
      "the \(owner) sets the frames of its cells, and a required \(size) constraint on the cell itself conflicts with these frames; constrain \(MemberName.contentView) instead, with a priority below 1000",
      at: origin.range, subject: subject(item))
  }

  /// Whether code gives a label as many lines as its text needs.
  private func hasLines(_ label: String, in file: SyntaxFile) -> Bool {
    file.source.tokens.indices.contains { index in
      file.tokenText(index) == MemberName.numberOfLines && file.tokenText(index + 1) == "="
        && file.tokenText(index + 2) == "0" && file.isSetting(at: index, of: label)
    }
  }

  /// Whether code of the project tells a table how high its rows are.
  private var rowsHaveHeights: Bool {
    files.contains { file in
      file.source.tokens.indices.contains { index in
        switch file.tokenText(index) {
        case "heightForRowAt", "heightForRowAtIndexPath": true
        case MemberName.rowHeight:
          file.tokenText(index + 1) == "=" && file.source.tokens[index + 2].kind == .integer
        default: false
        }
      }
    }
  }

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
      let type = typeName
    else { return false }
    return project.ancestry(of: type).contains(ClassName.tableViewCell)
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

extension SyntaxFile {
  /// Whether the type around some code names its own autoresizing mask.
  fileprivate func setsOwnMask(around range: SourceRange) -> Bool {
    let place = tokens(in: range).lowerBound
    let hash = Token.nameHash(of: autoresizingFlag)
    return source.tokens.indices.contains { index in
      source.tokens[index].nameHash == hash && tokenText(index) == autoresizingFlag
        && (tokenText(index - 1) != "." || tokenText(index - 2) == "self")
        && areOfOneType(index, place)
    }
  }

  /// Whether the property at a token is set on the view of a name: `title.numberOfLines`, also in the closure that makes
  /// the view.
  fileprivate func isSetting(at token: Int, of view: String) -> Bool {
    if name(before: token) == view { return true }
    return bindings.contains { binding in
      binding.name >= 0 && name(binding.name) == view
        && binding.initialValue.map { self[$0].span.indices.contains(token) } ?? false
    }
  }
}
