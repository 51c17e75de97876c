import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Looks for code that still ties something to a view by constraints, read or not.
///
/// Constraints against a view whose frame is set by code use the frame of the pass before.
struct RemainingTies {
  let files: [SyntaxFile]
  let source: ClassSource
  /// The class's file as it will be.
  let file: RewrittenFile

  private static let members = Member.names(with: .holdsConstraints)
    .union(Guide.inset.map(\.name)).union([SnapKitCall.handle, SnapKitCall.make.formerName])

  private static let labels: Set<String> = ["item", "toItem"]

  private static let relations: Set<String> = [
    "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
  ]

  /// The first tie to each of some views, by name.
  func ties(to names: Set<String>) -> [String: SourceRange] {
    var ties: [String: SourceRange] = [:]
    let hashes = NameHashSet(names)
    for part in source.allParts where part.file != source.fileIndex {
      let other = files[part.file]
      find(names, hashes, in: other, other[part.type].span.indices, &ties)
    }
    for span in file.types(named: lastName) {
      find(names, hashes, in: file.syntax, span.indices, &ties)
    }
    return ties
  }

  private var lastName: String {
    String(source.name.split(separator: ".").last ?? "")
  }

  private func find(
    _ names: Set<String>, _ hashes: NameHashSet, in file: SyntaxFile,
    _ indices: ClosedRange<Int>, _ ties: inout [String: SourceRange]
  ) {
    let tokens = file.source.tokens
    for index in indices where hashes.contains(tokens[index].nameHash) {
      let name = file.name(Int32(index))
      guard names.contains(name), ties[name] == nil, isTie(index, in: file) else { continue }
      ties[name] = tokens[index].range
    }
  }

  private func isTie(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    func kind(_ index: Int) -> TokenKind? {
      tokens.indices.contains(index) ? tokens[index].kind : nil
    }
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? file.source.text(tokens[index]) : ""
    }
    var next = index + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    if kind(next) == .period {
      let member = text(next + 1)
      if DialectName.activeCalls.contains(member), kind(next + 2) == .leftParen { return true }
      return member.hasSuffix("Anchor") || member.hasPrefix("constraint")
        || Self.members.contains(member)
    }
    var before = index - 1
    if kind(before) == .period, kind(before - 1) == .selfKeyword { before -= 2 }
    switch kind(before) {
    case .colon: return Self.labels.contains(text(before - 1)) || kind(before - 1) == .stringClose
    case .leftParen: return Self.relations.contains(text(before - 1))
    default: return false
    }
  }
}
