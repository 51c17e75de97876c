import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

extension FileDeclarations {
  /// The properties of objects other than `self` that code of a file constrains, places, fills, hides or adds something
  /// to, or gives to code that may.
  ///
  /// - Parameter hasLayout: whether the file holds words of layout; without them nothing is constrained.
  static func reachedMembers(in file: SyntaxFile, hasLayout: Bool) -> [ReachedMember] {
    var found: [ReachedMember] = []
    var types: VariableTypes?
    let tokens = file.source.tokens
    let others = hasLayout ? OtherNames(file) : nil
    for index in tokens.indices.dropFirst(2).dropLast(2)
    where tokens[index].kind == .identifier && mayBeUsed(before: tokens[index + 1].kind) {
      var member = index
      if tokens[index - 1].kind != .period {
        // `let title = header.title`, and what is done to `title` afterwards.
        guard let original = others?.original(of: index) else { continue }
        member = original
      }
      guard isObject(tokens[member - 2].kind), !isSelf(member - 2, in: file) else { continue }
      let use: ReachedUse
      if let change = change(of: index, in: file) {
        use = change
      } else if hasLayout, isLayoutItem(index, in: file) {
        use = .changed
      } else if isHiddenOrShown(index, in: file) {
        use = .hidden
      } else if hasLayout, let other = reachedUse(index, in: file) {
        use = other
      } else {
        continue
      }
      let known = types ?? VariableTypes(file)
      types = known
      let owner = ReachedOwner(
        type: known.type(ofObjectAt: member - 2), isType: isTypeName(member - 2, in: file), use: use
      )
      found.append(
        ReachedMember(
          name: file.name(Int32(member)), range: tokens[member].range, owner: owner))
    }
    return found
  }

  /// Whether code before such a token may use one of its members, or give it to something.
  private static func mayBeUsed(before kind: TokenKind) -> Bool {
    switch kind {
    case .period, .postfixQuestion, .postfixExclamation, .comma, .rightParen, .rightBracket: true
    default: false
    }
  }

  /// Whether a name is that of a type: `Style` of `Style.label`.
  private static func isTypeName(_ index: Int, in file: SyntaxFile) -> Bool {
    file.source.tokens[index].kind == .identifier && file.name(Int32(index)).startsUppercase
  }

  /// Whether code gives the member at `index` a place, a content or something to hold.
  private static func change(of index: Int, in file: SyntaxFile) -> ReachedUse? {
    let tokens = file.source.tokens
    let next = behind(index, in: file)
    guard tokens[next].kind == .period, next + 2 < tokens.count,
      changingHashes.contains(tokens[next + 1].nameHash)
    else { return nil }
    let member = file.name(Int32(next + 1))
    guard let known = changingMembers[member] else { return nil }
    switch known {
    case .shows: return .shown
    case .loads: return .filled(by: member)
    case .changes, .fills:
      guard UsedChain.access(file, behind: next + 1) != .read else { return nil }
      return known == .changes ? .changed : .filled(by: member)
    }
  }

  /// The constraints whose constants code assigns or changes through an object that is not `self`:
  /// `panel.leading.constant = 8`.
  ///
  /// - Parameter constants: the tokens that are called `constant`.
  static func adjustedNames(in file: SyntaxFile, at constants: [Int]) -> Set<String> {
    var names: Set<String> = []
    let tokens = file.source.tokens
    let updates = file.importedModules.contains("SnapKit") ? file.snapKitUpdates : []
    let changes = constants.filter { $0 + 1 < tokens.count && isAssignment($0 + 1, in: file) }
    for token in changes + updates where token > 4 {
      guard tokens[token - 1].kind == .period else { continue }
      var name = token - 2
      while name > 2,
        tokens[name].kind == .postfixQuestion || tokens[name].kind == .postfixExclamation
      {
        name -= 1
      }
      guard name > 1, tokens[name].kind == .identifier, tokens[name - 1].kind == .period,
        isObject(tokens[name - 2].kind)
      else { continue }
      names.insert(file.name(Int32(name)))
    }
    return names
  }

  private static func isAssignment(_ token: Int, in file: SyntaxFile) -> Bool {
    if file.source.tokens[token].kind == .equal { return true }
    return ["+=", "-=", "*=", "/="].contains(file.source.text(file.source.tokens[token]))
  }

  /// The token behind a name and the `?` and `!` that follow it.
  static func behind(_ index: Int, in file: SyntaxFile) -> Int {
    let tokens = file.source.tokens
    var next = index + 1
    while tokens[next].kind == .postfixQuestion || tokens[next].kind == .postfixExclamation {
      next += 1
    }
    return next
  }

  /// Whether a token ends `self?` or `self!`, as closures that hold it weakly write it.
  private static func isSelf(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var index = index
    while index > 0,
      tokens[index].kind == .postfixQuestion || tokens[index].kind == .postfixExclamation
    {
      index -= 1
    }
    return tokens[index].kind == .selfKeyword
  }

  /// Whether a token may end an expression for an object that is not `self`.
  static func isObject(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .rightParen, .rightBracket, .postfixQuestion,
      .postfixExclamation:
      true
    default: false
    }
  }

  /// Whether a token may end an expression for an object, `self` included.
  static func mayHold(_ kind: TokenKind) -> Bool { kind == .selfKeyword || isObject(kind) }

  /// Whether the member at `index` is constrained, or given to something that constrains it.
  private static func isLayoutItem(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    let next = behind(index, in: file)
    switch tokens[next].kind {
    case .period:
      let range = file.source.nameRange(of: tokens[next + 1])
      let member = file.source.file.bytes[range.start..<range.end]
      return member.ends(with: "Anchor") || member.ends(with: "Guide")
        || member.elementsEqual("snp".utf8) || member.starts(with: "snp_".utf8)
    case .comma, .rightParen, .rightBracket: return isConstrainedArgument(index, in: file)
    default: return false
    }
  }

  /// `toItem: header.title`, `["title": header.title]`, `equalTo(header.title)`.
  private static func isConstrainedArgument(_ index: Int, in file: SyntaxFile) -> Bool {
    let tokens = file.source.tokens
    var first = index
    while first > 1, tokens[first - 1].kind == .period, mayHold(tokens[first - 2].kind) {
      first -= 2
      while first > 0,
        tokens[first].kind == .postfixQuestion || tokens[first].kind == .postfixExclamation
      {
        first -= 1
      }
    }
    guard first > 1 else { return false }
    switch tokens[first - 1].kind {
    case .colon:
      return tokens[first - 2].kind == .stringClose
        || ["item", "toItem"].contains(file.source.text(tokens[first - 2]))
    case .leftParen: return file.source.text(tokens[first - 2]).hasSuffix("qualTo")
    default: return false
    }
  }
}

/// A property of an object other than `self` that code does something to.
struct ReachedMember: Sendable {
  let name: String
  /// Where the code names it.
  let range: SourceRange
  /// The object, and what code does.
  let owner: ReachedOwner
}

/// The types of what a file declares, by name, where all that it declares under the name agree.
package struct VariableTypes: Sendable {
  private let file: SyntaxFile
  private var types = NameTable<String?>()

  package init(_ file: SyntaxFile) {
    self.file = file
    for binding in file.bindings where binding.name >= 0 {
      let type =
        binding.type.map { file.text($0) } ?? made(by: binding.initialValue, for: binding.name)
      note(binding.name, type)
    }
    for parameter in file.parameters { note(parameter.name, parameter.type.map { file.text($0) }) }
  }

  private mutating func note(_ name: Int32, _ type: String?) {
    let name = file.name(name)
    let type = type.map(baseTypeName)
    if let known = types.updateValue(type, forKey: name), known != type {
      types[name] = .some(nil)
    }
  }

  /// `Card` of `Card()` and of `x as? Card`; for `guard let strongSelf = self`, the type around.
  private func made(by value: ExpressionID?, for name: Int32) -> String? {
    guard let value else { return nil }
    switch file[value].kind {
    case .call(let callee, _):
      if let object = file.configured(value) { return made(by: object, for: name) }
      guard case .name(let token) = file[callee].kind else { return nil }
      let name = file.name(token)
      return name.startsUppercase ? name : nil
    case .cast(_, let type): return file.text(type)
    case .effect(let operand), .forceUnwrap(let operand), .optionalChain(let operand):
      return made(by: operand, for: name)
    case .selfReference:
      let types = file.types(around: Int(name))
      return types.isEmpty
        ? nil : types.reversed().map { file.text($0.name) }.joined(separator: ".")
    default: return nil
    }
  }

  /// The type of the object whose last token is at an index.
  package func type(ofObjectAt index: Int) -> String? {
    let tokens = file.source.tokens
    var index = index
    while index > 1,
      tokens[index].kind == .postfixQuestion || tokens[index].kind == .postfixExclamation
    {
      index -= 1
    }
    switch tokens[index].kind {
    case .identifier:
      let name = file.name(Int32(index))
      if name.startsUppercase { return name }
      // `other.card.title`: which card is meant, the file does not tell.
      if index > 1, tokens[index - 1].kind == .period, tokens[index - 2].kind != .selfKeyword {
        return nil
      }
      return types[name] ?? nil
    case .rightParen:
      // `(cell as? Card)?.title`
      guard index > 3, tokens[index - 1].kind == .identifier,
        [.asKeyword, .postfixQuestion, .postfixExclamation].contains(tokens[index - 2].kind)
      else { return nil }
      let name = file.name(Int32(index - 1))
      return name.startsUppercase ? name : nil
    default: return nil
    }
  }
}

private enum ChangingMember {
  /// Calling or assigning it places a view, or adds something to it.
  case changes
  /// Calling or assigning it gives a view a content.
  case fills
  /// Naming it is enough to give a view a content.
  case loads
  /// Naming it is enough to make a plain view visible.
  case shows
}

/// Members by which code gives a view a place, a content or something to hold.
private let changingMembers: [String: ChangingMember] = {
  var members: [String: ChangingMember] = [:]
  for name in Member.showingPlainViews.union(Member.waitingForTouches) { members[name] = .shows }
  for type in ViewClass.all {
    guard case .whileHolding(let names) = type.contentSize else { continue }
    for name in names { members[name] = .fills }
  }
  for name in SystemMember.imageLoaders { members[name] = .loads }
  for member in SystemMember.all {
    switch member.effect {
    case .adds, .constrains, .releases, .switchesMask, .places, .sizes:
      members[member.name] = .changes
    default: break
    }
  }
  return members
}()

private let changingHashes = NameHashSet(changingMembers.keys.sorted())

extension SyntaxFile {
  /// The tokens `update` of calls that give a constraint of SnapKit another number: `height.update(offset: 44)`.
  /// Source: SnapKit 5.7.1, `Constraint`.
  fileprivate var snapKitUpdates: [Int] {
    let tokens = source.tokens
    let hash = Token.nameHash(of: "update")
    return tokens.indices.dropLast(3).filter { index in
      tokens[index].nameHash == hash && tokens[index + 1].kind == .leftParen
        && tokens[index + 3].kind == .colon && name(Int32(index)) == "update"
        && ["offset", "inset", "priority"].contains(name(Int32(index + 2)))
    }
  }
}
