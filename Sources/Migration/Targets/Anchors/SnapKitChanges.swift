import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The views whose SnapKit constraints code anywhere changes: SnapKit finds only what it made itself.
struct SnapKitChanges: Sendable {
  /// What is left of the changes for the constraints of some attributes: an update leaves those of others alone.
  private var narrowed: [SnapKitChanges] = []
  /// Which of ``narrowed`` it is for an attribute; all changes count for the others.
  private var narrowedIndices: [Attribute: Int] = [:]

  /// By a view's name, the objects that have it: `cell` of `cell.title.snp.updateConstraints`. A view that changes its
  /// own constraints is called `self`.
  private var owners: [String: Set<NamedObject>] = [:]
  /// Those of ``owners`` that the calls themselves name, rather than code from which they have the views.
  private var named: [String: Set<NamedObject>] = [:]
  /// The views of which no code but that of their own type can have another name.
  private var own = OwnViews([], [], named: [])
  /// The types whose code gives the object itself to code that changes it.
  private var givenThemselves: Set<String> = []
  /// Where something else than a name is changed, by the index of the file.
  private var unnamed: [Int: [Int]] = [:]

  /// The classes to which code casts views that it finds in a hierarchy, before it changes them.
  private var foundClasses: Set<String> = []
  /// Whether code changes a view that it finds in a hierarchy and that may be of any class.
  private var changesAny = false
  /// The members of other objects than `self` that code sets.
  private var setMembers: Set<String> = []
  /// What the files assign by a name alone or behind `self`: members of their own objects, and local variables.
  private var assigned = AssignedNames([])

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

  /// The calls to SnapKit, by the names of the views.
  private var calls: [String: [ViewCall]] = [:]

  private struct ViewCall {
    let owner: NamedObject
    let file: Int
    let token: Int
    let action: SnapKitCall
  }

  /// Of the files that name constraints of SnapKit; empty where nothing is changed.
  private var objects: [Int: ObjectNames] = [:]

  /// - Parameter names: what functions and closures of each file declare.
  init(in files: [SyntaxFile], _ names: [DeclaredNames], _ project: Project) {
    let handles = files.map(Self.handles)
    let library = LibrarySources(of: files, project)
    let changes = zip(files, handles).map { file, tokens in
      tokens.filter { Self.isChange(at: $0, in: file) && !library.have($0, in: file) }
    }
    self.init(in: files, names, project, handles, changes)
    let updates = zip(files, changes).map(Self.updates)
    let hasOwnRelations = files.contains { file in
      !library.have(file) && Self.extendsMakers(file, project)
    }
    if hasOwnRelations || updates.allSatisfy(\.isEmpty) { return }
    var known: [[[Int]]: Int] = [:]
    for attribute in Attribute.allCases {
      let left = zip(changes, updates).map { tokens, updated in
        tokens.filter { updated[$0]?.contains(attribute) ?? true }
      }
      if left == changes { continue }
      if known[left] == nil {
        known[left] = narrowed.count
        narrowed.append(SnapKitChanges(in: files, names, project, handles, left))
      }
      narrowedIndices[attribute] = known[left]
    }
  }

  /// - Parameters:
  ///   - handles: the tokens of each file that name a view's constraints.
  ///   - changes: those behind which they are changed.
  private init(
    in files: [SyntaxFile], _ names: [DeclaredNames], _ project: Project, _ handles: [[Int]],
    _ changes: [[Int]]
  ) {
    if changes.allSatisfy(\.isEmpty) { return }
    var following = Following(files, names, project)
    var views: Set<String> = []
    for index in files.indices where !handles[index].isEmpty {
      let own = following.names(in: index)
      objects[index] = own
      for token in handles[index] {
        guard let view = own.view(before: token) else { continue }
        views.insert(view.name)
        if let action = Self.action(at: token, in: files[index]) {
          calls[view.name, default: []].append(
            ViewCall(owner: view.owner, file: index, token: token, action: action))
        }
      }
      for token in changes[index] {
        following.follow(before: token, in: index)
        if let view = own.view(before: token) {
          named[view.name, default: []].insert(view.owner)
        } else {
          unnamed[index, default: []].append(token)
        }
      }
    }
    following.finish()
    if following.found.contains(.tagged) { following.followTagged() }
    own = OwnViews(
      files, names, named: views.subtracting([NamedView.itself]), changers: following.changers)
    for view in following.tagged { named[view.name, default: []].insert(view.owner) }
    owners = named
    for view in following.views {
      if view.name == NamedView.itself {
        if let type = view.owner.type(in: project) { givenThemselves.insert(type) }
      } else {
        owners[view.name, default: []].insert(view.owner)
      }
    }
    for found in following.found { note(found, following.nested, project) }
    setMembers = Set(files.flatMap(\.setMembers))
    assigned = AssignedNames(files)
  }

  /// - Parameter nested: the full names of types inside others, by what they are called there.
  private mutating func note(
    _ found: FollowedViews.Found, _ nested: [String: Set<String>], _ project: Project
  ) {
    switch found {
    case .any: changesAny = true
    case .tagged: break
    case .root: owners[NamedView.root, default: []].insert(.any)
    // A cast to a text or a dictionary finds no view.
    case .one(let type) where type.contains(":") || !project.mayBeView(type): break
    case .one(let type):
      let names = project.isClass(type) ? nil : nested[type]
      foundClasses.formUnion(names ?? [type])
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

  /// Whether code of a file changes constraints that SnapKit made.
  static func areMade(in file: SyntaxFile) -> Bool {
    handles(in: file).contains { isChange(at: $0, in: file) }
  }

  private static func isChange(at handle: Int, in file: SyntaxFile) -> Bool {
    action(at: handle, in: file).map { $0 != .make } ?? false
  }

  /// What is called of the constraints that a token names.
  private static func action(at handle: Int, in file: SyntaxFile) -> SnapKitCall? {
    let tokens = file.source.tokens
    let name = file.name(Int32(handle))
    if name.hasPrefix(SnapKitCall.formerPrefix) {
      return SnapKitCall.allCases.first { $0.formerName == name }
    }
    guard handle + 2 < tokens.count, tokens[handle + 1].kind == .period else { return nil }
    return SnapKitCall(rawValue: file.name(Int32(handle + 2)))
  }

  /// Whether a file may give SnapKit's makers a method that is called like one of their relations, and may make anything:
  /// in an extension of a protocol, or of a type that the project does not declare.
  private static func extendsMakers(_ file: SyntaxFile, _ project: Project) -> Bool {
    let relations = SnapKitCall.relations.union(SnapKitCall.superviewRelations)
    return file.functions.contains { function in
      guard relations.contains(file.name(function.name)),
        let owner = file.types(around: Int(function.name)).first, owner.kind == .extension,
        let name = file.typeName(around: Int(function.name))
      else { return false }
      return project.isProtocol(name) || !project.isDeclaredHere(type: name)
    }
  }

  /// The attributes of the constraints that the changes of a file update; without those that may change any.
  private static func updates(_ file: SyntaxFile, _ changes: [Int]) -> [Int: Set<Attribute>] {
    let handles = changes.filter { action(at: $0, in: file) == .update }
    if handles.isEmpty { return [:] }
    let updated = UpdatedAttributes(in: file)
    return handles.reduce(into: [:]) { found, handle in
      let isFormer = file.name(Int32(handle)).hasPrefix(SnapKitCall.formerPrefix)
      found[handle] = updated.attributes(behind: isFormer ? handle : handle + 2)
    }
  }

  /// Whether code inside a unit changes what has no name there.
  private func changesUnnamed(in unit: ReadingUnit, _ files: [SyntaxFile]) -> Bool {
    if unit.typeName == nil { return unnamed[unit.file] != nil }
    return unit.parts.contains { part in
      unnamed[part.file]?.contains { files[part.file][part.type].span.indices.contains($0) }
        ?? false
    }
  }

  /// Whether code may change the constraints of the view in front of a token of a file, such as `snp`.
  ///
  /// - Parameters:
  ///   - attributes: those of the constraints; empty if they are not known.
  ///   - type: the view's class as it was read, and whether it is of no subclass.
  ///   - unit: the code beside the view: it may change something that has no name there.
  func mayChange(
    _ attributes: Set<Attribute>, before token: Int, in file: Int,
    readAs type: (name: String, isExact: Bool)?, of unit: ReadingUnit, _ files: [SyntaxFile],
    _ project: Project
  ) -> Bool {
    func mayChange(_ changes: Self) -> Bool {
      changes.mayChange(
        before: token, in: file, readAs: type,
        isUnnamed: changes.changesUnnamed(in: unit, files), project)
    }
    if attributes.isEmpty { return mayChange(self) }
    return Set(attributes.map { narrowedIndices[$0] }).contains { index in
      mayChange(index.map { narrowed[$0] } ?? self)
    }
  }

  private func mayChange(
    before token: Int, in file: Int, readAs type: (name: String, isExact: Bool)?,
    isUnnamed: Bool, _ project: Project
  ) -> Bool {
    if changesAny { return true }
    let view = objects[file]?.view(before: token)
    let made = view.flatMap { own.className(of: $0, project) }
    let type = made.map { ($0, true) } ?? type
    if mayBeFound(view, type, project) { return true }
    guard let view else { return isUnnamed }
    if mayGiveItself(view, type, project) { return true }
    let isOwn = made != nil
    if isUnnamed, !isOwn { return true }
    if let changed = (isOwn ? named : owners)[view.name] {
      let owner = view.owner.type(in: project)
      if changed.contains(where: { project.mayBeOne($0.type(in: project), owner) }) { return true }
    }
    guard view.name != NamedView.itself, let changed = owners[NamedView.itself],
      let (type, isExact) = knownType(of: view, type, project)
    else { return false }
    return changed.contains { owner in
      // An extension of a system's class may be meant for all views.
      guard let owner = owner.type(in: project), project.isDeclaredHere(type: owner) else {
        return true
      }
      if isExact, project.ancestry(of: owner).dropFirst().contains(type) { return false }
      if isExact, !project.isProtocol(owner), isForeign(type, view, project) { return false }
      return project.mayBeOne(owner, type)
    }
  }

  /// Whether code of a view's class gives the view to code that changes it.
  private func mayGiveItself(
    _ view: NamedView, _ readType: (name: String, isExact: Bool)?, _ project: Project
  ) -> Bool {
    let isItself = view.name == NamedView.itself
    let known = isItself ? view.owner.type(in: project) : view.type(in: project)?.name
    guard let type = known ?? readType?.name else { return false }
    let ancestors = project.ancestry(of: type)
    return givenThemselves.contains { giver in
      if ancestors.contains(giver) { return true }
      // An extension of a system's class; what is declared as a class above it may be of that class.
      if ViewClass.named(giver) != nil {
        return project.mayDerive(type, from: giver) || project.mayDerive(giver, from: type)
      }
      return project.isProtocol(giver)
        && (ancestors + ViewClass.all.map(\.name)).contains { ancestor in
          project.declarations(of: ancestor).contains {
            $0.declaration.inherited.contains(giver)
          }
        }
    }
  }

  /// Whether a view is made by naming a class that another module declares, so that it is of no class of the project,
  /// nor of a subclass of one.
  private func isForeign(_ type: String, _ view: NamedView?, _ project: Project) -> Bool {
    guard let view, !type.contains(".") else { return false }
    // Only files that build layout are seen whole.
    return view.isNew(in: project) && !project.declares(typeLike: type)
  }
}

extension SnapKitChanges {
  /// How many calls make, remake and remove the constraints of a property, if they are all that SnapKit does to the view.
  ///
  /// - Parameters:
  ///   - view: a token of a file that names the view.
  ///   - spans: the code in which all of the calls must stand.
  func remakingCalls(
    behind view: Int, in file: Int, within spans: [ClosedRange<Int>], _ project: Project
  ) -> Int? {
    guard let named = objects[file]?.view(endingAt: view), !setMembers.contains(named.name),
      !changesAny, let owner = named.owner.type(in: project),
      let type = own.className(of: named, project),
      !mayBeFound(named, (type, true), project), !mayGiveItself(named, (type, true), project)
    else { return nil }
    let found = (calls[named.name] ?? []).filter {
      project.mayBeOne($0.owner.type(in: project), owner)
    }
    let actions = Set(found.map(\.action))
    // What was removed may not be put in force again with what is made later.
    let isSimple = !actions.contains(.remove) || found.count { $0.action == .make } < 2
    guard actions.isDisjoint(with: [.update, .prepare]), actions != [.make], isSimple,
      found.allSatisfy({ call in call.file == file && spans.contains { $0.contains(call.token) } })
    else { return nil }
    // What the view's class makes of the view itself would be remade, too.
    let ancestors = project.ancestry(of: type)
    let makesItself = (calls[NamedView.itself] ?? []).contains { call in
      guard let maker = call.owner.type(in: project) else { return true }
      return ancestors.contains(maker) || ViewClass.named(maker) != nil
        || project.isProtocol(maker)
    }
    return makesItself ? nil : found.count
  }

  /// A view's class, and whether it is of no subclass: what was read of a property that no code of other objects sets says
  /// more than its declaration.
  private func knownType(
    of view: NamedView?, _ readType: (name: String, isExact: Bool)?, _ project: Project
  ) -> (name: String, isExact: Bool)? {
    guard let view, let declared = view.type(in: project) else { return readType }
    guard !declared.isExact, let readType, readType.isExact, !setMembers.contains(view.name),
      !assigned.mayHold(view, project)
    else { return declared }
    return readType
  }

  /// Whether it is the root view of a controller that another module declares, which makes the view itself.
  private func isSystemRoot(_ view: NamedView, _ project: Project) -> Bool {
    guard view.name == NamedView.root, !setMembers.contains(view.name),
      let controller = view.owner.type(in: project), !project.declares(typeLike: controller)
    else { return false }
    return !project.subclasses(of: controller).contains { site in
      project.declarations(of: site.name).contains {
        $0.declaration.declares(member: MemberName.loadView)
      }
    }
  }

  /// Whether a view may be of a class to which code casts what it finds in a hierarchy, before it changes it.
  ///
  /// - Parameter readType: the view's class as it was read.
  private func mayBeFound(
    _ view: NamedView?, _ readType: (name: String, isExact: Bool)?, _ project: Project
  ) -> Bool {
    foundClasses.contains { found in
      // It may be a protocol, a generic parameter, or another name for a type.
      guard project.isClass(found) else { return true }
      if let view, view.name == NamedView.itself {
        return project.mayBeOne(view.owner.type(in: project), found)
      }
      if let view, isSystemRoot(view, project) { return false }
      let known = knownType(of: view, readType, project)
      guard let (type, isExact) = known ?? view?.written.map({ ($0, false) }) else { return true }
      let meant = project.meant(by: type, in: view?.owner.type(in: project))
      // What another module declares is of no class of the project.
      let isMade = isExact && (project.isClass(meant) || !project.declares(typeLike: meant))
      return isMade ? project.mayDerive(meant, from: found) : project.mayBeOne(type, found)
    }
  }
}
