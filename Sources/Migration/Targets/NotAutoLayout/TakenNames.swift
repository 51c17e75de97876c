import LayoutDialects
import LightSyntax
import SwiftTokens

/// Names of types that are NotAutoLayout's own in every file that imports it, unless the project has types of that name.
///
/// Source: NotAutoLayout 3.3.1, `Sources/NotAutoLayout/Types`.
private let ownTypes: Set<String> = ["Float", "Point", "Size", "Rect", "Insets", "Span", "Line"]

extension SyntaxFile {
  /// A type of Swift's, or of another library's, whose name would mean NotAutoLayout's if the file imported that.
  func typeTakenByNotAutoLayout(in project: Project) -> String? {
    if project.isDeclaredHere(type: "Float") { return "Float" }
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
      if ownTypes.contains(name), !project.isDeclaredHere(type: name) { found = name }
    }
    return found
  }
}
