import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Looks at every use of a name in the code that is read together.
///
/// Reading follows what happens to views; it does not follow where else a view is kept or handed. So a name is only
/// trusted if each of its uses is one of a few that cannot place what it names.
struct Mentions {
  let files: [SyntaxFile]
  let unit: UnitExtent
  /// Of large code; all other is looked through for each name.
  var index: NameIndex?

  /// - Parameters:
  ///   - creation: the statement that makes it, which reading follows.
  ///   - isReturned: whether what a function returns under that name is followed.
  /// - Returns: `nil` if no use of the name can place what it names unseen.
  func doubt(
    about name: String, madeIn creation: ItemDescription.Site?, isReturned: Bool = false,
    ignoringFrames: Bool = false
  ) -> Doubt? {
    for (file, index) in places(of: name) {
      let place = Int(files[file].source.tokens[index].start)
      if let creation, creation.file == file, creation.statement.contains(place) { continue }
      let use = Use(file: files[file], index: index, isReturned: isReturned)
      if let doubt = use.doubt, doubt != .framed || !ignoringFrames { return doubt }
    }
    return nil
  }

  /// What assignments to members of the name give it of a frame.
  func frameParts(of name: String) -> FrameParts {
    var parts: FrameParts = []
    for (file, index) in places(of: name) {
      parts.formUnion(Use(file: files[file], index: index).frameParts)
    }
    return parts
  }

  /// Whether the name stands anywhere.
  func contains(_ name: String) -> Bool { !places(of: name).isEmpty }

  /// Whether a member of that name is used on the name somewhere: `name.member`.
  func uses(_ members: Set<String>, of name: String) -> Bool {
    places(of: name).contains { file, index in
      Use(file: files[file], index: index).member.map(members.contains) ?? false
    }
  }

  /// The tokens that are the name, each with its file.
  private func places(of name: String) -> [(file: Int, index: Int)] {
    let hash = Token.nameHash(of: name)
    if let index {
      return index.places(of: hash).filter { files[$0.file].name(Int32($0.index)) == name }
    }
    var places: [(file: Int, index: Int)] = []
    for part in unit.parts {
      let file = files[part.file]
      let tokens = file.source.tokens
      for index in part.span.indices
      where tokens[index].nameHash == hash && file.name(Int32(index)) == name {
        places.append((part.file, index))
      }
    }
    return places
  }
}

/// Where names stand in code that is too large to be looked through for each of them.
struct NameIndex: Sendable {
  private struct Entry: Sendable {
    let hash: UInt16
    let file: Int32
    let index: Int32
  }

  /// Sorted by hash, then in the order of the code.
  private let entries: [Entry]

  /// How many tokens are looked through for each name.
  private static let smallest = 20_000

  /// `nil` for code that is small enough to do without.
  init?(_ unit: UnitExtent, _ files: [SyntaxFile]) {
    guard unit.parts.reduce(0, { $0 + $1.span.indices.count }) > Self.smallest else { return nil }
    var buckets: [UInt16: [Entry]] = [:]
    for part in unit.parts {
      let tokens = files[part.file].source.tokens
      for index in part.span.indices where tokens[index].nameHash != 0 {
        let hash = tokens[index].nameHash
        buckets[hash, default: []].append(
          Entry(hash: hash, file: Int32(part.file), index: Int32(index)))
      }
    }
    entries = buckets.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  func places(of hash: UInt16) -> [(file: Int, index: Int)] {
    let start = entries.partitionIndex { $0.hash >= hash }
    return entries[start...].prefix { $0.hash == hash }
      .map { (Int($0.file), Int($0.index)) }
  }
}

/// One use of a name.
private struct Use {
  let file: SyntaxFile
  let index: Int
  var isReturned = false

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
  private static let placing = Member.names(with: .placesUnread)

  /// Properties that place a view where they are assigned.
  private static let places = Member.names(with: .placesByAssignment)

  /// Whether the member, or a part of it, is assigned: `name.frame.origin.x = 8`.
  private var isAssigned: Bool {
    var next = 1
    while [.period, .identifier, .postfixQuestion, .postfixExclamation].contains(kind(next)) {
      next += 1
    }
    return kind(next) == .equal
      || kind(next) == .infixOperator && text(next).hasSuffix("=") && !text(next).hasPrefix("=")
        && !["<=", ">=", "!=", "!=="].contains(text(next))
  }

  /// What of a frame it assigns.
  var frameParts: FrameParts {
    guard doubt == .framed else { return [] }
    guard let member, Self.places.contains(member) else { return .all }
    var members: [String] = []
    var next = 1
    while [.period, .identifier, .postfixQuestion, .postfixExclamation].contains(kind(next)) {
      if kind(next) == .identifier { members.append(text(next)) }
      next += 1
    }
    return FrameParts(members: members)
  }

  var doubt: Doubt? {
    if kind(-1) == .period {
      // `other.name` is another thing; `self.name` is this one.
      guard text(-2) == "self" else { return nil }
    }
    if let member {
      let isPlaced = Self.placing.contains(member) || Self.places.contains(member) && isAssigned
      return isPlaced ? .framed : nil
    }
    return isHarmless ? nil : .mentioned
  }

  /// What stands before the name, without `self.`.
  private var before: Int { kind(-1) == .period ? -3 : -1 }

  private var isHarmless: Bool {
    var next = 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    switch kind(before) {
    // `let name = …` declares it, and what `if let name {` makes has the same name.
    case .letKeyword?, .varKeyword?: return true
    // `self.name = name`, `guard let name = name`.
    case .equal? where text(before - 1) == text(0): return true
    // A dictionary for visual formats.
    case .colon? where kind(before - 1) == .stringClose: return true
    case .infixOperator? where ["==", "===", "!=", "!=="].contains(text(before)): return true
    case .returnKeyword? where isReturned || isInInitialValue: return true
    default: break
    }
    switch kind(next) {
    case .equal?: return true
    case .colon? where kind(before) == .leftParen || kind(before) == .comma: return true
    case .infixOperator? where ["==", "===", "!=", "!=="].contains(text(next)): return true
    default: return isFollowedArgument || isInFollowedList
    }
  }

  /// Calls that keep what they get, which reading does not follow.
  private static let keeping: Set<String> = [
    "append", "insert", "add", "push", "updateValue", MemberName.setValue, "setObject", "contains",
    "index",
    "firstIndex", "remove", "removeAll",
  ]

  /// Whether it is an argument of a call: reading runs the function, or notes that it gets hold of the view.
  private var isFollowedArgument: Bool {
    let tokens = file.source.tokens
    var depth = 0
    var open = index + before
    while open > 0, index - open < Self.farthest {
      switch tokens[open].kind {
      case .rightParen, .rightBracket, .rightBrace: depth += 1
      case .leftParen where depth == 0:
        return tokens[open - 1].kind == .identifier
          && !Self.keeping.contains(file.source.text(tokens[open - 1]))
      case .leftBracket where depth == 0, .leftBrace where depth == 0: return false
      case .leftParen, .leftBracket, .leftBrace: depth -= 1
      default: break
      }
      open -= 1
    }
    return false
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
    guard open > 1, close + 3 < tokens.count else { return false }
    if tokens[open - 1].kind == .inKeyword { return true }
    // What a new stack view arranges.
    if tokens[open - 1].kind == .colon,
      Constructor.stackLabels.contains(file.source.text(tokens[open - 2])),
      open > 4, file.source.text(tokens[open - 4]).hasSuffix("StackView")
    {
      return true
    }
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
