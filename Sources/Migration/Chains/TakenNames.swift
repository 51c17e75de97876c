import LightSyntax
import SwiftTokens

extension SyntaxFile {
  /// A name of Swift's, or of another library's, that would be NotAutoLayout's if the file imported that.
  ///
  /// Source: NotAutoLayout 3.3.1, `Sources/NotAutoLayout/Types`: `Float` is a type of its own.
  var nameTakenByNotAutoLayout: String? {
    let tokens = source.tokens
    var found: String?
    for index in tokens.indices.dropLast() {
      if tokens[index].kind == .importKeyword, name(Int32(index + 1)) == "NotAutoLayout" {
        return nil
      }
      guard found == nil, tokens[index].kind == .identifier,
        index == 0 || tokens[index - 1].kind != .period, tokens[index + 1].kind != .colon
      else { continue }
      let name = name(Int32(index))
      if name == "Float" { found = name }
    }
    return found
  }
}
