import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

// Set-up that code runs a second time: `reloadData()` of `viewDidLoad()` and of a button's action.

/// What calls a method of the type after the set-up.
private struct LaterCaller {
  /// The signature of a method, or words for an observer.
  var name: String
  var isObserver: Bool
}

extension TypeContext {
  /// Constraints between lasting views that a method adds again, because code that surely runs after the set-up calls it
  /// too, or because it runs each time that the screen appears.
  var repeatedSetUps: [PlacedDiagnostic] {
    let repeated = repeatedMethods
    guard !repeated.isEmpty else { return [] }
    return firstActivations(isMadeToo: true) { _, origin in
      repeated[origin.via.first ?? origin.function] != nil
    } place: {
      $0.built
    } message: { context, constraint, moment in
      let origin = context.origin(constraint)
      let method = origin.via.first ?? origin.function
      guard moment.closure == 0, let caller = repeated[method],
        context.isBetweenLastingViews(constraint, besides: method),
        caller.isObserver
          ? context.isReachedAlike(origin) && !context.isHeld(constraint)
          : moment.branches.isEmpty
      else { return nil }
      let reason =
        caller.name == method
        ? "each time the screen appears" : "again when \(caller.name) calls it"
      return
        "\(method) runs \(reason), and adds this constraint again; add it once, where the views are set up"
    }
  }

  /// The signatures of the type's own methods that run again, each with that of the method that calls it later; none if
  /// the type takes anything back anywhere.
  private var repeatedMethods: [String: LaterCaller] {
    guard scopes.contains(where: { !$0.scope.constraints.isEmpty }) else { return [:] }
    var methods: [(file: Int, function: FunctionDeclaration, body: Block)] = []
    var later: [String: LaterCaller] = [:]
    for (index, type) in declarations {
      let file = files[index]
      for (property, body) in file.observers(of: type) where !file.mayTakeBack(body) {
        for name in file.ownCalls(in: body) {
          later[name] =
            later[name] ?? LaterCaller(name: "didSet of '\(property)'", isObserver: true)
        }
      }
      for case .function(let id) in file.members[type.members.indices] {
        guard let body = file[id].body else { continue }
        methods.append((index, file[id], body))
        // Few methods do run later, and the others are looked at only where one does.
        let signature = file.signature(of: file[id])
        let appears = NameGroup.appearances.contains(signature)
        guard appears || file[id].modifiers.contains(.objc), !file.mayTakeBack(body),
          EarlyCode(at: Int(body.span.first) + 1, in: file) == nil
        else { continue }
        let caller = LaterCaller(name: signature, isObserver: false)
        for name in file.ownCalls(in: body) { later[name] = later[name] ?? caller }
        if appears { later[signature] = caller }
      }
    }
    guard !later.isEmpty, !methods.contains(where: { files[$0.file].takesBackItself($0.body) })
    else { return [:] }
    var early: Set<String> = []
    for (index, _, body) in methods
    where EarlyCode(at: Int(body.span.first) + 1, in: files[index]) != nil {
      early.formUnion(files[index].ownCalls(in: body))
    }
    return later.filter { name, caller in
      guard
        caller.isObserver || caller.name == name || early.contains(name)
          || NameGroup.appearances.contains(caller.name)
      else { return false }
      // Where an observer calls it, each constraint is asked whether the method comes to it again.
      let ignored: Set<String> = caller.isObserver ? ["guard", "return", "nil"] : []
      return methods.allSatisfy { index, function, body in
        files[index].signature(of: function) != name
          || !files[index].mayTakeBack(body, ignoring: ignored)
            && !(caller.isObserver && files[index].assignsNil(in: body))
      }
    }
  }
}

extension LayoutContext {
  /// Whether both views are there before a method runs, and after it.
  fileprivate func isBetweenLastingViews(_ constraint: Constraint, besides method: String) -> Bool {
    [constraint.first, constraint.second].compactMap { $0?.item }.allSatisfy { item in
      let view = scope.items[item.index].owner ?? item
      if view == scope.container { return true }
      let description = scope.descriptions[view.index]
      guard let creation = description.creation else { return description.reach != .function }
      return description.reach != .function && creation.function != method
        && description.handling.creations < 2
    }
  }
}

extension LayoutContext {
  /// Whether the method that makes a constraint comes there again in each run.
  fileprivate func isReachedAlike(_ origin: ConstraintOrigin) -> Bool {
    let place = origin.built ?? BuiltPlace(file: origin.file, range: origin.range)
    let file = files[place.file]
    return file.function(around: place.range).map { file.isReachedAlike(place.range, in: $0) }
      ?? false
  }
}

extension SyntaxFile {
  /// Whether a block sets anything to `nil`.
  func assignsNil(in body: Block) -> Bool {
    body.span.indices.contains { tokenText($0) == "nil" && tokenText($0 - 1) == "=" }
  }

  /// The observers of the type's properties that have a value from the start and that its code changes, each with its
  /// property's name.
  fileprivate func observers(of type: TypeDeclaration) -> [(property: String, body: Block)] {
    setObservers(of: type).compactMap { binding, observer in
      guard let body = observer.body, let value = binding.initialValue, text(value) != "nil",
        isChanged(name(binding.name), near: Int(binding.name))
      else { return nil }
      return (name(binding.name), body)
    }
  }

  /// The `didSet` of each property of a type's objects, with the property.
  func setObservers(
    of type: TypeDeclaration
  ) -> [(property: Binding, observer: FunctionDeclaration)] {
    members[type.members.indices].flatMap { member -> [(Binding, FunctionDeclaration)] in
      guard case .variable(let id) = member, self[id].modifiers.isDisjoint(with: .static) else {
        return []
      }
      return bindings[self[id].bindings.indices].filter { $0.name >= 0 }.flatMap { binding in
        functions[binding.accessors.indices].filter {
          $0.kind == .observer && name($0.name) == "didSet"
        }.map { (binding, $0) }
      }
    }
  }
}
