import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// A view as code names it: `title` alone, or that of another object, as `cell.title`.
struct NamedView: Hashable, Sendable {
  let name: String
  /// What has a property of that name.
  let owner: NamedObject
  /// The view's class, as far as its file states it of a variable.
  var written: String?

  /// The name of a view that stands for itself.
  static let itself = "self"

  /// The name of a controller's root view.
  static let root = "view"

  /// Whether it is a property that is made of nothing that may be a view.
  func isNew(in project: Project) -> Bool {
    guard let owner = owner.type(in: project) else { return false }
    return project.property(name, of: owner)?.isNew ?? false
  }

  /// The class of the view, and whether it is of no subclass; `nil` if the class is not known.
  func type(in project: Project) -> (name: String, isExact: Bool)? {
    if let owner = owner.type(in: project), let property = project.property(name, of: owner) {
      return property.type.map { (baseTypeName($0), property.isMade) }
    }
    // Of a class of the system, a variable may hold a view that the project declares.
    return written.flatMap { project.isDeclaredHere(type: $0) ? ($0, false) : nil }
  }
}

/// A view as one place of the code spells it: two closures may call different views `$0`.
struct SpelledView: Hashable, Sendable {
  let text: String
  /// What it is called wherever it is read.
  let name: String
}

/// An object as code names it.
enum NamedObject: Hashable, Sendable {
  /// It may be any.
  case any
  /// One of a type.
  case one(of: String)
  /// A variable, or a property of a type.
  ///
  /// - Parameters:
  ///   - type: what its file says of it, if its file declares something of that name.
  ///   - owner: the type around the code, which may have a property of that name.
  case variable(String, type: String?, of: String?)

  /// The object's type; `nil` if it is not known.
  func type(in project: Project) -> String? {
    switch self {
    case .any: return nil
    case .one(let type): return type
    case .variable(let name, let type, let owner):
      guard let property = owner.flatMap({ project.property(name, of: $0) }) else { return type }
      let declared = property.type.map(baseTypeName)
      // Another property than the one that the file declares may be meant.
      return type == nil || declared == type ? declared : nil
    }
  }
}

/// What the names of views and of objects in a file stand for.
struct ObjectNames {
  private let file: SyntaxFile
  private let declared: DeclaredNames
  private let types: VariableTypes

  init(_ file: SyntaxFile, _ declared: DeclaredNames) {
    self.file = file
    self.declared = declared
    types = VariableTypes(file)
  }

  /// The view in front of a token that names its constraints, such as `snp`; `nil` if that is no name.
  func view(before token: Int) -> NamedView? {
    let tokens = file.source.tokens
    guard token > 1, tokens[token - 1].kind == .period else {
      return NamedView(name: NamedView.itself, owner: surroundings(of: token))
    }
    return view(endingAt: token - 2)
  }

  /// - Parameter token: the last one of what names the view.
  func view(endingAt token: Int) -> NamedView? {
    let tokens = file.source.tokens
    let position = withoutMarks(token)
    switch tokens[position].kind {
    case .selfKeyword:
      return NamedView(name: NamedView.itself, owner: surroundings(of: position))
    case .identifier:
      let name = file.name(Int32(position))
      guard position > 1, tokens[position - 1].kind == .period else {
        return NamedView(
          name: name, owner: isOwn(name, at: position) ? surroundings(of: position) : .any,
          written: types.type(ofObjectAt: position))
      }
      return NamedView(name: name, owner: object(endingAt: position - 2))
    default: return nil
    }
  }

  private func withoutMarks(_ token: Int) -> Int {
    var token = token
    while token > 0,
      [.postfixQuestion, .postfixExclamation].contains(file.source.tokens[token].kind)
    {
      token -= 1
    }
    return token
  }

  private func object(endingAt token: Int) -> NamedObject {
    let tokens = file.source.tokens
    let position = withoutMarks(token)
    switch tokens[position].kind {
    case .selfKeyword: return surroundings(of: position)
    case .identifier: break
    default: return types.type(ofObjectAt: token).map { .one(of: $0) } ?? .any
    }
    let name = file.name(Int32(position))
    if name.first?.isUppercase == true { return .one(of: name) }
    if position > 1, tokens[position - 1].kind == .period, tokens[position - 2].kind != .selfKeyword
    {
      return .any
    }
    let declarations = declared.declarations(of: name).filter {
      file.name(Int32($0.token)) == name
    }
    // What a closure gets, and what a loop goes through, has types that stand elsewhere.
    let isTyped = declarations.allSatisfy { declaration in
      tokens[declaration.token - 1].kind != .forKeyword
        && (declaration.owner == nil || declared.isParameter(declaration))
    }
    let type = types.type(ofObjectAt: position)
    guard isTyped, declarations.isEmpty || type != nil else { return .any }
    return .variable(name, type: type, of: file.typeName(around: position))
  }

  /// Whether a name is that of a member of the type around it, or of a view that is made where it is declared, rather
  /// than of something that code elsewhere hands over.
  private func isOwn(_ name: String, at token: Int) -> Bool {
    guard let function = declared.functions(around: token).last else { return true }
    return declared.declarations(of: name).allSatisfy { declaration in
      guard function.indices.contains(declaration.token), declaration.token < token,
        declaration.end >= token, file.name(Int32(declaration.token)) == name
      else { return true }
      if let owner = declaration.owner { return !owner.indices.contains(token) }
      return isMade(declaration.token, as: name)
        && (declaration.token..<token).dropFirst(3).allSatisfy { !isGivenAway($0, as: name) }
    }
  }

  /// Whether a variable is what it hides, as in `if let bar`, or made as in `let bar = Bar()`.
  private func isMade(_ token: Int, as name: String) -> Bool {
    let tokens = file.source.tokens
    guard token + 3 < tokens.count, tokens[token - 1].kind != .forKeyword else { return false }
    switch tokens[token + 1].kind {
    case .leftBrace, .comma, .elseKeyword: return true
    case .equal:
      var value = token + 2
      if tokens[value].kind == .selfKeyword, tokens[value + 1].kind == .period { value += 2 }
      guard tokens[value].kind == .identifier else { return false }
      let text = file.name(Int32(value))
      if text == name { return tokens[value + 1].kind != .period }
      return value == token + 2 && text.first?.isUppercase == true
        && tokens[value + 1].kind == .leftParen
    default: return false
    }
  }

  /// Whether code at a token gives the object of a name to another: `card.title = title`, `Card(title: title)`.
  private func isGivenAway(_ token: Int, as name: String) -> Bool {
    let tokens = file.source.tokens
    guard tokens[token].kind == .identifier, token > 2,
      [.equal, .colon].contains(tokens[token - 1].kind), file.name(Int32(token)) == name
    else { return false }
    return tokens[token + 1].kind != .period
  }

  private func surroundings(of token: Int) -> NamedObject {
    file.typeName(around: token).map { .one(of: $0) } ?? .any
  }
}
