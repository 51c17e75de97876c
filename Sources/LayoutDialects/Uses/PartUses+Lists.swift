import LightSyntax
import SwiftTokens

// What is done with lists of views, told by the expressions around them.
extension PartUses {
  /// What happens to the elements of a list that has a name.
  func listUse(at expression: Int) -> NameUse {
    NameUse(
      file: place.file, range: file.range(file.expressions[expression].span),
      kind: listKind(expression))
  }

  /// What happens to the elements of a list.
  ///
  /// - Parameter list: an expression for it: a literal, a name, or a call that gives some of another list's elements.
  func listKind(_ list: Int) -> NameUse.Kind {
    let (inner, outer) = around(list)
    guard let outer else { return lonelyListKind(inner) }
    let id = ExpressionID(index: Int32(inner))
    switch file.expressions[outer].kind {
    case .assignment(let target, let value):
      return value == id ? listKind(assignedTo: target) : .nothing
    case .binary(let left, let token, _) where left == id && file.isAssignment(Int(token)):
      return .nothing
    case .binary(_, let token, _):
      let symbol = file.source.text(file.source.tokens[Int(token)])
      // `for view in links + icons`.
      if symbol == "+" { return listKind(outer) }
      return ["==", "!="].contains(symbol) ? .nothing : .other
    case .member(let base, let name) where base == id: return memberKind(outer, file.name(name))
    // `buttons[0].isEnabled = false`.
    case .subscripted(let base, _): return base == id ? kind(of: outer) : .other
    case .call(let callee, let arguments) where callee != id:
      let label = file.arguments(arguments).first { $0.value == id }.flatMap { file.label($0) }
      if label == "contentsOf", let kind = listing(callee) { return kind }
      return .listArgument(function: lastName(of: callee), label: label)
    default: return .other
    }
  }

  /// What happens to the elements of a list that is no part of another expression.
  private func lonelyListKind(_ list: Int) -> NameUse.Kind {
    switch role(of: list) {
    case .sequence(let declaration): return declaration.map { .named($0) } ?? .followedList
    case .named(let declaration): return .inList(.local(declaration))
    case .property(let name): return name.isEmpty ? .other : .inList(.unit(name: name))
    case .returned, .alone:
      if case .givenBy(let property) = returnedKind(list) {
        return .inList(.unit(name: property))
      }
      return .other
    case .condition, .plain: return .nothing
    }
  }

  private func listKind(assignedTo target: ExpressionID) -> NameUse.Kind {
    if case .name = file[target].kind, let local = declaration(at: Int(target.index)) {
      return .inList(.local(local))
    }
    return .listKept(by: lastName(of: target), isOwn: isOwn(target))
  }

  /// What a method or a property of a list does to its elements.
  ///
  /// - Parameter member: the expression that names it.
  private func memberKind(_ member: Int, _ name: String) -> NameUse.Kind {
    if countingMembers.contains(name) { return .nothing }
    var call: Int?
    var arguments: ListSlice?
    if let outer = parent(member), case .call(let callee, let list) = file.expressions[outer].kind,
      Int(callee.index) == member
    {
      (call, arguments) = (outer, list)
    }
    if singlingMembers.contains(name) { return kind(of: call ?? member) }
    guard let call, let arguments else { return .other }
    switch name {
    case "forEach": break
    case "enumerated", "enumerate":
      guard around(call).outer == nil, case .sequence(.some) = role(of: around(call).inner) else {
        return .other
      }
      return listKind(call)
    default:
      return choosingMethods.contains(name) ? listKind(call) : .listReceiver(function: name)
    }
    guard let argument = file.arguments(arguments).first,
      case .closure(let closure) = file[argument.value].kind,
      let parameter = parameters[Int(closure.index)]
    else { return .followedList }
    return .named(parameter)
  }

  /// What `buttons.append(button)` does with what it is given, if the list has a name.
  func listing(_ callee: ExpressionID) -> NameUse.Kind? {
    guard case .member(let base, let name) = file[callee].kind,
      ["append", "insert"].contains(file.name(name))
    else { return nil }
    if case .name = file[base].kind, let local = declaration(at: Int(base.index)) {
      return .inList(.local(local))
    }
    return isOwn(base) ? .listKept(by: lastName(of: base), isOwn: true) : nil
  }
}

/// What tells something of a list, or adds and removes elements.
/// Source: Apple, the Swift standard library, `Array` and `Set`.
private let countingMembers: Set<String> = [
  "count", "isEmpty", "contains", "firstIndex", "lastIndex", "index", "indexOf", "indices",
  "append", "insert",
  "removeAll", "reserveCapacity", "startIndex", "endIndex", "allSatisfy",
]

/// Whether a member of a list returns some of its elements, or a value made from each: `first`, `filter`, `map`.
/// Source: Apple, the Swift standard library, `Sequence` and `Collection`.
package func handsOutElements(_ name: String) -> Bool {
  singlingMembers.contains(name) || choosingMethods.contains(name)
    || [
      "enumerated", "map", "compactMap", "flatMap", "lazy", "values", "forEach", "joined", "min",
      "max", "element", "offset", "value",
    ].contains(name)
}

/// What gives one of a list's elements.
private let singlingMembers: Set<String> = [
  "first", "last", "randomElement", "popLast", "removeLast", "removeFirst", "remove",
]

/// What gives some of a list's elements as another list.
private let choosingMethods: Set<String> = [
  "filter", "reversed", "reverse", "dropFirst", "dropLast", "prefix", "suffix", "sorted",
  "shuffled",
]
