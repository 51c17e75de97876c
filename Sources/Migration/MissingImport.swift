import LightSyntax
import SourceText
import SwiftTokens

/// The edits to a file's imports that other edits require: the import of a library that is no longer used is removed,
/// and that of a library that the new code uses is added.
///
/// - Parameter isNeeded: whether other files, which use the library without importing it, need the import of a module.
package func importEdits(
  in file: SyntaxFile, after edits: [TextEdit], for target: MigrationTarget,
  isNeeded: (_ module: String) -> Bool
) -> [TextEdit] {
  var imports = leftoverImports(in: file, after: edits).filter { !isNeeded($0.module) }.map(\.edit)
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
  let next = imports[sortedEnd(of: imports.map { $0.name.lowercased() })...].first {
    $0.name.lowercased() > module.lowercased()
  }
  if let next, let range = line(next.token) { return .insert(text, at: range.start) }
  if let last = imports.last, let range = line(last.token) { return .insert(text, at: range.end) }
  // Imports that only some builds have stand where they are; this one stands before all code.
  guard let header = file.source.header, let range = lines.range(ofLine: header.line),
    range.end > range.start, bytes[range.end - 1] == 0x0A || bytes[range.end - 1] == 0x0D
  else { return .insert(text + ending.applied(to: "\n"), at: 0) }
  let blank = ending.applied(to: "\n")
  return .insert(blank + text + (header.isApart ? "" : blank), at: range.end)
}

/// Where the last names that are in order start: `["uikit", "core", "rx"]` has two of them. The end if there are fewer.
private func sortedEnd(of names: [String]) -> Int {
  var start = names.endIndex
  while start > names.startIndex, start == names.endIndex || names[start - 1] <= names[start] {
    start -= 1
  }
  return names.endIndex - start > 1 || start == names.startIndex ? start : names.endIndex
}

extension TokenizedFile {
  /// The last line of the comments with which the file begins, such as a license, and whether a blank line follows.
  /// `nil` without such comments. What describes the code on the next line is none.
  fileprivate var header: (line: Int, isApart: Bool)? {
    let lines = LineTable(file.bytes)
    let code = tokens.first.map { Int($0.start) } ?? file.bytes.count
    var header: (line: Int, isApart: Bool)?
    var isDescription = false
    let leading = comments.prefix { $0.start < code }
    for (index, comment) in leading.enumerated() {
      let line = lines.position(at: comment.start).line
      if let header, line > header.line + 1 { return header }
      let next = index + 1 < leading.count ? leading[index + 1].start : code
      let last = lines.position(at: comment.end).line
      // Code on the line stands in front of what would be put behind it.
      if lines.position(at: next).line == last { return header }
      header = (last, lines.position(at: next).line > last + 1)
      let text = file.text(comment)
      isDescription = text.hasPrefix("///") || text.hasPrefix("/**")
    }
    guard let header, !isDescription || header.isApart else { return nil }
    return header
  }
}
