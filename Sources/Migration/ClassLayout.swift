import LayoutDialects
import LayoutModel
import LayoutSets
import UIKitFacts

/// What a class of the project does to its own views: by itself, whoever makes them.
struct ClassLayout {
  /// Whether its code switches its own mask off.
  private(set) var switchesMaskOff = false
  /// Whether its code constrains the view itself, rather than what is in it.
  private(set) var constrainsItself = false
  /// The axes on which its code ties what is in it to the view itself.
  private(set) var tiedAxes: Set<Axis> = []
  /// The axes on which what it holds, or its own code, may give it a size.
  private(set) var sizedAxes: Set<Axis> = []

  private static let both: Set<Axis> = [.horizontal, .vertical]

  /// - Parameter type: a class of views; one of the system's does nothing of all this by itself.
  init(_ type: String, in project: MigrationProject) {
    let facts = project.project
    var adds = false
    var ties = false
    for ancestor in facts.ancestry(of: type) where ViewClass.named(ancestor) == nil {
      if facts.declaresOptOut(ancestor) { switchesMaskOff = true }
      adds = adds || facts.addsToItself(ancestor)
      if let reading = project.reading(ofClass: ancestor) {
        if note(reading) { ties = true }
      } else if project.hasSeveral(named: ancestor) {
        sizedAxes = Self.both
      }
    }
    // What it holds is tied to it in ways that are not read.
    if adds, !ties { sizedAxes = Self.both }
    guard let known = facts.frameworkClass(of: type) else {
      sizedAxes = Self.both
      return
    }
    sizedAxes.formUnion(facts.intrinsicAxes(of: type))
    switch known.contentSize {
    case .never: break
    case .whileHolding, .perhaps: sizedAxes = Self.both
    }
    // What scrolls has the size that it is given, whatever it holds.
    if known.role == .scroll, known.contentSize == .never { sizedAxes = [] }
  }

  /// - Returns: whether constraints tie something to the view.
  private mutating func note(_ reading: LayoutReading) -> Bool {
    var ties = false
    for scope in reading.scopes {
      if !scope.unresolved.isEmpty { sizedAxes = Self.both }
      guard let container = scope.container else { continue }
      if scope.descriptions[container.index].handling.optsOut { switchesMaskOff = true }
      for constraint in scope.constraints {
        guard !scope.origins[constraint.id.index].isFrame else { continue }
        let isFirst = constraint.first.item == container
        guard isFirst || constraint.second?.item == container else { continue }
        sizedAxes.insert(constraint.first.attribute.axis)
        tiedAxes.insert(constraint.first.attribute.axis)
        ties = true
        guard let second = constraint.second else {
          constrainsItself = constrainsItself || isFirst
          continue
        }
        let other = isFirst ? second.item : constraint.first.item
        if isAround(other, container, scope) { constrainsItself = true }
      }
    }
    return ties
  }

  /// Whether an item is the view's own superview, or something else that does not lie in it.
  private func isAround(_ item: ItemID, _ container: ItemID, _ scope: LayoutScope) -> Bool {
    if item == container || scope.items[item.index].owner == container { return false }
    return scope.descriptions[item.index].name.hasSuffix("superview")
  }
}

/// What classes do to their own views, each read once.
///
/// A class, because all views of a type ask it, and what it knows grows.
final class ClassLayouts {
  private let project: MigrationProject
  private var known: [String: ClassLayout] = [:]

  init(in project: MigrationProject) { self.project = project }

  subscript(type: String) -> ClassLayout {
    if let layout = known[type] { return layout }
    let layout = ClassLayout(type, in: project)
    known[type] = layout
    return layout
  }
}

extension SetJudge {
  /// A view that what is in it makes as large as it is has another `intrinsicContentSize`: that of its superclass.
  func checkTiedContents(of set: ViewSet, _ plan: FramePlan) throws(Refusal) {
    for view in set.views {
      let description = set.scope.descriptions[view.index]
      let axes = Axis.allCases.filter { plan.isMeasured(ItemAxis(view, $0)) }
      guard !axes.isEmpty, let type = description.type, ViewClass.named(type) == nil,
        !layouts[type].tiedAxes.isDisjoint(with: axes),
        let site = description.creation ?? description.addition
      else { continue }
      throw Refusal(.contentSize(set.name(view)), file: site.file, range: site.range)
    }
  }
}
