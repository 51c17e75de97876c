import Diagnostics
import JSONText
import RulePages

/// What is said about rules.
extension ConfigurationReader {
  mutating func rules(_ node: JSONNode) -> [String: RuleLayer] {
    guard case .object(let members) = node.value else {
      wrongType(node, "'rules'", "an object")
      return [:]
    }
    var rules: [String: RuleLayer] = [:]
    for member in members {
      guard let page = pages.first(where: { $0.id == member.key }) else {
        if passedOver.contains(member.key) { continue }
        let isGroup = RuleGroup(rawValue: member.key) != nil
        let hint =
          isGroup
          ? "'\(member.key)' is a group, and a configuration accepts only individual rules; "
            + "'layoutlint rules \(member.key)' lists the rules in the group"
          : nearest(to: member.key, among: pages.map(\.id)).map { "did you mean '\($0)'?" }
        add(
          "unknown rule '\(member.key)'; \(hint ?? "'layoutlint rules' lists them")",
          at: member.keyRange)
        continue
      }
      rules[page.id] = rule(member.value, page)
    }
    return rules
  }

  private mutating func rule(_ node: JSONNode, _ page: RulePage) -> RuleLayer {
    var layer = RuleLayer()
    switch node.value {
    case .string:
      guard let level: Setting<RuleLevel> = choice(node, page.id) else { return layer }
      layer.enabled = Setting(level.value != .off, level.origin)
      layer.severity = level.value.severity.map { Setting($0, level.origin) }
    case .object:
      for (key, value) in members(of: node, "'\(page.id)'", RuleKey.self) {
        switch key {
        case .severity: layer.severity = choice(value, key.rawValue)
        case .enabled: layer.enabled = boolean(value, key.rawValue)
        case .options: layer.options = options(value, page)
        }
      }
      // Whoever says how much a rule matters wants it to run.
      if layer.enabled == nil { layer.enabled = layer.severity.map { Setting(true, $0.origin) } }
    case .null, .boolean, .number, .array:
      let levels = RuleLevel.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      wrongType(node, "'\(page.id)'", "\(levels) or an object")
    }
    return layer
  }

  private mutating func options(_ node: JSONNode, _ page: RulePage) -> [String: Setting<
    OptionValue
  >] {
    guard case .object(let members) = node.value else {
      wrongType(node, "'options'", "an object")
      return [:]
    }
    var options: [String: Setting<OptionValue>] = [:]
    for member in members {
      guard let option = page.options.first(where: { $0.name == member.key }) else {
        add(unknownOption(member.key, page), at: member.keyRange)
        continue
      }
      guard let value = OptionValue(member.value, as: option.defaultValue.type) else {
        reportMisfit(member.value, option)
        continue
      }
      if let minimum = option.minimum, let number = value.numbers.first(where: { $0 < minimum }) {
        let limit = OptionValue.number(minimum).json
        add(
          "'\(option.name)' must be at least \(limit), not \(OptionValue.number(number).json)",
          at: member.value)
        continue
      }
      options[option.name] = Setting(value, origin(member.value))
    }
    return options
  }

  private func unknownOption(_ name: String, _ page: RulePage) -> String {
    let names = page.options.map(\.name)
    if names.isEmpty { return "'\(page.id)' has no options" }
    return "'\(page.id)' has no option '\(name)'; \(hint(name, names))"
  }

  /// Says what is wrong: of a list with some strange element, the element.
  private mutating func reportMisfit(_ node: JSONNode, _ option: RuleOption) {
    let type = option.defaultValue.type
    if case .array(let elements) = node.value, let element = type.element,
      let stranger = elements.first(where: { OptionValue($0, as: element) == nil })
    {
      wrongType(stranger, "an element of '\(option.name)'", element.withArticle)
    } else {
      wrongType(node, "'\(option.name)'", type.withArticle)
    }
  }
}
