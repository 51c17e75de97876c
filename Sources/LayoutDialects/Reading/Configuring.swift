import LightSyntax
import SourceText

extension TypeReader {
  /// `UILabel().then { $0.text = "…" }`, `.with { … }`: the object that it is called on.
  func configure(
    _ type: String, _ start: CreationArguments, _ id: ExpressionID, _ name: String,
    _ arguments: ListSlice
  ) -> Value? {
    guard let closure = configuringClosure(name, arguments) else { return nil }
    let object = newLocal(type)
    become(type, start, object, at: file.range(id))
    escape(run(closureValue(closure), with: [.reference(object)]))
    return .reference(object)
  }

  /// The same of an object that has a name.
  func configure(
    _ object: Reference, _ id: ExpressionID, _ name: String, _ arguments: ListSlice
  ) -> Value? {
    guard let closure = configuringClosure(name, arguments) else { return nil }
    escape(run(closureValue(closure), with: [.reference(object)]))
    return .reference(object)
  }

  /// `UILabel() ※ { $0.text = "…" }`: an operator that is not Swift's own, between a new object and a closure. Where the
  /// object has a name already, the closure may get something else than the object.
  func configure(_ made: Value, _ closure: Value, _ id: ExpressionID) -> Value? {
    guard case .created(let type, let start) = made, case .closure(let closure) = closure else {
      return nil
    }
    let object = newLocal(type)
    become(type, start, object, at: file.range(id))
    escape(run(closure, with: [.reference(object)]))
    return .reference(object)
  }

  /// The closure of a call that does nothing but run it with the object; `nil` for any other call.
  private func configuringClosure(_ name: String, _ arguments: ListSlice) -> ClosureID? {
    guard configuringMethods.contains(name), arguments.count == 1,
      let argument = file.arguments(arguments).first,
      case .closure(let closure) = file[argument.value].kind
    else { return nil }
    return closure
  }
}

/// Methods that run a closure with the object on which they are called, which libraries and projects add to all classes.
/// Source: Then, `then`, `with` and `do`; others of the kind have the names of Kotlin's standard library.
let configuringMethods: NameSet = [
  "then", "do", "with", "apply", "configure", "also", "let",
]

extension TypeReader {
  /// `UILabel().hidden(true)`: a method of the project, run on the new object.
  func callSuffix(
    _ type: String, _ start: CreationArguments, _ id: ExpressionID, _ name: String,
    _ base: ExpressionID, _ arguments: ListSlice
  ) -> Value? {
    guard !project.helpers[name].isEmpty else { return nil }
    let object = nameless(type, start, at: base, file.range(base))
    return callHelper(id, name, on: .object(object), arguments)
  }
}

extension SyntaxFile {
  /// `UILabel()` of `UILabel().then { $0.numberOfLines = 2 }`: what a call gives back that only runs a closure with it.
  func configured(_ id: ExpressionID) -> ExpressionID? {
    guard case .call(let callee, let arguments) = self[id].kind,
      case .member(let base, let method) = self[callee].kind, arguments.count == 1,
      returningMethods.contains(name(method)), let only = self.arguments(arguments).first,
      only.isTrailing, case .closure = self[only.value].kind
    else { return nil }
    return base
  }
}

/// Those of ``configuringMethods`` that give back the object itself.
private let returningMethods: NameSet = ["then", "with", "apply", "configure", "also"]
