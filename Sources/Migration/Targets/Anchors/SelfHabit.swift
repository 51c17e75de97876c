import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Whether code writes `self.` before its own members, and how text that moves there follows it.
struct SelfHabit {
  let names: LexicalNames
  /// Whether members are written with `self.` here.
  let saysSelf: Bool

  /// The text of an item or a number, with or without `self.` as the statements around it have it. In a closure, where
  /// the language may require `self.`, it stays as it is.
  func adapted(_ text: String) -> String {
    if names.isInClosure { return text }
    let file = TokenizedFile(SourceFile(path: "", bytes: Array(text.utf8)))
    return file.spelled(withSelf: saysSelf, members: names.isMember)
  }
}

extension AnchorPass {
  /// Whether a block's statements write `self.` before members; `nil` if they do not show it.
  func habit(of block: TokenSpan) -> Bool? {
    let end = Int(syntax.source.tokens[Int(block.last)].start)
    return syntax.saysSelf(
      in: block, LexicalNames(syntax, finder.names, project.project, unit, at: end))
  }
}

extension SyntaxFile {
  /// Whether the statements of a block write `self.` before their own members more often than not; `nil` if they name
  /// none. What they write inside closures does not count: there, `self.` may be required.
  fileprivate func saysSelf(in block: TokenSpan, _ names: LexicalNames) -> Bool? {
    var (with, without) = (0, 0)
    for member in source.ownMembers(in: block.indices, accepts: names.isMember)
    where names.isOutsideClosures(member.name, in: block) {
      if member.hasSelf { with += 1 } else { without += 1 }
    }
    return with + without == 0 ? nil : with > without
  }
}

extension LexicalNames {
  /// Whether a name means a member here, and not a variable of the function.
  fileprivate func isMember(_ name: String) -> Bool {
    guard local(name) == nil else { return false }
    return property(name) != nil || Self.surelyThere.contains(name)
  }
}
