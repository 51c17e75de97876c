import LayoutDialects
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// The functions that a call runs to make constraints, as far as it matters where the call is replaced by these.
struct HelperBody {
  private let files: [SyntaxFile]
  private let makers: [(file: SyntaxFile, function: FunctionDeclaration)]
  private let places: [BuiltPlace]

  /// - Parameter places: the functions, that of the call first.
  init(_ places: [BuiltPlace], in files: [SyntaxFile]) {
    self.files = files
    self.places = places
    makers = places.compactMap { place in
      let file = files[place.file]
      return file.functions.first { file.range($0.span) == place.range }.map { (file, $0) }
    }
  }

  /// Whether they do nothing but make constraints, put them in force, and switch masks off.
  var onlyConstrains: Bool {
    let code = HelperCode(places, in: files, looksBehindGuards: false)
    return makers.count == places.count && places.allSatisfy(code.onlyConstrains)
      && makers.allSatisfy { isPlain($0.function, in: $0.file) }
  }

  /// Whether they themselves put something in force.
  var activates: Bool { says(Spelling.isActive.all + Self.activating) }

  var prioritizes: Bool { says(["priority"]) }

  /// Whether they look for a superview, which may be missing at first.
  var asksForSuperview: Bool { says(["superview"]) }

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
    guard let (file, function) = makers.first else { return [] }
    return file.parameters[function.parameters.indices].map { parameter in
      let label = file.name(parameter.label)
      return (label == "_" ? "" : label, file.name(parameter.name))
    }
  }

  /// What the call gives, as it is written; `nil` for nothing.
  var result: String? {
    makers.first.flatMap { maker in maker.function.returnType.map { maker.file.text($0) } }
  }

  /// Whether a name may mean something of their own, rather than what the caller has by that name.
  func mayDeclare(_ name: String) -> Bool {
    makers.contains { file, function in
      let isParameter = file.parameters[function.parameters.indices].contains {
        file.name($0.name) == name
      }
      let tokens = file.source.tokens
      return (function.body?.span.indices ?? 0...0).contains { index in
        tokens[index].kind == .identifier && file.name(Int32(index)) == name
          && (!isParameter || tokens[index - 1].kind == .period)
          && tokens[index + 1].kind != .colon
      }
    }
  }

  private var parameterTypes: [String] {
    makers.flatMap { file, function in
      file.parameters[function.parameters.indices].compactMap { $0.type.map { file.text($0) } }
    }
  }

  private static let activating = Array(Member.names(with: .activates))

  private func says(_ names: [String]) -> Bool {
    makers.contains { file, function in
      (function.body?.span.indices ?? 0...0).contains {
        file.source.tokens[$0].kind == .identifier && names.contains(file.name(Int32($0)))
      }
    }
  }

  // MARK: What they do

  private func isPlain(_ function: FunctionDeclaration, in file: SyntaxFile) -> Bool {
    guard let body = function.body else { return false }
    let names = Set(makers.map { $0.file.name($0.function.name) })
    let guards = file.superviewGuards(in: body)
    return file.expressions(in: body.span).allSatisfy { expression in
      if guards.contains(where: { $0.contains(expression.span) }) { return true }
      return switch expression.kind {
      case .assignment(let target, let value): isPlain(target, value, body, in: file)
      case .call(let callee, _): isPlainCall(callee, names, in: file)
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
  private func isPlain(
    _ target: ExpressionID, _ value: ExpressionID, _ body: Block, in file: SyntaxFile
  ) -> Bool {
    guard case .member(let base, let token) = file[target].kind else { return true }
    if file.name(token) == autoresizingFlag {
      if case .boolean(false) = file[value].kind { return true }
      return false
    }
    return isMadeHere(base, body, in: file)
  }

  /// Whether an object is a variable or parameter of the body, or what a call in it gives.
  private func isMadeHere(_ id: ExpressionID, _ body: Block, in file: SyntaxFile) -> Bool {
    switch file[id].kind {
    case .call: return true
    case .optionalChain(let inner), .forceUnwrap(let inner):
      return isMadeHere(inner, body, in: file)
    case .tuple(let values):
      return file.arguments(values).allSatisfy { isMadeHere($0.value, body, in: file) }
    case .name(let token):
      let name = file.name(token)
      if name.hasPrefix("$") { return true }
      let tokens = file.source.tokens
      let isClosureParameter = file.closures.contains { closure in
        body.span.contains(closure.body.span)
          && file.nameTokens[closure.parameters.indices].contains { file.name($0) == name }
      }
      return isClosureParameter
        || body.span.indices.dropFirst().contains { index in
          [.letKeyword, .varKeyword, .forKeyword].contains(tokens[index - 1].kind)
            && tokens[index].kind == .identifier && file.name(Int32(index)) == name
        }
    default: return false
    }
  }

  /// Types whose initializers do nothing that is seen elsewhere.
  private static let types = GeometryMaker.types.union([
    "CGFloat", "Double", "Float", "Int", "Set", "Array", ClassName.layoutPriority,
    ClassName.layoutConstraint,
  ])

  private func isPlainCall(
    _ callee: ExpressionID, _ names: Set<String>, in file: SyntaxFile
  ) -> Bool {
    if case .array = file[callee].kind { return true }
    guard let name = file.calledName(callee) else { return true }
    if names.contains(name) { return true }
    if LayoutLibrary.removers.contains(name) { return false }
    if name.startsUppercase {
      return Self.types.contains(name) || files.declareStructure(name)
    }
    // A method of an anchor.
    if name == "constraint", case .member = file[callee].kind { return true }
    // What is spelt like the system's methods may be the project's.
    return !name.hasPrefix("constraint")
      || !files.contains { other in
        other.functions.contains { $0.kind == .function && other.name($0.name) == name }
      }
  }
}
