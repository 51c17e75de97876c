import LightSyntax
import SwiftTokens

extension FileDeclarations {
  /// The properties that code of a file constrains on objects other than `self`.
  static func reachedNames(in file: SyntaxFile) -> Set<String> {
    var names: Set<String> = []
    let tokens = file.source.tokens
    for index in tokens.indices.dropFirst(2).dropLast(2)
    where tokens[index].kind == .identifier && tokens[index - 1].kind == .period {
      guard isObject(tokens[index - 2].kind), isLayoutItem(index, in: file) else { continue }
      names.insert(file.name(Int32(index)))
    }
    return names
  }

  /// The constraints whose constants code assigns or changes through an object that is not `self`:
  /// `panel.leading.constant = 8`.
  ///
  /// - Parameter constants: the tokens that are called `constant`.
  static func adjustedNames(in file: SyntaxFile, at constants: [Int]) -> Set<String> {
    var names: Set<String> = []
    let tokens = file.source.tokens
    for token in constants where token > 4 && token + 1 < tokens.count {
      guard tokens[token - 1].kind == .period, isAssignment(token + 1, in: file) else { continue }
      var name = token - 2
      while name > 2,
        tokens[name].kind == .postfixQuestion || tokens[name].kind == .postfixExclamation
      {
        name -= 1
      }
      guard name > 1, tokens[name].kind == .identifier, tokens[name - 1].kind == .period,
        isObject(tokens[name - 2].kind)
      else { continue }
      names.insert(file.name(Int32(name)))
    }
    return names
  }

  private static func isAssignment(_ token: Int, in file: SyntaxFile) -> Bool {
    if file.source.tokens[token].kind == .equal { return true }
    return ["+=", "-=", "*=", "/="].contains(file.source.text(file.source.tokens[token]))
  }

  /// Whether a token may end an expression for an object that is not `self`.
  private static func isObject(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .rightParen, .rightBracket, .postfixQuestion, .postfixExclamation: true
    default: false
    }
  }

  /// Whether the member at `index` is constrained, or given to something that constrains it.
  private static func isLayoutItem(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var next = index + 1
    while tokens[next].kind == .postfixQuestion || tokens[next].kind == .postfixExclamation {
      next += 1
    }
    switch tokens[next].kind {
    case .period:
      let range = file.source.nameRange(of: tokens[next + 1])
      let member = file.source.file.bytes[range.start..<range.end]
      return member.ends(with: "Anchor") || member.ends(with: "Guide")
        || member.elementsEqual("snp".utf8) || member.starts(with: "snp_".utf8)
    case .comma, .rightParen, .rightBracket: return isConstrainedArgument(index, in: file)
    default: return false
    }
  }

  /// `toItem: header.title`, `["title": header.title]`, `equalTo(header.title)`.
  private static func isConstrainedArgument(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var first = index
    while first > 1, tokens[first - 1].kind == .period, isObject(tokens[first - 2].kind) {
      first -= 2
    }
    guard first > 1 else { return false }
    switch tokens[first - 1].kind {
    case .colon:
      return tokens[first - 2].kind == .stringClose
        || ["item", "toItem"].contains(file.source.text(tokens[first - 2]))
    case .leftParen: return file.source.text(tokens[first - 2]).hasSuffix("qualTo")
    default: return false
    }
  }
}
