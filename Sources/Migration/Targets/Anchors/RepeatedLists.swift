import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// What a library makes of a view in a function that may run more than once, and replaces each time.
struct RepeatedList {
  fileprivate(set) var rewrites: [AnchorRewrite] = []
  fileprivate(set) var refused: [Refusal] = []
  /// The function that makes the constraints.
  let function: String
  /// The property that keeps the constraints.
  let name: String
  /// Where it is declared.
  let declaration: TextEdit

  /// The name of the property that may keep a view's constraints.
  static func name(of view: String) -> String { view + "Constraints" }

  /// That for a constraint of a library that replaces what it made before; `nil` for all others.
  static func name(for read: ReadConstraint) -> String? {
    guard read.origin.dialect == .snapKit || read.origin.dialect.library?.handle != nil else {
      return nil
    }
    return name(of: read.name(read.constraint.first.item))
  }
}

/// The lists that a pass over a file writes, besides those that are activated where they stand.
struct WrittenLists {
  /// What is written for calls that replace what objects hold, by the names of these.
  var groups: [String: ReplacedGroup] = [:]
  /// What is written for calls that run more than once, by the views that they constrain.
  var repeated: [String: RepeatedList] = [:]
  /// What is written for views whose constraints SnapKit replaces, by the names of these.
  var remade: [String: RemadeList] = [:]
  /// What is written for properties that hold constraints of SnapKit.
  var held = HeldConstraints()
  /// The blocks in which a list of constraints has the usual name, by their first tokens.
  var blocks: Set<Int32> = []
  /// Whether what is written deactivates what it wrote before.
  var replaces = false
}

extension AnchorPass {
  var declarations: ListDeclarations {
    ListDeclarations(file: file, unit: unit, project: project, finder: finder, writer: writer)
  }

  /// Whether a statement's constraints go to a list of its own, so that it joins no statements around it.
  func isAlone(_ statement: MakingStatement) -> Bool {
    statement.kept != nil || statement.sites.first?.group != nil
      || repeatedView(statement) != nil || !finder.heldProperties(statement).isEmpty
  }

  mutating func rewriteAlone(_ statement: MakingStatement, in block: Block) {
    if let kept = statement.kept {
      rewriteKept(statement, kept, in: block)
    } else if let group = statement.sites.first?.group {
      rewriteReplacing(statement, group)
    } else if let view = repeatedView(statement) {
      rewriteRepeated(statement, of: view)
    } else {
      rewriteHolding(statement)
    }
  }

  /// The view whose constraints a statement makes again each time its function runs, if the library replaces those of
  /// the run before: `title.easy.layout(…)` in `layoutSubviews()`. `nil` for all other statements.
  private func repeatedView(_ statement: MakingStatement) -> String? {
    guard statement.holder == nil, list == nil, statement.elements.count == 1,
      let site = statement.sites.first
    else { return nil }
    let made = places(of: site).flatMap(read)
    guard let first = made.first else { return nil }
    let view = first.name(first.constraint.first.item)
    let isRepeated = made.allSatisfy { read in
      read.origin.dialect.library?.handle != nil && !read.origin.isMadeInactive
        && !onceNames.contains(read.origin.function)
        && read.name(read.constraint.first.item) == view
    }
    return isRepeated && !view.contains(".") ? view : nil
  }

  /// Keeps the constraints of such a statement in a property, which the next run of the function deactivates.
  private mutating func rewriteRepeated(_ statement: MakingStatement, of view: String) {
    let range = syntax.range(statement.span)
    defer { handle(range) }
    let function = statement.sites.flatMap(places).flatMap(read).first?.origin.function ?? ""
    guard let site = statement.sites.first,
      var found = lists.repeated[view]
        ?? declarations.list(of: view, usedAt: site.range.start).map({
          RepeatedList(function: function, name: $0.name, declaration: $0.declaration)
        }),
      let receiver = declarations.receiver(of: site, view)
    else {
      refused.append(Refusal(.replacing(function), file: file, range: range))
      return
    }
    lists.replaces = true
    do throws(Refusal) {
      found.rewrites.append(try replacing(statement, receiver + found.name))
    } catch {
      found.refused.append(error)
    }
    lists.replaces = false
    list = nil
    lists.repeated[view] = found
  }
}

extension WrittenLists {
  /// Declares the property of each such view that one statement alone constrains.
  mutating func finishRepeated(
    _ declarations: ListDeclarations
  ) -> (rewrites: [AnchorRewrite], refused: [Refusal]) {
    var rewrites: [AnchorRewrite] = []
    var refused: [Refusal] = []
    for (view, found) in repeated.sorted(by: { $0.key < $1.key }) {
      guard found.refused.isEmpty, found.rewrites.count == 1, var rewrite = found.rewrites.first,
        !declarations.isHandledElsewhere(view, than: rewrite.range)
      else {
        refused += found.refused
        refused += found.rewrites.map {
          Refusal(.replacing(found.function), file: declarations.file, range: $0.range)
        }
        continue
      }
      rewrite.others = [found.declaration]
      rewrites.append(rewrite)
    }
    repeated = [:]
    return (rewrites, refused)
  }

  /// What is written or refused only when all statements of a file are known.
  mutating func finish(
    _ declarations: ListDeclarations
  ) -> (rewrites: [AnchorRewrite], refused: [Refusal]) {
    let parts = [
      finishGroups(declarations), finishRepeated(declarations), finishRemade(declarations.file),
      held.finish(),
    ]
    return (parts.flatMap(\.rewrites), parts.flatMap(\.refused))
  }
}
