import LightSyntax
import SwiftTokens
import UIKitFacts

/// What follows a name: `.layer.frame = …`, `(…)`.
struct UsedChain {
  /// The members behind the name.
  let members: [String]
  let access: MemberAccessKind

  init(_ file: SyntaxFile, from index: Int) {
    let tokens = file.source.tokens
    func kind(_ index: Int) -> TokenKind? {
      tokens.indices.contains(index) ? tokens[index].kind : nil
    }
    var members: [String] = []
    var next = index + 1
    while true {
      switch kind(next) {
      case .postfixQuestion?, .postfixExclamation?:
        next += 1
        continue
      case .period? where kind(next + 1) == .identifier:
        members.append(file.name(Int32(next + 1)))
        next += 2
        continue
      default: break
      }
      break
    }
    self.members = members
    access = Self.access(file, at: next)
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
    members.isEmpty ? first.effects(access) : first.effects(ofInner: members, access)
  }
}
