import LightSyntax

extension SyntaxFile {
  /// The names of the cases that an enumeration declares itself; those of types inside it are not among them.
  func cases(of type: TypeDeclaration) -> Set<String> {
    let tokens = source.tokens
    var found: Set<String> = []
    var index = Int(type.name.last) + 1
    while index < type.span.last, tokens[index].kind != .leftBrace { index += 1 }
    index += 1
    var isInList = false
    while index < type.span.last {
      let kind = tokens[index].kind
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .stringOpen, .regexOpen:
        index = max(index, Int(partners[index]))
      case .caseKeyword: isInList = true
      case .identifier:
        let previous = tokens[index - 1].kind
        if isInList, previous == .caseKeyword || previous == .comma {
          found.insert(name(Int32(index)))
        }
      default: if kind.isKeyword { isInList = false }
      }
      index += 1
    }
    return found
  }
}
