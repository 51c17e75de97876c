import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Where the properties of a type are declared that keep constraints from one run of a function to the next.
struct ListDeclarations {
  let file: Int
  let unit: ReadingUnit
  let project: MigrationProject
  let finder: MakingFinder
  let writer: AnchorListWriter

  private var syntax: SyntaxFile { finder.file }

  /// The declaration of a stored property of the unit in this file; `nil` where it is not the only one of that name, or
  /// cannot hold something else.
  func storedProperty(_ name: String) -> Binding? {
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
    guard found.count == 1, let binding = found.first,
      !syntax.functions.contains(where: { $0.span.indices.contains(Int(binding.name)) })
    else { return nil }
    let keyword = Int(binding.name) - 1
    guard [.letKeyword, .varKeyword].contains(tokens[keyword].kind), keyword > 0,
      !Self.otherModifiers.contains(syntax.name(Int32(keyword - 1)))
    else { return nil }
    return binding
  }

  func isPrivate(_ property: Binding) -> Bool {
    let keyword = Int(property.name) - 1
    return (max(0, keyword - 3)..<keyword).contains { index in
      [.privateKeyword, .fileprivateKeyword].contains(syntax.source.tokens[index].kind)
        && syntax.source.tokens[index + 1].kind != .leftParen
    }
  }

  /// The edit that declares a list; `nil` where the object may be used otherwise, too.
  func declaration(of name: String, usedAt uses: Set<Int>) -> TextEdit? {
    let tokens = syntax.source.tokens
    guard let binding = storedProperty(name), let value = binding.initialValue,
      let group = LayoutLibrary.groups.first(where: { syntax.text(value) == $0.type + "()" }),
      binding.type.map({ syntax.text($0) == group.type }) ?? true
    else { return nil }
    let keyword = Int(binding.name) - 1
    let end = syntax.range(value).end
    let line = tokens.partitionIndex { Int($0.start) >= end }
    guard line < tokens.count, tokens[line].kind != .comma, tokens[line].kind != .leftBrace,
      syntax.isBehindStatement(line),
      usesOnly(
        name, at: uses.union([Int(binding.name)]), isPrivate: isPrivate(binding),
        modules: LayoutLibrary.groupModules)
    else { return nil }
    return TextEdit(
      SourceRange(tokens[keyword].range.start, end),
      "var \(name): [\(ClassName.layoutConstraint)] = []")
  }

  /// What a variable that holds a list cannot keep.
  private static let otherModifiers = ["lazy", "static", "class", "weak"]

  /// Whether the type uses a property that holds an object of SnapKit at these tokens alone, and no other code uses it.
  func objectIsUsedOnly(_ name: String, at known: Set<Int>, isPrivate: Bool) -> Bool {
    usesOnly(name, at: known, isPrivate: isPrivate, modules: nil)
  }

  /// Whether the type uses a name at these tokens alone, and no other code uses it.
  ///
  /// - Parameter modules: what a file must import to do anything with the objects, which have no members of their own;
  ///   `nil` where they have members that any file can use.
  private func usesOnly(
    _ name: String, at known: Set<Int>, isPrivate: Bool, modules: Set<String>?
  ) -> Bool {
    if !isPrivate, modules == nil, !project.seesAllCode { return false }
    for index in project.surveyed.indices where project.words[index].mayHold(name) {
      if isPrivate, index != file { continue }
      let syntax = project.surveyed[index]
      let mayUse = modules.map { !$0.isDisjoint(with: syntax.importedModules) } ?? true
      let own = unit.parts.filter { $0.file == index }.map { syntax[$0.type].span.indices }
      let tokens = syntax.source.tokens
      for token in tokens.indices
      where tokens[token].kind == .identifier && syntax.name(Int32(token)) == name {
        if index == file, known.contains(token) { continue }
        let isMember =
          token > 1 && tokens[token - 1].kind == .period
          && tokens[token - 2].kind != .selfKeyword
          && (modules == nil || tokens[token + 1].kind != .period)
          && mayBeOfType(token, in: index)
        let around = syntax.typeName(around: token)
        // A subclass has the name, too.
        let heirs = around.map(project.project.ancestry(of:)) ?? []
        let isInherited = heirs.contains { $0 == unit.typeName }
        // A protocol may ask for the property.
        let isAsked = modules == nil && around.map(project.project.isProtocol) ?? false
        if mayUse, isMember || isInherited || isAsked { return false }
        if own.contains(where: { $0.contains(token) }) { return false }
      }
    }
    return true
  }

  /// Whether a member that code names may be one of an object of the type.
  private func mayBeOfType(_ token: Int, in index: Int) -> Bool {
    let names = project.survey(AnchorSurvey.self).names[index]
    let owner = ObjectNames(project.surveyed[index], names).view(endingAt: token)?.owner
    return project.project.mayBeOne(owner?.type(in: project.project), unit.typeName)
  }

  /// Whether other code of the unit asks the library about the view: to make, to clear or to reload its constraints.
  func isHandledElsewhere(_ view: String, than range: SourceRange) -> Bool {
    let places = project.survey(AnchorSurvey.self).handled[view] ?? []
    return places.contains { place in
      let syntax = project.files[place.file]
      return !(place.file == file && range.contains(syntax.source.tokens[place.token].range))
        && unit.parts.contains {
          $0.file == place.file && syntax[$0.type].span.indices.contains(place.token)
        }
    }
  }

  /// Whether code of other types may take away what a library's call makes of a view.
  func isHandledElsewhere(_ read: ReadConstraint) -> Bool {
    guard read.origin.dialect.library?.handle != nil else { return false }
    let name = read.name(read.constraint.first.item).split(separator: ".").last ?? ""
    let places = project.survey(AnchorSurvey.self).handled[String(name)] ?? []
    return places.contains { place in
      project.project.mayBeOne(place.owner.type(in: project.project), unit.typeName)
        && !unit.parts.contains {
          $0.file == place.file
            && project.files[$0.file][$0.type].span.indices.contains(place.token)
        }
    }
  }

  /// What stands before the view's name: `self.` or nothing; `nil` if the call is on something else.
  func receiver(of site: MakingSite, _ view: String) -> String? {
    let text = syntax.source.file.text(site.range)
    if text.hasPrefix(view + ".") { return "" }
    return text.hasPrefix("self." + view + ".") ? "self." : nil
  }

  /// The property that may keep the constraints of a view from some code on, and the edit that declares it; `nil` where
  /// the name is taken, or stands for a variable.
  func list(of view: String, usedAt offset: Int) -> (name: String, declaration: TextEdit)? {
    let name = RepeatedList.name(of: view)
    let isTaken = project.surveyed.indices.contains {
      project.words[$0].mayHold(name) && project.surveyed[$0].holdsIdentifier(name)
    }
    let names = LexicalNames(syntax, finder.names, project.project, unit, at: offset)
    guard !isTaken, names.local(view) == nil, !isReplaced(view),
      let declaration = declaration(of: name, beside: view)
    else { return nil }
    return (name, declaration)
  }

  /// Whether code of this part of the type gives a property another view: the list is that of the former one.
  private func isReplaced(_ view: String) -> Bool {
    let tokens = syntax.source.tokens
    return unit.parts.contains { part in
      part.file == file
        && syntax[part.type].span.indices.dropLast().contains { index in
          tokens[index].kind == .identifier && tokens[index + 1].kind == .equal
            && ![.letKeyword, .varKeyword].contains(tokens[index - 1].kind)
            && syntax.name(Int32(index)) == view
        }
    }
  }

  /// A property beside that of a view that SnapKit remakes, if all that SnapKit does to the view is written in this part
  /// of the type.
  func list(for call: RemakingCall) -> RemadeList? {
    let spans = unit.parts.filter { $0.file == file }.map { syntax[$0.type].span.indices }
    let changes = project.survey(AnchorSurvey.self).changes
    guard let (name, declaration) = list(of: call.view, usedAt: call.range.start),
      let view = syntax.tokens(in: call.range).first(where: {
        syntax.name(Int32($0)) == call.view
      }),
      let calls = changes.remakingCalls(behind: view, in: file, within: spans, project.project)
    else { return nil }
    return RemadeList(name: name, declaration: declaration, calls: calls)
  }

  /// The edit that declares a list behind the property of a view; `nil` where the type leaves no place for it.
  func declaration(of name: String, beside view: String) -> TextEdit? {
    let text = "private var \(name): [\(ClassName.layoutConstraint)] = []"
    let classes = unit.parts.filter { $0.file == file }.map { syntax[$0.type] }
      .filter { $0.kind == .class }
    guard let type = classes.first else { return nil }
    let bindings = syntax.bindings.filter { binding in
      let token = Int(binding.name)
      return token > 0 && syntax.name(binding.name) == view && type.span.indices.contains(token)
        && !syntax.typeSpans(inside: type.span).contains { $0.indices.contains(token) }
        && !finder.names.isInFunction(token) && finder.names.closures(around: token).isEmpty
    }
    let tokens = syntax.source.tokens
    if bindings.isEmpty, Member.names(.handsOut(.view)).contains(view) {
      // `contentView`: at the head of the class.
      guard let brace = type.span.indices.first(where: { tokens[$0].kind == .leftBrace }) else {
        return nil
      }
      return insertion(
        of: text, after: brace,
        indentation: writer.indentation(at: Int(tokens[Int(type.span.first)].start)) + writer.unit)
    }
    guard bindings.count == 1, let binding = bindings.first,
      let end = binding.initialValue.map({ syntax[$0].span.last }) ?? binding.type?.last,
      !["static", "class"].contains(syntax.name(max(0, binding.name - 2)))
    else { return nil }
    return insertion(
      of: text, after: Int(end),
      indentation: writer.indentation(at: Int(tokens[Int(binding.name)].start)))
  }

  /// A line behind that of a token, if that is the last of its line.
  private func insertion(of text: String, after token: Int, indentation: String) -> TextEdit? {
    guard syntax.isBehindStatement(token + 1) else { return nil }
    let start = syntax.source.tokens[token].range.end
    let rest = syntax.source.file.bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let place = start + rest.count
    return TextEdit(
      SourceRange(place, place), syntax.lineEnding.applied(to: "\n") + indentation + text)
  }
}
