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
    var found = lists.groups[name] ?? ReplacedGroup()
    do throws(Refusal) {
      found.rewrites.append(try replacing(statement, text))
      found.uses.formUnion(syntax.tokens(in: group))
    } catch {
      found.refused.append(error)
    }
    list = nil
    lists.groups[name] = found
    handle(range)
  }

  mutating func replacing(
    _ statement: MakingStatement, _ name: String
  ) throws(Refusal) -> AnchorRewrite {
    // Paths add to a list that is complete when the object's is replaced.
    let isParted = statement.sites.contains { site in
      guard finder.partedClosure(of: site) != nil else { return false }
      return finder.parts(of: site)?.contains { $0.surePlaces != $0.places } ?? false
    }
    // SnapKit removes what it made before it runs the closure.
    let removesFirst = statement.sites.contains(where: \.isSnapKit)
    let made = isParted && !removesFirst ? writer.freshName("constraints") : name
    list = made
    let (run, written) = try listed(statement, as: made)
    let indentation = writer.indentation(at: run.range.start)
    let release = "\(ClassName.layoutConstraint).\(MemberName.deactivate)(\(name))\n"
    var opening = release
    var text = written
    var closing = "\n\(indentation)"
    if isParted, removesFirst {
      if let list = writer.beginning(written, with: name, indentation) {
        text = list
      } else {
        opening += "\(indentation)\(name) = []\n"
      }
    } else if isParted {
      opening = "var \(made): [\(ClassName.layoutConstraint)] = []\n"
      closing += "\(release)\(indentation)\(name) = \(made)\n\(indentation)"
    } else if let list = writer.assigning(written, to: name) {
      text = list
    } else {
      throw Refusal(.keptResult, file: file, range: run.range)
    }
    closing += "\(ClassName.layoutConstraint).\(MemberName.activate)(\(name))"
    let ending = syntax.lineEnding
    return AnchorRewrite(
      file: file, range: run.range,
      text: ending.applied(to: opening + indentation) + text + ending.applied(to: closing),
      views: views(of: statement).unique)
  }

  /// The code that adds the constraints of a statement to a list.
  mutating func listed(
    _ statement: MakingStatement, as name: String
  ) throws(Refusal) -> (run: WrittenRun, text: String) {
    var run = try whole(statement)
    run.list = name
    return (run, writer.statements(run))
  }

  /// All that a statement makes, with its comments.
  mutating func whole(_ statement: MakingStatement) throws(Refusal) -> WrittenRun {
    var run = try write(statement)
    let isKept = run.entries.contains { entry in
      if case .held = entry.content { true } else { false }
    }
    if isKept { throw Refusal(.keptResult, file: file, range: run.range) }
    let statements = run.entries.filter(\.isStatement).map(\.range)
    let comments = syntax.source.comments.filter { comment in
      run.range.contains(comment) && !statements.contains { $0.contains(comment) }
    }
    run.entries = syntax.entries(run.entries, with: comments)
    run.optOuts = run.optOuts.unique
    return run
  }

  func views(of statement: MakingStatement) -> [String] {
    statement.sites.flatMap { views(of: $0) }
  }
}

extension WrittenLists {
  /// Changes each object into a list if all of its uses are known.
  mutating func finishGroups(
    _ declarations: ListDeclarations
  ) -> (rewrites: [AnchorRewrite], refused: [Refusal]) {
    var rewrites: [AnchorRewrite] = []
    var refused: [Refusal] = []
    for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
      guard group.refused.isEmpty, var rewrite = group.rewrites.first,
        let declaration = declarations.declaration(of: name, usedAt: group.uses)
      else {
        refused += group.refused
        refused += group.rewrites.map {
          Refusal(.keptResult, file: declarations.file, range: $0.range)
        }
        continue
      }
      rewrite.views = group.rewrites.flatMap(\.views).unique
      rewrite.others = group.rewrites.dropFirst().map(\.edit) + [declaration]
      rewrites.append(rewrite)
    }
    groups = [:]
    return (rewrites, refused)
  }
}
