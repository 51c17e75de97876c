import LightSyntax

/// What code asks constraints for, and functions of the project that are named like those that activate them.
extension TypeReader {
  /// `constraint.firstItem`, also of the constraint that is `self`: the view or guide itself.
  func itemOfConstraint(_ member: MemberAccess) -> Value? {
    let isFirst: Bool
    switch member.name {
    case "firstItem": isFirst = true
    case "secondItem": isFirst = false
    default: return nil
    }
    var owner = member.base
    if case .reference(let reference) = owner, isSelf(reference) { owner = selfValue }
    guard case .constraint(let index) = owner else { return nil }
    let draft = drafts[index]
    if isFirst { return .reference(draft.first.0) }
    return draft.second.map { .reference($0.0) } ?? .nothing
  }

  /// Whether a reference is what a constraint that is not known constrains.
  func isItemOfConstraint(_ reference: Reference) -> Bool {
    guard let member = references.member(reference) else { return false }
    return ["firstItem", "secondItem"].contains(member.name)
  }

  /// `NSLayoutConstraint.activate(constraints, masks: false)`: none of UIKit's, which take one argument without a label.
  ///
  /// What such a function does beside activating them is not known where its code is not.
  func activateByOwnFunction(_ call: MethodCall) -> Value? {
    let list = file.arguments(call.arguments)
    guard list.count > 1 || list.contains(where: { file.label($0) != nil }) else { return nil }
    if let value = callHelper(call.id, call.name, on: .type("NSLayoutConstraint"), call.arguments) {
      return value
    }
    childLists.optsOutUnknownViews = true
    return nil
  }

  /// `[a, b].activate()`, where the project has a method of that name that switches masks off as well.
  func activateByOwnMethod(
    _ id: ExpressionID, _ name: String, on constraints: Value, _ arguments: ListSlice
  ) -> Value? {
    guard project.optOutFunctions.contains(name) else { return nil }
    return callHelper(id, name, on: .value(constraints), arguments)
  }
}
