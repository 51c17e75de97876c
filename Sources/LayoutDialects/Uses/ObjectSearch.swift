import LayoutModel
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Looks for what a body does to `self` or to a parameter, from its tokens alone: few bodies are parsed, but any may be
/// asked about.
struct ObjectSearch {
  let file: SyntaxFile
  private let tokens: [Token]
  /// What it does if the code is not that of the object's own class.
  private(set) var outerEffects: MemberEffects = []
  private(set) var effects: MemberEffects = []
  private(set) var used: [MemberSummary.Used] = []
  /// See ``MemberSummary/givenTo``.
  private(set) var givenTo: [String] = []
  /// What the function declares as its parameters.
  private let parameters: ArraySlice<Parameter>
  /// Those with which it declares variables.
  private var locals: [Int32] = []
  /// Those of them that stand for something else than the object's member of the same name.
  private var shadowing: [Int32] = []
  /// Whether it looks for a parameter; what the function hands that to is followed, if it is a function of the project.
  private var isForParameter = false
  /// The names under which it looked for a parameter, or for what is in it.
  private var sought: [String] = []

  init(_ file: SyntaxFile, _ function: FunctionDeclaration) {
    self.file = file
    parameters = file.parameters[function.parameters.indices]
    tokens = file.source.tokens
  }

  mutating func lookForSelf(in span: TokenSpan) {
    for index in span.indices {
      switch tokens[index].kind {
      case .selfKeyword: lookAtObject(index)
      case .identifier: lookAtName(index)
      default: break
      }
    }
  }

  /// Notes that the function gives constraints back.
  mutating func noteConstraints() { effects.insert(.constrains) }

  /// Looks for what is done to a parameter, or to each view in a list that is one.
  ///
  /// - Parameter isList: whether it is a list.
  mutating func look(for name: String, in span: TokenSpan, isList: Bool) {
    isForParameter = true
    look(for: name, in: Range(span.indices), isList: isList)
  }

  private mutating func look(for name: String, in range: Range<Int>, isList: Bool) {
    if name != "$0", sought.contains(name) { return }
    guard sought.count < Self.maximumNames else {
      effects.insert(.handsOn)
      return
    }
    sought.append(name)
    let hash = Token.nameHash(of: name)
    for index in range
    where tokens[index].nameHash == hash && kind(index - 1) != .period {
      guard file.name(Int32(index)) == name, !file.isLabel(index) else { continue }
      if lookAtOtherName(index, in: range, isList: isList) { continue }
      if isList, kind(index + 1) == .period || kind(index + 1) == .leftBracket {
        // `labels.first?.frame = …`
        if !["count", "isEmpty"].contains(text(index + 2)) { effects.insert(.handsOn) }
        continue
      }
      lookAtObject(index)
    }
  }

  /// How many names for one parameter are followed.
  private static let maximumNames = 8

  /// Whether code gives what the name at an index stands for another name, which is looked for instead:
  /// `for label in labels`, `labels.forEach { $0… }`, `if let button = view as? UIButton`.
  private mutating func lookAtOtherName(
    _ index: Int, in range: Range<Int>, isList: Bool
  ) -> Bool {
    switch kind(index - 1) {
    case .inKeyword? where kind(index - 3) == .forKeyword && kind(index - 2) == .identifier:
      look(for: text(index - 2), in: index..<range.upperBound, isList: false)
      return true
    case .equal?
    where kind(index - 2) == .identifier
      && (kind(index - 3) == .letKeyword || kind(index - 3) == .varKeyword)
      && kind(index + 1) != .period && kind(index + 1) != .leftParen:
      if text(index - 2) != text(index) {
        look(for: text(index - 2), in: index..<range.upperBound, isList: isList)
      }
      return true
    default: break
    }
    guard kind(index + 1) == .period, text(index + 2) == "forEach" else { return false }
    var brace = index + 3
    if kind(brace) == .leftParen { brace += 1 }
    guard kind(brace) == .leftBrace, Int(file.partners[brace]) > brace else { return false }
    let end = Int(file.partners[brace])
    let isNamed = kind(brace + 1) == .identifier && kind(brace + 2) == .inKeyword
    look(for: isNamed ? text(brace + 1) : "$0", in: brace + 1..<end, isList: false)
    return true
  }

  private func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? file.source.text(tokens[index]) : ""
  }

  // MARK: The object itself

  private mutating func lookAtObject(_ index: Int) {
    var next = index + 1
    while kind(next) == .postfixQuestion || kind(next) == .postfixExclamation { next += 1 }
    if kind(next) == .period {
      use(next + 1, isBare: false)
      return
    }
    switch kind(index - 1) {
    // `guard let self`, `{ [self] in`, `[weak self]`; `self === other`.
    case .letKeyword?, .varKeyword?: return
    case .leftBracket? where !startsList(index - 1): return
    case .identifier? where ["weak", "unowned"].contains(text(index - 1)): return
    case .rightParen? where kind(next) == .rightBracket || kind(next) == .comma: return
    case .returnKeyword?:
      effects.insert(.givesItself)
      return
    // A text is made of it: `"\(cell)"`.
    case .leftParen? where kind(index - 2) == .stringEscape && kind(next) == .rightParen: return
    case .equal? where keepsHarmlessly(index - 2): return
    case .equal? where text(index - 2) == "self" || text(index - 2) == "strongSelf": return
    default: break
    }
    if isComparison(index - 1) || isComparison(next) { return }
    if kind(next) == .inKeyword || kind(index - 1) == .comma && kind(next) == .rightBracket {
      return
    }
    if let callee = callee(around: index) {
      if isHarmless(callee) { return }
      if givenTo.count < Self.maximumUsed {
        givenTo.append(callee)
        if isForParameter { return }
      }
    }
    outerEffects.insert(.handsOn)
  }

  /// Whether the bracket at an index starts a list, rather than what a closure captures or a key.
  private func startsList(_ index: Int) -> Bool {
    switch kind(index - 1) {
    case .leftBrace?, .identifier?, .rightBracket?, .rightParen?: false
    default: true
    }
  }

  private func isComparison(_ index: Int) -> Bool {
    kind(index) == .infixOperator && ["==", "===", "!=", "!=="].contains(text(index))
      || kind(index) == .isKeyword
  }

  /// Whether assigning to the name at an index keeps the object without placing it: `table.delegate = self`.
  private func keepsHarmlessly(_ index: Int) -> Bool {
    SystemMember.named(text(index))?.effect == .neutral
  }

  /// The function of whose arguments the token is a part, where nothing but labels and the start of a list stands
  /// between.
  private func callee(around index: Int) -> String? {
    var open = index - 1
    while kind(open) == .colon || kind(open) == .identifier || kind(open) == .comma
      || kind(open) == .period || kind(open) == .selfKeyword || kind(open) == .leftBracket
    {
      open -= 1
    }
    guard kind(open) == .leftParen, kind(open - 1) == .identifier else { return nil }
    return text(open - 1)
  }

  private func isHarmless(_ callee: String) -> Bool {
    if let member = SystemMember.named(callee) { return member.effect == .neutral }
    return SystemSymbol.leavesAlone(callee)
  }

  // MARK: Its members

  /// A name that stands alone, as members of `self` may.
  private mutating func lookAtName(_ index: Int) {
    switch kind(index - 1) {
    case .period?: return
    case .letKeyword?, .varKeyword?, .funcKeyword?:
      locals.append(Int32(index))
      if isOfOtherThing(index) { shadowing.append(Int32(index)) }
      return
    default: if mayBeUse(index), !file.isLabel(index) { use(index, isBare: true) }
    }
  }

  /// Whether the variable that the token declares is no other name of the object's member: `let constraints = [`, but
  /// not `if let superview {` and `guard let window = self.window else`.
  private func isOfOtherThing(_ index: Int) -> Bool {
    guard kind(index + 1) == .equal || kind(index + 1) == .colon else { return false }
    guard kind(index + 1) == .equal else { return true }
    let next = kind(index + 2) == .selfKeyword && kind(index + 3) == .period ? index + 4 : index + 2
    return kind(next) != .identifier || text(next) != text(index)
  }

  /// Most names are only read, and are members of no view.
  private func mayBeUse(_ index: Int) -> Bool {
    memberHashes.contains(tokens[index].nameHash) || startsUse(index + 1)
  }

  /// - Parameter isBare: whether it stands without an object, so that a variable of the name would be meant.
  private mutating func use(_ index: Int, isBare: Bool) {
    // A getter may hand a parameter on: `closure(view.proxy)`.
    let mayBeGetter = isForParameter && !isBare
    guard kind(index) == .identifier, mayBeGetter || mayBeUse(index) else { return }
    let token = tokens[index]
    let bytes = file.source.bytes(of: token)
    if let first = bytes.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return }
    if bytes.ends(with: "Anchor") {
      if tiesItself(index) {
        effects.insert(.constrains)
      } else {
        outerEffects.insert(.constrains)
      }
      return
    }
    let access: MemberAccessKind
    let name: String
    if memberHashes.contains(token.nameHash) {
      // Most members are only read, which changes nothing.
      guard goesOn(index + 1) || tellingHashes.contains(token.nameHash) else { return }
      if isBare, isParameter(index) || shadowing.contains(where: { declares($0, index) }) { return }
      let chain = UsedChain(file, from: index)
      access = chain.access
      name = file.name(Int32(index))
      if let member = SystemMember.named(name, access) {
        effects.formUnion(chain.effects(member))
        // What the class overrides runs too.
        guard access != .read else { return }
      } else if access == .read {
        if libraryWords.contains(name) { outerEffects.insert(.constrains) }
        return
      }
      guard !chain.hasMembers else { return }
    } else {
      access = UsedChain.access(file, at: index + 1)
      guard mayBeGetter || access != .read else { return }
      name = file.name(Int32(index))
    }
    guard !locals.contains(where: { declares($0, index) }), !isParameter(index) else { return }
    var new = MemberSummary.Used(name: name, access: access)
    if access == .called, kind(index + 1) == .leftParen {
      new.label = file.label(at: index + 2)
    }
    if !used.contains(new), used.count < Self.maximumUsed { used.append(new) }
  }

  /// Whether the name at an index is that of a parameter.
  private func isParameter(_ index: Int) -> Bool {
    parameters.contains { declares($0.name, index) }
  }

  /// Whether the name at an index is that of another token.
  private func declares(_ other: Int32, _ index: Int) -> Bool {
    let (token, other) = (tokens[index], tokens[Int(other)])
    return other.nameHash == token.nameHash && file.source.text(other) == file.source.text(token)
  }

  /// Whether what stands behind a name may call or assign it.
  private func startsUse(_ index: Int) -> Bool {
    switch kind(index) {
    case .leftParen?, .equal?, .infixOperator?: true
    default: false
    }
  }

  /// Whether what stands behind a name uses what it names, or one of its members.
  private func goesOn(_ index: Int) -> Bool {
    switch kind(index) {
    case .period?, .postfixQuestion?, .postfixExclamation?: true
    default: startsUse(index)
    }
  }

  /// More members than that are no set-up of one view.
  private static let maximumUsed = 64

  /// `heightAnchor.constraint(equalToConstant: 20)`, `topAnchor.constraint(equalTo: other.topAnchor)` with a view from
  /// outside.
  private func tiesItself(_ index: Int) -> Bool {
    guard kind(index + 1) == .period, text(index + 2) == "constraint",
      kind(index + 3) == .leftParen
    else { return false }
    if text(index + 4).hasSuffix("ToConstant") { return true }
    let end = Int(file.partners[index + 3])
    guard end > index + 3 else { return true }
    return (index + 4..<end).contains { place in
      guard kind(place) == .identifier, kind(place - 1) != .period else { return false }
      return text(place) == "superview" || isParameter(place)
    }
  }
}

/// Namespaces under which libraries put the constraints of a view.
private let libraryWords: Set<String> = ["snp", "pin", "easy", "anchor"]

/// The hashes of the names of members that do something to their object where they are only read.
private let tellingHashes = NameHashSet(
  SystemMember.all.filter { !$0.effects(.read).isEmpty }.map(\.name) + libraryWords.sorted()
    + Attribute.allCases.map(\.anchorName))

/// The hashes of all names that mean something in a body.
private let memberHashes = NameHashSet(
  SystemMember.all.map(\.name) + libraryWords.sorted() + Attribute.allCases.map(\.anchorName))
