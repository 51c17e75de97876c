import LightSyntax
import SourceText
import UIKitFacts

extension Dialect {
  /// What adds views to others and takes them out, and what switches their autoresizing masks off.
  static let viewHierarchy = Dialect(
    words: DialectWords(
      building: ["addSubview", "insertSubview", "addLayoutGuide"],
      changing: ["subviews", autoresizingFlag, "setTranslatesAutoresizingMaskIntoConstraints"]),
    readMethod: { reader, call in
      if reader.isOfSuper(call.id) {
        return reader.viewCall(call.id, call.name, on: reader.selfReference, call.arguments)
      }
      guard case .reference(let view) = call.receiver,
        !reader.isOwnAddition(call.name, to: view, call.arguments)
      else { return nil }
      return reader.viewCall(call.id, call.name, on: view, call.arguments)
    },
    readAssignment: { reader, assignment in
      reader.noteMask(assignment)
      guard assignment.property == autoresizingFlag else { return false }
      reader.setFlag(
        of: assignment.base, assignment.value, at: reader.file.range(assignment.target))
      return true
    })
}

/// The methods of views that are followed. Comparing a name with each of them took a hundredth of a run.
private let viewMethods: NameSet = [
  "addSubview", "insertSubview", "removeFromSuperview", "addLayoutGuide",
  "setTranslatesAutoresizingMaskIntoConstraints",
  // These place nothing.
  "bringSubviewToFront", "sendSubviewToBack", "setNeedsLayout", "layoutIfNeeded",
  "setNeedsUpdateConstraints", "sizeToFit", "addTarget", "addGestureRecognizer", "setTitle",
  "setTitleColor", "setImage", "setNeedsDisplay", "setBackgroundImage", "removeTarget", "register",
]

extension TypeReader {
  /// `view.autoresizingMask = [.flexibleWidth]`; an empty mask keeps the view where it is.
  fileprivate func noteMask(_ assignment: Assignment) {
    guard assignment.property == MemberName.autoresizingMask else { return }
    if case .list(let options, isComplete: true) = assignment.value, options.isEmpty { return }
    let view = assignment.base.map { evaluate($0) } ?? selfValue
    guard case .reference(let view) = view else { return }
    record(.resizesItself, on: view, at: file.range(assignment.target))
  }

  /// A call on a view that UIKit or AppKit gives a meaning for layout; `nil` for any other name.
  fileprivate func viewCall(
    _ id: ExpressionID, _ name: String, on view: Reference, _ arguments: ListSlice
  ) -> Value? {
    let list = file.arguments(arguments)
    if name.hasPrefix("add") || name.hasPrefix("insert"), hasOwnLabels(arguments) {
      // Not UIKit's method, but one of the project or of a module that is not read.
      return callHelper(id, name, on: isSelf(view) ? .own : .object(view), arguments)
    }
    guard viewMethods.contains(name) else { return nil }
    switch name {
    case "addSubview", "insertSubview":
      guard let first = list.first else { return nil }
      let added = evaluate(first.value)
      for argument in list.dropFirst() { _ = evaluate(argument.value) }
      add(added, to: view, isArranged: false, argument: first.value, at: file.range(id))
      return .nothing
    case "removeFromSuperview":
      record(.removed, on: view, at: file.range(id))
      remove(view)
      return .nothing
    case "addLayoutGuide":
      guard let first = list.first, case .reference(let guide) = evaluate(first.value) else {
        return .nothing
      }
      record(.addedTo(view), on: guide, at: file.range(id))
      return .nothing
    case "setTranslatesAutoresizingMaskIntoConstraints":
      record(.optedOut, on: view, at: file.range(id))
      return .nothing
    default:
      _ = evaluateArguments(arguments)
      return .nothing
    }
  }

  /// Whether labels, a second argument without one, or a closure are none of UIKit's and AppKit's methods that add
  /// something to a view.
  private func hasOwnLabels(_ arguments: ListSlice) -> Bool {
    let known = ["at", "belowSubview", "aboveSubview", "positioned", "relativeTo"]
    return file.arguments(arguments).enumerated().contains { index, argument in
      if let label = file.label(argument) { return !known.contains(label) }
      if index > 0 { return true }
      if case .closure = file[argument.value].kind { return true }
      return false
    }
  }

  /// - Parameter base: what has the flag; `nil` where it stands alone, and is that of `self`.
  fileprivate func setFlag(of base: ExpressionID?, _ value: Value, at range: SourceRange) {
    // Any value but `true` may be false.
    if case .boolean(true) = value { return }
    switchFlagOff(of: base.map { evaluate($0) } ?? .reference(selfReference), at: range)
  }

  private func switchFlagOff(of views: Value, at range: SourceRange) {
    switch views {
    case .reference(let view):
      record(.optedOut, on: view, at: range)
      if childLists.castNames.contains(view) { childLists.optsOutUnknownViews = true }
    case .list(let elements, _):
      for case .reference(let view) in elements { record(.optedOut, on: view, at: range) }
    case .choice(let choice): forEach(choice) { $0.switchFlagOff(of: $1, at: range) }
    default: childLists.optsOutUnknownViews = true
    }
  }
}
