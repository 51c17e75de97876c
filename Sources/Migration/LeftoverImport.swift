import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The edit that takes `import SnapKit` out of a file when other edits took its last use, if another import has the
/// names of the views.
func leftoverImport(in file: SyntaxFile, after edits: [TextEdit]) -> TextEdit? {
  let tokens = file.source.tokens
  var imports: [String: TokenSpan] = [:]
  for index in tokens.indices.dropLast() where tokens[index].kind == .importKeyword {
    imports[file.name(Int32(index + 1))] = TokenSpan(index, index + 1)
  }
  guard let own = imports["SnapKit"],
    !["UIKit", "AppKit", "Cocoa"].allSatisfy({ imports[$0] == nil })
  else { return nil }
  let uses = tokens.indices.filter { index in
    !own.indices.contains(index) && file.isOfSnapKit(index)
  }
  let range = file.range(own)
  let lines = LineTable(file.source.file.bytes)
  guard !uses.isEmpty,
    uses.allSatisfy({ index in edits.contains { $0.range.contains(tokens[index].range) } }),
    let line = file.wholeLines(range, lines).map({ file.withGap($0, lines) }),
    !edits.contains(where: { $0.overlaps(.delete(line)) })
  else { return nil }
  return .delete(line)
}

extension SyntaxFile {
  /// Whether a token may be one of SnapKit's names.
  fileprivate func isOfSnapKit(_ index: Int) -> Bool {
    guard source.tokens[index].kind == .identifier else { return false }
    let name = name(Int32(index))
    return [SnapKitCall.handle, "SnapKit"].contains(name)
      || [SnapKitCall.formerPrefix, "Constraint", "LayoutConstraint"].contains {
        name.hasPrefix($0)
      }
  }

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
