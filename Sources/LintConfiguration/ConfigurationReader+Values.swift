import Diagnostics
import JSONText

/// Values of a type, and what is said if they are of another.
extension ConfigurationReader {
  /// The members of an object whose keys are known; says which are not.
  mutating func members<Key: RawRepresentable<String> & CaseIterable>(
    of node: JSONNode, _ name: String, _ keys: Key.Type
  ) -> [(key: Key, value: JSONNode)] {
    guard case .object(let members) = node.value else {
      wrongType(node, name, "an object")
      return []
    }
    return members.compactMap { member in
      if let key = Key(rawValue: member.key) { return (key, member.value) }
      let names = Key.allCases.map(\.rawValue)
      add("unknown key '\(member.key)'; \(hint(member.key, names))", at: member.keyRange)
      return nil
    }
  }

  mutating func elements(_ node: JSONNode, _ name: String, _ expected: String) -> [JSONNode] {
    guard case .array(let elements) = node.value else {
      wrongType(node, "'\(name)'", expected)
      return []
    }
    return elements
  }

  mutating func string(_ node: JSONNode, _ name: String) -> String? {
    guard case .string(let text) = node.value else {
      wrongType(node, name, "a string")
      return nil
    }
    return text
  }

  mutating func nonEmptyString(_ node: JSONNode, _ name: String) -> String? {
    guard let text = string(node, name) else { return nil }
    if text.isEmpty { add("\(name) is empty", at: node) }
    // No path holds one, and what follows it would be lost.
    if text.utf8.contains(0) { add("\(name) contains a NUL character", at: node) }
    return text.isEmpty ? nil : text
  }

  /// The strings of a list, each with its place.
  mutating func strings(
    _ node: JSONNode, _ name: String, _ expected: String
  ) -> [Setting<String>] {
    elements(node, name, expected).compactMap { element in
      nonEmptyString(element, "an element of '\(name)'").map { Setting($0, origin(element)) }
    }
  }

  mutating func stringOrList(_ node: JSONNode, _ name: String) -> [Setting<String>] {
    switch node.value {
    case .string: nonEmptyString(node, "'\(name)'").map { [Setting($0, origin(node))] } ?? []
    case .array, .null, .boolean, .number, .object:
      strings(node, name, "a string or a list of strings")
    }
  }

  mutating func boolean(_ node: JSONNode, _ name: String) -> Setting<Bool>? {
    guard case .boolean(let value) = node.value else {
      wrongType(node, "'\(name)'", "true or false")
      return nil
    }
    return Setting(value, origin(node))
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ node: JSONNode, _ name: String
  ) -> Setting<Choice>? {
    let names = Choice.allCases.map(\.rawValue)
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let text) = node.value else {
      wrongType(node, "'\(name)'", list)
      return nil
    }
    guard let choice = Choice(rawValue: text) else {
      let hint = nearest(to: text, among: names).map { "did you mean '\($0)'?" }
      add("'\(name)' cannot be '\(text)'; \(hint ?? "expected \(list)")", at: node)
      return nil
    }
    return Setting(choice, origin(node))
  }

  mutating func wrongType(_ node: JSONNode, _ name: String, _ expected: String) {
    let wayOut = node.value == .null ? "; remove the key to use the default" : ""
    var found = node.kind
    if case .number(let number) = node.value, !number.isFinite { found += " that is not finite" }
    add("expected \(expected) for \(name), found \(found)\(wayOut)", at: node)
  }

  func hint(_ name: String, _ names: [String]) -> String {
    nearest(to: name, among: names).map { "did you mean '\($0)'?" }
      ?? "expected one of \(names.joined(separator: ", "))"
  }
}
