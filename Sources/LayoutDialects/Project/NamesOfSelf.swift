import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether the name at a token is another one of `self`: `let box = self`.
  func isOtherNameOfSelf(_ name: Int) -> Bool {
    let tokens = source.tokens
    guard tokens[name].kind == .identifier, name > 0, tokens[name - 1].kind != .period else {
      return false
    }
    let nearest = max(1, name - Self.maximumTokens)
    return (nearest..<name).reversed().contains { index in
      tokens[index].nameHash == tokens[name].nameHash && tokens[index].kind == .identifier
        && [.letKeyword, .varKeyword].contains(tokens[index - 1].kind)
        && source.text(tokens[index + 1]) == "=" && tokens[index + 2].kind == .selfKeyword
        && tokens[index + 3].kind != .period
    }
  }

  /// How many tokens before a use of a name are searched for its declaration.
  private static let maximumTokens = 4096
}
