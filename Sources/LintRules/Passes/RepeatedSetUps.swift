import Diagnostics
import LayoutDialects
import LayoutModel
import LightSyntax
import UIKitFacts

// Set-up that code runs a second time: `reloadData()` of `viewDidLoad()` and of a button's action.

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
      guard moment.closure == 0, moment.branches.isEmpty, let caller = repeated[method],
        context.isBetweenLastingViews(constraint, besides: method)
      else { return nil }
      let reason =
        caller == method ? "each time the screen appears" : "again when \(caller) calls it"
      return
        "\(method) runs \(reason), and adds this constraint again; add it once, where the views are set up"
    }
  }

  /// The signatures of the type's own methods that run again, each with that of the method that calls it later; none if
  /// the type takes anything back anywhere.
  private var repeatedMethods: [String: String] {
    guard scopes.contains(where: { !$0.scope.constraints.isEmpty }) else { return [:] }
    var methods: [(file: Int, function: FunctionDeclaration, body: Block)] = []
    var later: [String: String] = [:]
    for (index, type) in declarations {
      let file = files[index]
      for case .function(let id) in file.members[type.members.indices] {
        guard let body = file[id].body else { continue }
        methods.append((index, file[id], body))
        // Few methods do run later, and the others are looked at only where one does.
        let signature = file.signature(of: file[id])
        let appears = NameGroup.appearances.contains(signature)
        guard appears || file[id].modifiers.contains(.objc), !file.mayTakeBack(body),
          EarlyCode(at: Int(body.span.first) + 1, in: file) == nil
        else { continue }
        for name in file.ownCalls(in: body) { later[name] = later[name] ?? signature }
        if appears { later[signature] = signature }
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
      guard caller == name || early.contains(name) || NameGroup.appearances.contains(caller) else {
        return false
      }
      return methods.allSatisfy { index, function, body in
        files[index].signature(of: function) != name || !files[index].mayTakeBack(body)
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
