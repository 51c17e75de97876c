import LayoutDialects
import LayoutModel
import LightSyntax
import SourceText
import SwiftTokens
import UIKitFacts

/// Tells which statements of a class do nothing but make, keep and activate constraints that are to go, or switch the
/// autoresizing masks of their views off.
struct DoomedCode {
  let file: SyntaxFile
  /// The expressions that build the constraints.
  let constraints: Set<TokenSpan>
  /// The names of the views.
  let views: Set<String>
  /// Local names that hold nothing but such constraints.
  var locals: Set<String> = []
  /// Names that stand for a view inside a closure or a loop that runs over views, or that makes one.
  var aliases: Set<String> = []

  // MARK: Statements

  func isDoomed(_ id: StatementID) -> Bool {
    let statement = file[id]
    switch statement.kind {
    case .expression(let expression):
      return isDoomed(expression) || isGathering(expression) || isOptOut(expression)
        || isLoop(expression)
    case .variable(let id):
      let bindings = file.bindings[file[id].bindings.indices]
      guard bindings.count == 1, let binding = bindings.first, binding.name >= 0 else {
        return false
      }
      return locals.contains(file.name(binding.name))
    case .forIn(let pattern, let sequence, nil, let body):
      return isDoomedLoop(over: sequence, as: file.loopName(pattern), body)
    default: return false
    }
  }

  /// `for view in [a, b] { … }` whose body is doomed for all of them.
  private func isDoomedLoop(over sequence: ExpressionID, as name: String, _ body: Block) -> Bool {
    var inner = self
    if isDoomed(sequence) {
      inner.locals.insert(name)
    } else if areViews(sequence) {
      inner.aliases.insert(name)
    }
    let statements = file.statements(of: body)
    return !statements.isEmpty && statements.allSatisfy { inner.isDoomed($0) }
  }

  /// `[a, b].forEach { … }`.
  private func isLoop(_ id: ExpressionID) -> Bool {
    guard let loop = forEach(id) else { return false }
    return isDoomedLoop(over: loop.sequence, as: loop.name, loop.body)
  }

  /// The parts of a call to `forEach` with a closure.
  func forEach(_ id: ExpressionID) -> (sequence: ExpressionID, name: String, body: Block)? {
    guard case .call(let callee, let arguments) = file[id].kind,
      case .member(let base, let token) = file[callee].kind, file.name(token) == "forEach",
      arguments.count == 1, let argument = file.arguments(arguments).first,
      case .closure(let closure) = file[argument.value].kind
    else { return nil }
    let parameters = file[closure].parameters
    let name =
      parameters.count == 1
      ? file.name(file.nameTokens[parameters.indices][Int(parameters.start)]) : "$0"
    return (base, name, file[closure].body)
  }

  /// Whether the value of a variable is nothing but constraints that go.
  func holdsOnlyDoomed(_ value: ExpressionID) -> Bool {
    isDoomed(value) || isEmptyList(value) || isNumber(value) || isDictionary(value)
      || isGuide(value)
  }

  private static let guides = [Guide.safeArea.name, Guide.layoutMargins.name]

  /// `view.safeAreaLayoutGuide`.
  private func isGuide(_ id: ExpressionID) -> Bool {
    guard case .member(let base, let token) = file[id].kind else {
      return Self.guides.contains(file.text(id))
    }
    guard Self.guides.contains(file.name(token)) else { return false }
    return ["view", "self.view", "self", MemberName.contentView].contains(file.text(base))
  }

  /// Names for visual formats.
  private func isDictionary(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .dictionary: true
    case .cast(let operand, _): isDictionary(operand)
    case .call(let callee, _): file.text(callee) == "NSDictionaryOfVariableBindings"
    default: false
    }
  }

  private func isNumber(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .integer, .float: true
    case .prefix(let operand): isNumber(operand)
    default: false
    }
  }

  // MARK: Expressions

  /// Calls that put constraints in force.
  private static let activating = Member.names(with: .activates)

  /// SnapKit's calls whose closures build constraints.
  private static let making = SnapKitCall.make.spellings

  func isDoomed(_ id: ExpressionID) -> Bool {
    if constraints.contains(file[id].span) { return true }
    switch file[id].kind {
    case .name(let token): return locals.contains(file.name(token))
    case .array(let elements):
      return elements.count > 0 && file.elements(elements).allSatisfy { isDoomed($0) }
    case .tuple(let values):
      let values = file.arguments(values)
      return values.count == 1 && values.allSatisfy { isDoomed($0.value) }
    case .binary(let left, let token, let right):
      return file.source.text(of: file.source.tokens[Int(token)], is: "+") && isDoomed(left)
        && isDoomed(right)
    case .optionalChain(let inner), .forceUnwrap(let inner), .effect(let inner):
      return isDoomed(inner)
    case .cast(let inner, _): return isDoomed(inner)
    case .assignment(let target, let value):
      if case .discard = file[target].kind { return isDoomed(value) }
      guard case .member(let base, let token) = file[target].kind else { return false }
      return (Spelling.isActive.all + ["priority", "identifier"]).contains(file.name(token))
        && isDoomed(base)
    case .call(let callee, let arguments): return isDoomedCall(callee, arguments)
    default: return false
    }
  }

  private func isDoomedCall(_ callee: ExpressionID, _ arguments: ListSlice) -> Bool {
    let list = file.arguments(arguments)
    let name: String
    switch file[callee].kind {
    case .name(let token), .member(_, let token): name = file.name(token)
    default: return false
    }
    guard let last = list.last else { return false }
    if Self.activating.contains(name), list.count == 1 { return isDoomed(last.value) }
    guard Self.making.contains(name) && list.count == 1 || LayoutLibrary.blocks.contains(name),
      case .closure(let closure) = file[last.value].kind
    else { return false }
    let statements = file.statements(of: file[closure].body)
    return !statements.isEmpty && statements.allSatisfy { isDoomed($0) }
  }

  /// `constraints += […]` and `constraints.append(…)`.
  private func isGathering(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .binary(let left, let token, let right):
      return file.source.text(of: file.source.tokens[Int(token)], is: "+=") && isDoomed(left)
        && isDoomed(right)
    case .call(let callee, let arguments):
      guard case .member(let base, let token) = file[callee].kind, file.name(token) == "append",
        let only = file.arguments(arguments).first, arguments.count == 1
      else { return false }
      return isDoomed(base) && isDoomed(only.value)
    default: return false
    }
  }

  private func isEmptyList(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .array(let elements): return elements.count == 0
    case .call(let callee, let arguments):
      guard arguments.count == 0, case .array(let elements) = file[callee].kind else {
        return false
      }
      return file.elements(elements).count == 1 && file.text(callee) == "[NSLayoutConstraint]"
    default: return false
    }
  }

  // MARK: Opt-outs

  /// `view.translatesAutoresizingMaskIntoConstraints = false`.
  private func isOptOut(_ id: ExpressionID) -> Bool {
    guard case .assignment(let target, let value) = file[id].kind,
      case .boolean(false) = file[value].kind,
      case .member(let base, let token) = file[target].kind, file.name(token) == autoresizingFlag
    else { return false }
    return isView(base)
  }

  private func isView(_ id: ExpressionID) -> Bool {
    switch file[id].kind {
    case .name(let token):
      return views.contains(file.name(token)) || aliases.contains(file.name(token))
    case .member(let base, let token):
      guard case .selfReference = file[base].kind else { return false }
      return views.contains(file.name(token))
    case .optionalChain(let inner), .forceUnwrap(let inner): return isView(inner)
    default: return false
    }
  }

  private func areViews(_ id: ExpressionID) -> Bool {
    guard case .array(let elements) = file[id].kind, elements.count > 0 else { return false }
    return file.elements(elements).allSatisfy { isView($0) }
  }
}
