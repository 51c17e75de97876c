import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Whether functions do nothing but make constraints, so that a call to them can go with these.
struct HelperCode {
  private let project: MigrationProject
  /// The names of functions that are asked about themselves.
  private let others: Set<String>
  /// Whether what runs only where there is no superview counts.
  private let looksBehindGuards: Bool

  /// - Parameters:
  ///   - makers: the functions that together make a constraint.
  ///   - looksBehindGuards: whether what runs only where there is no superview counts.
  init(
    _ makers: [BuiltPlace], in project: MigrationProject, looksBehindGuards: Bool = true
  ) {
    self.project = project
    self.looksBehindGuards = looksBehindGuards
    others = Set(
      makers.compactMap { maker in
        let file = project.files[maker.file]
        return file.function(at: maker.range).map { file.name($0.name) }
      })
  }

  func onlyConstrains(_ maker: BuiltPlace) -> Bool {
    let file = project.files[maker.file]
    guard let function = file.function(at: maker.range) else { return false }
    let named = Dictionary(grouping: file.functions.filter { $0.kind == .function }) {
      file.name($0.name)
    }
    var open = [function]
    var seen: Set<String> = []
    while let function = open.popLast() {
      guard let called = functionsCalled(by: function, in: file) else { return false }
      for name in called where seen.insert(name).inserted {
        guard let functions = named[name] else { return false }
        open += functions
      }
    }
    return true
  }

  /// The names of functions that must be looked at, too; `nil` for a function that does more than make constraints.
  private func functionsCalled(
    by function: FunctionDeclaration, in file: SyntaxFile
  ) -> Set<String>? {
    guard let body = function.body else { return nil }
    let locals = Self.locals(of: body, in: file)
    let structures = ownStructures(of: body, in: file)
    let passedOver = NestedSpans(
      Self.makings(in: body, of: file) + (looksBehindGuards ? [] : file.superviewGuards(in: body)))
    var called: Set<String> = []
    for expression in file.expressions(in: body.span) {
      if passedOver.hold(expression.span) { continue }
      switch expression.kind {
      case .assignment(let target, _):
        if !isHarmless(target, locals, structures, file) { return nil }
      case .binary(let left, let token, _):
        let symbol = file.source.text(file.source.tokens[Int(token)])
        let assigns =
          symbol.hasSuffix("=") && !["==", "<=", ">=", "!=", "===", "!=="].contains(symbol)
        if assigns, !isHarmless(left, locals, structures, file) { return nil }
      case .call(let callee, _):
        // A function of the project may have the name of the system's, and call that.
        if changesHierarchy(callee, in: file) { return nil }
        if isHarmlessCall(callee, in: file) { continue }
        guard let name = file.calledName(callee) else { return nil }
        called.insert(name)
      default: break
      }
    }
    return called
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
    _ target: ExpressionID, _ locals: Set<String>, _ structures: Set<String>, _ file: SyntaxFile
  ) -> Bool {
    switch file[target].kind {
    case .discard: true
    case .name(let token):
      locals.contains(file.name(token)) || Self.assigned.contains(file.name(token))
    case .member(let base, let token):
      if case .name(let variable) = file[base].kind, structures.contains(file.name(variable)) {
        true
      } else {
        Self.assigned.contains(file.name(token))
      }
    case .optionalChain(let inner), .forceUnwrap(let inner):
      isHarmless(inner, locals, structures, file)
    default: false
    }
  }

  /// The local variables that hold structures: nothing else sees what is assigned to their parts.
  private func ownStructures(of body: Block, in file: SyntaxFile) -> Set<String> {
    let type = file.typeName(around: Int(body.span.first))
    var names: Set<String> = []
    for statement in file.statements(in: body.span) {
      guard case .variable(let variable) = statement.kind else { continue }
      for binding in file.bindings[file[variable].bindings.indices] {
        guard binding.name >= 0, let value = binding.initialValue,
          case .call(let callee, _) = file[value].kind,
          project.project.structure(named: file.text(callee), in: type) != nil
        else { continue }
        names.insert(file.name(binding.name))
      }
    }
    return names
  }

  /// Calls that change nothing but lists, or that end the program.
  private static let plainCalls: Set<String> = [
    "append", "map", "flatMap", "compactMap", "forEach", "filter", "contains", "min", "max", "abs",
    "fatalError", "precondition", "preconditionFailure", "assert", "assertionFailure",
  ]

  private static let constraintCalls = Member.names(with: .activates)
    .union(SnapKitCall.make.spellings).union(DialectName.activeCalls)

  private func changesHierarchy(_ callee: ExpressionID, in file: SyntaxFile) -> Bool {
    switch file.calledName(callee).flatMap(Member.named)?.effect {
    case .adds, .removes: true
    default: false
    }
  }

  private func isHarmlessCall(_ callee: ExpressionID, in file: SyntaxFile) -> Bool {
    switch file[callee].kind {
    // `[NSLayoutConstraint]()` is parsed as a call of a literal.
    case .implicitMember, .array, .dictionary: return true
    default: break
    }
    guard let name = file.calledName(callee) else { return false }
    return name.startsUppercase || name.hasPrefix("constraint") || Self.plainCalls.contains(name)
      || Self.constraintCalls.contains(name) || others.contains(name)
  }
}

extension NestedSpans {
  /// Whether one of the spans holds all of another.
  func hold(_ span: TokenSpan) -> Bool {
    all(around: Int(span.first)).contains { $0.contains(span) }
  }
}

extension SyntaxFile {
  /// The function that stands at a range.
  func function(at range: SourceRange) -> FunctionDeclaration? {
    functions.first { self.range($0.span) == range }
  }

  /// Whether a function of that name is declared.
  func declaresFunction(named name: String) -> Bool {
    holdsIdentifier(name)
      && functions.contains { $0.kind == .function && self.name($0.name) == name }
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
