import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import UIKitFacts

/// What a class of the project does to its own views: by itself, whoever makes them.
struct ClassLayout {
  /// Whether its code switches its own mask off.
  private(set) var switchesMaskOff = false
  /// Whether its code constrains the view itself, rather than what is in it.
  private(set) var constrainsItself = false
  /// Whether its code runs when its place or size is set, or asks to be told when that of a view changes.
  private(set) var observesGeometry = false
  /// The axes on which its code ties what is in it to the view itself.
  private(set) var tiedAxes: Set<Axis> = []
  /// The axes on which what it holds, or its own code, may give it a size.
  private(set) var sizedAxes: Set<Axis> = []

  private static let both: Set<Axis> = [.horizontal, .vertical]

  /// - Parameter type: a class of views; one of the system's does nothing of all this by itself.
  init(_ type: String, in project: MigrationProject) {
    let facts = project.project
    observesGeometry = geometryNames.contains {
      facts.property($0, of: type) != nil
    }
    var adds = false
    var ties = false
    for ancestor in facts.ancestry(of: type) where ViewClass.named(ancestor) == nil {
      if facts.declaresOptOut(ancestor) { switchesMaskOff = true }
      observesGeometry =
        observesGeometry
        || facts.declarations(of: ancestor).contains { index, declaration in
          let file = project.surveyed[index]
          guard let type = file.type(startingAt: declaration.start) else { return false }
          return type.span.indices.contains { file.isGeometryKeyPath($0) }
        }
      constrainsItself = constrainsItself || project.handlesItself(ancestor)
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
      if isOfSuperview(scope) { constrainsItself = true }
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

  /// Whether constraints tie the view to what lies in its superview, too.
  private func isOfSuperview(_ scope: LayoutScope) -> Bool {
    guard let container = scope.container,
      scope.descriptions[container.index].name.hasSuffix("superview")
    else { return false }
    return scope.constraints.contains { constraint in
      [constraint.first, constraint.second].compactMap(\.self).contains {
        scope.descriptions[$0.item.index].name == "self"
      }
    }
  }

  /// Whether an item is the view's own superview, or something else that does not lie in it.
  private func isAround(_ item: ItemID, _ container: ItemID, _ scope: LayoutScope) -> Bool {
    if item == container || scope.items[item.index].owner == container { return false }
    var next: ItemID? = item
    var steps = 0
    while let view = next, view != container, steps < scope.items.count {
      if scope.descriptions[view.index].name.hasSuffix("superview") { return true }
      next = scope.items[view.index].superview
      steps += 1
    }
    return false
  }
}

/// What classes do to their own views, each read once.
///
/// A class, because all views of a type ask it, and what it knows grows.
final class ClassLayouts {
  private let project: MigrationProject
  private var known: [String: ClassLayout] = [:]
  private var knownRoom: [String: Bool] = [:]

  init(in project: MigrationProject) { self.project = project }

  subscript(type: String) -> ClassLayout {
    if let layout = known[type] { return layout }
    let layout = ClassLayout(type, in: project)
    known[type] = layout
    return layout
  }

  /// Whether code of a class ties what is in its views so that they must have some size.
  func needsRoom(_ type: String) -> Bool {
    if let needs = knownRoom[type] { return needs }
    let needs = project.project.ancestry(of: type).contains { ancestor in
      ViewClass.named(ancestor) == nil
        && project.reading(ofClass: ancestor)?.scopes.contains(where: \.needsRoom) ?? false
    }
    knownRoom[type] = needs
    return needs
  }
}

/// What code observes of a view to learn where it is.
private let geometryNames = ["frame", "bounds", "center"]

extension MigrationProject {
  /// Whether code of a class calls a layout library on the view itself: `snp.updateConstraints { … }`.
  fileprivate func handlesItself(_ type: String) -> Bool {
    project.declarations(of: type).contains { index, declaration in
      let file = surveyed[index]
      guard let part = file.type(startingAt: declaration.start) else { return false }
      return file.handlesItself(in: part.span)
    }
  }
}

/// The members by which libraries are called on a view.
private let handles = Set(LayoutLibrary.all.compactMap(\.handle) + [SnapKitCall.handle])

extension SyntaxFile {
  /// Whether a handle stands alone or behind `self`, and a call behind it.
  fileprivate func handlesItself(in span: TokenSpan) -> Bool {
    guard handles.contains(where: holdsIdentifier) else { return false }
    let tokens = source.tokens
    return span.indices.dropLast(2).contains { index in
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .period,
        handles.contains(name(Int32(index)))
      else { return false }
      var before = index - 1
      if before > 0, tokens[before].kind == .period {
        before -= 1
        if tokens[before].kind == .postfixQuestion { before -= 1 }
        guard tokens[before].kind == .selfKeyword else { return false }
      }
      // `snp.leading` names an anchor; what is called makes or changes constraints.
      return index + 3 < tokens.count
        && [.leftParen, .leftBrace].contains(tokens[index + 3].kind)
    }
  }

  /// Whether a token ends `\\.bounds`, `\\Card.frame`, `#keyPath(UIView.center)`, or stands before `"frame"` as
  /// `forKeyPath:`, by which code observes these.
  fileprivate func isGeometryKeyPath(_ index: Int) -> Bool {
    let tokens = source.tokens
    guard index > 2 else { return false }
    if tokens[index].kind == .colon, source.text(tokens[index - 1]) == "forKeyPath" {
      let bytes = source.file.bytes[Int(tokens[index].end)...].drop { $0 == UInt8(ascii: " ") }
      return geometryNames.contains { bytes.starts(with: "\"\($0)\"".utf8) }
    }
    guard tokens[index].kind == .identifier,
      geometryNames.contains(name(Int32(index)))
    else { return false }
    var first = index
    while first > 2, tokens[first - 1].kind == .period,
      tokens[first - 2].kind == .identifier || source.text(tokens[first - 2]) == "Self"
    {
      first -= 2
    }
    if tokens[first - 1].kind == .period { return tokens[first - 2].kind == .backslash }
    return tokens[first - 1].kind == .backslash
      || tokens[first - 1].kind == .leftParen && source.text(tokens[first - 2]) == "#keyPath"
  }
}

extension SetJudge {
  /// Whoever uses the class from outside may put another view into a property that all can set.
  func checkAssignable(
    _ view: ItemID, in set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    let name = set.name(view)
    guard let property = source.project.property(name, of: source.name), !property.isLet,
      !property.isComputed, !property.modifiers.isDisjoint(with: [.public, .open]),
      property.modifiers.isDisjoint(with: [.private, .fileprivate, .hiddenSetter])
    else { return }
    throw Refusal(.standing(name, .notCreated), file: origin.file, range: origin.place)
  }

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
