import SourceText
import SwiftTokens

extension SyntaxFile {
  /// The expressions whose last token is at an index, smaller ones first.
  package func expressions(endingAt token: Int) -> ArraySlice<Expression> {
    let start = expressions.partitionIndex { Int($0.span.last) >= token }
    var end = start
    while end < expressions.count, Int(expressions[end].span.last) == token { end += 1 }
    return expressions[start..<end]
  }

  /// The call of the function or method whose name is the token at an index.
  package func call(named token: Int) -> FoundCall? {
    guard token + 1 < source.tokens.count, source.tokens[token + 1].kind == .leftParen else {
      return nil
    }
    // A closure behind the parentheses ends the call later; no call looked for here has one.
    for expression in expressions(endingAt: Int(partners[token + 1])) {
      guard case .call(let callee, let arguments) = expression.kind,
        Int(self[callee].span.last) == token
      else { continue }
      return FoundCall(
        callee: callee, arguments: Array(self.arguments(arguments)), span: expression.span)
    }
    return nil
  }

  /// Whether any identifier is spelt so.
  package func holdsIdentifier(_ name: String) -> Bool { identifierTexts.contains(name) }

  /// The texts of all identifiers.
  package var identifierTexts: Set<String> {
    identifiers.withLock { known in
      let names =
        known
        ?? Set(
          source.tokens.indices.lazy.filter { self.source.tokens[$0].kind == .identifier }
            .map { self.name(Int32($0)) })
      known = names
      return names
    }
  }

  /// Where the file's lines start.
  package var lines: LineTable {
    lineTable.withLock { known in
      let lines = known ?? LineTable(source.file.bytes)
      known = lines
      return lines
    }
  }

  /// How most of the file's lines end.
  package var lineEnding: LineEnding {
    dominantEnding.withLock { known in
      let ending = known ?? LineEnding.dominant(in: source.file.bytes)
      known = ending
      return ending
    }
  }

  /// The type whose declaration starts at a token.
  package func type(startingAt token: Int32) -> TypeDeclaration? {
    typeID(startingAt: token).map { self[$0] }
  }

  /// The id of the type whose declaration starts at a token.
  package func typeID(startingAt token: Int32) -> TypeID? {
    // A type stands behind those inside it, so the types are in the order of their ends.
    let first = types.partitionIndex { $0.span.last >= token }
    return types[first...].firstIndex { $0.span.first == token }.map { TypeID(index: Int32($0)) }
  }

  /// The types and extensions that contain a token, inner ones first.
  package func types(around token: Int) -> [TypeDeclaration] {
    declarationsByPlace.types.indices(around: token).map { types[$0] }
  }

  /// The functions, initializers and accessors whose bodies contain a token, inner ones first.
  package func functions(around token: Int) -> [FunctionDeclaration] {
    let found = declarationsByPlace
    return found.bodies.indices(around: token).map { functions[found.functions[$0]] }
  }

  /// The closures whose bodies contain a token, inner ones first.
  package func closures(around token: Int) -> [Closure] {
    declarationsByPlace.closures.indices(around: token).map { closures[$0] }
  }

  /// The variables and properties whose declarations contain a token, inner ones first.
  package func variables(around token: Int) -> [VariableDeclaration] {
    declarationsByPlace.variables.indices(around: token).map { variables[$0] }
  }

  private var declarationsByPlace: DeclarationsByPlace {
    declarationsInPlace.withLock { known in
      let found =
        known
        ?? DeclarationsByPlace(self)
      known = found
      return found
    }
  }

  /// The name of the innermost type or extension around a token, preceded by those of the types around it.
  package func typeName(around token: Int) -> String? {
    let types = types(around: token).map { text($0.name) }
    return types.isEmpty ? nil : types.reversed().joined(separator: ".")
  }

  /// The value that is assigned to the name or member whose last token is at an index.
  package func value(assignedTo token: Int) -> ExpressionID? {
    guard token + 1 < source.tokens.count, source.tokens[token + 1].kind == .equal else {
      return nil
    }
    let start = expressions.partitionIndex { Int($0.span.last) >= token }
    for expression in expressions[start...].prefix(Self.maximumDistance) {
      if case .assignment(let target, let value) = expression.kind,
        Int(self[target].span.last) == token
      {
        return value
      }
    }
    return nil
  }

  /// The target of the assignment at a token; `nil` if it was not parsed.
  package func target(endingAt token: Int) -> Expression? { expressions(endingAt: token).last }

  /// How many expressions behind a target its assignment is looked for: values that are numbers are short.
  private static let maximumDistance = 256

  /// The expressions around a token, inner ones first, as far as the closure or statement around it reaches.
  package func expressions(around token: Int) -> [Expression] {
    let start = expressions.partitionIndex { Int($0.span.last) >= token }
    var found: [Expression] = []
    for expression in expressions[start...].prefix(Self.maximumDistance) {
      guard expression.span.first <= token else { continue }
      if case .closure = expression.kind { break }
      found.append(expression)
    }
    return found
  }

  /// The name before `.member`, whose token is at an index: `height` of `self.height?.constant`.
  package func name(before member: Int) -> String? {
    let tokens = source.tokens
    var index = member - 2
    while index >= 0,
      tokens[index].kind == .postfixQuestion || tokens[index].kind == .postfixExclamation
    {
      index -= 1
    }
    guard index >= 0, member > 0, tokens[member - 1].kind == .period,
      tokens[index].kind == .identifier
    else { return nil }
    return name(Int32(index))
  }

  /// What kind of token is at an index; `nil` outside the file.
  package func kind(at index: Int) -> TokenKind? {
    source.tokens.indices.contains(index) ? source.tokens[index].kind : nil
  }

  /// Whether a token is the label of an argument.
  package func isLabel(_ index: Int) -> Bool {
    kind(at: index)?.canBeName == true && kind(at: index + 1) == .colon
      && (kind(at: index - 1) == .leftParen || kind(at: index - 1) == .comma)
  }

  /// The label of an argument that is at an index, or would be there if the argument had one; `_` for none.
  package func label(at index: Int) -> String { isLabel(index) ? name(Int32(index)) : "_" }

  /// The label of the first of some arguments; `nil` for none.
  package func firstLabel(of arguments: ListSlice) -> String? {
    self.arguments(arguments).first.flatMap(label)
  }

  /// The argument of a call with that label.
  package func argument(_ label: StaticString, of call: FoundCall) -> ExpressionID? {
    call.arguments.first { argument in
      argument.label >= 0
        && source.name(of: source.tokens[Int(argument.label)], is: label)
    }?.value
  }

  /// The opening bracket around a token; `nil` at the top level.
  package func opening(before token: Int) -> Int? {
    let opening = openings.withLock { known in
      if let known { return known[token] }
      let found = openingsOfTokens
      known = found
      return found[token]
    }
    return opening < 0 ? nil : Int(opening)
  }

  /// For each token, and for the end of the file, the opening bracket around it, or -1.
  private var openingsOfTokens: [Int32] {
    var openings: [Int32] = [-1]
    openings.reserveCapacity(source.tokens.count + 1)
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace: openings.append(Int32(truncatingIfNeeded: index))
      case .rightParen, .rightBracket, .rightBrace:
        let partner = Int(partners[index])
        openings.append(openings[partner < index ? partner : index])
      default: openings.append(openings[index])
      }
    }
    return openings
  }

  /// The name at the end of an expression: `title` of `self.title?`.
  package func lastName(_ id: ExpressionID) -> String? {
    switch self[id].kind {
    case .name(let token), .member(_, let token), .implicitMember(let token): name(token)
    case .optionalChain(let operand), .forceUnwrap(let operand): lastName(operand)
    case .selfReference: "self"
    default: nil
    }
  }

  /// A function by its name and labels, as it is called: `pin(to:margin:)`.
  package func signature(of function: FunctionDeclaration) -> String {
    var text = name(function.name) + "("
    for parameter in parameters[function.parameters.indices] {
      text += name(parameter.label)
      text += ":"
    }
    return text + ")"
  }

  /// The text of an expression if it is short enough to be quoted.
  package func quoted(_ id: ExpressionID) -> String? {
    let range = range(id)
    // A longer text is none; looking for line breaks character by character took a hundredth of a run.
    guard range.length <= 40 else { return nil }
    let text = text(id)
    let isPlain = source.file.bytes[range.start..<range.end].allSatisfy { 0x20 <= $0 && $0 < 0x7F }
    return isPlain || text.utf8.count <= 40 && !text.contains(where: \.isNewline) ? text : nil
  }
}

/// A call with its arguments.
package struct FoundCall {
  package var callee: ExpressionID
  package var arguments: [Argument]
  package var span: TokenSpan

  package init(callee: ExpressionID, arguments: [Argument], span: TokenSpan) {
    self.callee = callee
    self.arguments = arguments
    self.span = span
  }
}
