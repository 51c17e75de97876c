import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The imports of layout libraries of which edits took the last use in a file, by the module, with the edits that take them
/// out. If only such an import has the names of the views, `UIKit` takes its place.
package func leftoverImports(
  in file: SyntaxFile, after edits: [TextEdit]
) -> [(module: String, edit: TextEdit)] {
  let tokens = file.source.tokens
  var imports: [String: TokenSpan] = [:]
  for index in tokens.indices.dropLast() where tokens[index].kind == .importKeyword {
    imports[file.name(Int32(index + 1))] = TokenSpan(index, index + 1)
  }
  var hasFramework = ["UIKit", "AppKit", "Cocoa"].contains { imports[$0] != nil }
  guard hasFramework || file.namesViewsOfUIKit else { return [] }
  let lines = file.lines
  return LayoutLibrary.all.compactMap { library in
    guard let own = imports[library.module] else { return nil }
    let words = library.words(in: file)
    guard !words.isEmpty,
      words.allSatisfy({ index in edits.contains { $0.range.contains(tokens[index].range) } }),
      let line = file.wholeLines(file.range(own), lines).map({ file.withGap($0, lines) }),
      !edits.contains(where: { $0.overlaps(.delete(line)) })
    else { return nil }
    if !hasFramework {
      hasFramework = true
      return (library.module, TextEdit(tokens[Int(own.last)].range, "UIKit"))
    }
    return (library.module, .delete(line))
  }
}

extension SyntaxFile {
  /// Whether it names a class of UIKit's views.
  fileprivate var namesViewsOfUIKit: Bool {
    source.tokens.indices.contains { index in
      guard source.tokens[index].kind == .identifier else { return false }
      let name = name(Int32(index))
      return name.hasPrefix("UI") && ViewClass.named(name) != nil
    }
  }

  /// With the empty line behind it, if one stands before it too, or nothing, or the start of a block.
  func withGap(_ whole: SourceRange, _ lines: LineTable) -> SourceRange {
    func isEmpty(_ number: Int) -> Bool {
      guard let range = lines.range(ofLine: number) else { return number < 1 }
      let isBlank = source.file.bytes[range.start..<range.end].allSatisfy {
        [0x20, 0x09, 0x0A, 0x0D].contains($0)
      }
      return isBlank
    }
    func opensBlock(_ number: Int) -> Bool {
      guard let range = lines.range(ofLine: number) else { return false }
      let last = source.file.bytes[range.start..<range.end].last {
        ![0x20, 0x09, 0x0A, 0x0D].contains($0)
      }
      return last == UInt8(ascii: "{")
    }
    let next = lines.position(at: whole.end - 1).line + 1
    let before = lines.position(at: whole.start).line - 1
    guard isEmpty(before) || opensBlock(before), isEmpty(next),
      let gap = lines.range(ofLine: next)
    else { return whole }
    return whole.union(gap)
  }

  /// A statement with the semicolon behind it on its line, if there is one.
  func closed(_ span: TokenSpan) -> TokenSpan {
    let next = Int(span.last) + 1
    guard next < source.tokens.count, source.tokens[next].kind == .semicolon,
      !source.tokens[next].flags.contains(.startsLine)
    else { return span }
    return TokenSpan(Int(span.first), next)
  }

  /// Whether a token can only be behind the end of the statement that the token before it belongs to.
  func isBehindStatement(_ token: Int) -> Bool {
    let next = source.tokens[token]
    return next.flags.contains(.startsLine) || next.kind == .rightBrace || next.kind == .semicolon
  }

  func closed(_ range: SourceRange) -> SourceRange {
    let tokens = tokens(in: range)
    if tokens.isEmpty { return range }
    return range.union(self.range(closed(TokenSpan(tokens.lowerBound, tokens.upperBound - 1))))
  }

  /// The lines of code that shares them with nothing but the semicolon behind it, not even a comment.
  func wholeLines(_ range: SourceRange, _ lines: LineTable) -> SourceRange? {
    let range = closed(range)
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
