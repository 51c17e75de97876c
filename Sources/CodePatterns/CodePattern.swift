import LightSyntax
import SourceText
import SwiftTokens

/// Swift code with holes that matches code of the same structure.
///
/// Whitespace, line breaks, comments, semicolons, trailing commas and parentheses around single values do not matter;
/// names, labels and the values of literals do. The code may contain what a pattern leaves out: `self.` before a name,
/// `?` and `!` after a value, `try` and `await` before one, generic arguments, and of a declaration its modifiers, its
/// type and its value.
package struct CodePattern: Sendable {
  /// What the whole pattern is.
  enum Root: Sendable {
    case expression(ExpressionID)
    case statement(StatementID)
    case variable(VariableDeclaration, Binding)
  }

  /// The maximum number of tokens in a pattern. It limits the depth of recursion, which depends on the pattern alone.
  package static let maximumTokens = 200

  /// Every hole once, in the order of their first occurrences.
  package let holes: [Hole]
  /// The names that all matching code contains, each once.
  package let requiredNames: [String]
  /// Whether the pattern starts with a period: it matches the end of any chain of members and calls.
  package var isSuffix: Bool { suffixBase != nil }

  let syntax: SyntaxFile
  let root: Root
  /// The pattern's first member, if it starts with its period.
  let suffixBase: ExpressionID?
  /// For each token, the index of the hole that it spells, or -1.
  let holeOfToken: [Int]
  /// The hash of a name that stands at the same place in every match; 0 if there is none.
  let rootNameHash: UInt16

  /// - Throws: ``PatternError`` for the first error, with its offset in `code`.
  package init(_ code: [UInt8]) throws(PatternError) {
    let spelling = try HoleSpelling(code)
    let source = TokenizedFile(SourceFile(path: "", bytes: spelling.bytes))
    if let problem = source.diagnostics.first {
      throw PatternError(problem.message, at: problem.range.start)
    }
    guard source.tokens.count - 1 <= Self.maximumTokens else {
      throw PatternError(
        "a pattern can have at most \(Self.maximumTokens) tokens",
        at: Int(source.tokens[Self.maximumTokens].start))
    }
    (holes, holeOfToken) = try Self.number(spelling.places, in: source)
    let syntax = SyntaxFile(source)
    self.syntax = syntax
    root = try syntax.patternRoot()
    let check = PatternCheck(syntax, holes: holes, holeOfToken: holeOfToken)
    try check.run(root)
    // Also a keyword has a hash by which files without it are told.
    requiredNames = check.requiredNames + [syntax.keyword(of: root)].compactMap { $0 }
    suffixBase = syntax.suffixBase(of: root)
    let holeOfToken = holeOfToken
    rootNameHash =
      syntax.rootName(of: root).map {
        holeOfToken[Int($0)] < 0 ? source.tokens[Int($0)].nameHash : 0
      } ?? 0
  }

  /// The index of the hole that a token spells.
  func hole(at token: Int32) -> Int? {
    guard token >= 0, holeOfToken[Int(token)] >= 0 else { return nil }
    return holeOfToken[Int(token)]
  }

  /// The index of the hole that an expression of the pattern is.
  func hole(_ id: ExpressionID) -> Int? {
    guard case .name(let token) = syntax[id].kind else { return nil }
    return hole(at: token)
  }

  /// Gives the same hole at several places one number.
  private static func number(
    _ places: [HoleSpelling.Place], in source: TokenizedFile
  ) throws(PatternError) -> (holes: [Hole], ofToken: [Int]) {
    var holes: [Hole] = []
    var isKindKnown: [Bool] = []
    var ofToken = [Int](repeating: -1, count: source.tokens.count)
    for place in places {
      let token = source.tokens.partitionIndex { Int($0.start) >= place.range.start }
      guard token < ofToken.count, source.tokens[token].range == place.range else {
        throw PatternError("a hole is not allowed here", at: place.range.start)
      }
      let hole = place.hole
      let known = hole.name.isEmpty ? nil : holes.firstIndex { $0.name == hole.name }
      guard let index = known else {
        ofToken[token] = holes.count
        holes.append(hole)
        isKindKnown.append(place.hasKind)
        continue
      }
      ofToken[token] = index
      if holes[index].isList != hole.isList {
        throw PatternError(
          "'\(hole.name)' is \(hole.isList ? "a list" : "a single value") here and \(hole.isList ? "a single value" : "a list") elsewhere",
          at: place.range.start)
      }
      guard place.hasKind else { continue }
      if isKindKnown[index], holes[index].kind != hole.kind {
        throw PatternError(
          "'$\(hole.name)' already has the kind '\(holes[index].kind.rawValue)'",
          at: place.range.start)
      }
      holes[index] = hole
      isKindKnown[index] = true
    }
    return (holes, ofToken)
  }
}

extension SyntaxFile {
  /// The keyword with which a statement starts.
  fileprivate func keyword(of root: CodePattern.Root) -> String? {
    guard case .statement(let id) = root else { return nil }
    return source.text(source.tokens[Int(self[id].span.first)])
  }

  /// What the file is as a pattern: one statement, declaration or expression.
  fileprivate func patternRoot() throws(PatternError) -> CodePattern.Root {
    let statements = Array(statements(of: topLevel))
    guard let first = statements.first else { throw PatternError("expected code", at: 0) }
    if statements.count > 1 {
      throw PatternError(
        "this is a second statement; a pattern must be a single expression or statement",
        at: range(self[statements[1]].span).start)
    }
    switch self[first].kind {
    case .expression(let id): return .expression(unparenthesized(id))
    case .variable(let id):
      let variable = self[id]
      guard variable.bindings.count == 1, let binding = bindings[variable.bindings.indices].first
      else {
        throw PatternError(
          "a pattern can declare at most one name", at: range(variable.span).start)
      }
      return .variable(variable, binding)
    case .ifElse, .guardElse, .forIn, .whileLoop, .deferred, .returned, .thrown:
      return .statement(first)
    case .function, .type, .switchOver, .repeatLoop, .doCatch, .jump, .conditionalCompilation,
      .opaque:
      throw PatternError(
        "a pattern must be an expression, an assignment, 'let', 'var', 'if', 'guard', 'for', 'while', "
          + "'defer', 'return' or 'throw'; to match only in certain methods or types, use 'inside' in the json block",
        at: range(self[first].span).start)
    }
  }

  /// The first member of a chain that starts with a period.
  fileprivate func suffixBase(of root: CodePattern.Root) -> ExpressionID? {
    guard case .expression(var id) = root else { return nil }
    if case .assignment(let target, _) = self[id].kind { id = target }
    while true {
      switch self[id].kind {
      case .implicitMember: return id
      case .member(let base, _), .subscripted(let base, _), .optionalChain(let base),
        .forceUnwrap(let base):
        id = base
      case .call(let callee, _): id = callee
      default: return nil
      }
    }
  }

  /// The token that names the outermost member or function of an expression, in a pattern or in code.
  func rootName(of root: CodePattern.Root) -> Int32? {
    guard case .expression(let id) = root else { return nil }
    return rootName(of: self[id])
  }

  func rootName(of expression: Expression) -> Int32? {
    switch expression.kind {
    case .name(let name), .implicitMember(let name), .member(_, let name): name
    case .call(let callee, _): nameBehindSuffixes(of: callee)
    case .assignment(let target, _): nameBehindSuffixes(of: target)
    default: nil
    }
  }

  /// The token of a callee's or target's name, if it ends with one.
  private func nameBehindSuffixes(of id: ExpressionID) -> Int32? {
    var id = id
    while true {
      switch self[id].kind {
      case .name(let name), .implicitMember(let name), .member(_, let name): return name
      case .optionalChain(let operand), .forceUnwrap(let operand): id = operand
      case .tuple(let list):
        guard list.count == 1, let only = arguments(list).first, only.label < 0 else { return nil }
        id = only.value
      default: return nil
      }
    }
  }
}
