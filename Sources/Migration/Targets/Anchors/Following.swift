import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What code anywhere in a project may call the views that some code changes.
struct Following {
  private let files: [SyntaxFile]
  private let declared: [DeclaredNames]
  private let project: Project
  private var objects: [Int: ObjectNames] = [:]
  private var followed: [Int: FollowedViews] = [:]
  private var open: [FollowedViews.Given] = []
  private var seen: Set<FollowedViews.Given> = []
  /// The full names of types inside others, by what they are called there.
  private(set) lazy var nested: [String: Set<String>] = {
    var names: [String: Set<String>] = [:]
    for file in files {
      for type in file.types where type.kind != .extension {
        guard let outer = file.typeName(around: Int(type.span.first) - 1) else { continue }
        let name = file.text(type.name)
        names[name, default: []].insert(outer + "." + name)
      }
    }
    return names
  }()
  /// The files in which each identifier occurs: a large project has thousands of files and follows thousands of names.
  private lazy var filesByName: [String: [Int]] = {
    var found: [String: [Int]] = [:]
    for (index, file) in files.enumerated() {
      for name in file.identifierTexts { found[name, default: []].append(index) }
    }
    return found
  }()
  private(set) var views: Set<NamedView> = []
  private(set) var found: Set<FollowedViews.Found> = []
  /// The views that have tags, by which code can find them wherever they are.
  private(set) var tagged: Set<NamedView> = []
  private var isAboutTags = false
  /// The functions that hand an argument to code that changes it.
  private(set) var changers: Set<String> = []

  init(_ files: [SyntaxFile], _ declared: [DeclaredNames], _ project: Project) {
    self.files = files
    self.project = project
    self.declared = declared
  }

  mutating func names(in file: Int) -> ObjectNames {
    let names = objects[file] ?? ObjectNames(files[file], declared[file])
    objects[file] = names
    return names
  }

  private mutating func views(in file: Int) -> FollowedViews {
    let views = followed[file] ?? FollowedViews(files[file])
    followed[file] = views
    return views
  }

  mutating func follow(before token: Int, in file: Int) {
    note(views(in: file).ends(before: token), in: file)
  }

  /// Follows all views that have a tag.
  mutating func followTagged() {
    isAboutTags = true
    seen = []
    for file in files.indices where files[file].holdsIdentifier(MemberName.tag) {
      for token in views(in: file).tagAssignments {
        let view = names(in: file).view(before: token)
        if let view { note(view) }
        if view?.name == NamedView.itself, view?.owner == .any { found.insert(.any) }
        follow(before: token, in: file)
      }
    }
    finish()
  }

  /// Follows what other code gives, which may be given to that in turn.
  mutating func finish() {
    let (project, nested) = (project, nested)
    func mayBeView(_ type: String) -> Bool {
      if let names = nested[type], !project.isClass(type) {
        return names.contains(where: project.mayBeView)
      }
      return project.mayBeView(type)
    }
    // The same few types meet in thousands of places.
    var known: [TypePair: Bool] = [:]
    // A type of another module is no structure or case of the project.
    func mayBe(_ declaring: String?, _ owner: String?) -> Bool {
      let pair = TypePair(declaring: declaring, owner: owner)
      if let answer = known[pair] { return answer }
      var answer = project.mayBeOne(declaring, owner)
      if answer, let declaring, let owner, !project.declares(typeLike: owner) {
        answer = !project.isPlainValue(declaring)
      }
      known[pair] = answer
      return answer
    }
    // Only a structure has initializers that nobody writes; what others get is followed through their code.
    var structures: [String: Bool] = [:]
    func mayFill(_ initializer: String, _ owner: String?) -> Bool {
      if let owner, isClass(owner) { return false }
      if initializer == "init" { return true }
      if let answer = structures[initializer] { return answer }
      let answer = project.declares(typeLike: initializer) && !isClass(initializer)
      structures[initializer] = answer
      return answer
    }
    func isClass(_ name: String) -> Bool {
      let types = project.declarations(of: name).map(\.declaration.kind).filter { $0 != .extension }
      return types.isEmpty ? ViewClass.named(name) != nil : types.allSatisfy { $0 == .class }
    }
    while let given = open.popLast() {
      if case .payload(let name) = given, let types = payloadTypes(of: name),
        !types.contains(where: mayBeView)
      {
        continue
      }
      let name =
        switch given {
        case .property(let name, _), .result(let name), .argument(let name, _, _, _),
          .payload(let name):
          name
        }
      for file in filesByName[name] ?? [] {
        note(
          views(in: file).ends(
            of: given, isConstant: isConstant(given), mayBe, mayBeView, mayFill), in: file)
      }
    }
  }

  /// The types that the declarations of an enum's cases of a name mention; `nil` if there are none.
  private mutating func payloadTypes(of name: String) -> Set<String>? {
    var types: Set<String>?
    for index in filesByName[name] ?? [] {
      let file = files[index]
      let tokens = file.source.tokens
      for token in tokens.indices.dropFirst().dropLast()
      where tokens[token - 1].kind == .caseKeyword && tokens[token + 1].kind == .leftParen
        && file.name(Int32(token)) == name
      {
        let end = Int(file.partners[token + 1])
        guard end > token else { return nil }
        // A closure is given what it gets elsewhere.
        let given = (token + 2..<end).filter { open in
          let close = Int(file.partners[open])
          return tokens[open].kind == .leftParen && close > open && tokens[close + 1].kind == .arrow
        }
        let mentioned = (token + 1..<end).filter { index in
          tokens[index].kind == .identifier
            && !given.contains { $0 < index && index < Int(file.partners[$0]) }
        }
        .map { file.name(Int32($0)) }.filter { $0.startsUppercase && $0 != "Void" }
        types = (types ?? []).union(mentioned)
      }
    }
    return types
  }

  /// Whether something is a property that only the code of its own type can set.
  private func isConstant(_ given: FollowedViews.Given) -> Bool {
    guard case .property(let name, let owner?) = given else { return false }
    return project.property(name, of: owner)?.isLet ?? false
  }

  private mutating func note(_ ends: FollowedViews.Ends, in file: Int) {
    found.formUnion(ends.found)
    for token in ends.names {
      let view = names(in: file).view(endingAt: token)
      if let view { note(view) }
      if ends.members.contains(token) {
        note(.property(files[file].name(Int32(token)), of: view?.owner.type(in: project)))
      }
    }
    for given in ends.given { note(given) }
  }

  private mutating func note(_ view: NamedView) {
    views.insert(view)
    if isAboutTags { tagged.insert(view) }
  }

  private mutating func note(_ given: FollowedViews.Given) {
    // What is made where it is declared, and never replaced, comes from nowhere else; and a number is no view.
    if case .property(let name, let owner?) = given,
      let property = project.property(name, of: owner)
    {
      if property.isLet, property.isNew { return }
      if let type = property.type, !project.mayBeView(elementTypeName(type)) { return }
    }
    guard seen.insert(given).inserted else { return }
    open.append(given)
    if case .argument(let function, _, _, _) = given { changers.insert(function) }
  }
}

/// A type that declares something, and the one of the object on which it is used; `nil` where that is not known.
private struct TypePair: Hashable {
  let declaring: String?
  let owner: String?
}

extension Project {
  /// Whether a type is a structure or an enumeration that may be used as nothing else: none of its protocols is one of
  /// another module that may have others in turn.
  fileprivate func isPlainValue(_ name: String) -> Bool {
    let declarations = declarations(of: name).map(\.declaration)
    return declarations.contains { $0.kind != .extension }
      && declarations.allSatisfy { declaration in
        [.struct, .enum, .extension].contains(declaration.kind)
          && declaration.inherited.allSatisfy(plainConformances.contains)
      }
  }
}

/// What structures and enumerations get from the standard library. Source: the Swift standard library's documentation.
private let plainConformances: Set<String> = [
  "Equatable", "Hashable", "Comparable", "CaseIterable", "Codable", "Decodable", "Encodable",
  "Sendable", "Error", "RawRepresentable", "CustomStringConvertible", "String", "Int",
]
