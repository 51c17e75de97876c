import LightSyntax
import SourceText
import SwiftTokens

/// The edits to a file's imports that other edits call for: a library that is no longer used goes, and one that the new
/// code uses comes.
package func importEdits(
  in file: SyntaxFile, after edits: [TextEdit], for target: MigrationTarget
) -> [TextEdit] {
  var imports = leftoverImports(in: file, after: edits)
  if let library = target.library, !edits.isEmpty,
    let edit = missingImport(of: library.name, in: file)
  {
    imports.append(edit)
  }
  return imports
}

/// Imports a module, before the first import whose name comes behind its own, or behind the last one.
private func missingImport(of module: String, in file: SyntaxFile) -> TextEdit? {
  let tokens = file.source.tokens
  var depth = 0
  var imports: [(name: String, token: Int)] = []
  for index in tokens.indices.dropLast() {
    switch tokens[index].kind {
    case .poundIf: depth += 1
    case .poundEndif: depth -= 1
    case .importKeyword:
      // `import class UIKit.UIView` names a kind first.
      let first = tokens[index + 1].kind == .identifier ? index + 1 : index + 2
      guard first < tokens.count, tokens[first].kind == .identifier else { continue }
      let name = file.name(Int32(first))
      if name == module { return nil }
      if depth == 0 { imports.append((name, index)) }
    default: break
    }
  }
  let bytes = file.source.file.bytes
  let lines = LineTable(bytes)
  let ending = LineEnding.dominant(in: bytes)
  let text = ending.applied(to: "import \(module)\n")
  func line(_ token: Int) -> SourceRange? {
    lines.range(ofLine: lines.position(at: Int(tokens[token].start)).line)
  }
  let isSorted = zip(imports, imports.dropFirst()).allSatisfy {
    $0.name.lowercased() <= $1.name.lowercased()
  }
  let next = imports.first { isSorted && $0.name.lowercased() > module.lowercased() }
  if let next, let range = line(next.token) { return .insert(text, at: range.start) }
  if let last = imports.last, let range = line(last.token) { return .insert(text, at: range.end) }
  // Imports that only some builds have stand where they are; this one stands before everything.
  return .insert(text + ending.applied(to: "\n"), at: 0)
}
