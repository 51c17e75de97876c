import LayoutDialects
import LightSyntax
import SourceText
import UIKitFacts

extension SyntaxFile {
  /// The list to which a new constraint is appended: `edges` of `edges.append(…)`, `self.edges += […]`.
  func list(thatGets range: SourceRange) -> String? {
    let first = tokens(in: range).lowerBound
    var index = first - 1
    if let open = opening(before: first), source.tokens[open].kind == .leftBracket {
      index = open - 1
    }
    if tokenText(index) == "+=" { return tokenText(index - 1) }
    if tokenText(index) == ":", tokenText(index - 1) == "contentsOf" { index -= 2 }
    guard tokenText(index) == "(", tokenText(index - 1) == "append", tokenText(index - 2) == "."
    else { return nil }
    return tokenText(index - 3)
  }

  /// The name's token in the declaration of a list of constraints that is a variable of the function around some code, or
  /// a private property of its type, if all that code does with it is to append constraints.
  func declaration(ofOnlyFilled list: String, in range: SourceRange) -> Int? {
    let token = tokens(in: range).lowerBound
    if let function = function(at: token), let body = function.body,
      let declaration = declaration(of: list, in: body.span.indices)
    {
      return isFilled(list, declaredAt: declaration, in: Range(body.span.indices)) ?? false
        ? declaration : nil
    }
    guard let type = type(around: token),
      let declaration = declaration(of: list, in: type.span.indices), isHidden(declaration)
    else { return nil }
    let name = text(type.name)
    let isOnlyFilled = types.filter { text($0.name) == name }.allSatisfy { part in
      isFilled(list, declaredAt: declaration, in: Range(part.span.indices)) ?? true
    }
    return isOnlyFilled ? declaration : nil
  }

  /// The name's token in `var list: [NSLayoutConstraint] = []`, or with another way to start empty.
  private func declaration(of list: String, in range: ClosedRange<Int>) -> Int? {
    let hash = NameHashSet([list])
    return range.first { index in
      hash.contains(source.tokens[index].nameHash) && tokenText(index) == list
        && tokenText(index - 1) == "var"
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
