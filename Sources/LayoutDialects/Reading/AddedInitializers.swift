import LightSyntax
import UIKitFacts

/// Initializers that extensions of the project add to the system's classes of views.
extension TypeReader {
  /// Runs the initializer that a call means; `nil` where that is one of the system, or it is not sure which one is meant.
  func madeByInitializer(
    _ type: String, _ id: ExpressionID, _ arguments: ListSlice
  ) -> Reference? {
    guard arguments.count > 0, project.helpers.addsInitializers, mayRunHelper(),
      let role = ViewClass.named(type)?.role, [.view, .stack, .scroll].contains(role)
    else { return nil }
    let receiver = HelperReceiver.type(type)
    let matches = project.helpers.entries(
      "init", of: { owners(of: receiver, for: "init") },
      in: { Set(parts.map(\.file)).union([fileIndex]) }
    ).filter(\.function.isInitializer).compactMap { match($0, receiver, arguments) }
    guard let helper = onlyHelper(among: matches, on: receiver, arguments) else { return nil }
    // The system may have one with these labels, which is called rather than one with further parameters.
    if helper.omitted > 0, file.arguments(arguments).allSatisfy({ isSystemLabel($0) }) {
      return nil
    }
    let place = HelperFunctionPlace(file: helper.entry.file, id: helper.entry.function.id)
    guard !isRunning(place) else { return nil }
    let object = newLocal(shortened(id))
    _ = run(helper, place, id, .object(object), arguments, initializing: type)
    if !references.isMade(references.find(object)) {
      become(type, CreationArguments(), object, at: file.range(id))
    }
    // What it does with its arguments may be more than is followed.
    if mayFill(arguments) { record(.filled, on: object, at: file.range(id)) }
    return object
  }

  private func isSystemLabel(_ argument: Argument) -> Bool {
    file.label(argument).map(Constructor.systemLabels.contains) ?? false
  }

  /// `self.init(frame: .zero)` in an initializer that is run: here the object is made.
  func initializeSelf(_ receiver: Value, _ id: ExpressionID, _ arguments: ListSlice) -> Bool {
    guard let type = helpers.calls.last?.initializes, case .reference(let object) = receiver,
      references.find(object) == references.find(selfReference)
    else { return false }
    switch create(type, id, arguments) {
    case .created(let type, let start): become(type, start, object, at: file.range(id))
    case .reference(let made): unify(made, with: object)
    default: become(type, CreationArguments(), object, at: file.range(id))
    }
    return true
  }
}
