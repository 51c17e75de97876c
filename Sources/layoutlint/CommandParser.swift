import Diagnostics
import LintDriver
import Reporting
import RulePages

extension Command {
  /// Understands a command line.
  ///
  /// The existing rules depend on the configuration, so rule ids are not checked.
  ///
  /// - Parameter arguments: what follows the program's name.
  /// - Throws: ``UsageError`` for the first error, with the nearest valid name.
  package init(arguments: [String]) throws(UsageError) {
    let line = try CommandLineWords(arguments)
    if line.given.contains(.version), line.topic == .lint {
      self = .version
      return
    }
    if line.given.contains(.help) {
      self = .help(line.topic)
      return
    }
    for option in line.given where !line.topic.options.contains(option) {
      // Perhaps a folder of that name was to be linted.
      let isOfLint =
        line.topic != .lint && line.operands.isEmpty && HelpTopic.lint.options.contains(option)
      let name = line.topic.rawValue
      let advice = isOfLint ? "; to lint a folder named '\(name)', write './\(name)'" : ""
      let list = "; '\(line.topic.helpCommand)' lists its options"
      throw UsageError(
        "'\(line.topic.commandName)' has no option '\(option.rawValue)'"
          + (advice.isEmpty ? list : advice))
    }
    switch line.topic {
    case .lint, .merge: self = .lint(try LintRequest(line))
    case .rules: self = try .rules(line)
    case .explain: self = try .explain(line)
    case .dump: self = try .dump(line)
    case .migrate: self = .migrate(try MigrateRequest(line))
    case .preview: self = .preview(try DrawRequest(line))
    case .support: self = .support(try SupportRequest(line))
    case .numbers: self = try .numbers(line)
    case .index: self = try .index(line)
    case .initialize:
      self = .initialize(
        folder: try line.onlyPath(), baseline: line.values[.writeBaseline]?.last)
    case .configuration: self = try .configuration(line)
    case .hook: self = try .hook(line)
    case .languageServer: self = try .languageServer(line)
    case .completions: self = try .completions(line)
    case .help: self = try .help(line)
    case .version: self = try .version(line)
    }
  }

  private static func configuration(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard line.given.contains(.schema) else {
      return .configuration(
        path: try line.onlyPath(), file: line.values[.config]?.last,
        hidesDefaults: line.given.contains(.noDefaults))
    }
    if line.given.contains(.config) || line.given.contains(.noDefaults) || !line.operands.isEmpty {
      throw UsageError(
        "'--schema' takes no path and no other option: the schema is the same for all files")
    }
    return .schema
  }

  private static func rules(_ line: CommandLineWords) throws(UsageError) -> Command {
    let group = try line.operands.first.map { name throws(UsageError) in try ruleGroup(name) }
    if line.operands.count > 1 {
      throw UsageError(
        "'layoutlint rules' takes only one group; unexpected '\(line.operands[1])'")
    }
    var request = RulesRequest()
    request.group = group
    request.configuration = line.values[.config]?.last
    request.tested = line.values[.test]?.last
    if request.tested != nil, line.given.contains(.format) {
      throw UsageError("'--test' cannot be combined with '--format'")
    }
    request.format = try line.choice(.format) ?? .text
    return .rules(request)
  }

  private static func ruleGroup(_ name: String) throws(UsageError) -> RuleGroup {
    if let group = RuleGroup(rawValue: name) { return group }
    let groups = RuleGroup.allCases.map(\.rawValue)
    // Perhaps a folder `rules` was to be linted, along with another.
    let isPath = name.contains("/") || name.contains(".")
    throw UsageError(
      "unknown group '\(name)'"
        + (isPath
          ? "; to lint a folder named 'rules', write './rules'"
          : hint(
            name, groups,
            else: "expected \(groups.joined(separator: ", ", last: " or ")); "
              + "'layoutlint explain ID' explains a rule")))
  }

  private static func numbers(_ line: CommandLineWords) throws(UsageError) -> Command {
    var request = NumbersRequest()
    if !line.operands.isEmpty { request.paths = try checkedPaths(line.operands) }
    request.selection = line.selection
    request.format = try line.choice(.format) ?? .text
    request.tokenFile = line.values[.writeTokens]?.last
    if request.tokenFile != nil, line.given.contains(.format) {
      throw UsageError("'--write-tokens' cannot be combined with '--format'")
    }
    request.jobs = try line.jobs()
    return .numbers(request)
  }

  private static func index(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard let output = line.values[.output]?.last else {
      throw UsageError("'layoutlint index' needs '--output FILE'")
    }
    var request = IndexRequest(output: output)
    if !line.operands.isEmpty { request.paths = try checkedPaths(line.operands) }
    request.selection = line.selection
    request.jobs = try line.jobs()
    request.isQuiet = line.given.contains(.quiet)
    return .index(request)
  }

  private static func dump(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard let name = line.operands.first else {
      throw UsageError(
        "'layoutlint dump' needs a subject: tokens, constraints, frames or coverage")
    }
    let subject: DumpSubject = try choice(name, "subject")
    let paths = Array(line.operands.dropFirst())
    for option in line.given where subject != .frames && Option.aboutFrames.contains(option) {
      throw UsageError("'layoutlint dump \(name)' has no option '\(option.rawValue)'")
    }
    var request = DumpRequest(subject, paths: paths.isEmpty ? ["."] : try checkedPaths(paths))
    request.selection = line.selection
    request.jobs = try line.jobs()
    if subject == .frames { request.frames = try line.frames() }
    return .dump(request)
  }

  private static func hook(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard let name = line.operands.first else {
      throw UsageError("'layoutlint hook' needs an action: install, uninstall or status")
    }
    if line.operands.count > 1 {
      throw UsageError(
        "'layoutlint hook \(name)' takes no arguments; unexpected '\(line.operands[1])'")
    }
    return .hook(try choice(name, "action"))
  }

  private static func languageServer(_ line: CommandLineWords) throws(UsageError) -> Command {
    if let extra = line.operands.first {
      throw UsageError(
        "'layoutlint lsp' takes no arguments, because the editor provides the files; unexpected '\(extra)'"
      )
    }
    return .serve(jobs: try line.jobs())
  }

  private static func completions(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard line.operands.count == 1 else {
      throw UsageError("'layoutlint completions' needs one shell: bash, zsh or fish")
    }
    return .completions(try choice(line.operands[0], "shell"))
  }

  private static func version(_ line: CommandLineWords) throws(UsageError) -> Command {
    if let extra = line.operands.first {
      throw UsageError("'layoutlint version' takes no arguments; unexpected '\(extra)'")
    }
    return .version
  }

  private static func help(_ line: CommandLineWords) throws(UsageError) -> Command {
    guard let name = line.operands.first else { return .help(.lint) }
    if let topic = HelpTopic(commandName: name) { return .help(topic) }
    let meant = foreignCommands[name]
    if ["suppressions", "suppression", "silence"].contains(name)
      || meant == Option.addSuppressions.rawValue
    {
      return .helpOnSuppressions
    }
    if let meant { throw UsageError("unknown command '\(name)'; did you mean '\(meant)'?") }
    return .help(try choice(name, "command"))
  }
}

/// The arguments told apart: options, their values, and the rest.
struct CommandLineWords {
  var topic = HelpTopic.lint
  /// In the order of the command line.
  var given: [Option] = []
  var values: [Option: [String]] = [:]
  /// What is no option, without the command's name.
  var operands: [String] = []

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var hasOperand = false
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      if argument.hasPrefix("-"), argument != "-" {
        try addOption(argument, &rest, of: hasOperand ? topic : command(in: rest))
      } else if !hasOperand, let command = HelpTopic(commandName: argument) {
        topic = command
        hasOperand = true
      } else {
        operands.append(argument)
        hasOperand = true
      }
    }
  }

  /// The command that the rest of a command line names; that which lints if it names none.
  private func command(in rest: ArraySlice<String>) -> HelpTopic {
    rest.lazy.compactMap { HelpTopic(commandName: $0) }.first ?? .lint
  }

  /// - Parameter topic: the command whose options are suggested for one that is not known.
  private mutating func addOption(
    _ argument: String, _ rest: inout ArraySlice<String>, of topic: HelpTopic
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let given = String(parts[0])
    let name = Option.otherNames.first { $0.name == given }?.option.rawValue ?? given
    guard let option = Option(rawValue: name) else {
      if let option = Option.foreignNames[name], topic.options.contains(option) {
        throw UsageError("unknown option '\(name)'; use '\(option.rawValue)'")
      }
      if topic == .lint, let use = Option.foreignUses[name] {
        throw UsageError("unknown option '\(name)'; \(use)")
      }
      throw UsageError(
        "unknown option '\(name)'"
          + hint(
            name, topic.options.map(\.rawValue),
            else: "'\(topic.helpCommand)' lists all options"))
    }
    self.given.append(option)
    if option.optionalValueName != nil {
      values[option] = parts.count > 1 ? [String(parts[1])] : nil
      return
    }
    guard let valueName = option.valueName else {
      if parts.count > 1 { throw UsageError("'\(name)' takes no value") }
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw UsageError("'\(name)' needs a value: \(valueName)")
    }
    values[option, default: []].append(value)
  }

  /// The first of some options that is given, in the order of the command line.
  func first(of options: [Option]) -> Option? { given.first { options.contains($0) } }

  /// The option's value; the last one counts.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: Option
  ) throws(UsageError) -> Choice? {
    var last: Choice?
    for value in values[option] ?? [] {
      last = try layoutlint.choice(value, "value", of: option)
    }
    return last
  }

  var selection: SelectionRequest {
    var selection = SelectionRequest()
    selection.configuration = values[.config]?.last
    selection.usesIgnoreFiles = !given.contains(.noIgnore)
    return selection
  }

  /// The path of a command that takes one; the current folder if none is given.
  func onlyPath() throws(UsageError) -> String {
    if operands.count > 1 {
      throw UsageError("'\(topic.commandName)' takes only one path; unexpected '\(operands[1])'")
    }
    return try checkedPaths(operands).first ?? "."
  }

  func jobs() throws(UsageError) -> Int? { try count(.jobs) }

  /// A whole number of at least 1; the last one counts.
  func count(_ option: Option) throws(UsageError) -> Int? {
    var last: Int?
    for value in values[option] ?? [] {
      guard let count = Int(value), count > 0 else {
        throw UsageError(
          "'\(option.rawValue)' must be a whole number of at least 1, not '\(value)'")
      }
      last = count
    }
    return last
  }

  /// What `dump frames` takes for a fact.
  func frames() throws(UsageError) -> FrameRequest {
    guard let request = try frameRequests().last else {
      throw UsageError(
        "'layoutlint dump frames' needs a size: --size \(Option.size.valueName ?? "")")
    }
    return request
  }

  /// For each size that is given, or that is usual.
  func frameRequests(
    usual: [(width: Double, height: Double)] = []
  ) throws(UsageError) -> [FrameRequest] {
    var sizes: [(width: Double, height: Double)] = []
    for value in values[.size] ?? [] { sizes.append(try size(.size, value)) }
    var requests: [FrameRequest] = []
    for size in sizes.isEmpty ? usual : sizes {
      var request = FrameRequest(width: size.width, height: size.height)
      if let value = values[.screen]?.last { request.screen = try self.size(.screen, value) }
      if let value = values[.intrinsic]?.last {
        request.intrinsic = try self.size(.intrinsic, value)
      }
      if let value = values[.safeArea]?.last { request.safeArea = try insets(.safeArea, value) }
      if let value = values[.margins]?.last { request.margins = try insets(.margins, value) }
      requests.append(request)
    }
    return requests
  }

  func size(
    _ option: Option, _ value: String
  ) throws(UsageError) -> (width: Double, height: Double) {
    let numbers = try numbers(option, value, separator: "x", count: 2)
    return (numbers[0], numbers[1])
  }

  private func insets(_ option: Option, _ value: String) throws(UsageError) -> [Double] {
    try numbers(option, value, separator: ",", count: 4)
  }

  /// Lengths in points: finite, not negative, and no larger than any screen.
  private func numbers(
    _ option: Option, _ value: String, separator: Character, count: Int
  ) throws(UsageError) -> [Double] {
    let parts = value.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { $0 >= 0 && $0 <= 100_000 }
    guard numbers.count == count, parts.count == count else {
      throw UsageError(
        "'\(option.rawValue)' needs \(option.valueName ?? "numbers"), not '\(value)'")
    }
    return numbers
  }

  /// The rules that an option names, each time it is given.
  func rules(_ option: Option) throws(UsageError) -> Set<String> {
    var rules: Set<String> = []
    for value in values[option] ?? [] {
      for name in value.split(separator: ",", omittingEmptySubsequences: false) {
        if name.isEmpty { throw UsageError("'\(option.rawValue)' contains an empty rule name") }
        rules.insert(String(name))
      }
    }
    return rules
  }
}

func choice<Choice: RawRepresentable<String> & CaseIterable>(
  _ name: String, _ what: String, of option: Option? = nil
) throws(UsageError) -> Choice {
  // Among the cases: a structure takes any text.
  if let choice = Choice.allCases.first(where: { $0.rawValue == name }) { return choice }
  let names = Choice.allCases.map(\.rawValue)
  let isReport = option == .format && ReportKind(rawValue: name) != nil
  throw UsageError(
    "unknown \(what) '\(name)'" + (option.map { " for '\($0.rawValue)'" } ?? "")
      + (isReport && names == OutputFormat.allCases.map(\.rawValue)
        ? "; use '--report \(name)'"
        : hint(name, names, else: "expected \(names.joined(separator: ", ", last: " or "))")))
}

func checkedPaths(_ paths: [String]) throws(UsageError) -> [String] {
  if paths.contains("") { throw UsageError("a path is empty") }
  return paths
}

func hint(_ name: String, _ names: [String], else other: String) -> String {
  "; " + (nearest(to: name, among: names).map { "did you mean '\($0)'?" } ?? other)
}
