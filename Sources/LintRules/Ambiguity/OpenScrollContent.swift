import Diagnostics
import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver
import UIKitFacts

extension Rule {
  /// No complete chain of constraints connects one end of a scroll view's content to the other.
  ///
  /// - Why: the content's size is unknown, so the view does not scroll, or shows nothing.
  /// - Silent: as `ambiguous-layout` is, for the scroll view and what follows from its content; and on an axis on which
  ///   no edge of the content is used, because then everything is positioned by the frame of the scroll view, and
  ///   nothing scrolls.
  package static let openScrollContent = Rule(
    "open-scroll-content", needsWholeCode: true,
    check: .solution { solution, context in
      let inTables = context.edgesOfTables()
      guard case .ambiguous(let freedoms) = solution.determinacy else { return inTables }
      return inTables
        + freedoms.compactMap { freedom in
          guard freedom.isOpen, solution.isVisible(freedom), solution.concernsContent(freedom)
          else {
            return nil
          }
          return .openContent(freedom, solution, context)
        }
    }
  )
}

extension PlacedDiagnostic {
  fileprivate static func openContent(
    _ freedom: Freedom, _ solution: ScopeSolution, _ context: LayoutContext
  ) -> Self? {
    let items = [freedom.item] + freedom.dependents.map(\.item)
    guard let scroll = items.lazy.compactMap({ solution.scrollView(ofContent: $0) }).first,
      let creation = context.scope.descriptions[scroll.index].creation,
      context.usesContentEdge(of: scroll, freedom.axis),
      !context.centersContent(of: scroll, freedom.axis)
    else { return nil }
    let isHorizontal = freedom.axis == .horizontal
    var subject = context.subject(scroll)
    subject.quantities = [isHorizontal ? "width" : "height"]
    let ends = isHorizontal ? "leading edge to its trailing" : "top edge to its bottom"
    return PlacedDiagnostic(
      Diagnostic(
        "the content of '\(context.name(scroll))' has no \(isHorizontal ? "width" : "height"), so the view does not scroll: no chain of constraints and known sizes connects the content's \(ends) edge; add the missing constraint or size",
        at: creation.range, subject: subject), in: creation.file)
  }
}

extension LayoutContext {
  /// Whether something in a scroll view is centered on it along an axis: with the edges of the content, that makes the
  /// content as large as the frame.
  ///
  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views": constraints between centers attach to the frame.
  fileprivate func centersContent(of scroll: ItemID, _ axis: Axis) -> Bool {
    let center: Attribute = axis == .horizontal ? .centerX : .centerY
    return scope.constraints.contains { constraint in
      guard let second = constraint.second, constraint.activation == .always,
        constraint.relation == .equal, constraint.priority.value == 1000
      else { return false }
      let anchors = [constraint.first, second]
      guard anchors.contains(where: { $0.item == scroll && $0.attribute == center }) else {
        return false
      }
      return anchors.contains { $0.item != scroll && isWithin($0.item, scroll) }
    }
  }

  /// Views in table views that get no width but from the two sides of the table view's content.
  ///
  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views": these are edges of the content, which is as wide as
  /// what is in it. A table view asks for no width of its own there. A view that keeps its mask has the width of its frame.
  fileprivate func edgesOfTables() -> [PlacedDiagnostic] {
    let trailing: Set<Attribute> = [.trailing, .right]
    return scope.constraints.compactMap { end in
      guard let second = end.second, trailing.contains(end.first.attribute),
        second.attribute == end.first.attribute, end.activation == .always, end.relation == .equal,
        end.priority.value == 1000, isTable(second.item),
        scope.items[end.first.item.index].superview == second.item,
        scope.unresolved.isEmpty, scope.descriptions[end.first.item.index].isSizedByConstraints
      else { return nil }
      let view = end.first.item
      let others = scope.constraints.filter { other in
        other.id != end.id
          && ([other.first, other.second].compactMap(\.self)).contains { $0.item == view }
      }
      let isStarted = others.contains {
        $0.second?.item == second.item && $0.first.item == view
          && [.leading, .left].contains($0.first.attribute) && $0.relation == .equal
      }
      let isSized = others.contains { other in
        [other.first, other.second].compactMap(\.self).contains {
          $0.item == view && [.width, .centerX].contains($0.attribute)
        }
      }
      guard isStarted, !isSized else { return nil }
      let origin = origin(end)
      let names = (name(view), name(second.item))
      return PlacedDiagnostic(
        Diagnostic(
          "'\(names.0)' is pinned to both sides of the content of '\(names.1)', but a table view does not determine its content's width, so '\(names.0)' may be narrower or wider than the table; constrain its width or centerX to that of '\(names.1)'",
          at: origin.range, subject: subject(view)), in: origin.file)
    }
  }

  /// Whether an item is a table view, also as the view of a controller that has nothing else.
  private func isTable(_ item: ItemID) -> Bool {
    let description = scope.descriptions[item.index]
    if let type = description.type, project.ancestry(of: type).contains(ClassName.tableView) {
      return true
    }
    guard [NameGroup.rootView, MemberName.tableView].contains(description.name),
      description.creation == nil,
      let type = typeName
    else { return false }
    return project.ancestry(of: type).contains(ClassName.tableViewController)
  }

  /// Whether a constraint uses an edge of a scroll view's content. Centers and sizes are those of its frame.
  ///
  /// Source: Apple, Auto Layout Guide, "Working with Scroll Views".
  fileprivate func usesContentEdge(of scroll: ItemID, _ axis: Axis) -> Bool {
    let outside = scope.items[scroll.index].superview
    let owned = Set([scroll] + scope.items.filter { $0.owner == scroll }.map(\.id))
    let content = owned.filter { Guide(endOf: scope.descriptions[$0.index].name) != .frame }
    return scope.constraints.contains { constraint in
      guard let second = constraint.second,
        [constraint.first, second].allSatisfy({ anchor in
          // What lies beside it, and what holds it, knows its frame.
          let holder = scope.items[anchor.item.index].owner ?? anchor.item
          return owned.contains(anchor.item) || holder != outside && !isBeside(scroll, holder)
        })
      else { return false }
      return [constraint.first, second].contains { anchor in
        content.contains(anchor.item) && anchor.attribute.axis == axis && !anchor.attribute.isSize
          && ![.centerX, .centerY].contains(anchor.attribute)
      }
    }
  }

  private func isBeside(_ view: ItemID, _ other: ItemID) -> Bool {
    guard let superview = scope.items[view.index].superview else { return false }
    return scope.items[other.index].superview == superview
  }
}

extension ItemDescription {
  /// Whether no code gives the view a frame, of which its autoresizing mask then makes constraints.
  fileprivate var isSizedByConstraints: Bool {
    handovers.isEmpty && (handling.optsOut || !isFramedFromStart && placements.isEmpty)
  }
}
