import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The functions that a call runs to make constraints, as far as it matters where the call is replaced by these.
struct HelperBody: Sendable {
  private let makers: [Maker]
  /// The identifiers in their bodies.
  private let names: Set<String>
  /// Whether they do nothing but make constraints, put them in force, and switch masks off.
  let onlyConstrains: Bool
  /// Whether a subclass may run something else than the method that is called.
  let mayBeOverridden: Bool

  private struct Maker {
    let file: SyntaxFile
    let function: FunctionDeclaration
    let body: Block
    var name: String { file.name(function.name) }
  }

  /// - Parameter places: the functions, that of the call first.
  init(_ places: [BuiltPlace], in project: MigrationProject) {
    let makers = places.compactMap { place in
      let file = project.files[place.file]
      return file.function(at: place.range).flatMap { function in
        function.body.map { Maker(file: file, function: function, body: $0) }
      }
    }
    self.makers = makers
    names = makers.reduce(into: []) { names, maker in
      for index in maker.body.span.indices
      where maker.file.source.tokens[index].kind == .identifier {
        names.insert(maker.file.name(Int32(index)))
      }
    }
    let code = HelperCode(places, in: project, looksBehindGuards: false)
    let own = Set(makers.map(\.name))
    onlyConstrains =
      makers.count == places.count && places.allSatisfy(code.onlyConstrains)
      && makers.allSatisfy { PlainCode(of: $0.body, in: $0.file, own, project).isAll }
    mayBeOverridden =
      makers.first.map { maker in
        guard let type = maker.file.typeName(around: Int(maker.function.name)),
          project.project.isDeclaredHere(type: type)
        else { return false }
        return project.project.mayBeOverridden(maker.name, of: type)
      } ?? false
  }

  /// Whether they themselves put something in force.
  var activates: Bool { says(Self.activating) }

  var prioritizes: Bool { says(["priority"]) }

  /// Whether they look for a superview, which may be missing at first.
  var asksForSuperview: Bool { says(["superview"]) }

  private func says(_ words: Set<String>) -> Bool { !names.isDisjoint(with: words) }

  private static let activating = Member.names(with: .activates).union(Spelling.isActive.all)

  /// Whether an argument may be `nil`.
  var takesOptionals: Bool {
    parameterTypes.contains { type in
      let name = baseTypeName(type)
      let isNumber = ["CGFloat", "Double", "Float", "Int"].contains(name)
      return type.hasSuffix("?") && !isNumber && !GeometryMaker.types.contains(name)
        && !type.contains("Anchor")
    }
  }

  /// Whether numbers may be of another type than anchors take.
  var takesAnyNumber: Bool {
    parameterTypes.contains { ["Int", "Double", "Float"].contains(baseTypeName($0)) }
  }

  /// The labels, empty for none, and names of the called function's parameters.
  var parameters: [(label: String, name: String)] {
    guard let maker = makers.first else { return [] }
    return maker.file.parameters[maker.function.parameters.indices].map { parameter in
      let label = maker.file.name(parameter.label)
      return (label == "_" ? "" : label, maker.file.name(parameter.name))
    }
  }

  /// What the call gives, as it is written; `nil` for nothing.
  var result: String? {
    makers.first.flatMap { maker in maker.function.returnType.map { maker.file.text($0) } }
  }

  /// Whether a name may mean something of their own, rather than what the caller has by that name.
  func mayDeclare(_ name: String) -> Bool {
    names.contains(name)
      && makers.contains { maker in
        let (file, tokens) = (maker.file, maker.file.source.tokens)
        let isParameter = file.parameters[maker.function.parameters.indices].contains {
          file.name($0.name) == name
        }
        return maker.body.span.indices.contains { index in
          tokens[index].kind == .identifier && file.name(Int32(index)) == name
            && (!isParameter || tokens[index - 1].kind == .period)
            && tokens[index + 1].kind != .colon
        }
      }
  }

  private var parameterTypes: [String] {
    makers.flatMap { maker in
      maker.file.parameters[maker.function.parameters.indices].compactMap {
        $0.type.map { maker.file.text($0) }
      }
    }
  }
}

/// A function's code, all of which may do nothing that is seen but make constraints.
private struct PlainCode {
  private let body: Block
  private let file: SyntaxFile
  /// The names of the functions that together make the constraints.
  private let names: Set<String>
  private let project: MigrationProject
  /// The variables and closures' parameters of the body.
  private let variables: Set<String>

  init(
    of body: Block, in file: SyntaxFile, _ names: Set<String>, _ project: MigrationProject
  ) {
    self.body = body
    self.file = file
    self.names = names
    self.project = project
    let tokens = file.source.tokens
    var variables: Set<String> = []
    for index in body.span.indices.dropFirst()
    where tokens[index].kind == .identifier
      && [.letKeyword, .varKeyword, .forKeyword].contains(tokens[index - 1].kind)
    {
      variables.insert(file.name(Int32(index)))
    }
    for expression in file.expressions(in: body.span) {
      guard case .closure(let closure) = expression.kind else { continue }
      variables.formUnion(file.nameTokens[file[closure].parameters.indices].map(file.name))
    }
    self.variables = variables
  }

  var isAll: Bool {
    let guards = NestedSpans(file.superviewGuards(in: body))
    return file.expressions(in: body.span).allSatisfy { expression in
      if guards.hold(expression.span) { return true }
      return switch expression.kind {
      case .assignment(let target, let value): isPlain(target, value)
      case .call(let callee, _): isPlainCall(callee)
      case .binary(_, let token, _):
        Self.operators.contains(file.source.text(file.source.tokens[Int(token)]))
          || names.contains(file.source.text(file.source.tokens[Int(token)]))
      default: true
      }
    }
  }

  private static let operators: Set<String> = [
    "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "??", "...",
    "..<",
    "+=",
  ]

  /// Assignments to what the function makes, and to masks.
  private func isPlain(_ target: ExpressionID, _ value: ExpressionID) -> Bool {
    guard case .member(let base, let token) = file[target].kind else { return true }
    if file.name(token) == autoresizingFlag {
      if case .boolean(false) = file[value].kind { return true }
      return false
    }
    return isMadeHere(base)
  }

  /// Whether an object is a variable or parameter of the body, or what a call in it gives.
  private func isMadeHere(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .call: true
    case .optionalChain(let inner), .forceUnwrap(let inner): isMadeHere(inner)
    case .tuple(let values): file.arguments(values).allSatisfy { isMadeHere($0.value) }
    case .name(let token):
      file.name(token).hasPrefix("$") || variables.contains(file.name(token))
    default: false
    }
  }

  /// Types whose initializers do nothing that is seen elsewhere.
  private static let types = GeometryMaker.types.union([
    "CGFloat", "Double", "Float", "Int", "Set", "Array", ClassName.layoutPriority,
    ClassName.layoutConstraint,
  ])

  private func isPlainCall(_ callee: ExpressionID) -> Bool {
    if case .array = file[callee].kind { return true }
    guard let name = file.calledName(callee) else { return true }
    if names.contains(name) { return true }
    if LayoutLibrary.removers.contains(name) { return false }
    if name.startsUppercase {
      let type = file.typeName(around: Int(body.span.first))
      return Self.types.contains(name)
        || project.project.structure(named: file.text(callee), in: type) != nil
    }
    // A method of an anchor.
    if name == "constraint", case .member = file[callee].kind { return true }
    // What is spelt like the system's methods may be the project's.
    return !name.hasPrefix("constraint")
      || !project.files.contains { $0.declaresFunction(named: name) }
  }
}
