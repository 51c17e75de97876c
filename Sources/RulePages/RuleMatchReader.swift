import JSONText
import SourceText

/// The keys by which the `json` block of a pattern's page says more than that of other pages.
extension RulePageIdentityReader {
  mutating func message(_ node: JSONNode) -> RuleMessage? {
    let text = text(node)
    return text.isEmpty ? nil : RuleMessage(text: text, offset: node.range.start)
  }

  /// The conditions of `where`: an object with a key for each hole, and `inside` and `outside`.
  mutating func conditions(_ node: JSONNode) -> [RuleCondition] {
    guard case .object(let members) = node.value else {
      wrongType(node, expected: "an object")
      return []
    }
    var conditions: [RuleCondition] = []
    for member in members {
      let start = member.keyRange.start
      switch member.key {
      case "inside":
        conditions += places(member.value).map { RuleCondition(test: .inside($0), offset: start) }
      case "outside":
        conditions += places(member.value).map { RuleCondition(test: .outside($0), offset: start) }
      case let key where key.hasPrefix("$"):
        let hole = String(key.dropFirst())
        conditions += holes(member.value).map { test, offset in
          RuleCondition(test: .hole(hole, test), offset: offset ?? start)
        }
      default:
        problems.add(
          "unknown key '\(member.key)': expected 'inside', 'outside' or a hole such as '$name'",
          at: start)
      }
    }
    return conditions
  }

  private mutating func places(_ node: JSONNode) -> [PlaceTest] {
    let fields = fields(of: node, named: [], optional: ["method", "type", "superclass"])
    var tests: [PlaceTest] = []
    if let node = fields["method"] { tests.append(.method(names(node))) }
    if let node = fields["type"] { tests.append(.type(names(node))) }
    if let node = fields["superclass"] { tests.append(.superclass(names(node))) }
    if tests.isEmpty, fields.isEmpty, case .object(let members) = node.value, members.isEmpty {
      problems.add("expected 'method', 'type' or 'superclass'", at: node.range.start)
    }
    return tests
  }

  /// The tests of one hole, each with its place if the hole's own will not do.
  private mutating func holes(_ node: JSONNode) -> [(HoleTest, offset: Int?)] {
    let fields = fields(
      of: node, named: [],
      optional: [
        "is", "isNot", "atLeast", "atMost", "multipleOf", "notMultipleOf", "axis", "scaled",
      ])
    var tests: [(HoleTest, offset: Int?)] = []
    func add(_ test: HoleTest, _ node: JSONNode) { tests.append((test, node.range.start)) }
    if let node = fields["is"] { add(.isAny(of: values(node)), node) }
    if let node = fields["isNot"] { add(.isNone(of: values(node)), node) }
    if let node = fields["atLeast"], let number = number(node) { add(.atLeast(number), node) }
    if let node = fields["atMost"], let number = number(node) { add(.atMost(number), node) }
    if let node = fields["multipleOf"], let step = step(node) { add(.multipleOf(step), node) }
    if let node = fields["notMultipleOf"], let step = step(node) { add(.notMultipleOf(step), node) }
    if let node = fields["axis"], let axis = choice(node, among: RuleAxis.allCases) {
      add(.axis(axis), node)
    }
    if let node = fields["scaled"], case .boolean(let isScaled)? = value(node, as: .boolean) {
      add(.scaled(isScaled), node)
    }
    return tests
  }

  private mutating func number(_ node: JSONNode) -> Double? {
    guard case .number(let number)? = value(node, as: .number) else { return nil }
    return number
  }

  private mutating func step(_ node: JSONNode) -> Double? {
    guard let step = number(node) else { return nil }
    if step <= 0 { problems.add("expected a number above 0", at: node.range.start) }
    return step > 0 ? step : nil
  }

  /// One value, or a list of them.
  private mutating func values(_ node: JSONNode) -> [HoleValue] {
    elements(node).compactMap { element in
      switch element.value {
      case .number(let number) where number.isFinite: return .number(number)
      case .string(let text): return .text(text)
      default:
        wrongType(element, expected: "a string or a number")
        return nil
      }
    }
  }

  /// One name, or a list of them.
  private mutating func names(_ node: JSONNode) -> [String] {
    elements(node).compactMap { element in
      guard case .string(let name) = element.value else {
        wrongType(element, expected: "a string")
        return nil
      }
      if name.isEmpty { problems.add("expected a name", at: element.range.start) }
      return name
    }
  }

  private mutating func elements(_ node: JSONNode) -> [JSONNode] {
    guard case .array(let elements) = node.value else { return [node] }
    if elements.isEmpty { problems.add("the list is empty", at: node.range.start) }
    return elements
  }
}
