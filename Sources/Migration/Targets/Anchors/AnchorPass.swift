import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// One file's statements, rewritten where that can be done.
struct AnchorPass {
  let file: Int
  let unit: ReadingUnit
  let project: MigrationProject
  let finder: MakingFinder
  /// The calls of the unit that could not be read.
  private let unread: [UnresolvedCall]
  let changes: SnapKitChanges
  var rewrites: [AnchorRewrite] = []
  var refused: [Refusal] = []
  /// The places of constraints that are rewritten or refused.
  private(set) var handled: Set<CodePlace> = []
  var writer: AnchorListWriter
  /// The list that gets the constraints of what is rewritten; `nil` where they are put in force at once.
  var list: String?
  var lists = WrittenLists()
  /// When the masks of receivers are switched off by new code.
  var optedOut: [SpelledView: [Moment]] = [:]
  /// Where the unit's constraints of the file are written, in order.
  let places: [SourceRange]
  /// The functions of the unit that run once, if the file may use a library that replaces what it made before.
  let onceNames: Set<String>
  let earlierMasks: EarlierMasks
  /// Whether the block that is rewritten writes `self.` before members; `nil` if it does not show it.
  var saysSelf: Bool?
  /// The bodies of the unit's outermost loops in the file, in order.
  private let loops: [SourceRange]
  /// Functions that may run in closures whose constraints a library's call gathers.
  private let gathered: [SourceRange]

  var syntax: SyntaxFile { finder.file }

  init(
    file: Int, unit: ReadingUnit, project: MigrationProject,
    constraints: [CodePlace: [ReadConstraint]], unread: [UnresolvedCall],
    isWanted: @escaping (DialectName) -> Bool
  ) {
    self.file = file
    self.unit = unit
    self.project = project
    self.unread = unread
    let survey = project.survey(AnchorSurvey.self)
    changes = survey.changes
    finder = MakingFinder(
      file: project.files[file], fileIndex: file,
      names: survey.names[file], constraints: constraints,
      keepsHolders: project.readsHeldConstraints(in: unit), isWanted: isWanted)
    writer = AnchorListWriter(project.files[file])
    let words = project.words[file]
    let replaces = LayoutLibrary.all.contains { library in
      library.handle.map { words.mayHold($0) || words.mayHold(library.module) } ?? false
    }
    let mayHaveMasks = unit.files.contains { project.words[$0].mayHold(autoresizingFlag) }
    let setUp =
      replaces || mayHaveMasks || words.mayHold(SnapKitCall.handle)
      ? ClassSource(unit, in: project)?.setUp : nil
    onceNames = setUp?.names ?? []
    earlierMasks = EarlierMasks(unit, project, setUp ?? SetUpFunctions())
    places = constraints.keys.filter { $0.file == file }.map(\.range).sorted()
    loops = project.files[file].loops(in: Self.spans(of: unit, in: file, project))
    gathered = project.files[file].functions(named: survey.gathered)
  }

  mutating func run() {
    for span in spans {
      var closed: [SourceRange] = []
      let inner = syntax.typeSpans(inside: span)
      for block in syntax.blocks(in: span)
      where !inner.contains(where: { $0.contains(block.span) }) {
        let range = syntax.range(block.span)
        // What a library's block makes is rewritten, or refused, with the block.
        if closed.contains(where: { $0.contains(range) }) { continue }
        rewriteLists(in: block, closing: &closed)
        rewrite(block, closing: &closed)
      }
    }
    let finished = lists.finish(declarations)
    rewrites += finished.rewrites
    refused += finished.refused
    rewriteExpressions()
    rewriteMakers(
      Set(DialectName.allCases.filter(finder.isWanted).compactMap(\.library).flatMap(\.makers)))
  }

  var spans: [TokenSpan] { Self.spans(of: unit, in: file, project) }

  private static func spans(
    of unit: ReadingUnit, in file: Int, _ project: MigrationProject
  ) -> [TokenSpan] {
    let syntax = project.files[file]
    if unit.typeName == nil { return [syntax.topLevel.span] }
    return unit.parts.filter { $0.file == file }.map { syntax[$0.type].span }
  }

  // MARK: Statements

  /// - Parameter closed: gets the statements whose closures go with them.
  mutating func rewrite(_ block: Block, closing closed: inout [SourceRange]) {
    var run: WrittenRun?
    var views: [String] = []
    var count = 0
    var shape: MakingStatement?
    func isNext(_ statement: MakingStatement) -> Bool {
      guard let run else { return true }
      let gap = SourceRange(run.range.end, syntax.range(statement.span).start)
      return !syntax.hasEmptyLine(gap)
    }
    var isFirst = true
    for id in syntax.statements(of: block) {
      if let call = finder.remakingCall(id), rewriteRemaking(call, in: block) {
        closed.append(call.range)
        finish(run, views, count, shape)
        (run, views, count, shape) = (nil, [], 0, nil)
        continue
      }
      guard let statement = finder.making(id) else {
        finish(run, views, count, shape)
        (run, views, count, shape) = (nil, [], 0, nil)
        continue
      }
      if isFirst { saysSelf = habit(of: block.span) }
      isFirst = false
      if statement.sites.contains(where: \.isBlock) { closed.append(syntax.range(statement.span)) }
      if isAlone(statement) {
        finish(run, views, count, shape)
        (run, views, count, shape) = (nil, [], 0, nil)
        rewriteAlone(statement, in: block)
        continue
      }
      if !isNext(statement) {
        finish(run, views, count, shape)
        (run, views, count, shape) = (nil, [], 0, nil)
      }
      do throws(Refusal) {
        let written = try write(statement)
        // Numbers of constraints before other code are computed before it.
        if run != nil, written.entries.contains(where: \.isStatement) {
          finish(run, views, count, shape)
          (run, views, count, shape) = (nil, [], 0, nil)
        }
        let range = syntax.range(statement.span)
        var joined = run ?? WrittenRun(range: range, optOuts: [], entries: [])
        // Its lists grow in place if nothing else holds them.
        run = nil
        joined.range = joined.range.union(range)
        joined.optOuts += written.optOuts
        joined.entries += written.entries
        run = joined
        views += self.views(of: statement)
        shape = statement
        count += 1
      } catch {
        refused.append(error)
        handle(syntax.range(statement.span))
        finish(run, views, count, shape)
        (run, views, count, shape) = (nil, [], 0, nil)
      }
    }
    finish(run, views, count, shape)
  }

  private mutating func finish(
    _ run: WrittenRun?, _ views: [String], _ count: Int, _ shape: MakingStatement?
  ) {
    guard var run, let shape else { return }
    // A list of single calls keeps its lines.
    if count == 1, shape.keepsShape, shape.sites.allSatisfy({ !$0.isVisualFormat }) { return }
    let statements = run.entries.filter(\.isStatement).map(\.range)
    let comments = syntax.source.comments.filter { comment in
      run.range.contains(comment) && !statements.contains { $0.contains(comment) }
    }
    run.entries = syntax.entries(run.entries, with: comments)
    run.list = list
    run.optOuts = run.optOuts.unique
    rewrites.append(
      AnchorRewrite(
        file: file, range: run.range, text: writer.statements(run), views: views.unique))
    handle(run.range)
  }

  mutating func handle(_ range: SourceRange) {
    let first = places.partitionIndex { $0.start >= range.start }
    for place in places[first...].prefix(while: { $0.start < range.end })
    where range.contains(place) {
      handled.insert(CodePlace(file: file, range: place))
    }
  }

  // MARK: One statement

  mutating func write(_ statement: MakingStatement) throws(Refusal) -> WrittenRun {
    let range = syntax.range(statement.span)
    guard !syntax.isConditional(range) else {
      throw refusal(.conditionalCompilation, statement)
    }
    guard syntax.hasOwnLines(range) else { throw refusal(.sharedLine, statement) }
    if isGathered(statement) { throw refusal(.keptResult, statement) }
    var run = WrittenRun(range: range, optOuts: [], entries: [])
    for element in statement.elements {
      switch element {
      case .kept(let range):
        let text = syntax.source.file.text(range)
        run.entries.append(ListEntry(content: .kept(text), range: range))
      case .site(let site):
        let known = optedOut
        do throws(Refusal.Cause) {
          if statement.holder == nil { try checkUnused(site) }
          // What is switched off in any case need not be in a block of an `if`.
          let isFirst = finder.partedClosure(of: site) != nil
          if isFirst { run.optOuts += try optOuts(site) }
          run.entries += try entries(of: site, heldBy: statement.holder)
          if !isFirst { run.optOuts += try optOuts(site) }
        } catch {
          optedOut = known
          throw Refusal(error, file: file, range: site.range)
        }
      }
    }
    return run
  }

  /// Whether a call to the same library may gather what the statement makes, in a function that it runs.
  private func isGathered(_ statement: MakingStatement) -> Bool {
    let range = syntax.range(statement.span)
    return gathered.contains { $0.contains(range) }
      && statement.sites.flatMap(places).flatMap(read).contains {
        $0.origin.source.library.map { !$0.gatherers.isEmpty } ?? false
      }
  }

  private func refusal(_ cause: Refusal.Cause, _ statement: MakingStatement) -> Refusal {
    Refusal(cause, file: file, range: syntax.range(statement.span))
  }

  // MARK: Sites

  func spelling(_ site: MakingSite) -> AnchorSpelling {
    var spelling = AnchorSpelling(site, finder, project.project, unit, saysSelf: saysSelf)
    spelling.survey = project.survey(AnchorSurvey.self)
    return spelling
  }

  func read(_ range: SourceRange) -> [ReadConstraint] {
    finder.constraints[CodePlace(file: file, range: range)] ?? []
  }

  func views(of site: MakingSite) -> [String] {
    places(of: site).flatMap { read($0) }.map { $0.name($0.constraint.first.item) }
  }

  func places(of site: MakingSite) -> [SourceRange] {
    switch site.form {
    case .snapKit(_, let closure) where !finder.isParted(closure):
      finder.plainPlaces(of: closure)
    case .block, .snapKit: finder.parts(of: site)?.flatMap(\.places) ?? []
    case .item, .visualFormat, .oldAnchor, .active, .inlined: [site.range]
    }
  }

  private mutating func entries(
    of site: MakingSite, heldBy holder: ConstraintHolder? = nil
  ) throws(Refusal.Cause) -> [ListEntry] {
    let spelling = spelling(site)
    if let call = site.inlinedCall {
      return try inlinedEntries(of: site, call, heldBy: holder)
    } else if case .snapKit(let receiver, let closure) = site.form {
      try check(receiver, closure, site)
    } else if isInLoop(site.range), !site.isActive {
      throw .loop
    }
    if let holder { return [try entry(of: site, heldBy: holder)] }
    if site.isActive { try checkActive(site) }
    var entries: [ListEntry] = []
    if let closure = finder.partedClosure(of: site) {
      entries = try self.entries(of: site, closure)
    } else {
      for place in places(of: site) { entries += try self.entries(at: place, of: site, spelling) }
    }
    if entries.isEmpty { throw .unread("no constraint is created") }
    return entries
  }

  func entries(
    at place: SourceRange, of site: MakingSite, _ spelling: AnchorSpelling
  ) throws(Refusal.Cause) -> [ListEntry] {
    let found = read(place)
    if let property = lists.held.property(at: place, in: syntax) {
      return [try spelling.heldEntry(property, at: place, found)]
    }
    if found.isEmpty {
      if let call = call(at: place) ?? call(at: site.range) {
        throw .unread(call.reason, at: CodePlace(file: call.file, range: call.range))
      }
      throw .unread(
        "no constraint could be read from '\(line(place))'",
        at: CodePlace(file: file, range: place))
    }
    if found.contains(where: { $0.origin.identifier != nil && !site.isPlain }) {
      throw .identifier
    }
    let chosen = syntax.chosenAnchor(found, site)
    return try syntax.oneTurn(found, site).map { constraint throws(Refusal.Cause) in
      ListEntry(content: .anchor(try spelling.spelled(constraint, to: chosen)), range: place)
    }
  }

  /// The call that was not read there.
  func call(at range: SourceRange) -> UnresolvedCall? {
    unread.first { $0.file == file && range.contains($0.range) }
  }

  private func line(_ range: SourceRange) -> String {
    syntax.source.file.text(range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func isInLoop(_ range: SourceRange) -> Bool {
    let next = loops.partitionIndex { $0.start > range.start }
    return next > 0 && loops[next - 1].contains(range)
  }

  private func check(
    _ text: String, _ closure: ClosureID, _ site: MakingSite
  ) throws(Refusal.Cause) {
    if text.contains("?") { throw .optional(text) }
    if let name = finder.weakCapture(in: closure) { throw .weakSelf(name) }
    let isParted = finder.isParted(closure)
    if isParted, finder.parts(of: site) == nil { throw .otherCode }
    let places = places(of: site)
    let found = places.map(read)
    let first = found.lazy.joined().first
    let view = first.map { $0.scope.descriptions[$0.constraint.first.item.index] }
    let isListed = list != nil
    // What a statement makes is known if it was read.
    let attributes =
      found.contains(where: \.isEmpty)
      ? [] : Set(found.joined().map(\.constraint.first.attribute))
    if !isListed, mayChange(text, view, attributes, site.range) { throw .remade(text) }
    if !isParted { try finder.checkStatements(of: closure, lists.held) }
    for place in places where lists.held.property(at: place, in: syntax) == nil {
      for found in read(place) {
        let isReplaced =
          found.constraint.activation == .never
          || found.origin.branches.contains { $0.name.hasPrefix(SnapKitCall.remake.name) }
        if found.origin.isAdjusted || isReplaced && !isListed { throw .remade(text) }
        if found.origin.isKept { throw .kept }
      }
    }
  }

  // MARK: Expressions

  /// What stands in other statements, and in lists that keep their lines.
  private mutating func rewriteExpressions() {
    saysSelf = nil
    let places = finder.constraints.keys.filter { $0.file == file && !handled.contains($0) }
      .sorted { $0.range < $1.range }
    for place in places {
      guard let site = finder.site(at: place.range), !site.isSnapKit,
        !refused.contains(where: {
          $0.range.contains(place.range) || place.range.contains($0.range)
        })
      else { continue }
      handled.insert(place)
      do throws(Refusal.Cause) {
        guard !syntax.isConditional(place.range) else { throw .conditionalCompilation }
        let isList = try givesList(site)
        let entries = try entries(of: site)
        let needsPriority = entries.contains { entry in
          if case .anchor(let anchor) = entry.content { anchor.priority != nil } else { false }
        }
        if needsPriority { throw .listPriority }
        let comments = syntax.source.comments.filter { place.range.contains($0) }
        if !comments.isEmpty, !isList { throw .comment }
        let text = writer.expression(
          syntax.entries(entries, with: comments), at: place.range, isList: isList)
        rewrites.append(
          AnchorRewrite(
            file: file, range: place.range, text: text, views: views(of: site).unique))
      } catch {
        refused.append(Refusal(error, file: file, range: place.range))
      }
    }
  }
}

extension SyntaxFile {
  /// Whether conditional compilation cuts through some code.
  fileprivate func isConditional(_ range: SourceRange) -> Bool {
    tokens(in: range).contains { source.tokens[$0].kind == .poundIf }
  }
}
