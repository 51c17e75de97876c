import LayoutDialects
import LayoutModel

/// Finds the rectangle in which a frame for left-to-right is mirrored for right-to-left.
struct MirrorSearch {
  let plan: FramePlan
  let surroundings: FrameSurroundings
  /// Whether the guides' rectangles are mirrored before frames are computed from them.
  var hasMirroredGuides = false

  enum Mirror {
    /// The frame is the same in both directions.
    case itself
    case inside(FormPrinter.Rectangle)
  }

  private var scope: LayoutScope { surroundings.scope }

  func mirror(of view: ItemID) throws(Refusal.Cause) -> Mirror {
    let extent = ItemAxis(view, .horizontal)
    guard let place = plan.places[extent], !plan.isAbsolute(view) else { return .itself }
    let superview = scope.items[view.index].superview ?? surroundings.container
    let size = plan.expanded(Form(.size(view, .horizontal)))
    let start = plan.expanded(place.form) - size * place.share
    let origin = Form(.origin(superview, .horizontal))
    let extentOfSuperview = plan.expanded(Form(.size(superview, .horizontal)))
    // In right-to-left the insets of both sides are exchanged, and x counts from the other edge.
    let mirrored =
      origin * 2 + extentOfSuperview - exchanged(start) - exchanged(size)
    guard isSymmetric(size) else {
      throw .direction(scope.descriptions[view.index].name)
    }
    if mirrored.equals(start) { return .itself }
    var candidates: [(FormPrinter.Rectangle, Form)] = [
      (.bounds(superview), origin * 2 + extentOfSuperview)
    ]
    if superview == surroundings.container, !hasMirroredGuides {
      for item in scope.items where item.kind == .guide && item.owner == surroundings.container {
        let edges = Form(.start(item.id, .horizontal)) * 2 + Form(.size(item.id, .horizontal))
        candidates.append((.frame(item.id), edges))
      }
    }
    for (rectangle, sum) in candidates where (sum - start - size).equals(mirrored) {
      return .inside(rectangle)
    }
    throw .direction(scope.descriptions[view.index].name)
  }

  /// Whether a view that left or right places is placed by a guide: mirroring the guide would move it.
  func hasAbsoluteInsets(_ views: [ItemID]) -> Bool {
    views.contains { view in
      let extent = ItemAxis(view, .horizontal)
      return plan.isAbsolute(view)
        && plan.forms(of: extent).contains { form in
          plan.expanded(form).terms.contains { term in
            term.quantity.item.map { scope.items[$0.index].kind == .guide } ?? false
          }
        }
    }
  }

  /// A guide's start counted from the leading edge: in right-to-left that is the right one.
  private func exchanged(_ form: Form) -> Form {
    if hasMirroredGuides { return form }
    return form.replacing { quantity in
      guard case .start(let item, .horizontal) = quantity,
        scope.items[item.index].kind == .guide, let owner = scope.items[item.index].owner
      else { return nil }
      return Form(.origin(owner, .horizontal)) * 2 + Form(.size(owner, .horizontal))
        - Form(.start(item, .horizontal)) - Form(.size(item, .horizontal))
    }
  }

  /// Whether a length is the same in both directions, also where bounds are what clamps it.
  private func isSymmetric(_ size: Form) -> Bool {
    exchanged(size).equals(size)
      && size.terms.allSatisfy { term in
        guard case .size(let item, .horizontal) = term.quantity,
          let length = plan.lengths[ItemAxis(item, .horizontal)]
        else { return true }
        return (length.atLeast + length.atMost + [length.preferred]).allSatisfy {
          let form = plan.expanded($0)
          return exchanged(form).equals(form)
        }
      }
  }
}
