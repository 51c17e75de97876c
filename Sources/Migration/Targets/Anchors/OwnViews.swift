import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// The views that no code but that of their own type can have: what is done to a view under another name is not done to
/// these.
///
/// Such a view is a property that is made where it is declared, and that code names only to use its members, to add it
/// to a superview, or to relate it to other views. Code that searches a hierarchy can find it all the same.
struct OwnViews: Sendable {
  /// Where code gives a view to other code, which may call it something else.
  private struct Given: Hashable {
    let owner: NamedObject
    let file: Int
  }

  private var given: [String: Set<Given>] = [:]
  private struct Made {
    let file: Int
    let className: String
  }

  /// By the name of a property and the type that has it, where the view is made.
  private var made: [String: [String: Made]] = [:]

  /// - Parameters:
  ///   - views: the names of views that are asked for.
  ///   - changers: the functions that hand what they are given to code that changes it.
  init(
    _ files: [SyntaxFile], _ declared: [DeclaredNames], named views: Set<String>,
    changers: Set<String> = []
  ) {
    if views.isEmpty { return }
    let hashes = NameHashSet(views)
    let functions = Set(
      files.flatMap { file in
        file.functions.filter { function in
          guard function.kind == .function else { return false }
          // `override func addSubview(_ view: UIView)` still adds.
          let name = file.name(function.name)
          return !function.modifiers.contains(.override) || !takers.contains(name)
            || changers.contains(name)
        }.map { file.name($0.name) }
      })
    for (index, file) in files.enumerated() {
      let uses = ViewUses(file: file, declared: declared[index], functions: functions)
      var objects: ObjectNames?
      for token in file.source.tokens.indices
      where hashes.contains(file.source.tokens[token].nameHash)
        && file.source.tokens[token].kind == .identifier && views.contains(file.name(Int32(token)))
      {
        guard !uses.isLocal(token), uses.isGiven(token) else { continue }
        let names = objects ?? ObjectNames(file, declared[index])
        objects = names
        given[file.name(Int32(token)), default: []].insert(
          Given(owner: names.view(endingAt: token)?.owner ?? .any, file: index))
      }
      for binding in file.bindings
      where binding.name >= 0 && views.contains(file.name(binding.name)) {
        guard let value = binding.initialValue, !uses.isInCode(Int(binding.name)),
          let className = uses.newClass(value), let type = file.typeName(around: Int(binding.name))
        else { continue }
        made[file.name(binding.name), default: [:]][type] = Made(
          file: index, className: className)
      }
    }
  }

  /// The class that is named where such a view is made; `nil` for other views.
  func className(of view: NamedView, _ project: Project) -> String? {
    guard let owner = view.owner.type(in: project),
      let property = project.property(view.name, of: owner), !property.isComputed,
      let declaring = project.ancestry(of: owner).first(where: { self.made[view.name]?[$0] != nil }
      ),
      let made = self.made[view.name]?[declaring]
    else { return nil }
    let isPrivate = !property.modifiers.isDisjoint(with: [.private, .fileprivate])
    let isGiven = (given[view.name] ?? []).contains { place in
      (!isPrivate || place.file == made.file)
        && project.mayBeOne(place.owner.type(in: project), declaring)
    }
    return isGiven ? nil : made.className
  }
}

/// What the code of a file does with views that it names.
private struct ViewUses {
  let file: SyntaxFile
  let declared: DeclaredNames
  /// The functions that the project declares: of these, it is not known what they do with a view.
  let functions: Set<String>

  private func kind(_ token: Int) -> TokenKind? {
    file.source.tokens.indices.contains(token) ? file.source.tokens[token].kind : nil
  }

  private func name(_ token: Int) -> String { file.name(Int32(token)) }

  func isInCode(_ token: Int) -> Bool {
    declared.isInFunction(token) || !declared.closures(around: token).isEmpty
  }

  /// Whether a name stands for a variable or parameter there.
  func isLocal(_ token: Int) -> Bool {
    if kind(token - 1) == .period { return false }
    return declared.declarations(of: name(token)).contains { declaration in
      guard declaration.token <= token, declaration.end >= token,
        name(declaration.token) == name(token), isInCode(declaration.token)
      else { return false }
      // `if let title {` gives the view of that name to the code behind it.
      if declaration.owner == nil, isUnwrapped(declaration.token) { return false }
      return declaration.owner.map { $0.indices.contains(token) } ?? true
    }
  }

  private func isUnwrapped(_ token: Int) -> Bool {
    [.leftBrace, .comma, .elseKeyword].contains(kind(token + 1))
  }

  /// Whether code may give the view of that name to something that calls it otherwise.
  ///
  /// - Parameter token: the last one of what names the view.
  func isGiven(_ token: Int) -> Bool {
    guard let start = start(endingAt: token) else { return kind(token - 1) == .backslash }
    let before = kind(start - 1)
    if before == .backslash { return true }
    var end = token
    while [.postfixQuestion, .postfixExclamation].contains(kind(end + 1)) { end += 1 }
    switch kind(end + 1) {
    case .period: return givesItself(toMemberAt: end + 2)
    case .leftParen, .funcKeyword: return false
    case .equal: return !isMade(behind: end + 1)
    case .colon where start == token && [.leftParen, .comma].contains(before): return false
    // `let title: UILabel`
    case .colon where [.letKeyword, .varKeyword].contains(before): return false
    case .isKeyword: return false
    default: break
    }
    if isComparison(end + 1) || isComparison(start - 1) { return false }
    switch before {
    case .letKeyword, .varKeyword: return isInCode(token)
    case .funcKeyword: return false
    case .leftParen, .comma, .colon, .leftBracket: return isArgumentGiven(from: start, to: end)
    default: return true
    }
  }

  /// The first token of what names a view; `nil` for an enum's case or a key path.
  private func start(endingAt token: Int) -> Int? {
    var start = token
    while kind(start - 1) == .period {
      var base = start - 2
      while [.postfixQuestion, .postfixExclamation].contains(kind(base)) { base -= 1 }
      switch kind(base) {
      case .identifier, .selfKeyword, .superKeyword, .dollarIdentifier: start = base
      case .rightParen, .rightBracket:
        start = Int(file.partners[base])
        if kind(start - 1) == .identifier { start -= 1 }
      default: return nil
      }
    }
    return start
  }

  private func isComparison(_ token: Int) -> Bool {
    kind(token) == .infixOperator
      && ["==", "!=", "===", "!=="].contains(file.source.text(file.source.tokens[token]))
  }

  /// Whether what is assigned is an object that is made there, or nothing.
  private func isMade(behind equal: Int) -> Bool {
    if kind(equal + 1) == .nilKeyword { return true }
    return file.expressions.contains { expression in
      guard case .assignment(_, let value) = expression.kind,
        Int(file[value].span.first) == equal + 1
      else { return false }
      return newClass(value) != nil
    }
      || file.bindings.contains { binding in
        // Declarations are looked at as such.
        binding.initialValue.map { Int(file[$0].span.first) == equal + 1 } ?? false
          && !isInCode(equal)
      }
  }

  /// Whether a member may be given the view itself: a closure behind it gets the view in `title.then { $0.isHidden = true }`.
  private func givesItself(toMemberAt token: Int) -> Bool {
    guard kind(token) == .identifier, name(token) != SnapKitCall.handle,
      Member.named(name(token)) == nil || functions.contains(name(token))
    else { return false }
    switch kind(token + 1) {
    case .leftBrace: return true
    case .leftParen:
      let end = Int(file.partners[token + 1])
      guard end > token else { return true }
      return kind(end + 1) == .leftBrace
        || (token + 1..<end).contains { kind($0) == .leftBrace }
    default: return false
    }
  }

  /// Whether what takes an argument, or a list of several, may give it to other code.
  private func isArgumentGiven(from start: Int, to end: Int) -> Bool {
    guard [.comma, .rightParen, .rightBracket].contains(kind(end + 1)),
      let open = opening(before: start)
    else { return true }
    switch kind(open) {
    case .leftParen:
      guard open > 0, kind(open - 1) == .identifier else { return true }
      let function = name(open - 1)
      return functions.contains(function) || !isTaker(function)
    case .leftBracket:
      let close = Int(file.partners[open])
      // A subscript gives what is in a list another name.
      let isSubscript =
        [.identifier, .rightParen, .rightBracket].contains(kind(open - 1))
        && !file.source.tokens[open].flags.contains(.startsLine)
      guard close > open, !isSubscript else { return true }
      if [.leftParen, .comma, .colon].contains(kind(open - 1)) {
        return isArgumentGiven(from: open, to: close)
      }
      return !isEachAdded(behind: close)
    default: return true
    }
  }

  /// What puts a view among others, or relates it to them, and leaves it alone otherwise.
  private func isTaker(_ function: String) -> Bool {
    takers.contains(function) || ViewClass.named(function) != nil
      || SnapKitCall.relations.contains(function)
  }

  private func opening(before token: Int) -> Int? {
    var index = token - 1
    while index >= 0 {
      switch kind(index) {
      case .leftParen, .leftBracket, .leftBrace: return index
      case .rightParen, .rightBracket, .rightBrace:
        let partner = Int(file.partners[index])
        guard partner < index, partner >= 0 else { return nil }
        index = partner - 1
      default: index -= 1
      }
    }
    return nil
  }

  /// `.forEach(view.addSubview)` and `.forEach { view.addSubview($0) }` behind a list.
  private func isEachAdded(behind close: Int) -> Bool {
    guard kind(close + 1) == .period, name(close + 2) == "forEach" else { return false }
    let open = close + 3
    switch kind(open) {
    case .leftParen:
      let end = Int(file.partners[open])
      return end > open && kind(end - 1) == .identifier && takers.contains(name(end - 1))
        && !functions.contains(name(end - 1))
    case .leftBrace:
      let end = Int(file.partners[open])
      guard end > open else { return false }
      return leavesAlone(TokenSpan(open, end))
    default: return false
    }
  }

  /// Whether a closure does nothing to what it gets as `$0` but use its members, and add it to a superview.
  private func leavesAlone(_ closure: TokenSpan) -> Bool {
    closure.indices.allSatisfy { token in
      switch kind(token) {
      case .inKeyword: false
      case .dollarIdentifier: !isGiven(token)
      case .identifier: name(token) != SnapKitCall.handle
      default: true
      }
    }
  }

  // MARK: Where views are made

  /// The class of the view that an expression makes, if it has no other name: `UILabel()`, or a closure that makes one.
  func newClass(_ id: ExpressionID) -> String? {
    guard case .call(let callee, let arguments) = file[id].kind else { return nil }
    if file.isNewObject(id), case .name(let token) = file[callee].kind,
      file.name(token).startsUppercase
    {
      return file.text(callee)
    }
    // `UILabel().then { $0.numberOfLines = 2 }`
    if case .member(let base, let name) = file[callee].kind, file.name(name) == "then",
      arguments.count == 1, let only = file.arguments(arguments).first, only.isTrailing,
      case .closure(let closure) = file[only.value].kind,
      leavesAlone(file[closure].body.span)
    {
      return newClass(base)
    }
    guard arguments.count == 0, case .closure(let closure) = file[callee].kind,
      let last = file.statements(of: file[closure].body).last,
      case .returned(let value?) = file[last].kind, case .name(let token) = file[value].kind
    else { return nil }
    let view = file.name(token)
    let span = file[closure].body.span
    let made = file.bindings.first { binding in
      binding.name >= 0 && span.indices.contains(Int(binding.name))
        && file.name(binding.name) == view
    }
    guard let value = made?.initialValue, file.isNewObject(value),
      case .call(let maker, _) = file[value].kind
    else { return nil }
    let isKept = span.indices.allSatisfy { index in
      guard kind(index) == .identifier, index != Int(token), name(index) == view else {
        return kind(index) != .identifier || name(index) != SnapKitCall.handle
      }
      return [.letKeyword, .varKeyword].contains(kind(index - 1)) || !isGiven(index)
    }
    return isKept ? file.text(maker) : nil
  }
}

/// Functions that put a view among others, or only look at it.
private let takers: Set<String> = Member.names(.adds, .removes, .measures)
  .union(Member.reordering).union([ClassName.layoutConstraint])
