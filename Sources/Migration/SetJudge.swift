import LayoutDialects
import LayoutModel
import LayoutSets
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Decides whether a set is of the kind that frames can replace, by the code around its constraints.
struct SetJudge {
  let project: MigrationProject
  let source: ClassSource
  let surroundings: ScopeSurroundings
  let allowances: Set<Allowance>
  /// Whether the new code may place views that are in no hierarchy.
  private let placesAbsentViews: Bool
  let layouts: ClassLayouts

  init(
    project: MigrationProject, source: ClassSource, surroundings: ScopeSurroundings,
    request: MigrationRequest
  ) {
    self.project = project
    self.source = source
    self.surroundings = surroundings
    allowances = request.allowances
    // Libraries warn of them.
    placesAbsentViews = request.target.library == nil
    layouts = ClassLayouts(in: project)
  }

  /// - Throws: ``Refusal`` for the first thing that stands in the way.
  func check(_ set: ViewSet, standings: [Standing]) throws(Refusal) {
    try checkContainer(set)
    let isTogether = placesAbsentViews && AddedTogether(in: source)(set)
    for constraint in set.constraints { try check(constraint, in: set, isTogether: isTogether) }
    for view in set.views {
      try check(view, in: set, standings[view.index], isTogether: isTogether)
    }
  }

  private func first(_ set: ViewSet) -> ConstraintOrigin { set.origin(set.constraints[0]) }

  func refusal(_ cause: Refusal.Cause, _ origin: ConstraintOrigin) -> Refusal {
    Refusal(cause, file: origin.file, range: origin.place)
  }

  // MARK: The container

  private func checkContainer(_ set: ViewSet) throws(Refusal) {
    let name = set.name(set.container)
    if source.isAppKit { throw refusal(.appKit, first(set)) }
    let isKnown: Bool
    switch (source.role, name) {
    case (.controller?, "view"): isKnown = true
    case (.view?, "self"), (.tableCell?, "self"), (.collectionCell?, "self"): isKnown = true
    case (.tableCell?, MemberName.contentView), (.collectionCell?, MemberName.contentView):
      isKnown = true
    case (.view?, MemberName.contentView):
      isKnown = source.project.ancestry(of: source.name).contains(
        ClassName.tableViewHeaderFooterView)
    default: isKnown = false
    }
    if !isKnown { throw refusal(.container(name), first(set)) }
    if let type = set.scope.descriptions[set.container.index].type, scrolls(type) {
      throw refusal(.scrollContent(name), first(set))
    }
  }

  /// Whether views of a class move what they hold: an edge of theirs is that of what they scroll, but a frame follows
  /// their bounds. A text view does, though it has its content's size from its text.
  private func scrolls(_ type: String) -> Bool {
    source.project.frameworkClass(of: type)?.role == .scroll
      || source.project.ancestry(of: type).contains(ClassName.textView)
  }

  // MARK: Constraints

  private func check(
    _ constraint: Constraint, in set: ViewSet, isTogether: Bool
  ) throws(Refusal) {
    let origin = set.origin(constraint)
    if origin.isFrame {
      throw refusal(.standing(set.name(constraint.first.item), .framed), origin)
    }
    switch constraint.activation {
    case .always: break
    case .conditional:
      if !isTogether { throw refusal(.conditional(origin.branches.last), origin) }
    case .stored: throw refusal(.changing, origin)
    case .never: throw refusal(.inactive, origin)
    }
    if origin.isAdjusted || origin.isKept || origin.priorityCrossing != nil {
      throw refusal(.changing, origin)
    }
    if origin.file != source.fileIndex { throw refusal(.otherFile, origin) }
    if source.isConditional(origin.range) { throw refusal(.conditionalCompilation, origin) }
    if !isTogether, !source.setUp.names.contains(origin.function),
      !isMadeWithView(constraint, origin, in: set)
    {
      throw refusal(.setUp(origin.function.isEmpty ? "the code" : origin.function), origin)
    }
    if !isTogether, source.mayReturn(before: origin.place) {
      throw refusal(.afterReturn, origin)
    }
    if !isTogether, let moment = origin.activation,
      moment.closure != 0 || !moment.branches.isEmpty
    {
      throw refusal(.conditional(moment.branches.last), origin)
    }
    if !constraint.terms.isEmpty {
      throw refusal(.guide(ofLibrary: origin.dialect), origin)
    }
    for anchor in [constraint.first, constraint.second].compactMap(\.self) {
      try checkGuide(anchor.item, set, origin)
    }
  }

  /// Guides of the container that are its bounds without insets.
  private func checkGuide(
    _ item: ItemID, _ set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    guard set.scope.items[item.index].kind == .guide else { return }
    let name = set.name(item)
    let member = name.split(separator: ".").last ?? ""
    guard set.scope.items[item.index].owner == set.container,
      member == Guide.safeArea.name || member == Guide.layoutMargins.name
    else { throw refusal(.guide(name), origin) }
  }

  // MARK: Views

  private func check(
    _ view: ItemID, in set: ViewSet, _ standing: Standing, isTogether: Bool
  ) throws(Refusal) {
    let name = set.name(view)
    let description = set.scope.descriptions[view.index]
    let origin = set.constraints.first { $0.first.item == view }.map(set.origin) ?? first(set)
    if set.scope.items[view.index].kind == .guide { throw refusal(.guide(name), origin) }
    if case .doubtful(let doubt) = standing {
      let unread = surroundings.unreadCode(behind: doubt, about: description)
      throw refusal(.standing(name, doubt, unread), origin)
    }
    if description.isArranged { throw refusal(.standing(name, .arranged), origin) }
    // A superclass has it, and may place it.
    if description.owned != nil { throw refusal(.standing(name, .notCreated), origin) }
    try checkClass(of: view, in: set, origin)
    try checkRoom(in: view, of: set, origin)
    // A local variable that hides a property is another view than the layout method would name.
    if description.reach == .function, source.project.property(name, of: source.name) != nil {
      throw refusal(.notMember(name), origin)
    }
    if let property = source.project.property(name, of: source.name) {
      if property.isComputed || property.modifiers.contains(.static) {
        throw refusal(.notMember(name), origin)
      }
      if property.type?.hasSuffix("?") ?? false { throw refusal(.optional(name), origin) }
      if property.modifiers.contains(.outlet) {
        throw refusal(.standing(name, .notCreated), origin)
      }
    } else if LocalPromotion(name, in: source) == nil {
      throw refusal(.notMember(name), origin)
    }
    if let superview = set.scope.items[view.index].superview,
      let type = set.scope.descriptions[superview.index].type
    {
      if superview != set.container, scrolls(type) {
        throw refusal(.scrollContent(set.name(superview)), origin)
      }
      if source.project.frameworkClass(of: type)?.role == .stack {
        throw refusal(.standing(name, .arranged), origin)
      }
    }
    if !isTogether, let addition = description.addition, !addition.moment.branches.isEmpty {
      throw refusal(.conditional(addition.moment.branches.last), origin)
    }
    if let use = use(of: name, members: Self.transforming) {
      throw Refusal(.transform(name), file: use.file, range: use.range)
    }
    if let other = changeElsewhere(of: name, .transform) {
      throw Refusal(.transform(name), file: other.file, range: other.range)
    }
  }

  /// A view whose own class switches its mask off, or constrains it, is not placed by its frame; and constraints do not
  /// place the frame of a view that is aligned by another rectangle.
  private func checkClass(
    of view: ItemID, in set: ViewSet, _ origin: ConstraintOrigin
  ) throws(Refusal) {
    if view != set.container { try checkContainer(of: set, origin) }
    try checkAssignable(view, in: set, origin)
    guard let type = set.scope.descriptions[view.index].type else { return }
    if source.project.isAligned(type) { throw refusal(.alignment(set.name(view), type), origin) }
    if ViewClass.named(type) != nil { return }
    let layout = layouts[type]
    if layout.observesGeometry {
      throw refusal(.observesFrame(set.name(view), type), origin)
    }
    if layout.switchesMaskOff || layout.constrainsItself {
      throw refusal(.constrainsItself(set.name(view), type), origin)
    }
  }

  /// Anchors of the container are those of its alignment rectangle, and its bounds may be larger.
  private func checkContainer(of set: ViewSet, _ origin: ConstraintOrigin) throws(Refusal) {
    let description = set.scope.descriptions[set.container.index]
    let type = description.name == "self" ? source.name : description.type
    if let type, source.project.isAligned(type) {
      throw refusal(.alignment(set.name(set.container), type), origin)
    }
  }

  /// Whether all views of the class have a size from outside, on an axis.
  func isGivenSize(on axis: Axis) -> Bool {
    source.role == .view && OuterSizes(project: project).give(axis, toViewsOf: source.name)
  }

  /// The axes on which views may have a size of their own, be that seen or not.
  func sizedAxes(of set: ViewSet) -> [ItemID: Set<Axis>] {
    let both = Set(Axis.allCases)
    let holders = set.holders
    return set.views.reduce(into: [:]) { axes, view in
      let description = set.scope.descriptions[view.index]
      guard let type = description.type, !holders.contains(view),
        !description.mayBeOfSubclass || scrolls(type) && !source.project.hasSizedSubclass(type)
      else {
        axes[view] = both
        return
      }
      if case .whileHolding(let members)? = ViewClass.named(type)?.contentSize {
        axes[view] = surroundings.isFilled(description, by: members) ? both : []
      } else {
        axes[view] = layouts[type].sizedAxes
      }
    }
  }

  /// The first use of a member of a view in the class.
  private func use(
    of name: String, members: Set<String>,
    where passes: (SyntaxFile, Int) -> Bool = { _, _ in true }
  ) -> (file: Int, range: SourceRange)? {
    let hash = Token.nameHash(of: name)
    for part in source.allParts {
      let file = source.files[part.file]
      let tokens = file.source.tokens
      for index in file[part.type].span.indices
      where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
        var next = index + 1
        while next < tokens.count,
          tokens[next].kind == .postfixQuestion || tokens[next].kind == .postfixExclamation
        {
          next += 1
        }
        guard next + 1 < tokens.count, tokens[next].kind == .period,
          members.contains(file.source.text(tokens[next + 1])), passes(file, index)
        else { continue }
        return (part.file, SourceRange(Int(tokens[index].start), Int(tokens[next + 1].end)))
      }
    }
    return nil
  }

  // MARK: Content

  /// The set with the sizes of its image views' images, where the code that sets the views up gives them images.
  func withImages(_ set: ViewSet) -> ViewSet? {
    var set = set
    var isChanged = false
    for view in set.views {
      let type = set.scope.descriptions[view.index].type ?? ""
      guard source.project.ancestry(of: type).contains(ClassName.imageView),
        hasImage(set.name(view))
      else { continue }
      set.scope.items[view.index].intrinsicAxes = [.horizontal, .vertical]
      isChanged = true
    }
    return isChanged ? set : nil
  }

  private func hasImage(_ name: String) -> Bool {
    if use(of: name, members: ["image"], where: { isInSetUp($1, of: $0) }) != nil { return true }
    let file = source.file
    return file.bindings.contains { binding in
      guard binding.name >= 0, file.name(binding.name) == name, let value = binding.initialValue,
        source.parts.contains(where: { file[$0].span.indices.contains(Int(binding.name)) })
      else { return false }
      return file.text(value).hasPrefix(Constructor.imageViewWithImage.opening)
    }
  }

  /// Members that turn or scale a view.
  private static let transforming = Member.names(with: .transforms)

  /// Members that change what a view's content asks for.
  private static let contentMembers = Member.names(with: .changesContent)

  /// Hugging and compression resistance as they are, and contents that stay once the views are set up.
  func checkContents(
    of set: ViewSet, _ plan: FramePlan, _ assumptions: inout Set<Allowance>
  ) throws(Refusal) {
    for view in set.views {
      let axes = Axis.allCases.filter { plan.isMeasured(ItemAxis(view, $0)) }
      if axes.isEmpty { continue }
      let name = set.name(view)
      if let change = change(of: view, in: set) {
        if allowances.contains(.unchangingContent) {
          assumptions.insert(.unchangingContent)
          continue
        }
        throw Refusal(.contentChanges(name), file: change.file, range: change.range)
      }
    }
  }

  /// Where the content of a view changes after it is set up.
  private func change(of view: ItemID, in set: ViewSet) -> (file: Int, range: SourceRange)? {
    let name = set.name(view)
    let description = set.scope.descriptions[view.index]
    if let use = use(
      of: name, members: Self.contentMembers, where: { !isInSetUp($1, of: $0) })
    {
      return use
    }
    let change = surroundings.contentChanges(of: description).first { change in
      guard !change.goesOn else { return true }
      let file = source.files[change.file]
      return !isInSetUp(file.tokens(in: change.range).lowerBound, of: file)
    }
    if let change { return (change.file, change.range) }
    if let other = changeElsewhere(of: name, .content) { return other }
    return isForClients(name) ? description.creation.map { ($0.file, $0.range) } : nil
  }

  /// Whether code of other modules may get hold of a view.
  private func isForClients(_ name: String) -> Bool {
    let access: Modifiers = [.public, .open]
    return !source.file[source.declaration].modifiers.isDisjoint(with: access)
      && !(source.project.property(name, of: source.name)?.modifiers.isDisjoint(with: access)
        ?? true)
  }

  /// Where code of other types changes a view.
  private func changeElsewhere(
    of name: String, _ change: ChangedMember.Change
  ) -> (file: Int, range: SourceRange)? {
    guard let property = source.project.property(name, of: source.name),
      !property.modifiers.contains(.private),
      let other = project.changedMembers[name]?.first(where: {
        $0.member.change == change && source.project.mayBe($0.member, of: source.name)
      })
    else { return nil }
    return (other.file, other.member.range)
  }

  /// A view that fills what another one's content leaves must have none itself: if it had, priorities would decide.
  func checkRivals(of set: ViewSet, _ plan: FramePlan) throws(Refusal) {
    for view in set.views {
      let type = set.scope.descriptions[view.index].type ?? ""
      if SetProblem.sizeless.contains(type) { continue }
      for axis in Axis.allCases where !set.scope.items[view.index].intrinsicAxes.contains(axis) {
        let extent = ItemAxis(view, axis)
        guard plan.dependsOnContent(extent) else { continue }
        let constraint = set.constraints.first { $0.first.item == view } ?? set.constraints[0]
        throw refusal(.contentPriority(set.name(view)), set.origin(constraint))
      }
    }
  }

  private func isInSetUp(_ index: Int, of file: SyntaxFile) -> Bool {
    let function = file.functions.filter {
      $0.body.map { $0.span.indices.contains(index) } ?? false
    }.min { $0.span.indices.count < $1.span.indices.count }
    guard let function, let body = function.body else { return true }
    guard function.kind == .function || function.kind == .initializer else { return false }
    return source.setUp.contains(function, in: file) && !isInLateClosure(index, body, file)
  }

  /// Whether a closure around a place may run later: one that captures, or names `self` for what is there.
  private func isInLateClosure(_ index: Int, _ body: Block, _ file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    let closures = file.expressions(in: body.span).filter { expression in
      if case .closure = expression.kind { expression.span.indices.contains(index) } else { false }
    }
    if closures.isEmpty { return false }
    if closures.contains(where: { tokens[Int($0.span.first) + 1].kind == .leftBracket }) {
      return true
    }
    var first = index
    while first > 1, tokens[first].kind != .selfKeyword, tokens[first - 1].kind == .period {
      first -= 2
      while first > 0,
        tokens[first].kind == .postfixQuestion || tokens[first].kind == .postfixExclamation
      {
        first -= 1
      }
    }
    return tokens[first].kind == .selfKeyword || first != index
  }
}
