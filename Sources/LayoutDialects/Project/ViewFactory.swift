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

extension SyntaxFile {
  /// Whether all that the code of a function returns, except for `nil`, is made by a class or by another function, and not
  /// found: `return superview`, `return stored ?? other`.
  fileprivate func givesNew(_ body: Block) -> Bool {
    var returned = statements(in: body.span).compactMap { statement -> ExpressionID? in
      if case .returned(let value) = statement.kind { value } else { nil }
    }
    let outer = statements(of: body)
    if outer.count == 1, let only = outer.first, case .expression(let value) = self[only].kind {
      returned.append(value)
    }
    returned.removeAll { if case .nilLiteral = self[$0].kind { true } else { false } }
    guard !returned.isEmpty else { return false }
    var values = NewValues(file: self, span: body.span)
    return returned.allSatisfy { values.isNew($0) }
  }
}

/// Which values in the code of a function are new objects.
private struct NewValues {
  let file: SyntaxFile
  let span: TokenSpan
  /// What is known of local variables.
  private var known: [String: Bool] = [:]
  /// The values that the code gives to local variables; found when first asked for.
  private lazy var values = collectValues()

  init(file: SyntaxFile, span: TokenSpan) {
    self.file = file
    self.span = span
    for name in patternNames { known[name] = false }
  }

  /// How deep expressions are followed.
  private static let deepest = 32

  mutating func isNew(_ id: ExpressionID, depth: Int = 0) -> Bool {
    guard depth < Self.deepest else { return false }
    switch file[file.unparenthesized(id)].kind {
    case .call(let callee, _): return isMaker(callee, depth: depth)
    case .forceUnwrap(let operand), .optionalChain(let operand), .cast(let operand, _),
      .effect(let operand):
      return isNew(operand, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      return isNew(then, depth: depth + 1) && isNew(otherwise, depth: depth + 1)
    case .binary(let left, let symbol, let right):
      return file.source.text(file.source.tokens[Int(symbol)]) == "??"
        && isNew(left, depth: depth + 1) && isNew(right, depth: depth + 1)
    case .name(let token):
      let name = file.name(token)
      if let answer = known[name] { return answer }
      known[name] = false
      let given = values[name] ?? []
      let answer = !given.isEmpty && given.allSatisfy { isNew($0, depth: depth + 1) }
      known[name] = answer
      return answer
    default: return false
    }
  }

  /// Whether a call to it makes something: `UILabel`, `makeLabel`, `UIStackView.vertical`, `.init`, or a closure; or
  /// gives back the new object on which it is called: `UILabel().then`.
  private mutating func isMaker(_ callee: ExpressionID, depth: Int) -> Bool {
    switch file[callee].kind {
    case .name, .closure: return true
    case .implicitMember(let token): return file.name(token) == "init"
    case .member(let base, _):
      if case .name(let token) = file[base].kind, file.name(token).startsUppercase { return true }
      return isNew(base, depth: depth + 1)
    default: return false
    }
  }

  private func collectValues() -> [String: [ExpressionID]] {
    var found: [String: [ExpressionID]] = [:]
    let first = file.variables.partitionIndex { $0.span.last >= span.first }
    for variable in file.variables[first...] {
      guard variable.span.last <= span.last else { break }
      for binding in file.bindings[variable.bindings.indices] where binding.name >= span.first {
        if let value = binding.initialValue {
          found[file.name(binding.name), default: []].append(value)
        }
      }
    }
    for expression in file.expressions(in: span) {
      guard case .assignment(let target, let value) = expression.kind,
        case .name(let token) = file[target].kind
      else { continue }
      found[file.name(token), default: []].append(value)
    }
    for case .binding(let name, let value?) in conditions where name >= 0 {
      found[file.name(name), default: []].append(value)
    }
    return found
  }

  /// Names for what code takes out of something: `for label in labels`, `case let label as UILabel`.
  private var patternNames: [String] {
    let tokens = file.source.tokens
    var names: [String] = []
    func add(_ span: TokenSpan, isBinding: Bool) {
      for index in span.indices where tokens[index].kind == .identifier {
        let before = tokens[max(index - 1, 0)].kind
        if isBinding || before == .letKeyword || before == .varKeyword {
          names.append(file.name(Int32(index)))
        }
      }
    }
    for statement in file.statements(in: span) {
      switch statement.kind {
      case .forIn(let pattern, _, _, _): add(file[pattern].span, isBinding: true)
      case .switchOver(_, let cases):
        for choice in file.switchCases[cases.indices] { add(choice.label, isBinding: false) }
      default: break
      }
    }
    for case .pattern(let pattern, _) in conditions { add(pattern, isBinding: false) }
    return names
  }

  /// All conditions of `if`, `guard` and `while`.
  private var conditions: [Condition] {
    file.statements(in: span).flatMap { statement -> [Condition] in
      switch statement.kind {
      case .ifElse(let conditions, _, _), .guardElse(let conditions, _),
        .whileLoop(let conditions, _):
        return Array(file.conditions[conditions.indices])
      default: return []
      }
    }
  }
}
