import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// Whether it has PinLayout follow the reading direction: `Pin.layoutDirection(.auto)`, or as an assignment.
  ///
  /// Source: PinLayout, README, "Right to left languages support": the direction is left to right otherwise.
  var setsPinDirection: Bool {
    let tokens = source.tokens
    let hash = Token.nameHash(of: "layoutDirection")
    return tokens.indices.contains { index in
      guard tokens[index].nameHash == hash, index >= 2, index + 3 < tokens.count,
        name(Int32(index)) == "layoutDirection", tokens[index - 1].kind == .period,
        name(Int32(index - 2)) == "Pin",
        tokens[index + 1].kind == .leftParen || tokens[index + 1].kind == .equal
      else { return false }
      return (index + 2...index + 3).contains { self.name(Int32($0)) == "auto" }
    }
  }
}
