import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A statement in a closure that a library's call runs at once.
enum BlockPart {
  /// It makes constraints.
  case made(SourceRange)
  /// It gives a variable the only constraint that the expression at the range makes.
  case held(SourceRange, ConstraintHolder)
  /// It does something else, which needs nothing of the closure.
  case other(SourceRange)
  /// An `if` with such statements in its blocks.
  case parted(SourceRange, [[BlockPart]])

  /// Where constraints are made.
  var places: [SourceRange] {
    switch self {
    case .made(let range), .held(let range, _): [range]
    case .other: []
    case .parted(_, let blocks): blocks.joined().flatMap(\.places)
    }
  }

  /// Where constraints are made that no variable gets.
  var unnamedPlaces: [SourceRange] {
    switch self {
    case .made(let range): [range]
    case .held, .other: []
    case .parted(_, let blocks): blocks.joined().flatMap(\.unnamedPlaces)
    }
  }

  /// Where constraints are made whenever the closure runs.
  var surePlaces: [SourceRange] {
    if case .parted = self { [] } else { places }
  }
}

extension MakingFinder {
  /// Those of a call's closure.
  func parts(of site: MakingSite) -> [BlockPart]? {
    site.closure.flatMap { parts(of: $0, isSnapKit: site.isSnapKit) }
  }

  /// `nil` where a statement does anything that must stay in the closure, and where none makes constraints.
  func parts(of closure: ClosureID, isSnapKit: Bool) -> [BlockPart]? {
    var parts: [BlockPart] = []
    let statements = file.statements(of: file[closure].body)
    for (index, statement) in statements.enumerated() {
      // `return` at the end does nothing.
      if index == statements.count - 1, case .returned(nil) = file[statement].kind { continue }
      guard let part = part(statement, of: closure, isSnapKit: isSnapKit) else { return nil }
      parts.append(part)
    }
    return parts.contains { !$0.places.isEmpty } ? parts : nil
  }

  private func part(_ id: StatementID, of closure: ClosureID, isSnapKit: Bool) -> BlockPart? {
    if isSnapKit {
      if let place = snapKitPlace(id) { return .made(place) }
    } else if let held = heldConstraint(id), let holder = held.holder, let site = held.sites.first {
      return .held(site.range, holder)
    } else if case .expression(let expression) = file[id].kind, let site = active(expression) {
      return .made(site.range)
    }
    let range = file.range(file.closed(file[id].span))
    if let blocks = file.branches(of: id, outside: closure, mayDeclare: isSnapKit) {
      let heads = SourceRange(range.start, file.range(blocks[0].span).start)
      if isSnapKit, readsLayout(heads) { return nil }
      var parts: [[BlockPart]] = []
      for block in blocks {
        var inner: [BlockPart] = []
        for statement in file.statements(of: block) {
          guard let part = part(statement, of: closure, isSnapKit: isSnapKit) else { return nil }
          inner.append(part)
        }
        parts.append(inner)
      }
      return .parted(range, parts)
    }
    // SnapKit puts in force what its closure makes when all of it has run.
    if isSnapKit, readsLayout(range) { return nil }
    guard file.standsAlone(id, outside: closure),
      !constraints.keys.contains(where: { $0.file == fileIndex && range.contains($0.range) })
    else { return nil }
    return .other(range)
  }

  /// Whether code may lay views out, or look at what is in force: it would see what the code before it made.
  private func readsLayout(_ range: SourceRange) -> Bool {
    file.tokens(in: range).contains { index in
      file.source.tokens[index].kind == .identifier
        && layoutReaders.contains(file.name(Int32(index)))
    }
  }

  /// Where a statement of one of SnapKit's closures makes constraints that nothing keeps.
  private func snapKitPlace(_ id: StatementID) -> SourceRange? {
    guard case .expression(let expression) = file[id].kind,
      case .call = file[expression].kind
    else { return nil }
    let range = file.range(file[id].span)
    let made = constraints[CodePlace(file: fileIndex, range: range)] ?? []
    return made.contains { $0.origin.source == .snapKit } ? range : nil
  }

  /// Whether a closure holds more than a row of calls and assignments, such as an `if`.
  func isParted(_ closure: ClosureID) -> Bool {
    file.statements(of: file[closure].body).contains { statement in
      guard case .expression(let id) = file[statement].kind else { return true }
      if case .statement = file[id].kind { return true }
      return false
    }
  }

  /// Whether a call of SnapKit has such a closure.
  func isParted(_ site: MakingSite) -> Bool {
    guard case .snapKit(_, let closure) = site.form else { return false }
    return isParted(closure)
  }

  /// The closure of a call that is written part by part: a library's block, or a closure of SnapKit that is parted.
  func partedClosure(of site: MakingSite) -> ClosureID? {
    site.isBlock || isParted(site) ? site.closure : nil
  }

  /// Whether the numbers of what is made before something else happens may be computed after it.
  func keepsNumbers(_ parts: [BlockPart], _ closure: ClosureID) -> Bool {
    let last = parts.lastIndex { $0.places.isEmpty } ?? 0
    let inner = parts.allSatisfy { part in
      guard case .parted(_, let blocks) = part else { return true }
      return blocks.allSatisfy { keepsNumbers($0, closure) }
    }
    return inner && parts[..<last].flatMap(\.places).allSatisfy { keepsNumbers($0, closure) }
  }

  /// Whether what an expression names besides the closure's parameters never changes.
  private func keepsNumbers(_ range: SourceRange, _ closure: ClosureID) -> Bool {
    let tokens = file.source.tokens
    let parameters = Set(file.nameTokens[file[closure].parameters.indices].map(file.name))
    return file.tokens(in: range).allSatisfy { index in
      guard tokens[index].kind == .identifier, index > 0, tokens[index - 1].kind != .period else {
        return tokens[index].kind != .selfKeyword
      }
      let name = file.name(Int32(index))
      return parameters.contains(name) || name.startsUppercase || isConstant(name)
    }
  }

  /// Whether a file declares a name only by `let`.
  private func isConstant(_ name: String) -> Bool {
    let tokens = file.source.tokens
    let declared = tokens.indices.dropFirst().filter {
      tokens[$0].kind == .identifier && file.name(Int32($0)) == name
    }.map { tokens[$0 - 1].kind }
    return declared.contains(.letKeyword) && !declared.contains(.varKeyword)
  }
}

/// What lays views out at once, or names the constraints that are in force.
private let layoutReaders: Set<String> = Member.names(.handsOut(.constraints)).union([
  MemberName.layoutIfNeeded, MemberName.layoutSubtreeIfNeeded, Spelling.isActive.current,
])

extension AnchorPass {
  /// The constraints of a library's call with a closure, and what else that does.
  mutating func entries(
    of site: MakingSite, _ closure: ClosureID
  ) throws(Refusal.Cause) -> [ListEntry] {
    let spelling = spelling(site)
    let parts = finder.parts(of: site) ?? []
    guard finder.keepsNumbers(parts, closure) else { throw .otherCode }
    var entries: [ListEntry] = []
    for part in parts {
      switch part {
      case .made(let place): entries += try self.entries(at: place, of: site, spelling)
      case .held(let place, let holder):
        entries.append(try entry(of: site, at: place, heldBy: holder))
      case .other(let range):
        guard syntax.hasOwnLines(range) else { throw .sharedLine }
        let text = writer.moved(syntax.source.file.text(range), from: range, to: site)
        entries.append(ListEntry(content: .statement(text), range: range))
      case .parted(let range, let blocks):
        guard syntax.hasOwnLines(range) else { throw .sharedLine }
        let source = syntax.source.file
        var text = ""
        var position = range.start
        var runs: [(range: SourceRange, text: String)] = []
        for block in blocks { runs += try self.runs(of: block, in: site, spelling) }
        for (inner, new) in runs {
          text += source.text(SourceRange(position, inner.start)) + new
          position = inner.end
        }
        text += source.text(SourceRange(position, range.end))
        entries.append(
          ListEntry(content: .branches(writer.moved(text, from: range, to: site)), range: range))
      }
    }
    return entries
  }

  /// The new text of statements next to each other in a block of an `if`, in order.
  private mutating func runs(
    of parts: [BlockPart], in site: MakingSite, _ spelling: AnchorSpelling
  ) throws(Refusal.Cause) -> [(range: SourceRange, text: String)] {
    var found: [(range: SourceRange, text: String)] = []
    var run: WrittenRun?
    for part in parts {
      var entries: [ListEntry] = []
      switch part {
      case .made(let place): entries = try self.entries(at: place, of: site, spelling)
      case .held(let place, let holder):
        entries = [try entry(of: site, at: place, heldBy: holder)]
      case .other, .parted:
        finish(&run, &found)
        if case .parted(_, let blocks) = part {
          for block in blocks { found += try runs(of: block, in: site, spelling) }
        }
        continue
      }
      let range = syntax.closed(part.statement(in: syntax))
      guard syntax.hasOwnLines(range) else { throw .sharedLine }
      if let last = run?.range.end, syntax.hasEmptyLine(SourceRange(last, range.start)) {
        finish(&run, &found)
      }
      var joined = run ?? WrittenRun(range: range, optOuts: [], entries: [], list: list)
      joined.range = joined.range.union(range)
      joined.entries += entries
      // SnapKit switches the mask of the one view off in any case.
      if !site.isSnapKit { joined.optOuts += try optOuts(site, at: part.places) }
      run = joined
    }
    finish(&run, &found)
    return found
  }

  private mutating func finish(
    _ run: inout WrittenRun?, _ found: inout [(range: SourceRange, text: String)]
  ) {
    guard var written = run else { return }
    run = nil
    let comments = syntax.source.comments.filter { written.range.contains($0) }
    written.entries = syntax.entries(written.entries, with: comments)
    written.optOuts = written.optOuts.unique
    found.append((written.range, writer.statements(written)))
  }
}

extension BlockPart {
  /// The statement as a whole.
  fileprivate func statement(in file: SyntaxFile) -> SourceRange {
    switch self {
    case .made(let range), .other(let range), .parted(let range, _): range
    case .held(let range, _):
      // What gives a variable the constraint ends with it, but for a parenthesis.
      file.statements.lazy.map { file.range($0.span) }.filter { $0.contains(range) }
        .min { $0.end - $0.start < $1.end - $1.start } ?? range
    }
  }
}

extension Array where Element: Hashable {
  /// Without those that come again.
  var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
