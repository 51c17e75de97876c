import LightSyntax
import UIKitFacts

extension ScopeBuilder {
  /// Whether other types' code changes the constant of what a property of this type holds.
  func isAdjustedElsewhere(_ holder: Reference, in file: Int) -> Bool {
    guard let name = ownName(holder) else { return false }
    let modifiers = reader.ownNames.property(name)?.modifiers ?? []
    return reader.project.isAdjusted(
      name, of: file, isPrivate: !modifiers.isDisjoint(with: [.private, .fileprivate]))
  }

  /// Whether a property holds one constraint, so that the next that it gets takes the place of the one before.
  func holdsOne(_ holder: Reference) -> Bool {
    ownName(holder).flatMap { reader.ownNames.property($0)?.type }.map(baseTypeName)
      == ClassName.layoutConstraint
  }

  /// The name of a property of the type itself.
  private func ownName(_ holder: Reference) -> String? {
    guard let member = reader.references.member(holder),
      reader.references.root(member.base) == .selfRoot
    else { return nil }
    return member.name
  }
}

extension TypeReader {
  /// Notes that constraints are given to the `addConstraint` of a view.
  func give(_ value: Value, to view: Reference) {
    switch value {
    case .constraint(let index): drafts[index].keeper = drafts[index].keeper ?? view
    case .list(let elements, _): for element in elements { give(element, to: view) }
    default: break
    }
  }
}
