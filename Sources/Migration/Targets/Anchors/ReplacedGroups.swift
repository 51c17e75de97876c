import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A library's object that holds constraints, and becomes a list of them.
struct ReplacedGroup {
  /// What is written for the calls that replace what it holds.
  fileprivate(set) var rewrites: [AnchorRewrite] = []
  /// Those calls that stay.
  fileprivate(set) var refused: [Refusal] = []
  /// The tokens that name it in these calls.
  fileprivate(set) var uses: Set<Int> = []
}

extension AnchorPass {
  /// Writes a call that replaces what an object holds: `constrain(title, replace: shown) { … }`.
  ///
  /// - Parameter group: the object.
  mutating func rewriteReplacing(_ statement: MakingStatement, _ group: SourceRange) {
    let range = syntax.range(statement.span)
    let text = syntax.source.file.text(group)
    let name = String(text.split(separator: ".").last ?? "")
    var found = groups[name] ?? ReplacedGroup()
    do throws(Refusal) {
      found.rewrites.append(try replacing(statement, text))
      found.uses.formUnion(syntax.tokens(in: group))
    } catch {
      found.refused.append(error)
    }
    list = nil
    groups[name] = found
    handle(range)
  }

  private mutating func replacing(
    _ statement: MakingStatement, _ name: String
  ) throws(Refusal) -> AnchorRewrite {
    // Paths add to a list that is complete when the object's is replaced.
    let isParted = statement.sites.contains { site in
      guard case .block(let closure) = site.form else { return false }
      return finder.parts(of: closure)?.contains { $0.surePlaces != $0.places } ?? false
    }
    let made = isParted ? writer.freshName("constraints") : name
    list = made
    var run = try write(statement)
    run.list = made
    let isKept = run.entries.contains { entry in
      if case .held = entry.content { true } else { false }
    }
    if isKept { throw Refusal(.keptResult, file: file, range: run.range) }
    let statements = run.entries.filter(\.isStatement).map(\.range)
    let comments = syntax.source.comments.filter { comment in
      run.range.contains(comment) && !statements.contains { $0.contains(comment) }
    }
    run.entries = syntax.entries(run.entries, with: comments)
    run.optOuts = unique(run.optOuts)
    let indentation = writer.indentation(at: run.range.start)
    let written = writer.statements(run)
    let release = "\(ClassName.layoutConstraint).\(MemberName.deactivate)(\(name))\n"
    var opening = release
    var text = written
    var closing = "\n\(indentation)"
    if isParted {
      opening = "var \(made): [\(ClassName.layoutConstraint)] = []\n"
      closing += "\(release)\(indentation)\(name) = \(made)\n\(indentation)"
    } else if let list = assigning(written, to: name) {
      text = list
    } else {
      throw Refusal(.keptResult, file: file, range: run.range)
    }
    closing += "\(ClassName.layoutConstraint).\(MemberName.activate)(\(name))"
    let ending = syntax.lineEnding
    return AnchorRewrite(
      file: file, range: run.range,
      text: ending.applied(to: opening + indentation) + text + ending.applied(to: closing),
      views: unique(views(of: statement)))
  }

  /// Code that adds to a list, with an assignment in its place; `nil` if it adds more than once.
  private func assigning(_ text: String, to name: String) -> String? {
    let (several, single) = ("\(name) += [", "\(name).append(")
    switch (text.ranges(of: several).count, text.ranges(of: single).count) {
    case (1, 0): return text.replacing(several, with: "\(name) = [")
    case (0, 1) where text.hasSuffix(")"):
      return String(text.replacing(single, with: "\(name) = [").dropLast()) + "]"
    default: return nil
    }
  }

  private func views(of statement: MakingStatement) -> [String] {
    statement.sites.flatMap(places).flatMap { read($0) }.map { $0.name($0.constraint.first.item) }
  }

  /// Changes each object into a list if all of its uses are known.
  mutating func finishGroups() {
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      let ranges = group.rewrites.map(\.range)
      guard group.refused.isEmpty, let first = group.rewrites.first,
        let declaration = declaration(of: name, usedAt: group.uses)
      else {
        refused += group.refused
        refused += ranges.map { Refusal(.keptResult, file: file, range: $0) }
        continue
      }
      var rewrite = first
      rewrite.views = unique(group.rewrites.flatMap(\.views))
      rewrite.others = group.rewrites.dropFirst().map(\.edit) + [declaration]
      rewrites.append(rewrite)
    }
    groups = [:]
  }

  /// The edit that declares a list; `nil` where the object may be used otherwise, too.
  private func declaration(of name: String, usedAt uses: Set<Int>) -> TextEdit? {
    let tokens = syntax.source.tokens
    let types = unit.parts.filter { $0.file == file }.map { syntax[$0.type] }
    guard types.allSatisfy({ $0.kind == .class || $0.kind == .extension }) else { return nil }
    let found = syntax.bindings.filter { binding in
      guard binding.name > 0, syntax.name(binding.name) == name else { return false }
      let inner = types.map(\.span).filter { $0.indices.contains(Int(binding.name)) }
      return !inner.isEmpty
        && !inner.contains { span in
          syntax.typeSpans(inside: span).contains { $0.indices.contains(Int(binding.name)) }
        }
    }
    guard found.count == 1, let binding = found.first, let value = binding.initialValue,
      let group = LayoutLibrary.groups.first(where: { syntax.text(value) == $0.type + "()" }),
      binding.type.map({ syntax.text($0) == group.type }) ?? true,
      !syntax.functions.contains(where: { $0.span.indices.contains(Int(binding.name)) })
    else { return nil }
    let keyword = Int(binding.name) - 1
    guard [.letKeyword, .varKeyword].contains(tokens[keyword].kind) else { return nil }
    let end = syntax.range(value).end
    let line = tokens.partitionIndex { Int($0.start) >= end }
    guard line < tokens.count, tokens[line].kind != .comma, tokens[line].kind != .leftBrace,
      syntax.isBehindStatement(line),
      keyword > 0, !Self.otherModifiers.contains(syntax.name(Int32(keyword - 1)))
    else { return nil }
    let isPrivate = (max(0, keyword - 3)..<keyword).contains { index in
      [.privateKeyword, .fileprivateKeyword].contains(tokens[index].kind)
    }
    guard usesOnly(name, at: uses.union([Int(binding.name)]), isPrivate: isPrivate) else {
      return nil
    }
    return TextEdit(
      SourceRange(tokens[keyword].range.start, end),
      "var \(name): [\(ClassName.layoutConstraint)] = []")
  }

  /// What a variable that holds a list cannot keep.
  private static let otherModifiers = ["lazy", "static", "class", "weak"]

  /// Whether the type uses a name at these tokens alone, and no other code uses it.
  private func usesOnly(_ name: String, at known: Set<Int>, isPrivate: Bool) -> Bool {
    for index in project.files.indices where project.words[index].mayHold(name) {
      if isPrivate, index != file { continue }
      let syntax = project.files[index]
      // What does not import the library can do nothing with its objects.
      let mayUse = syntax.importedModules.contains { LayoutLibrary.groupModules.contains($0) }
      let own = unit.parts.filter { $0.file == index }.map { syntax[$0.type].span.indices }
      let tokens = syntax.source.tokens
      for token in tokens.indices
      where tokens[token].kind == .identifier && syntax.name(Int32(token)) == name {
        if index == file, known.contains(token) { continue }
        // The objects have no members of their own.
        let isMember =
          token > 1 && tokens[token - 1].kind == .period
          && tokens[token - 2].kind != .selfKeyword && tokens[token + 1].kind != .period
          && mayBeOfType(token, in: index)
        // A subclass has the name, too.
        let heirs = syntax.typeName(around: token).map(project.project.ancestry(of:)) ?? []
        let isInherited = heirs.contains { $0 == unit.typeName }
        if mayUse, isMember || isInherited { return false }
        if own.contains(where: { $0.contains(token) }) { return false }
      }
    }
    return true
  }

  /// Whether a member that code names may be one of an object of the type.
  private func mayBeOfType(_ token: Int, in index: Int) -> Bool {
    let names = project.survey(AnchorSurvey.self).names[index]
    let owner = ObjectNames(project.files[index], names).view(endingAt: token)?.owner
    return project.project.mayBeOne(owner?.type(in: project.project), unit.typeName)
  }
}
