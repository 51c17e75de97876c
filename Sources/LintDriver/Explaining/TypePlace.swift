import LightSyntax
import SourceText
import SwiftTokens

/// Where the first type with a name is declared, as `FILE:LINE`; `nil` if no file declares one.
package func placeOfType(named name: String, in files: [LoadedFile]) -> String? {
  let last = name.split(separator: ".").last.map(String.init) ?? name
  for file in files {
    let tokens = TokenizedFile(file.source)
    guard tokens.tokens.contains(where: { file.source.text($0.range) == last }) else { continue }
    let syntax = SyntaxFile(tokens)
    let type = syntax.types.first { type in
      type.kind != .extension && syntax.text(type.name) == last
        && (last == name || syntax.typeName(around: Int(type.name.last)) == name)
    }
    guard let type else { continue }
    let line = syntax.lines.position(at: syntax.range(type.name).start).line
    return "\(file.source.path):\(line)"
  }
  return nil
}
