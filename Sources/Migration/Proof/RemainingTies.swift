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
  let file: SyntaxFile

  private static let members = Member.names(with: .holdsConstraints)
    .union(Guide.inset.map(\.name)).union([SnapKitCall.handle, SnapKitCall.make.formerName])

  private static let labels: Set<String> = ["item", "toItem"]

  private static let relations: Set<String> = [
    "equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo",
  ]

  func tie(to name: String) -> SourceRange? {
    for part in source.allParts where part.file != source.fileIndex {
      let other = files[part.file]
      if let use = use(of: name, in: other, other[part.type].span.indices) { return use }
    }
    for type in file.types where file.text(type.name) == lastName {
      if let use = use(of: name, in: file, type.span.indices) { return use }
    }
    return nil
  }

  private var lastName: String {
    String(source.name.split(separator: ".").last ?? "")
  }

  private func use(of name: String, in file: SyntaxFile, _ indices: ClosedRange<Int>)
    -> SourceRange?
  {
    let hash = Token.nameHash(of: name)
    let tokens = file.source.tokens
    for index in indices
    where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
      if isTie(index, in: file) { return tokens[index].range }
    }
    return nil
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
