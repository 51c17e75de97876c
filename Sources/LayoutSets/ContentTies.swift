import LayoutDialects
import LayoutModel
import LayoutSolver
import UIKitFacts

extension ScopeSolution {
  /// Whether the quantity is certainly ambiguous only because of equal content priorities.
  ///
  /// The views must be of classes that are known to have content, and the views at the ends of their row must be
  /// without doubts: the solver assumes a position for views with doubts. Views and cells are as high as their content,
  /// so only a controller's view has a height that a column may fail to fill.
  package func isSureTie(_ freedom: Freedom) -> Bool {
    guard case .tie(let members) = freedom.cause, !isInControl else { return false }
    var contents: [ItemID] = []
    for member in members {
      switch member {
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        guard hasKnownContent(item, axis), hasKnownPriorities(item, axis) else { return false }
        contents.append(item)
      case .constraint, .given, .nonNegative: return false
      }
    }
    guard freedom.axis == .horizontal || isContainerHeightGiven else { return false }
    guard haveComparablePriorities(contents, freedom.axis) else { return false }
    return !isTiedToDoubt(Set(contents + [freedom.item]), freedom.axis)
  }

  /// Whether UIKit or AppKit gives the item a size of its own on the axis; a class of the project may hug in its own way.
  private func hasKnownContent(_ item: ItemID, _ axis: Axis) -> Bool {
    guard problem.scope.descriptions.indices.contains(item.index),
      let type = problem.scope.descriptions[item.index].type,
      let known = ViewClass.named(type)
    else { return false }
    // Of what else has its content from the start, a label of AppKit's is as wide as its text; a field is not.
    return known.intrinsicAxes.contains(axis)
      || problem.scope.descriptions[item.index].isFilledFromStart
  }

  /// Whether the priorities of contents are equal for sure: which ones AppKit gives its labels is not documented, so that
  /// either all views have those, or none has.
  private func haveComparablePriorities(_ contents: [ItemID], _ axis: Axis) -> Bool {
    let descriptions = contents.map { problem.scope.descriptions[$0.index] }
    let isOfAppKit = descriptions.contains { description in
      guard let known = description.type.flatMap({ ViewClass.named($0) }) else { return false }
      return !known.intrinsicAxes.contains(axis)
    }
    guard isOfAppKit else { return true }
    return Set(descriptions.map { $0.contentPriorities[.hugging, axis] == nil }).count == 1
  }

  private func hasKnownPriorities(_ item: ItemID, _ axis: Axis) -> Bool {
    let priorities = problem.scope.descriptions[item.index].contentPriorities
    return priorities[.hugging, axis] != .unknown
      && priorities[.compressionResistance, axis] != .unknown
  }

  /// Whether the views lie in a control, which is as wide as its content unless somebody stretches it.
  private var isInControl: Bool {
    guard let type = problem.standings.surroundings.unit.typeName else { return false }
    return problem.project.ancestry(of: type).contains {
      $0 == ClassName.control || $0 == ClassName.button
    }
  }

  private var isContainerHeightGiven: Bool {
    guard let container = problem.scope.container,
      let type = problem.standings.surroundings.unit.typeName
    else { return false }
    return problem.scope.descriptions[container.index].name == "view"
      && problem.project.frameworkClass(of: type)?.role == .controller
  }

  /// Whether constraints tie the items to a doubted one, not by way of a view that they lie in.
  private func isTiedToDoubt(_ items: Set<ItemID>, _ axis: Axis) -> Bool {
    let outside = Set(items.flatMap(ancestors))
    var reached = items
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for constraint in constraintsInForce where constraint.terms.count > 1 {
        guard constraint.terms.contains(where: { $0.anchor.attribute.axis == axis }) else {
          continue
        }
        let tied = constraint.terms.map(\.anchor.item).filter { !isEnd($0, outside) }
        guard tied.contains(where: reached.contains) else { continue }
        for item in tied where reached.insert(item).inserted { isGrowing = true }
      }
    }
    let doubted = problem.doubtedAxes
    return reached.contains { item in
      guard problem.scope.items.indices.contains(item.index) else { return false }
      if case .doubtful = standings[item.index] { return true }
      return doubted.contains(.init(item: item, axis: axis))
    }
  }

  /// Whether the item, or the view of the guide that it is, gives rows inside it their ends.
  private func isEnd(_ item: ItemID, _ outside: Set<ItemID>) -> Bool {
    guard problem.scope.items.indices.contains(item.index) else { return false }
    let view = problem.scope.items[item.index].owner ?? item
    return view == problem.scope.container || outside.contains(view)
  }

  /// The views that an item lies in.
  private func ancestors(of item: ItemID) -> [ItemID] {
    var found: [ItemID] = []
    var current = item
    while problem.scope.items.indices.contains(current.index),
      let next = problem.scope.items[current.index].superview, !found.contains(next)
    {
      found.append(next)
      current = next
    }
    return found
  }

  var constraintsInForce: [LinearConstraint] {
    problem.scope.constraints.map { problem.linearConstraint($0.id) } + problem.stacks.constraints
  }
}
