import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// The edits that take the imports of layout libraries out of a file when other edits took their last use, if another
/// import has the names of the views.
func leftoverImports(in file: SyntaxFile, after edits: [TextEdit]) -> [TextEdit] {
  let tokens = file.source.tokens
  var imports: [String: TokenSpan] = [:]
  for index in tokens.indices.dropLast() where tokens[index].kind == .importKeyword {
    imports[file.name(Int32(index + 1))] = TokenSpan(index, index + 1)
  }
  guard !["UIKit", "AppKit", "Cocoa"].allSatisfy({ imports[$0] == nil }) else { return [] }
  let lines = file.lines
  return LayoutLibrary.all.compactMap { library in
    guard let own = imports[library.module] else { return nil }
    let words = library.words(in: file)
    guard !words.isEmpty,
      words.allSatisfy({ index in edits.contains { $0.range.contains(tokens[index].range) } }),
      let line = file.wholeLines(file.range(own), lines).map({ file.withGap($0, lines) }),
      !edits.contains(where: { $0.overlaps(.delete(line)) })
    else { return nil }
    return .delete(line)
  }
}

extension SyntaxFile {
  /// With the empty line behind it, if one stands before it too, or nothing.
  func withGap(_ whole: SourceRange, _ lines: LineTable) -> SourceRange {
    func isEmpty(_ number: Int) -> Bool {
      guard let range = lines.range(ofLine: number) else { return number < 1 }
      let isBlank = source.file.bytes[range.start..<range.end].allSatisfy {
        [0x20, 0x09, 0x0A, 0x0D].contains($0)
      }
      return isBlank
    }
    let next = lines.position(at: whole.end - 1).line + 1
    guard isEmpty(lines.position(at: whole.start).line - 1), isEmpty(next),
      let gap = lines.range(ofLine: next)
    else { return whole }
    return whole.union(gap)
  }

  /// The lines of code that shares them with nothing, not even a comment.
  func wholeLines(_ range: SourceRange, _ lines: LineTable) -> SourceRange? {
    guard let first = lines.range(ofLine: lines.position(at: range.start).line),
      let last = lines.range(ofLine: lines.position(at: range.end).line)
    else { return nil }
    let whole = SourceRange(first.start, last.end)
    let bytes = source.file.bytes
    let rest = bytes[first.start..<range.start] + bytes[range.end..<last.end]
    guard rest.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      !source.comments.contains(where: { whole.contains($0) })
    else { return nil }
    return whole
  }
}
