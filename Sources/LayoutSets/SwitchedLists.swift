import LayoutDialects
import LayoutModel
import UIKitFacts

extension ScopeSurroundings {
  /// Constraints that are in lists of which the code that is read together does more than fill and activate them.
  package func switched(in scope: LayoutScope) -> Set<Constraint.ID> {
    var known: [String: Bool] = [:]
    var switched: Set<Constraint.ID> = []
    for index in scope.origins.indices {
      guard let list = scope.origins[index].list.map(plainName) else { continue }
      let mayBeSwitched = known[list] ?? mayBeSwitched(list)
      known[list] = mayBeSwitched
      if mayBeSwitched { switched.insert(Constraint.ID(index: index)) }
    }
    return switched
  }

  private func mayBeSwitched(_ list: String) -> Bool {
    names.uses(of: [.unit(name: list)] + names.locals(named: list)).contains { use in
      switch use.kind {
      // Those under the other name are among the uses, too.
      case .nothing, .givenBy, .named: false
      case .member(let member): !["append", "insert"].contains(member.name)
      case .argument(let function, _): !Spelling.activate.all.contains(function)
      default: true
      }
    }
  }
}
