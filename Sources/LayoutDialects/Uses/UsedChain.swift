import LightSyntax
import SwiftTokens
import UIKitFacts

/// What follows a name: `.layer.frame = …`, `(…)`.
struct UsedChain {
  private let file: SyntaxFile
  /// What stands between the name and what tells how it is used.
  private let span: Range<Int>
  let access: MemberAccessKind

  init(_ file: SyntaxFile, from index: Int) {
    let tokens = file.source.tokens
    var next = index + 1
    loop: while next < tokens.count {
      switch tokens[next].kind {
      case .postfixQuestion, .postfixExclamation: next += 1
      case .period where next + 1 < tokens.count && tokens[next + 1].kind == .identifier: next += 2
      default: break loop
      }
    }
    self.file = file
    span = index + 1..<max(index + 1, next)
    access = Self.access(file, at: next)
  }

  /// The members behind the name. Made when they are asked for: most chains are told by their first name.
  var members: [String] {
    span.filter { file.source.tokens[$0].kind == .identifier }.map { file.name(Int32($0)) }
  }

  var hasMembers: Bool { span.contains { file.source.tokens[$0].kind == .identifier } }

  /// What is done with the last member of the chain behind the name at an index. What is at the end of a very long one
  /// is taken for called, as a call may do anything.
  static func access(_ file: SyntaxFile, behind index: Int) -> MemberAccessKind {
    let tokens = file.source.tokens
    var next = index + 1
    while next < tokens.count {
      if next - index > longestChain { return .called }
      switch tokens[next].kind {
      case .postfixQuestion, .postfixExclamation: next += 1
      case .period where next + 1 < tokens.count && tokens[next + 1].kind == .identifier: next += 2
      default: return access(file, at: next)
      }
    }
    return .read
  }

  /// How a name is used behind which a token stands.
  static func access(_ file: SyntaxFile, at next: Int) -> MemberAccessKind {
    let tokens = file.source.tokens
    guard tokens.indices.contains(next) else { return .read }
    switch tokens[next].kind {
    case .equal: return .assigned
    case .infixOperator: return file.isAssignment(next) ? .assigned : .read
    case .leftParen where !tokens[next].flags.contains(.startsLine): return .called
    default: return .read
    }
  }

  /// What the chain does to the object that has its first member.
  func effects(_ first: SystemMember) -> MemberEffects {
    hasMembers ? first.effects(ofInner: members, access) : first.effects(access)
  }
}

/// How many tokens are followed from a name to what is done with its last member.
private let longestChain = 200
