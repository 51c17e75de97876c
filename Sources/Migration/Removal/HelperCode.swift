import LayoutDialects
import LightSyntax
import SwiftTokens
import UIKitFacts

/// Tells whether a function does nothing but make constraints, so that a call of it can go with them.
struct HelperCode {
  private let files: [SyntaxFile]
  /// The names of functions that are asked about themselves.
  private let others: Set<String>
  /// Whether what runs only where there is no superview counts.
  private let looksBehindGuards: Bool

  /// - Parameters:
  ///   - makers: the functions that together make a constraint.
  ///   - looksBehindGuards: whether what runs only where there is no superview counts.
  init(_ makers: [BuiltPlace], in files: [SyntaxFile], looksBehindGuards: Bool = true) {
    self.files = files
    self.looksBehindGuards = looksBehindGuards
    others = Set(
      makers.compactMap { maker in
        Self.function(maker, in: files[maker.file]).map { files[maker.file].name($0.name) }
      })
  }

  /// How deep functions of a file that call each other are looked at.
  private static let maximumDepth = 3

  private static func function(
    _ place: BuiltPlace, in file: SyntaxFile
  ) -> FunctionDeclaration? {
    file.functions.first { file.range($0.span) == place.range }
  }

  func onlyConstrains(_ maker: BuiltPlace) -> Bool {
    let file = files[maker.file]
    guard let function = Self.function(maker, in: file) else { return false }
    return onlyConstrains(function, in: file, depth: 0)
  }

  private func onlyConstrains(
    _ function: FunctionDeclaration, in file: SyntaxFile, depth: Int
  ) -> Bool {
    guard let body = function.body, depth < Self.maximumDepth else { return false }
    let locals = Self.locals(of: body, in: file)
    let makings =
      Self.makings(in: body, of: file) + (looksBehindGuards ? [] : file.superviewGuards(in: body))
    return file.expressions(in: body.span).allSatisfy { expression in
      if makings.contains(where: { $0.contains(expression.span) }) { return true }
      switch expression.kind {
      case .assignment(let target, _): return isHarmless(target, locals, file)
      case .binary(let left, let token, _):
        let symbol = file.source.text(file.source.tokens[Int(token)])
        let assigns =
          symbol.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(symbol)
        return !assigns || isHarmless(left, locals, file)
      case .call(let callee, _): return isHarmlessCall(callee, in: file, depth: depth)
      default: return true
      }
    }
  }

  /// The names that a body declares.
  private static func locals(of body: Block, in file: SyntaxFile) -> Set<String> {
    let tokens = file.source.tokens
    return Set(
      body.span.indices.dropLast().filter {
        tokens[$0].kind == .letKeyword || tokens[$0].kind == .varKeyword
      }.map { file.name(Int32($0 + 1)) })
  }

  /// The closures in which libraries' makers are told what to make.
  private static func makings(in body: Block, of file: SyntaxFile) -> [TokenSpan] {
    file.expressions(in: body.span).flatMap { expression -> [TokenSpan] in
      guard case .call(let callee, let arguments) = expression.kind,
        let name = file.calledName(callee),
        SnapKitCall.make.spellings.contains(name) || LayoutLibrary.blocks.contains(name)
      else { return [] }
      return file.arguments(arguments).compactMap { argument in
        if case .closure = file[argument.value].kind { file[argument.value].span } else { nil }
      }
    }
  }

  private static let assigned = Set(Spelling.isActive.all)
    .union([autoresizingFlag, "priority", "identifier", "constant"])

  private func isHarmless(
    _ target: ExpressionID, _ locals: Set<String>, _ file: SyntaxFile
  ) -> Bool {
    switch file[target].kind {
    case .discard: true
    case .name(let token):
      locals.contains(file.name(token)) || Self.assigned.contains(file.name(token))
    case .member(let base, let token):
      Self.assigned.contains(file.name(token)) || isOwnStructure(base, locals, file)
    case .optionalChain(let inner), .forceUnwrap(let inner): isHarmless(inner, locals, file)
    default: false
    }
  }

  /// Whether a local variable holds a structure, so that nothing else sees what is assigned to its parts.
  private func isOwnStructure(
    _ id: ExpressionID, _ locals: Set<String>, _ file: SyntaxFile
  ) -> Bool {
    guard case .name(let token) = file[id].kind, locals.contains(file.name(token)) else {
      return false
    }
    return file.bindings.contains { binding in
      guard binding.name >= 0, file.name(binding.name) == file.name(token),
        let value = binding.initialValue, case .call(let callee, _) = file[value].kind
      else { return false }
      return files.declareStructure(file.text(callee))
    }
  }

  /// Calls that change nothing but lists, or that end the program.
  private static let plainCalls: Set<String> = [
    "append", "map", "flatMap", "compactMap", "forEach", "filter", "contains", "min", "max", "abs",
    "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
  ]

  private static let constraintCalls = Member.names(with: .activates)
    .union(SnapKitCall.make.spellings).union(DialectName.activeCalls)

  private func isHarmlessCall(_ callee: ExpressionID, in file: SyntaxFile, depth: Int) -> Bool {
    switch file[callee].kind {
    // `[NSLayoutConstraint]()` is parsed as a call of a literal.
    case .implicitMember, .array, .dictionary: return true
    default: break
    }
    guard let name = file.calledName(callee) else { return false }
    if name.startsUppercase || name.hasPrefix("constraint") || Self.plainCalls.contains(name)
      || Self.constraintCalls.contains(name) || others.contains(name)
    {
      return true
    }
    let named = file.functions.filter { $0.kind == .function && file.name($0.name) == name }
    return !named.isEmpty && named.allSatisfy { onlyConstrains($0, in: file, depth: depth + 1) }
  }
}

extension [SyntaxFile] {
  /// Whether some file declares a structure of that name.
  func declareStructure(_ name: String) -> Bool {
    contains { file in
      file.holdsIdentifier(name)
        && file.types.contains { $0.kind == .struct && file.text($0.name) == name }
    }
  }
}

extension SyntaxFile {
  /// What a function does where there is no superview: `guard let superview else { … }`.
  func superviewGuards(in body: Block) -> [TokenSpan] {
    statements(in: body.span).compactMap { statement in
      guard case .guardElse(_, let otherwise) = statement.kind else { return nil }
      let condition = Int(statement.span.first)..<Int(otherwise.span.first)
      return condition.contains {
        source.tokens[$0].kind == .identifier && name(Int32($0)) == "superview"
      } ? otherwise.span : nil
    }
  }
}
