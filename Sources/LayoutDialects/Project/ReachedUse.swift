import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// What code does to a property of an object that is not `self`.
enum ReachedUse: Hashable, Sendable {
  /// It constrains or places it.
  case changed
  /// It gives it a content, by a member that classes of the system have: `header.icon.image = star`.
  case filled(by: String)
  /// It hides it or shows it: `header.title.isHidden = false`.
  case hidden
  /// It gives it a look, or listens to touches on it: `header.box.backgroundColor = .red`.
  case shown
  /// It uses a member that UIKit and AppKit do not have: `header.title.pinToEdges()`.
  case member(String, MemberAccessKind)
  /// It gives it to a function: `pin(header.title)`.
  case given(to: String)

  /// What mostly tells it from other uses, as a key of tables.
  fileprivate var number: Int {
    switch self {
    case .changed: 0
    case .hidden: 1
    case .shown: 2
    case .filled(let name): NameKey(name).number &+ 3
    case .member(let name, _): NameKey(name).number
    case .given(let function): NameKey(function).number &+ 1
    }
  }
}

/// A property that code uses, and the class of the object that has it, if that is known.
struct ReachedOwner: NumberKey, Sendable {
  let type: String?
  /// Whether it is spelt like the type itself, and no object: `Style.label`.
  let isType: Bool
  let use: ReachedUse

  var number: Int { (type.map { NameKey($0).number } ?? 0) ^ use.number }
}

extension FileDeclarations {
  /// Whether code decides whether the member at `index` is hidden: by assigning, toggling or binding that.
  static func isHiddenOrShown(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var next = behind(index, in: file)
    var isBinding = false
    while next + 2 < tokens.count, tokens[next].kind == .period {
      let member = next + 1
      guard hidingHashes.contains(tokens[member].nameHash) else { return false }
      let name = file.name(Int32(member))
      if Spelling.isHidden.all.contains(name) {
        return isBinding || UsedChain.access(file, behind: member) != .read
      }
      // `header.title.rx.isHidden`
      guard namespaces.contains(name) else { return false }
      isBinding = true
      next = behind(member, in: file)
    }
    return false
  }

  /// What is done with the name at `index`, if only the whole project can tell what comes of it.
  static func reachedUse(_ index: Int, in file: SyntaxFile) -> ReachedUse? {
    let tokens = file.source.tokens
    let next = behind(index, in: file)
    switch tokens[next].kind {
    case .period:
      guard next + 1 < tokens.count, tokens[next + 1].kind == .identifier else { return nil }
      let member = file.name(Int32(next + 1))
      guard SystemMember.named(member) == nil else { return nil }
      return .member(member, UsedChain.access(file, behind: next + 1))
    case .comma, .rightParen: return function(taking: index, in: file).map { .given(to: $0) }
    default: return nil
    }
  }

  /// The function that takes the name at `index`, with the object before it, for an argument.
  private static func function(taking index: Int, in file: SyntaxFile) -> String? {
    let tokens = file.source.tokens
    var place = index
    while place > 1, tokens[place - 1].kind == .period, mayHold(tokens[place - 2].kind) {
      place -= 2
      while place > 0, !isObjectName(tokens[place].kind) { place -= 1 }
    }
    guard place > 0, [.comma, .colon, .leftParen].contains(tokens[place - 1].kind) else {
      return nil
    }
    // To the parenthesis around.
    var steps = 0
    place -= 1
    while place > 0, steps < maximumSteps, tokens[place].kind != .leftParen {
      switch tokens[place].kind {
      case .rightParen, .rightBracket, .rightBrace:
        let partner = Int(file.partners[place])
        guard partner >= 0, partner < place else { return nil }
        place = partner
      case .leftBracket, .leftBrace: return nil
      default: break
      }
      place -= 1
      steps += 1
    }
    guard place > 0, tokens[place].kind == .leftParen, tokens[place - 1].kind == .identifier else {
      return nil
    }
    return file.name(Int32(place - 1))
  }

  private static func isObjectName(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .selfKeyword
  }
}

private let namespaces = Member.names(with: .namespace)
private let hidingHashes = NameHashSet(namespaces.union(Spelling.isHidden.all))

/// How far a call's parenthesis is looked for.
private let maximumSteps = 64

/// The other names that a file gives to members of objects: `let title = header.title`.
struct OtherNames {
  private let file: SyntaxFile
  /// By the name, the token of the member.
  private var originals: [String: Int] = [:]
  private var hashes = NameFilter()

  init(_ file: SyntaxFile) {
    self.file = file
    for binding in file.bindings where binding.name >= 0 {
      guard let value = binding.initialValue, let member = Self.member(value, file) else {
        continue
      }
      originals[file.name(binding.name)] = member
    }
    for name in originals.keys { hashes.insert(Token.nameHash(of: name)) }
  }

  private static func member(_ id: ExpressionID, _ file: SyntaxFile) -> Int? {
    switch file[id].kind {
    case .member(let base, let name):
      return file.isSelf(base) ? nil : Int(name)
    case .forceUnwrap(let operand), .optionalChain(let operand), .effect(let operand):
      return member(operand, file)
    default: return nil
    }
  }

  /// The member for which the name at `index` stands, if it stands for one.
  func original(of index: Int) -> Int? {
    guard hashes.mayHold(file.source.tokens[index].nameHash) else { return nil }
    return originals[file.name(Int32(index))]
  }
}
