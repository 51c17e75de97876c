import LightSyntax
import UIKitFacts

/// A function that makes a view, returns it, and does not lay it out: `makeLabel(text:) -> UILabel`.
package struct ViewFactory: Hashable, Sendable {
  package var name: String
  /// The class that it returns.
  package var type: String
  /// Whether it switches the view's autoresizing mask off.
  package var optsOut: Bool
  /// The functions of the project's own that it may call, by name.
  var called: Set<String> = []

  /// - Parameter whole: the file with what its functions contain.
  /// - Returns: `nil` for any function of which that is not plain to see.
  init?(
    _ function: FunctionDeclaration, in file: SyntaxFile, whole: () -> SyntaxFile
  ) {
    guard function.kind == .function, let returned = function.returnType, let body = function.body
    else { return nil }
    // Asked first, for it takes no text: few functions return a view.
    guard
      returned.indices.contains(where: { classHashes.contains(file.source.tokens[$0].nameHash) })
    else {
      return nil
    }
    type = baseTypeName(file.text(returned))
    guard let known = ViewClass.named(type), [.view, .stack, .scroll].contains(known.role) else {
      return nil
    }
    name = file.name(function.name)
    optsOut = false
    for index in body.span.indices {
      let token = file.source.tokens[index]
      if token.kind == .initKeyword { called.insert("init") }
      guard token.kind == .identifier else { continue }
      let word = file.source.bytes(of: token)
      if word.elementsEqual(autoresizingFlag.utf8) {
        optsOut = true
      } else if Self.layoutWords.contains(where: word.starts(with:)) {
        return nil
      } else if file.source.tokens[index + 1].kind == .leftParen, !file.isApart(index) {
        called.insert(file.name(Int32(index)))
      }
    }
    let whole = whole()
    guard let body = whole.functions.first(where: { $0.name == function.name })?.body,
      whole.givesNew(body)
    else { return nil }
  }

  /// What the names of anything start with that gives a view a place, a size or children.
  private static let layoutWords: [[UInt8]] = [
    "constrain", "activate", "addSub", "addArranged", "snp", "frame", "pin", "anchor", "insert",
  ].map { Array($0.utf8) }
}

/// The hashes of the names of all classes that are known.
private let classHashes = NameHashSet(ViewClass.all.map(\.name))

extension SyntaxFile {
  /// Whether a call is one of another type's functions, and gets nothing: `R.color.shade()`.
  fileprivate func isApart(_ callee: Int) -> Bool {
    let tokens = source.tokens
    guard callee + 2 < tokens.count, tokens[callee + 2].kind == .rightParen else { return false }
    var first = callee
    while first > 1, tokens[first - 1].kind == .period, tokens[first - 2].kind == .identifier {
      first -= 2
    }
    return first < callee && name(Int32(first)).startsUppercase
      && !name(Int32(callee)).startsUppercase
  }
}

// What a function gives back is made in it, and not found: `return superview`, `return stored ?? other`.
extension SyntaxFile {
  /// Whether all that the code of a function returns, except for `nil`, is made by a class or by another function.
  fileprivate func givesNew(_ body: Block) -> Bool {
    var returned = statements(in: body.span).compactMap { statement -> ExpressionID? in
      if case .returned(let value) = statement.kind { value } else { nil }
    }
    let outer = statements(of: body)
    if outer.count == 1, let only = outer.first, case .expression(let value) = self[only].kind {
      returned.append(value)
    }
    returned.removeAll { if case .nilLiteral = self[$0].kind { true } else { false } }
    return !returned.isEmpty && returned.allSatisfy { isNew($0, in: body) }
  }

  private func isNew(_ id: ExpressionID, in body: Block, depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    func isNew(_ id: ExpressionID) -> Bool { self.isNew(id, in: body, depth: depth - 1) }
    switch self[unparenthesized(id)].kind {
    case .call(let callee, _): return isMaker(callee, in: body, depth: depth)
    case .forceUnwrap(let operand), .optionalChain(let operand), .cast(let operand, _),
      .effect(let operand):
      return isNew(operand)
    case .ternary(_, let then, let otherwise): return isNew(then) && isNew(otherwise)
    case .binary(let left, let symbol, let right):
      return source.text(source.tokens[Int(symbol)]) == "??" && isNew(left) && isNew(right)
    case .name(let token):
      let values = values(of: name(token), in: body.span)
      return !values.isEmpty && values.allSatisfy(isNew)
    default: return false
    }
  }

  /// Whether a call of it makes something: `UILabel`, `makeLabel`, `UIStackView.vertical`, `.init`, or a closure; or gives
  /// back the new object on which it is called: `UILabel().then`.
  private func isMaker(_ callee: ExpressionID, in body: Block, depth: Int) -> Bool {
    switch self[callee].kind {
    case .name, .closure: return true
    case .implicitMember(let token): return name(token) == "init"
    case .member(let base, _):
      if case .name(let token) = self[base].kind, name(token).startsUppercase { return true }
      return isNew(base, in: body, depth: depth - 1)
    default: return false
    }
  }

  /// The values that a function gives a local variable.
  private func values(of name: String, in span: TokenSpan) -> [ExpressionID] {
    let first = variables.partitionIndex { $0.span.last >= span.first }
    var found: [ExpressionID] = []
    for variable in variables[first...] {
      guard variable.span.last <= span.last else { break }
      for binding in bindings[variable.bindings.indices]
      where binding.name >= span.first && self.name(binding.name) == name {
        if let value = binding.initialValue { found.append(value) }
      }
    }
    for expression in expressions(in: span) {
      guard case .assignment(let target, let value) = expression.kind,
        case .name(let token) = self[target].kind, self.name(token) == name
      else { continue }
      found.append(value)
    }
    return found
  }
}
