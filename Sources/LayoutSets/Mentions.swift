import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens

/// Looks at every use of a name in the code that is read together.
///
/// Reading follows what happens to views; it does not follow where else a view is kept or handed. So a name is only
/// trusted if each of its uses is one of a few that cannot place what it names.
struct Mentions {
  let files: [SyntaxFile]
  let unit: UnitExtent
  /// Functions that do not place the views that they get.
  var helpers: Set<String> = []

  /// - Parameter creation: the statement that makes it, which reading follows.
  /// - Returns: `nil` if no use of the name can place what it names unseen.
  func doubt(about name: String, madeIn creation: ItemDescription.Site?) -> Doubt? {
    let hash = Token.nameHash(of: name)
    for part in unit.parts {
      let file = files[part.file]
      let tokens = file.source.tokens
      for index in part.span.indices
      where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
        if let creation, creation.file == part.file,
          creation.statement.contains(Int(tokens[index].start))
        {
          continue
        }
        if let doubt = Use(file: file, index: index, helpers: helpers).doubt { return doubt }
      }
    }
    return nil
  }

  /// Whether a member of that name is used on the name somewhere: `name.member`.
  func uses(_ members: Set<String>, of name: String) -> Bool {
    let hash = Token.nameHash(of: name)
    for part in unit.parts {
      let file = files[part.file]
      let tokens = file.source.tokens
      for index in part.span.indices
      where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
        if let member = Use(file: file, index: index).member, members.contains(member) {
          return true
        }
      }
    }
    return false
  }
}

/// One use of a name.
private struct Use {
  let file: SyntaxFile
  let index: Int
  var helpers: Set<String> = []

  private func kind(_ offset: Int) -> TokenKind? {
    let tokens = file.source.tokens
    return tokens.indices.contains(index + offset) ? tokens[index + offset].kind : nil
  }

  private func text(_ offset: Int) -> String {
    let tokens = file.source.tokens
    guard tokens.indices.contains(index + offset) else { return "" }
    return file.source.text(tokens[index + offset])
  }

  /// The member that is used: `frame` in `name.frame` and `name?.frame`.
  var member: String? {
    var next = 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    return kind(next) == .period ? text(next + 1) : nil
  }

  /// Members through which code places a view that constraints do not.
  private static let placing: Set<String> = [
    "frame", "bounds", "center", "autoresizingMask", "sizeToFit", "setFrameSize", "setFrameOrigin",
    "setFrame", "setBounds", "constraints", "addConstraint", "addConstraints",
    "removeFromSuperview", "contentSize",
  ]

  private static let adding: Set<String> = [
    "addSubview", "insertSubview", "addLayoutGuide", "bringSubviewToFront", "sendSubviewToBack",
    "addArrangedSubview", "insertArrangedSubview", "bringSubview", "sendSubview",
  ]

  /// Labels before which a view stands that a call does not place unseen: reading follows these calls.
  private static let harmlessLabels: Set<String> = [
    "aboveSubview", "belowSubview", "item", "toItem", "toFront", "toBack", "relativeTo", "after",
    "collectionView", "tableView",
  ]

  var doubt: Doubt? {
    if kind(-1) == .period {
      // `other.name` is another thing; `self.name` is this one.
      guard text(-2) == "self" else { return nil }
    }
    if let member { return Self.placing.contains(member) ? .framed : nil }
    return isHarmless ? nil : .mentioned
  }

  /// What stands before the name, without `self.`.
  private var before: Int { kind(-1) == .period ? -3 : -1 }

  private var isHarmless: Bool {
    var next = 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    switch kind(before) {
    case .letKeyword?, .varKeyword?:
      // `if let name {` makes another name of it; `let name = …` declares it.
      return kind(next) == .equal || kind(next) == .colon
        || kind(next) == .leftBrace && !isCondition
        || next == 1 && file.source.tokens[index + 1].flags.contains(.startsLine)
    case .leftParen? where Self.adding.contains(text(before - 1)): return true
    case .leftParen? where helpers.contains(text(before - 1)): return true
    case .colon? where Self.harmlessLabels.contains(text(before - 1)): return true
    // A dictionary for visual formats.
    case .colon? where kind(before - 1) == .stringClose: return true
    case .infixOperator? where ["==", "===", "!=", "!=="].contains(text(before)): return true
    case .returnKeyword? where isInInitialValue: return true
    default: break
    }
    switch kind(next) {
    case .equal?: return true
    case .colon? where kind(before) == .leftParen || kind(before) == .comma: return true
    case .infixOperator? where ["==", "===", "!=", "!=="].contains(text(next)): return true
    default: return isInFollowedList
    }
  }

  /// Whether it stands in a closure that gives a variable its value, which reading follows:
  /// `let name: UIView = { let name = UIView(); return name }()`.
  private var isInInitialValue: Bool {
    let tokens = file.source.tokens
    var depth = 0
    var open = index - 1
    while open > 0, index - open < Self.farthest {
      switch tokens[open].kind {
      case .rightBrace: depth += 1
      case .leftBrace where depth == 0: return tokens[open - 1].kind == .equal
      case .leftBrace: depth -= 1
      default: break
      }
      open -= 1
    }
    return false
  }

  /// How many tokens are looked at around a use.
  private static let farthest = 400

  private var isCondition: Bool {
    [TokenKind.ifKeyword, .guardKeyword, .comma].contains(kind(before - 1) ?? .endOfFile)
  }

  /// Whether it is an element of a list over which reading runs a loop: `for x in [a, b]`, `[a, b].forEach {`.
  private var isInFollowedList: Bool {
    let tokens = file.source.tokens
    var open = index + before
    while open > 0, tokens[open].kind != .leftBracket {
      guard Self.listTokens.contains(tokens[open].kind), index - open < Self.farthest else {
        return false
      }
      open -= 1
    }
    var close = index + 1
    while close < tokens.count, tokens[close].kind != .rightBracket {
      guard Self.listTokens.contains(tokens[close].kind), close - index < Self.farthest else {
        return false
      }
      close += 1
    }
    guard open > 0, close + 3 < tokens.count else { return false }
    if tokens[open - 1].kind == .inKeyword { return true }
    return tokens[close + 1].kind == .period && file.source.text(tokens[close + 2]) == "forEach"
      && [.leftBrace, .leftParen].contains(tokens[close + 3].kind)
  }

  private static let listTokens: Set<TokenKind> = [
    .identifier, .comma, .period, .selfKeyword, .postfixQuestion, .postfixExclamation,
  ]
}

extension SourceRange {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}
