import Diagnostics
import JSONText
import SourceText

/// The facts that a page's `json` block states.
struct RulePageIdentity {
  var id = ""
  var summary = ""
  var group: RuleGroup?
  var severity = Severity.warning
  var enabled = true
  /// Whether `fix` is anything but `null`.
  var hasFix = false
  var applicability: Applicability?
  /// Where `fix` promises something.
  var fixOffset: Int?
  var options: [RuleOption] = []
  var message: RuleMessage?
  var conditions: [RuleCondition] = []
}

/// Reads a page's `json` block: every fact must be there, and nothing else. Of a team's page some may be left out.
struct RulePageIdentityReader {
  var problems = ProblemList()
  let form: RulePageForm

  mutating func read(_ node: JSONNode, fileName: String) -> RulePageIdentity {
    var identity = RulePageIdentity()
    let fields =
      switch form {
      case .builtIn:
        self.fields(
          of: node, named: ["id", "summary", "group", "severity", "enabled", "fix", "options"])
      case .team:
        self.fields(
          of: node, named: ["id", "summary", "severity"],
          optional: ["group", "enabled", "fix", "message", "where"])
      }
    if let node = fields["id"] {
      identity.id = id(node, fileName: fileName)
    }
    if let node = fields["summary"] {
      identity.summary = text(node)
    }
    if let node = fields["group"] {
      identity.group = choice(node, among: RuleGroup.allCases)
    }
    if let node = fields["severity"] {
      identity.severity = choice(node, among: Severity.allCases) ?? .warning
    }
    if let node = fields["enabled"], case .boolean(let enabled)? = value(node, as: .boolean) {
      identity.enabled = enabled
    }
    if let node = fields["fix"], node.value != .null {
      identity.hasFix = true
      identity.fixOffset = node.range.start
      identity.applicability = choice(node, among: Applicability.allCases)
    }
    if let node = fields["options"] {
      identity.options = options(node)
    }
    identity.message = fields["message"].flatMap { message($0) }
    identity.conditions = fields["where"].map { conditions($0) } ?? []
    return identity
  }

  private mutating func id(_ node: JSONNode, fileName: String) -> String {
    let id = text(node)
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    if !id.allSatisfy(letters.contains) {
      problems.add(
        "an id can contain only lowercase letters, digits and hyphens", at: node.range.start)
    } else if !id.isEmpty, fileName != "\(id).md" {
      problems.add("id '\(id)' does not match the file name '\(fileName)'", at: node.range.start)
    } else if case .team(let builtIn) = form, builtIn.contains(id) {
      problems.add(
        "'\(id)' is a built-in rule of layoutlint; choose another id", at: node.range.start)
    }
    return id
  }

  private mutating func options(_ node: JSONNode) -> [RuleOption] {
    guard case .array(let elements) = node.value else {
      wrongType(node, expected: "a list of options")
      return []
    }
    var options: [RuleOption] = []
    for element in elements {
      guard let option = option(element) else { continue }
      if options.contains(where: { $0.name == option.name }) {
        problems.add("duplicate option '\(option.name)'", at: element.range.start)
      }
      options.append(option)
    }
    return options
  }

  private mutating func option(_ node: JSONNode) -> RuleOption? {
    let fields = fields(
      of: node, named: ["name", "type", "default", "meaning"], optional: ["minimum"])
    guard let nameNode = fields["name"], let typeNode = fields["type"],
      let defaultNode = fields["default"], let meaningNode = fields["meaning"]
    else { return nil }
    let name = text(nameNode)
    let meaning = text(meaningNode)
    guard let type = choice(typeNode, among: OptionType.allCases),
      let defaultValue = value(defaultNode, as: type)
    else { return nil }
    return RuleOption(
      name, defaultValue: defaultValue, meaning: meaning,
      minimum: minimum(fields["minimum"], defaultValue))
  }

  /// The least number of an option, which its default must not be below.
  private mutating func minimum(_ node: JSONNode?, _ defaultValue: OptionValue) -> Double? {
    guard let node, case .number(let minimum)? = value(node, as: .number) else { return nil }
    switch defaultValue {
    case .number, .numbers: break
    case .boolean, .string, .strings:
      problems.add("only numbers can have a minimum", at: node.range.start)
    }
    if defaultValue.numbers.contains(where: { $0 < minimum }) {
      problems.add("the default is below the minimum", at: node.range.start)
    }
    return minimum
  }

  /// The members of an object; says which names are missing, and which are unknown.
  mutating func fields(
    of node: JSONNode, named names: [String], optional: [String] = []
  ) -> [String: JSONNode] {
    guard case .object(let members) = node.value else {
      wrongType(node, expected: "an object")
      return [:]
    }
    var fields: [String: JSONNode] = [:]
    for member in members {
      fields[member.key] = member.value
      if !names.contains(member.key), !optional.contains(member.key) {
        let hint = hint(for: member.key, among: names + optional)
        problems.add("unknown key '\(member.key)'\(hint)", at: member.keyRange.start)
      }
    }
    for name in names where fields[name] == nil {
      problems.add("missing key '\(name)'", at: node.range.start)
    }
    return fields
  }

  /// The text of a string, which must say something; empty if it does not.
  mutating func text(_ node: JSONNode) -> String {
    guard case .string(let text)? = value(node, as: .string) else { return "" }
    if text.trimmingBlanks.isEmpty || text.contains(where: \.isNewline) {
      problems.add("expected one line of text", at: node.range.start)
    }
    return text
  }

  mutating func choice<Choice: RawRepresentable<String>>(
    _ node: JSONNode, among choices: [Choice]
  ) -> Choice? {
    guard case .string(let name)? = value(node, as: .string) else { return nil }
    if let choice = Choice(rawValue: name) { return choice }
    let names = choices.map(\.rawValue)
    let hint = hint(for: name, among: names)
    problems.add(
      "unknown value '\(name)'\(hint): expected \(names.joined(separator: ", "))",
      at: node.range.start)
    return nil
  }

  mutating func value(_ node: JSONNode, as type: OptionType) -> OptionValue? {
    if let value = OptionValue(node, as: type) { return value }
    wrongType(node, expected: type.withArticle)
    return nil
  }

  mutating func wrongType(_ node: JSONNode, expected: String) {
    problems.add("expected \(expected), found \(node.kind)", at: node.range.start)
  }

  private func hint(for name: String, among names: [String]) -> String {
    nearest(to: name, among: names).map { " (did you mean '\($0)'?)" } ?? ""
  }
}
