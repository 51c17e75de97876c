import LayoutDialects
import LightSyntax
import SwiftTokens

/// What the project's code decides about PinLayout's chains.
struct PinSurvey: ProjectSurvey {
  /// Whether code anywhere has PinLayout follow the reading direction, which it does not by itself.
  let followsDirection: Bool

  init(_ files: [SyntaxFile], _ project: Project) {
    followsDirection = files.contains(where: \.setsPinDirection)
  }
}

extension SyntaxFile {
  /// Whether it has PinLayout follow the reading direction: `Pin.layoutDirection(.auto)`, or as an assignment.
  ///
  /// Source: PinLayout, README, "Right to left languages support": the direction is left to right otherwise.
  fileprivate var setsPinDirection: Bool {
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
