import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

extension Rule {
  /// A view has its autoresizing mask switched off, but no constraints: only frames place it.
  ///
  /// - Why: Auto Layout may ignore the frame, and the view has no size.
  /// - Silent: where code that is not read may constrain the view.
  package static let frameWithoutMask = Rule(
    "frame-without-mask",
    check: .item { item, context, _ in
      context.framedWithoutMask(item).map { [$0] } ?? []
    }
  )
}

extension LayoutContext {
  /// A view that is placed by frames alone, although its mask is switched off.
  fileprivate func framedWithoutMask(_ item: Item) -> Diagnostic? {
    let description = scope.descriptions[item.id.index]
    guard item.kind == .view, description.isStable, let optOut = description.optOut,
      let frame = description.placements.first, let creation = description.creation,
      optOut.file == creation.file, description.addition != nil, !description.isArranged,
      description.making == nil, description.namesInHelpers == nil, description.owned == nil,
      !description.hasUnreadConstraints, description.handovers.isEmpty,
      scope.unresolved.isEmpty,
      !scope.constraints.contains(where: { mentions(item.id, $0) })
    else { return nil }
    if description.reach == .project {
      let file = files[creation.file]
      guard let type = file.type(around: file.tokens(in: creation.range).lowerBound),
        !project.hasSubclasses(file.text(type.name)),
        !project.isReached(description.name, of: file.text(type.name), holding: description.type)
      else { return nil }
    }
    return Diagnostic(
      "'\(name(item.id))' is placed by its frame, but its autoresizing mask is turned off and nothing constrains it, so a layout pass may move it to the origin of its superview and give it a size of zero; remove this line",
      at: optOut.range,
      notes: [
        Note(
          "the frame of '\(name(item.id))' is set here", at: frame.range,
          in: frame.file == creation.file ? nil : files[frame.file].source.file.path)
      ], subject: subject(item.id))
  }

  /// Whether a constraint is about an item, or about a guide in it.
  private func mentions(_ item: ItemID, _ constraint: Constraint) -> Bool {
    ([constraint.first, constraint.second].compactMap(\.self) + constraint.terms.map(\.anchor))
      .contains { $0.item == item || scope.items[$0.item.index].owner == item }
  }
}
