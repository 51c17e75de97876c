import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// The names of types and generic parameters that the file declares, without those of the types around them, and of all
  /// else that it declares and that is spelt like a type: a function called `MakeTitle`.
  var declaredTypeNames: Set<String> {
    var names = Set(types.lazy.filter { $0.kind != .extension }.map { self.name($0.name.last) })
    let tokens = source.tokens
    for index in tokens.indices.dropFirst() where tokens[index].kind == .identifier {
      switch tokens[index - 1].kind {
      case .typealiasKeyword, .associatedtypeKeyword: names.insert(name(Int32(index)))
      case .letKeyword, .varKeyword, .caseKeyword: names.insert(name(Int32(index)))
      case .classKeyword, .structKeyword, .enumKeyword, .funcKeyword:
        names.insert(name(Int32(index)))
        names.formUnion(genericParameters(behind: index))
      default: break
      }
    }
    return names
  }

  /// The names in `<Content: UIView, Other>` behind the name of a declaration.
  private func genericParameters(behind name: Int) -> [String] {
    let tokens = source.tokens
    guard name + 1 < tokens.count, source.text(tokens[name + 1]).hasPrefix("<") else { return [] }
    var names: [String] = []
    for index in (name + 2)..<min(tokens.count, name + Self.longestGenericParameters) {
      if tokens[index].kind == .leftParen || tokens[index].kind == .leftBrace { break }
      guard tokens[index].kind == .identifier, tokens[index - 1].kind != .colon else { continue }
      names.append(self.name(Int32(index)))
    }
    return names
  }

  /// How many tokens are looked at: more than the longest lists have.
  private static let longestGenericParameters = 200
}
