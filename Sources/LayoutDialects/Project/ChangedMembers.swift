import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// A property of an object other than `self` that code changes: `header.title.text = name`.
package struct ChangedMember: Sendable {
  package enum Change: Sendable {
    /// Its content.
    case content
    /// Its transform, or that of its layer.
    case transform
  }

  package let name: String
  package let change: Change
  /// The object's class, if the file determines it.
  package let owner: String?
  /// The name.
  package let range: SourceRange
}

extension SyntaxFile {
  /// The properties of other objects whose contents or transforms the file's code changes, or whose contents it binds to
  /// something that does.
  package var changedMembers: [ChangedMember] {
    var found: [ChangedMember] = []
    var types: VariableTypes?
    let tokens = source.tokens
    let others = OtherNames(self)
    for index in tokens.indices.dropFirst(2).dropLast(2) where tokens[index].kind == .identifier {
      var member = index
      if tokens[index - 1].kind != .period {
        guard let original = others.original(of: index) else { continue }
        member = original
      }
      let isInKeyPath = isInKeyPath(member)
      guard isInKeyPath || FileDeclarations.isObject(tokens[member - 2].kind),
        let change = change(of: index, isBound: isInKeyPath)
      else { continue }
      let known = types ?? VariableTypes(self)
      types = known
      let owner = isInKeyPath ? nil : known.type(ofObjectAt: member - 2)
      found.append(
        ChangedMember(
          name: name(Int32(member)), change: change, owner: owner, range: tokens[index].range))
    }
    return found
  }

  /// `\.title.text` and `\Header.title.text`, which stand for what is bound.
  private func isInKeyPath(_ index: Int) -> Bool {
    let tokens = source.tokens
    var first = index
    while first > 1, tokens[first - 1].kind == .period, tokens[first - 2].kind == .identifier {
      first -= 2
    }
    if first > 0, tokens[first - 1].kind == .period { first -= 1 }
    return first > 0 && tokens[first - 1].kind == .backslash
  }

  private func change(of index: Int, isBound: Bool) -> ChangedMember.Change? {
    let tokens = source.tokens
    var next = FileDeclarations.behind(index, in: self)
    // `on: header.title`
    if tokens[next].kind == .rightParen || tokens[next].kind == .comma {
      return isLabeledOn(index) ? .content : nil
    }
    // `button.titleLabel?.text`: what the view is made of is its content, too.
    for _ in 0..<3 {
      guard tokens[next].kind == .period, next + 2 < tokens.count,
        tokens[next + 1].kind == .identifier
      else { return nil }
      if changingHashes.contains(tokens[next + 1].nameHash) {
        let member = name(Int32(next + 1))
        if followedMembers.contains(member) { return .content }
        let isChanged = isBound || UsedChain.access(self, behind: next + 1) != .read
        if fillingMembers.contains(member) { return isChanged ? .content : nil }
        if transformingMembers.contains(member) { return isChanged ? .transform : nil }
      }
      next = FileDeclarations.behind(next + 1, in: self)
    }
    return nil
  }

  private func isLabeledOn(_ index: Int) -> Bool {
    let tokens = source.tokens
    var first = index
    while first > 1, tokens[first - 1].kind == .period {
      first -= 2
      while first > 1, !FileDeclarations.isObject(tokens[first].kind) { first -= 1 }
      while first > 1,
        tokens[first].kind == .postfixQuestion || tokens[first].kind == .postfixExclamation
      {
        first -= 1
      }
    }
    return first > 1 && tokens[first - 1].kind == .colon && name(Int32(first - 2)) == "on"
  }
}

extension Project {
  /// Whether an object whose class a file determines may be an instance of a type.
  package func mayBe(_ member: ChangedMember, of type: String) -> Bool {
    mayBe(member.owner, type)
  }
}

private let fillingMembers = Member.names(with: .changesContent)
/// Libraries' members that fill the view, or stand before those to which something is bound.
private let followedMembers = Member.names(with: .loadsContent).union(
  Member.names(with: .namespace))
private let transformingMembers = Member.names(with: .transforms)
private let changingHashes = NameHashSet(
  fillingMembers.union(followedMembers).union(transformingMembers).sorted())
