import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension SyntaxFile {
  /// The list to which a new constraint is appended: `edges` of `edges.append(…)`, `self.edges += […]`.
  func list(thatGets range: SourceRange) -> String? {
    var index = tokens(in: range).lowerBound - 1
    if ["[", ","].contains(tokenText(index)) {
      guard let open = openBracket(around: index) else { return nil }
      index = open - 1
    }
    if tokenText(index) == "+=" { return tokenText(index - 1) }
    if tokenText(index) == ":", tokenText(index - 1) == "contentsOf" { index -= 2 }
    guard tokenText(index) == "(", tokenText(index - 1) == "append", tokenText(index - 2) == "."
    else { return nil }
    return tokenText(index - 3)
  }

  /// The bracket that starts the list in which a token stands.
  private func openBracket(around token: Int) -> Int? {
    var index = token
    for _ in 0..<Self.longestList where index > 0 {
      switch source.tokens[index].kind {
      case .leftBracket: return index
      case .leftParen, .leftBrace: return nil
      case .rightParen, .rightBracket, .rightBrace: index = Int(partners[index]) - 1
      default: index -= 1
      }
    }
    return nil
  }

  /// How many tokens are looked at in front of an element.
  private static let longestList = 400

  /// Whether a list of constraints is a variable of the function around some code, or a private property of its type,
  /// and all that code does with it is to append constraints.
  func isOnlyFilled(_ list: String, in range: SourceRange) -> Bool {
    let token = tokens(in: range).lowerBound
    if let function = function(at: token), let body = function.body,
      let declaration = declaration(of: list, in: body.span.indices)
    {
      return isFilled(list, declaredAt: declaration, in: Range(body.span.indices)) ?? false
    }
    guard let type = type(around: token),
      let declaration = declaration(of: list, in: type.span.indices), isHidden(declaration)
    else { return false }
    let name = text(type.name)
    return types.filter { text($0.name) == name }.allSatisfy { part in
      isFilled(list, declaredAt: declaration, in: Range(part.span.indices)) ?? true
    }
  }

  /// The name's token in `var list: [NSLayoutConstraint] = []`, or with another way to start empty.
  private func declaration(of list: String, in range: ClosedRange<Int>) -> Int? {
    let hash = NameHashSet([list])
    return range.first { index in
      hash.contains(source.tokens[index].nameHash) && tokenText(index) == list
        && source.tokens[index - 1].kind == .varKeyword
        && (index + 1...index + 8).contains { tokenText($0) == ClassName.layoutConstraint }
    }
  }

  /// Whether the property whose name stands at a token is private and no outlet.
  private func isHidden(_ declaration: Int) -> Bool {
    variables.contains { variable in
      variable.span.indices.contains(declaration) && !variable.modifiers.contains(.outlet)
        && !variable.modifiers.isDisjoint(with: [.private, .fileprivate])
    }
  }

  /// Whether all that code does with a list is to append to it; `nil` if it does nothing.
  private func isFilled(
    _ list: String, declaredAt declaration: Int, in range: Range<Int>
  ) -> Bool? {
    let hash = NameHashSet([list])
    var isFilled: Bool?
    for index in range
    where index != declaration && hash.contains(source.tokens[index].nameHash)
      && tokenText(index) == list
    {
      if tokenText(index - 1) == ".", tokenText(index - 2) != "self" {
        // A member of something else: a view has `constraints` of its own.
        if ["?", "!"].contains(tokenText(index - 2)) { return false }
        continue
      }
      let isAppended = tokenText(index + 1) == "." && tokenText(index + 2) == "append"
      guard isAppended || tokenText(index + 1) == "+=" else { return false }
      isFilled = true
    }
    return isFilled
  }
}
