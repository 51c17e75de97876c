import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The views whose SnapKit constraints code anywhere changes: SnapKit finds only what it made itself.
struct SnapKitChanges: Sendable {
  /// By a view's name, the objects that have it: `cell` of `cell.title.snp.updateConstraints`. A view that changes its
  /// own constraints is called `self`.
  private var owners: [String: Set<NamedObject>] = [:]
  /// Where something else than a name is changed, by the index of the file.
  private var unnamed: [Int: [Int]] = [:]

  private static let calls = SnapKitCall.allCases.filter { $0 != .make }
  private static let actions = Set(calls.map(\.name))
  private static let oldActions = Set(calls.map(\.formerName))
  private static let handleNames = oldActions.union([
    SnapKitCall.handle, SnapKitCall.make.formerName,
  ])
  private static let handleHashes = Set(handleNames.map { Token.nameHash(of: $0) })

  static func isChange(_ method: String) -> Bool {
    actions.contains(method) || oldActions.contains(method)
  }

  /// Of the files that name constraints of SnapKit; empty where nothing is changed.
  private var objects: [Int: ObjectNames] = [:]

  /// - Parameter names: what functions and closures of each file declare.
  init(in files: [SyntaxFile], _ names: [DeclaredNames]) {
    let handles = files.map(Self.handles)
    let changes = zip(files, handles).map { file, tokens in
      tokens.filter { Self.isChange(at: $0, in: file) }
    }
    if changes.allSatisfy(\.isEmpty) { return }
    for (index, file) in files.enumerated() where !handles[index].isEmpty {
      let own = ObjectNames(file, names[index])
      objects[index] = own
      for token in changes[index] {
        if let view = own.view(before: token) {
          owners[view.name, default: []].insert(view.owner)
        } else {
          unnamed[index, default: []].append(token)
        }
      }
    }
  }

  /// The tokens of a file that name a view's constraints: `snp`, and the calls of former versions.
  private static func handles(in file: SyntaxFile) -> [Int] {
    let tokens = file.source.tokens
    return tokens.indices.filter { index in
      tokens[index].kind == .identifier && handleHashes.contains(tokens[index].nameHash)
        && handleNames.contains(file.name(Int32(index)))
    }
  }

  private static func isChange(at handle: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    if oldActions.contains(file.name(Int32(handle))) { return true }
    return handle + 2 < tokens.count && tokens[handle + 1].kind == .period
      && actions.contains(file.name(Int32(handle + 2)))
  }

  /// Whether code inside of a unit changes what has no name there.
  func changesUnnamed(in unit: ReadingUnit, _ files: [SyntaxFile]) -> Bool {
    if unit.typeName == nil { return unnamed[unit.file] != nil }
    return unit.parts.contains { part in
      unnamed[part.file]?.contains { files[part.file][part.type].span.indices.contains($0) }
        ?? false
    }
  }

  /// Whether code may change the constraints of the view in front of a token of a file, such as `snp`.
  func mayChange(before token: Int, in file: Int, _ project: Project) -> Bool {
    guard let view = objects[file]?.view(before: token) else { return false }
    if let changed = owners[view.name] {
      let type = view.owner.type(in: project)
      if changed.contains(where: { project.mayBeOne($0.type(in: project), type) }) { return true }
    }
    guard view.name != NamedView.itself, let changed = owners[NamedView.itself],
      let (type, isExact) = view.type(in: project)
    else { return false }
    return changed.contains { owner in
      // An extension of a system's class may be meant for all views.
      guard let owner = owner.type(in: project), project.isDeclaredHere(type: owner) else {
        return true
      }
      if isExact, project.ancestry(of: owner).dropFirst().contains(type) { return false }
      return project.mayBeOne(owner, type)
    }
  }
}

extension Project {
  /// Whether an object of one type may be one of another; `nil` stands for a type that is not known.
  fileprivate func mayBeOne(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return true }
    if mayBe(first, second) || mayBe(second, first) { return true }
    return isNamedLikeAncestor(first, of: second) || isNamedLikeAncestor(second, of: first)
  }

  /// Whether a type's name, as code inside of another type spells it, may stand for a class or superclass of a type.
  private func isNamedLikeAncestor(_ name: String, of type: String) -> Bool {
    let ancestors = ancestry(of: type)
    let last = name.split(separator: ".").last
    if ancestors.contains(where: { $0.split(separator: ".").last == last }) { return true }
    // `class Card: Base` inside of `Shop`, where `Base` is `Shop.Base`: its superclasses are not seen.
    guard let end = ancestors.last, !isDeclaredHere(type: end) else { return false }
    var scope = Substring(type)
    while let period = scope.lastIndex(of: ".") {
      scope = scope[..<period]
      if isDeclaredHere(type: scope + "." + end) { return true }
    }
    return false
  }
}
