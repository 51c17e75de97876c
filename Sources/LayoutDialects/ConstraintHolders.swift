import LightSyntax
import UIKitFacts

extension ScopeBuilder {
  /// Whether other types' code changes the constant of what a property of this type holds.
  func isAdjustedElsewhere(_ holder: Reference, in file: Int) -> Bool {
    let references = reader.references
    guard let member = references.member(holder), references.root(member.base) == .selfRoot else {
      return false
    }
    let modifiers = reader.ownNames.property(member.name)?.modifiers ?? []
    return reader.project.isAdjusted(
      member.name, of: file, isPrivate: !modifiers.isDisjoint(with: [.private, .fileprivate]))
  }

  /// Whether a property holds one constraint, so that the next that it gets takes the place of the one before.
  func holdsOne(_ holder: Reference) -> Bool {
    let references = reader.references
    guard let member = references.member(holder), references.root(member.base) == .selfRoot,
      let type = reader.ownNames.property(member.name)?.type
    else { return false }
    return type.filter { $0 != "?" && $0 != "!" } == ClassName.layoutConstraint
  }
}
