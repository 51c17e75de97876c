import LayoutDialects
import LayoutModel
import LayoutSets
import LayoutSolver
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Which classes of views have a size from outside wherever they are made: each of their views is constrained to that
/// size by the code that makes it, whatever the view holds.
///
/// What a class ties its own size to decides nothing then.
struct OuterSizes {
  let project: MigrationProject

  /// How many views may take their sizes from each other.
  private static let mostSteps = 16

  /// - Parameter type: a class of views of the project.
  func give(_ axis: Axis, toViewsOf type: String) -> Bool { give(axis, toViewsOf: type, steps: 0) }

  private func give(_ axis: Axis, toViewsOf type: String, steps: Int) -> Bool {
    guard steps < Self.mostSteps, let sites = project.creationSites(of: type), !sites.isEmpty
    else { return false }
    return sites.allSatisfy { site in
      guard let owner = project.surveyed[site.file].typeName(around: site.token),
        let reading = project.reading(ofClass: owner), reading.isWhole,
        let view = PlacedView(madeAt: site, type, in: reading, project)
      else { return false }
      return isGiven(axis, view, of: owner, steps: steps + 1)
    }
  }

  /// The sizes that constraints give to views of a class on a phone, as far as the code that makes some is read.
  func known(ofViewsOf type: String) -> [(width: Double, height: Double)] {
    project.knownCreationSites(of: type).compactMap { site in
      guard let owner = project.surveyed[site.file].typeName(around: site.token),
        let reading = project.reading(ofClass: owner, in: site.file),
        let view = PlacedView(madeAt: site, type, in: reading, project, isSure: false)
      else { return nil }
      let (width, height) = (390.0, 844.0)
      return (
        view.extent(.horizontal, width: width, height: height) ?? width,
        view.extent(.vertical, width: width, height: height) ?? height
      )
    }
  }

  /// Whether constraints from outside determine an extent of a view, with no content and no priorities.
  private func isGiven(
    _ axis: Axis, _ view: PlacedView, of owner: String, steps: Int
  ) -> Bool {
    guard steps < Self.mostSteps, isSteady(view, of: owner) else { return false }
    guard let plain = view.extent(axis, width: 390, height: 844),
      let wide = view.extent(axis, width: 617, height: 844),
      let high = view.extent(axis, width: 390, height: 1_123)
    else { return false }
    let sources = (wide == plain ? [] : [Axis.horizontal]) + (high == plain ? [] : [Axis.vertical])
    return sources.allSatisfy { isGiven($0, toContainerOf: view, of: owner, steps: steps + 1) }
  }

  private func isGiven(
    _ axis: Axis, toContainerOf view: PlacedView, of owner: String, steps: Int
  ) -> Bool {
    let name = view.set.name(view.set.container)
    switch (project.project.frameworkClass(of: owner)?.role, name) {
    case (.controller?, "view"): return !project.fitsControllers || project.areShownWhole(owner)
    case (.view?, "self"): return give(axis, toViewsOf: owner, steps: steps)
    case (.tableCell?, "self"), (.tableCell?, MemberName.contentView): return axis == .horizontal
    default:
      guard let container = PlacedView(named: name, in: view.reading, project) else { return false }
      return isGiven(axis, container, of: owner, steps: steps)
    }
  }

  /// Whether the constraints are there as soon as the view is, and stay.
  private func isSteady(_ view: PlacedView, of owner: String) -> Bool {
    guard let unit = view.reading.unit, let source = ClassSource(unit, in: project),
      !source.isAppKit, let addition = view.description.addition,
      addition.moment.closure == 0, addition.moment.branches.isEmpty
    else { return false }
    return view.set.constraints.allSatisfy { constraint in
      let origin = view.set.origin(constraint)
      guard case .always = constraint.activation, !origin.isFrame, !origin.isAdjusted,
        !origin.isKept, origin.priorityCrossing == nil, !source.isConditional(origin.range),
        origin.file == source.fileIndex
      else { return false }
      if let moment = origin.activation, moment.closure != 0 || !moment.branches.isEmpty {
        return false
      }
      return origin.function == addition.function || source.setUp.names.contains(origin.function)
    }
  }
}

/// A view among the constraints that place it.
private struct PlacedView {
  let reading: LayoutReading
  let set: ViewSet
  let item: ItemID

  var description: ItemDescription { self.set.scope.descriptions[item.index] }

  /// The view of a class that is made at a place; `nil` if that is not plainly one view that constraints place.
  ///
  /// - Parameter isSure: whether nothing else may place it.
  init?(
    madeAt site: CreationSite, _ type: String, in reading: LayoutReading,
    _ project: MigrationProject, isSure: Bool = true
  ) {
    let last = type.split(separator: ".").last
    self.init(in: reading, project, isSure: isSure) { description in
      guard let creation = description.creation, creation.file == site.file,
        description.type?.split(separator: ".").last == last
      else { return false }
      return creation.range.contains(site.range)
    }
  }

  /// The one view of a name.
  init?(named name: String, in reading: LayoutReading, _ project: MigrationProject) {
    self.init(in: reading, project, isSure: true) { $0.name == name }
  }

  private init?(
    in reading: LayoutReading, _ project: MigrationProject, isSure: Bool,
    where isWanted: (ItemDescription) -> Bool
  ) {
    let found = reading.scopes.flatMap { scope in
      scope.items.filter { $0.kind == .view && isWanted(scope.descriptions[$0.id.index]) }
        .map { (scope, $0.id) }
    }
    guard found.count == 1, let (scope, item) = found.first,
      let set = ViewSet.all(in: scope, from: { _ in true }).first(where: {
        $0.views.contains(item)
      })
    else { return nil }
    let description = scope.descriptions[item.index]
    if isSure {
      let surroundings = ScopeSurroundings(
        project: project.project, files: project.files, reading: reading)
      guard !description.isArranged, description.owned == nil, description.additionCount == 1,
        set.ownScope.standings(of: [item], in: surroundings)[item.index] == .visible
      else { return nil }
    }
    self.reading = reading
    self.set = set
    self.item = item
  }

  /// The view's width or height in a container of some size, if what is required determines it without any content.
  func extent(_ axis: Axis, width: Double, height: Double) -> Double? {
    let bare = set.bare { _ in true }
    guard let numbers = try? NamedNumbers(bare) else { return nil }
    let situation = Situation(
      width: width, height: height, safeArea: .init(top: 47, left: 0, bottom: 34, right: 0),
      margins: .init(top: 55, left: 16, bottom: 42, right: 16), direction: .leftToRight, seed: 1)
    let problem = SetProblem(set: bare, numbers: numbers, sizedAxes: [:])
    let frames: [Frame]
    switch problem.problem(situation).judged(numbers.assignment) {
    case .determined(let found): frames = found
    case .ambiguous(let ambiguity):
      let extent = Anchor(item, axis == .horizontal ? .width : .height)
      if ambiguity.free.contains(extent) { return nil }
      frames = ambiguity.frames
    case .conflicting, .notAnalyzed: return nil
    }
    let frame = frames.first { $0.item == item }
    return axis == .horizontal ? frame?.width : frame?.height
  }
}

extension Project {
  /// Whether constraints position another rectangle of such views than their frame.
  func isAligned(_ type: String) -> Bool {
    ancestry(of: type).contains {
      ViewClass.named($0)?.traits.contains(.alignedInside) ?? false
    } || MemberName.alignment.contains { declares(member: $0, type) }
  }
}
