import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Where code makes a view.
struct CreationSite: Hashable, Sendable {
  var file: Int
  /// Of the class's name.
  var token: Int
  var range: SourceRange
}

extension MigrationProject {
  /// All places where views of a class are made; `nil` if there may be others: in a nib, in other modules, through a
  /// subclass or a factory, or by what is given the class itself, as what registers it.
  func creationSites(of type: String) -> [CreationSite]? {
    guard seesAllCode, project.subclasses(of: type).isEmpty, !hasSeveral(named: type) else {
      return nil
    }
    let name = String(type.split(separator: ".").last ?? "")
    var sites: [CreationSite] = []
    var isDeclared = false
    for (index, file) in surveyed.enumerated() where file.holdsIdentifier(name) {
      let parts = file.types.filter { file.name($0.name.last) == name }
      for part in parts where part.kind != .extension {
        guard part.kind == .class, !isDeclared, file.isOnlyMadeByCode(part) else { return nil }
        isDeclared = true
      }
      guard !file.measuresViews, let found = file.creations(of: name, outside: parts.map(\.span))
      else { return nil }
      sites += found.map { token in
        CreationSite(file: index, token: token, range: file.source.tokens[token].range)
      }
    }
    return isDeclared ? sites : nil
  }

  /// Places where views of a class are made; there may be others.
  func knownCreationSites(of type: String) -> [CreationSite] {
    let name = String(type.split(separator: ".").last ?? "")
    return surveyed.enumerated().flatMap { index, file -> [CreationSite] in
      guard file.holdsIdentifier(name) else { return [] }
      let tokens = file.source.tokens
      return tokens.indices.dropLast().filter { token in
        tokens[token].kind == .identifier && tokens[token + 1].kind == .leftParen
          && file.name(Int32(token)) == name
      }.map { CreationSite(file: index, token: $0, range: tokens[$0].range) }
    }
  }
}

private let measuringNames = Set(Member.fittingMethods)
private let measuringHashes = NameHashSet(Member.fittingMethods)

extension SyntaxFile {
  /// Whether code asks views how large their constraints would make them.
  fileprivate var measuresViews: Bool {
    source.tokens.indices.contains { index in
      measuringHashes.contains(source.tokens[index].nameHash)
        && source.tokens[index].kind == .identifier && measuringNames.contains(name(Int32(index)))
    }
  }

  /// Whether neither a nib nor another module can make objects of a class: its initializer for nibs stops the program,
  /// or gives nothing.
  fileprivate func isOnlyMadeByCode(_ type: TypeDeclaration) -> Bool {
    guard type.modifiers.isDisjoint(with: [.public, .open]) else { return false }
    return members[type.members.indices].contains { member in
      guard case .function(let id) = member, self[id].kind == .initializer,
        signature(of: self[id]) == SystemMethod.decodingInitializer, let body = self[id].body
      else { return false }
      let statements = statements(of: body)
      guard statements.count == 1, let last = statements.last else { return false }
      switch self[last].kind {
      case .returned(let value?):
        if case .nilLiteral = self[value].kind { return true }
        return false
      case .expression(let value):
        guard case .call(let callee, _) = self[value].kind,
          case .name(let token) = self[callee].kind
        else { return false }
        return ["fatalError", "preconditionFailure"].contains(name(token))
      default: return false
      }
    }
  }

  /// The tokens at which objects of a class are made; `nil` if the class is used in another way that may make some.
  ///
  /// - Parameter parts: the class and its extensions in the file.
  func creations(of type: String, outside parts: [TokenSpan]) -> [Int]? {
    let tokens = source.tokens
    for part in parts where part.indices.contains(where: { tokens[$0].kind == .selfTypeKeyword }) {
      return nil
    }
    let hash = Token.nameHash(of: type)
    var found: [Int] = []
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index].nameHash == hash && tokens[index].kind == .identifier
      && name(Int32(index)) == type
    {
      switch tokens[index + 1].kind {
      case .leftParen:
        if parts.contains(where: { $0.indices.contains(index) }) { return nil }
        found.append(index)
      case .period:
        // `Card.self` and `Card.init` may make some elsewhere.
        guard tokens[index + 2].kind == .identifier, name(Int32(index + 2)) != "init",
          name(Int32(index + 2)) != "Type"
        else { return nil }
      default:
        guard isOnlyNamed(at: index) else { return nil }
      }
    }
    return found
  }

  /// Whether the name of a class stands in its declaration, in a cast, or for the type of a variable or a result of which
  /// the code behind it makes no object without the name: `.init()`.
  private func isOnlyNamed(at index: Int) -> Bool {
    let tokens = source.tokens
    let marks: Set<TokenKind> = [.postfixQuestion, .postfixExclamation]
    var start = index - 1
    // `Outer.Card`
    while start > 1, tokens[start].kind == .period, tokens[start - 1].kind == .identifier {
      start -= 2
    }
    while start > 0, marks.contains(tokens[start].kind) { start -= 1 }
    switch tokens[start].kind {
    case .classKeyword, .extensionKeyword, .isKeyword, .asKeyword: return true
    case .colon, .arrow: break
    default: return false
    }
    var next = index + 1
    while next < tokens.count, marks.contains(tokens[next].kind) { next += 1 }
    if next + 1 < tokens.count, tokens[next].kind == .equal {
      next += 1
      // `let card: Card = Card()`
      if tokens[next].kind == .identifier, tokens[next].nameHash == tokens[index].nameHash {
        return true
      }
    }
    guard next < tokens.count, tokens[next].kind == .leftBrace, partners[next] > next else {
      return false
    }
    return !(next..<Int(partners[next])).contains { isImplicitCreation(at: $0) }
  }

  /// Whether an object is made without its class's name: `.init(frame: .zero)`.
  private func isImplicitCreation(at index: Int) -> Bool {
    let tokens = source.tokens
    guard tokens[index].kind == .period, name(Int32(index + 1)) == "init" else { return false }
    return ![
      .identifier, .selfKeyword, .superKeyword, .rightParen, .rightBracket, .selfTypeKeyword,
    ]
    .contains(tokens[index - 1].kind)
  }
}
